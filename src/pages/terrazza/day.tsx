import { moments } from '../../hotel/facts.ts';
import { Trans, useTranslate } from '../../i18n/translate.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './day.module.css';

/** The terrace through the day, drawn as the path of the sun. */
export function Day() {
  const t = useTranslate();
  return (
    <Section tone="cool" labelledBy="day" className={styles.section}>
      <h2 className={styles.heading} id="day">
        <Trans k="terrazza.cards.title" />
      </h2>
      <div className={styles.sky}>
        <svg className={styles.path} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.wide} d="M-17 179.6Q50 -179.6 117 179.6" vectorEffect="non-scaling-stroke" />
          <path className={styles.narrow} d="M0 0Q200 50 0 100" vectorEffect="non-scaling-stroke" />
        </svg>
        <ul className={styles.day}>
          {moments.map((moment) => (
            <li key={moment} className={`${styles.moment} ${styles[moment]}`}>
              <h3>{t(`terrazza.card.${moment}.title`)}</h3>
              <p>{t(`terrazza.card.${moment}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
