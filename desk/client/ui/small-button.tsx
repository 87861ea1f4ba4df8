import type { ComponentProps } from 'react';
import styles from './small-button.module.css';

/** A button beside a field, or one of several that filter a list. */
export const SmallButton = (props: ComponentProps<'button'>) => (
  <button type="button" className={styles.button} {...props} />
);
