import styles from './stars.module.css';

/** A row of stars; `label` gives the number to screen readers. */
export function Stars({ count, label }: { count: number; label: string }) {
  return (
    <p className={styles.stars} role="img" aria-label={label}>
      {'★'.repeat(count)}
    </p>
  );
}
