import { Trans, useTranslate } from '../../i18n/translate.tsx';
import { CallButton } from '../../layout/contact-links.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './how-to-book.module.css';

const points = ['custom', 'flexible', 'local'] as const;

/** Three points, drawn as labels that hang from a line, and two ways to get in touch. */
export function HowToBook() {
  const t = useTranslate();
  return (
    <Section tone="cool" labelledBy="how" className={styles.how}>
      <h2 id="how">
        <Trans k="experiences.how.title" />
      </h2>
      <ul className={styles.line}>
        {points.map((point) => (
          <li key={point}>
            <div className={styles.label}>
              <h3>{t(`experiences.how.${point}.title`)}</h3>
              <p>{t(`experiences.how.${point}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <PageLink to="contact" className={buttonClass('strong')}>
          {t('experiences.contactNow')}
        </PageLink>
        <CallButton />
      </div>
    </Section>
  );
}
