import type { ReactNode } from 'react';
import { hasRestaurant } from '../hotel/facts.ts';
import { Trans, useTranslate } from '../i18n/translate.tsx';
import { AnnouncementVariant } from './announcement-variant.tsx';
import { announcements } from './announcements.ts';
import styles from './terrace-notice.module.css';
import { partValue, variantsOf } from './variants.ts';

const variants = variantsOf(announcements.filter(({ closes }) => closes));

/** The terrace page's notice about a closure. It is hidden while nothing is announced. */
export function TerraceNotice() {
  const t = useTranslate();
  if (variants.length === 0) return null;
  const each = (content: (key: `terrazza.notice.${string}`) => ReactNode) =>
    variants.map((variant) => (
      <AnnouncementVariant variant={variant} key={variant.name}>
        {content(`terrazza.notice.${variant.name}`)}
      </AnnouncementVariant>
    ));
  return (
    <div data-notice-part={partValue(variants)}>
      <section className={styles.notice} aria-labelledby="notice">
        <div className={styles.column}>
          <div id="notice">
            {each((key) => (
              <h2>
                <Trans k={`${key}.title`} />
              </h2>
            ))}
          </div>
          <div className={styles.text}>
            {each((key) => (
              <p className={styles.variant}>{t(`${key}.text`)}</p>
            ))}
            {hasRestaurant && <p className={styles.illustrative}>{t('terrazza.notice.illustrative')}</p>}
          </div>
        </div>
      </section>
    </div>
  );
}
