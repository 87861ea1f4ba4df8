import { Trans, useTranslate } from '../../i18n/translate.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './signpost.module.css';

const tours = ['boat', 'hiking', 'food'] as const;

/** Three tours, drawn as the boards of a trail's signpost. */
export function Signpost() {
  const t = useTranslate();
  return (
    <Section labelledBy="experiences" className={styles.experiences}>
      <div className={styles.text}>
        <h2 id="experiences">
          <Trans k="location.experiences.title" />
        </h2>
        <p>{t('location.experiences.text')}</p>
        <PageLink to="contact" className={buttonClass('strong')}>
          {t('location.experiences.button')}
        </PageLink>
      </div>
      <ul className={styles.post}>
        {tours.map((tour) => (
          <li key={tour} className={`${styles.board} ${styles[tour]}`}>
            <h3>{t(`location.experiences.${tour}.title`)}</h3>
            <p>{t(`location.experiences.${tour}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
