import type { ReactNode } from 'react';
import { type MessageKey, Trans, useTranslate } from '../i18n/translate.tsx';
import { AnnouncementVariant } from './announcement-variant.tsx';
import { announcements, type Variant, variantsOf } from './announcements.ts';
import styles from './terrace-notice.module.css';

const sayings = variantsOf(announcements.filter(({ closesRestaurant }) => closesRestaurant));

/** What is true today of a closure. It is gone when nothing is announced; the menu keeps its own note. */
export function TerraceNotice() {
  const t = useTranslate();
  if (sayings.length === 0) return null;
  const each = (content: (key: string) => ReactNode) =>
    sayings.map(({ name, phase }: Variant) => (
      <AnnouncementVariant name={phase} key={name}>
        {content(`terrazza.notice.${name}`)}
      </AnnouncementVariant>
    ));
  return (
    <div data-notice-part={sayings.some(({ phase }) => phase === 'unknown') ? 'neutral' : ''}>
      <section className={styles.notice} aria-labelledby="notice">
        <div className={styles.column}>
          <div id="notice">
            {each((key) => (
              <h2>
                <Trans k={`${key}.title` as MessageKey} />
              </h2>
            ))}
          </div>
          <div className={styles.words}>
            {each((key) => (
              <p className={styles.text}>{t(`${key}.text` as MessageKey)}</p>
            ))}
            <p>{t('terrazza.notice.illustrative')}</p>
          </div>
        </div>
      </section>
    </div>
  );
}
