import type { ReactNode } from 'react';
import { type CopyKey, Text, useSay } from '../i18n/translate.tsx';
import { Phased } from './announcement-variant.tsx';
import { announcements, type Saying, sayingsOf } from './announcements.ts';
import styles from './terrace-notice.module.css';

const sayings = sayingsOf(announcements.filter(({ closesRestaurant }) => closesRestaurant));

/** What is true today of a closure. It is gone when nothing is announced; the menu keeps its own note. */
export function Notice() {
  const say = useSay();
  if (sayings.length === 0) return null;
  const each = (content: (key: string) => ReactNode) =>
    sayings.map(({ name, phase }: Saying) => (
      <Phased name={phase} key={name}>
        {content(`terrazza.notice.${name}`)}
      </Phased>
    ));
  return (
    <div data-notice-part={sayings.some(({ phase }) => phase === 'unknown') ? 'neutral' : ''}>
      <section className={styles.notice} aria-labelledby="notice">
        <div className={styles.column}>
          <div id="notice">
            {each((key) => (
              <h2>
                <Text k={`${key}.title` as CopyKey} />
              </h2>
            ))}
          </div>
          <div className={styles.words}>
            {each((key) => (
              <p className={styles.text}>{say(`${key}.text` as CopyKey)}</p>
            ))}
            <p>{say('terrazza.notice.illustrative')}</p>
          </div>
        </div>
      </section>
    </div>
  );
}
