import type { ComponentProps, ReactNode } from 'react';
import styles from './links.module.css';

/** A line of a list, which opens something. @param value what stands at its end */
export const LinkItem = ({ children, value, ...button }: ComponentProps<'button'> & { value?: ReactNode }) => (
  <li>
    <button type="button" className={styles.item} {...button}>
      <span>{children}</span>
      {value && <span className={styles.value}>{value}</span>}
    </button>
  </li>
);

/** A way to another panel, in the words of a link. */
export const LinkButton = (props: ComponentProps<'button'>) => (
  <button type="button" className={styles.link} {...props} />
);
