import type { ReactNode } from 'react';
import { type CopyKey, Text, useLanguage, useSay } from '../../copy/text.tsx';
import { Phased } from '../../frame/phased.tsx';
import { announcements, type Saying, sayingsOf } from '../../hotel/announcements.ts';
import { announcementValues } from '../../hotel/values.ts';
import styles from './notice.module.css';

const sayings = sayingsOf(announcements.filter(({ closesRestaurant }) => closesRestaurant));

/** What is true today of a closure. It is gone when nothing is announced; the menu keeps its own note. */
export function Notice() {
  const say = useSay();
  const language = useLanguage();
  if (sayings.length === 0) return null;
  const each = (content: (key: string, values: Record<string, string>) => ReactNode) =>
    sayings.map(({ record, name, phase }: Saying) => (
      <Phased name={phase} key={name}>
        {content(`terrazza.notice.${name}`, announcementValues(record, language))}
      </Phased>
    ));
  return (
    <div data-notice-part={sayings.some(({ phase }) => phase === 'unknown') ? 'neutral' : ''}>
      <section className={styles.notice} aria-labelledby="notice">
        <div className={styles.column}>
          <div id="notice">
            {each((key, values) => (
              <h2>
                <Text k={`${key}.title` as CopyKey} values={values} />
              </h2>
            ))}
          </div>
          <div className={styles.words}>
            {each((key, values) => (
              <p className={styles.text}>{say(`${key}.text` as CopyKey, values)}</p>
            ))}
            <p>{say('terrazza.notice.illustrative')}</p>
          </div>
        </div>
      </section>
    </div>
  );
}
