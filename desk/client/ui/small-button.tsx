import type { ComponentProps, MouseEvent } from 'react';
import styles from './small-button.module.css';

// the field keeps focus, so that nothing moves under the press
export const keepFocus = (event: MouseEvent) => event.preventDefault();

/** A button beside a field, or one of several that filter a list. */
export const SmallButton = (props: ComponentProps<'button'>) => (
  <button type="button" className={styles.button} {...props} />
);
