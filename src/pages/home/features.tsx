import { distances } from '../../hotel/facts.ts';
import { type MessageKey, Trans, useTranslate } from '../../i18n/translate.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './features.module.css';

const features = [
  { id: 'beach', values: distances.sea },
  { id: 'terrace' },
  { id: 'solarium' },
  { id: 'parking', values: distances.parking },
] as const;

/** Four reasons to stay here. */
export function Features() {
  const t = useTranslate();
  return (
    <Section labelledBy="features" joined>
      <h2 className={styles.heading} id="features">
        <Trans k="feature.title" />
      </h2>
      <ul className={styles.list}>
        {features.map((feature) => (
          <li key={feature.id} className={styles.feature}>
            <h3 className={styles.title}>
              <Trans
                k={`feature.${feature.id}.title` satisfies MessageKey}
                {...('values' in feature && { values: feature.values })}
              />
            </h3>
            <p>{t(`feature.${feature.id}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
