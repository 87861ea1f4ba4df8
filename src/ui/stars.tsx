import styles from './stars.module.css';

/** A row of stars that says its number. */
export function Stars({ count, label }: { count: number; label: string }) {
  return (
    <p className={styles.stars} role="img" aria-label={label}>
      {'★'.repeat(count)}
    </p>
  );
}
