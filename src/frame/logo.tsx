import mark from 'picture:mark?first';
import { hotel } from '../hotel/identity.ts';
import styles from './logo.module.css';

/** The mark and the name, as they hang on the house. */
export function Logo() {
  return (
    <span className={styles.logo} translate="no">
      <img
        className={styles.mark}
        src={mark.inline ?? mark.src}
        width={40}
        height={40}
        alt=""
        suppressHydrationWarning
      />
      <span className={styles.name}>{hotel.name}</span>
    </span>
  );
}
