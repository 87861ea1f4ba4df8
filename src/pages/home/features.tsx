import type { ReactNode } from 'react';
import { distances } from '../../hotel/facts.ts';
import { Trans, useTranslate } from '../../i18n/translate.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './features.module.css';

const features = [
  { id: 'beach', metres: distances.sea.metres },
  { id: 'terrace', metres: 0 },
  { id: 'solarium', metres: 0 },
  { id: 'parking', metres: distances.parking.metres },
] as const;

/** A block would be read as a second heading. */
const OnNewLine = ({ children }: { children?: ReactNode }) => (
  <>
    <br />
    <i>{children}</i>
  </>
);

/** Four reasons to stay here, drawn on one line. */
export function Features() {
  const t = useTranslate();
  return (
    <Section labelledBy="features" joined>
      <h2 className={styles.heading} id="features">
        <Trans k="feature.title" />
      </h2>
      <ul className={styles.list}>
        {features.map(({ id, metres }) => (
          <li key={id} className={`${styles.feature} ${styles[id]}`}>
            <h3 className={styles.title}>
              <Trans k={`feature.${id}.title`} values={{ metres }} parts={{ em: <OnNewLine /> }} />
            </h3>
            <p>{t(`feature.${id}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
