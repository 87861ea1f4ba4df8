import { Text, useLanguage, useSay } from '../../copy/text.tsx';
import { Phased } from '../../frame/phased.tsx';
import { reopeningDay } from '../../frame/renovation.ts';
import styles from './notice.module.css';

const phases = ['closed', 'reopened', 'unknown'] as const;

/** What is true of the renovation today. It is gone when the announcement is over; the menu keeps its own note. */
export function Notice() {
  const say = useSay();
  const date = reopeningDay(useLanguage());
  return (
    <div data-announcement="">
      <section className={styles.notice} aria-labelledby="notice">
        <div className={styles.column}>
          <div id="notice">
            {phases.map((phase) => (
              <Phased phase={phase} key={phase}>
                <h2>
                  <Text k={`terrazza.notice.${phase}.title`} />
                </h2>
              </Phased>
            ))}
          </div>
          <div className={styles.words}>
            {phases.map((phase) => (
              <Phased phase={phase} key={phase}>
                <p className={styles.text}>{say(`terrazza.notice.${phase}.text`, { date })}</p>
              </Phased>
            ))}
            <p>{say('terrazza.notice.illustrative')}</p>
          </div>
        </div>
      </section>
    </div>
  );
}
