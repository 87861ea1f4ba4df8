import terraceBar from 'picture:terrace-bar';
import { terrace } from '../../hotel/facts.ts';
import { Trans, useTranslate } from '../../i18n/translate.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './bar.module.css';

type Label = (typeof terrace.bar)[number];

/** The emblem of each label, in a view box of 96 × 96: shapes by their colour, from back to front. */
const emblems: Record<
  Label,
  readonly (readonly [paint: 'pale' | 'drink' | 'fruit' | 'grapes' | 'leaf' | 'line', path: string])[]
> = {
  // a glass of white wine and its grapes
  wine: [
    ['pale', 'M20 8h34c4 26-1 40-15 42v31h14v6H21v-6h14V50C21 48 16 34 20 8z'],
    ['drink', 'M22 24h30c0 14-5 21-15 21s-15-7-15-21z'],
    ['leaf', 'M68 34q2-17 22-16q0 18-20 18z'],
    ['grapes', 'M66 44h0M80 44h0M73 56h0M86 57h0M79 69h0'],
  ],
  // a bottle with the terraces it comes from on its label
  labels: [
    ['leaf', 'M40 14h16v18c9 6 13 12 13 22v36H27V54c0-10 4-16 13-22z'],
    ['drink', 'M40 4h16v16H40z'],
    ['pale', 'M27 52h42v28H27z'],
    ['fruit', 'M50 61a5 5 0 1 1 10 0a5 5 0 1 1-10 0z'],
    ['line', 'M27 70q12-12 24-4t18 2M27 77q16-10 42-3'],
  ],
  // a glass of spritz with its slice of orange
  aperitif: [
    ['line', 'M46 58L66 4'],
    ['pale', 'M16 22h56c3 24-7 37-24 39v22h14v6H26v-6h14V61C23 59 13 46 16 22z'],
    ['drink', 'M19 32h50c0 16-8 25-25 25s-25-9-25-25z'],
    ['fruit', 'M56 22a15 15 0 1 1 30 0a15 15 0 1 1-30 0z'],
    ['pale', 'M26 38l9-4 4 9-9 4zM46 46l9-3 3 8-9 3zM69 20l-9-2 6-7zM73 20l3-9 6 8zM73 24l9 3-6 6zM69 24l-3 9-6-6z'],
  ],
};

/** The bar; its drinks are drawn as the labels of three bottles. */
export function Bar() {
  const t = useTranslate();
  return (
    <Section labelledBy="bar" className={styles.bar}>
      <Picture
        className={styles.picture}
        of={terraceBar}
        alt={t('terrazza.alt.terraceBar')}
        sizes="(min-width: 64rem) 55vw, 100vw"
      />
      <div className={styles.text}>
        <h2 id="bar">
          <Trans k="terrazza.bar.title" />
        </h2>
        <p>{t('terrazza.bar.text')}</p>
      </div>
      <ul className={styles.shelf}>
        {terrace.bar.map((label) => (
          <li key={label} className={`${styles.label} ${styles[label]}`}>
            <svg className={styles.emblem} viewBox="0 0 96 96" aria-hidden="true">
              {emblems[label].map(([paint, path]) => (
                <path key={path} className={styles[paint]} d={path} />
              ))}
            </svg>
            <h3>{t(`terrazza.bar.${label}.title`)}</h3>
            <p>{t(`terrazza.bar.${label}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
