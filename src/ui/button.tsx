import type { ComponentProps, MouseEvent } from 'react';
import styles from './button.module.css';

/** `action` is for booking only. */
export type ButtonVariant = 'action' | 'strong' | 'quiet' | 'quietOnDeep';

/** The classes that make a link look like a button. */
export function buttonClass(variant: ButtonVariant, extra = ''): string {
  return `${styles.button} ${styles[variant]} ${extra}`.trim();
}

/** A button for an action on this page. */
export function Button({
  variant = 'quiet',
  className,
  ...rest
}: ComponentProps<'button'> & { variant?: ButtonVariant }) {
  return <button type="button" {...rest} className={buttonClass(variant, className)} />;
}

/** For the `onClick` of a submit button or one with a popover: a double click presses it once. */
export function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
