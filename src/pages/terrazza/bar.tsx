import terraceBar from 'picture:terrace-bar';
import { terrace } from '../../hotel/facts.ts';
import { Trans, useTranslate } from '../../i18n/translate.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './bar.module.css';

type Label = 'wine' | 'labels' | 'aperitif';

/** The bar; its drinks are drawn as the labels of three bottles. */
export function Bar() {
  const t = useTranslate();
  return (
    <Section labelledBy="bar" className={styles.bar}>
      <Picture
        className={styles.picture}
        of={terraceBar}
        alt={t('terrazza.alt.terraceBar')}
        sizes="(width < 64rem) 100vw, 55vw"
      />
      <div className={styles.text}>
        <h2 id="bar">
          <Trans k="terrazza.bar.title" />
        </h2>
        <p>{t('terrazza.bar.text')}</p>
      </div>
      <ul className={styles.shelf}>
        {(terrace.bar as Label[]).map((label) => (
          <li key={label} className={`${styles.label} ${styles[label]}`}>
            <h3>{t(`terrazza.bar.${label}.title`)}</h3>
            <p>{t(`terrazza.bar.${label}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
