import type { ReactNode } from 'react';
import styles from './section.module.css';
import tiles from './tiles.module.css';

interface SectionProps {
  /** the ground it stands on */
  tone?: 'plain' | 'warm' | 'cool' | 'deep';
  /** the id of the heading that names it */
  labelledBy?: string;
  /** carries on the section before it, without a gap between */
  joined?: boolean;
  id?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** One idea of a page, as wide as the window; what it holds keeps to the column. */
export function Section({ tone = 'plain', labelledBy, joined, id, className, children }: SectionProps) {
  return (
    <section
      className={[styles.section, tone !== 'plain' && styles[tone], joined && styles.joined].filter(Boolean).join(' ')}
      id={id}
      aria-labelledby={labelledBy}
    >
      <div className={[styles.column, className].filter(Boolean).join(' ')}>{children}</div>
    </section>
  );
}

/** A band of majolica across the page. */
export function TileBand() {
  return <div className={`${tiles.tiles} ${styles.band}`} aria-hidden="true" />;
}
