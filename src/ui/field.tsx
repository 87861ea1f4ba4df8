import type { ComponentProps } from 'react';
import styles from './field.module.css';

interface Labelled {
  label: string;
  className?: string | undefined;
}

/** One line to fill in, under its label. A required one says so with an asterisk. */
export function Field({ label, className, ...rest }: ComponentProps<'input'> & Labelled) {
  return (
    <label className={`${styles.field} ${className ?? ''}`}>
      <span className={styles.label}>{named(label, rest.required)}</span>
      {/* the parts of a date take the focus without the page making room for it under the bar */}
      <input {...rest} onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })} />
    </label>
  );
}

/** Several lines to fill in. */
export function LongField({ label, className, ...rest }: ComponentProps<'textarea'> & Labelled) {
  return (
    <label className={`${styles.field} ${className ?? ''}`}>
      <span className={styles.label}>{named(label, rest.required)}</span>
      <textarea {...rest} />
    </label>
  );
}

const named = (label: string, required?: boolean) => (required ? `${label} *` : label);
