import lemonPath from 'picture:home-lemon-path';
import { Trans, useTranslate } from '../../i18n/translate.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './location-teaser.module.css';

const items = ['towns', 'lemons', 'boats'] as const;

export function LocationTeaser() {
  const t = useTranslate();
  return (
    <Section labelledBy="location" className={styles.teaser}>
      <div className={styles.text}>
        <h2 id="location">
          <Trans k="hotel.location.title" />
        </h2>
        <p>{t('hotel.location.text')}</p>
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item}>
              <h3>{t(`hotel.location.${item}.title`)}</h3>
              <p>{t(`hotel.location.${item}.text`)}</p>
            </li>
          ))}
        </ul>
        <PageLink to="location" className={buttonClass('strong')}>
          {t('hotel.location.link')}
        </PageLink>
      </div>
      <Picture
        className={styles.picture}
        of={lemonPath}
        alt={t('hotel.alt.homeLemonPath')}
        sizes="(min-width: 60rem) max(56vw, 45rem), 100vw"
      />
    </Section>
  );
}
