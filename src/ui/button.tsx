import type { ComponentProps, MouseEvent } from 'react';
import styles from './button.module.css';

/** `action` is booking's own; there is one on a screen. */
export type ButtonLook = 'action' | 'strong' | 'quiet' | 'quietOnDeep';

/** The look of a button, for links that go somewhere. */
export function buttonClass(look: ButtonLook, extra = ''): string {
  return `${styles.button} ${styles[look]} ${extra}`.trim();
}

/** A button that does something here. */
export function Button({ look = 'quiet', className, ...rest }: ComponentProps<'button'> & { look?: ButtonLook }) {
  return <button type="button" {...rest} className={buttonClass(look, className)} />;
}

/** For the `onClick` of a form's button: two presses of a double click send the form once. */
export function once(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
