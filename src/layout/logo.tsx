import mark from 'markup:mark';
import { hotel } from '../hotel/identity.ts';
import styles from './logo.module.css';

/** The length of the longest name that is shown at full size: Home's lemon branch hangs beside it. */
const longest = 16;

/** The hotel's mark and name. */
export function Logo() {
  return (
    <span className={styles.logo} translate="no">
      <svg className={styles.mark} viewBox={mark.viewBox} width={40} height={40} aria-hidden="true">
        {mark.paths.map((path) => (
          <path key={path.d} {...path} />
        ))}
      </svg>
      <span className={styles.name} data-long={hotel.name.length > longest || undefined}>
        {hotel.name}
      </span>
    </span>
  );
}
