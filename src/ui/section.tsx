import type { ReactNode } from 'react';
import styles from './section.module.css';
import tiles from './tiles.module.css';

interface SectionProps {
  /** the background, if not that of the page */
  tone?: 'warm' | 'cool' | 'deep' | undefined;
  /** the id of its heading */
  labelledBy?: string;
  /** continues the section before it, without a gap */
  joined?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A section of a page: its background is as wide as the window, its content as wide as the column. */
export function Section({ tone, labelledBy, joined, className, children }: SectionProps) {
  return (
    <section
      className={[styles.section, tone && styles[tone], joined && styles.joined].filter(Boolean).join(' ')}
      aria-labelledby={labelledBy}
    >
      <div className={[styles.column, className].filter(Boolean).join(' ')}>{children}</div>
    </section>
  );
}

/** A decorative band of majolica tiles across the page. */
export function TileBand() {
  return <div className={`${tiles.tiles} ${styles.band}`} aria-hidden="true" />;
}
