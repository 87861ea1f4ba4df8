import type { ComponentProps } from 'react';
import styles from './field.module.css';

interface Labelled {
  label: string;
  className?: string | undefined;
}

/** A labelled input. The label of a required one ends with an asterisk. */
export function Field({ label, className, ...rest }: ComponentProps<'input'> & Labelled) {
  return (
    <label className={`${styles.field} ${className ?? ''}`}>
      <span className={styles.label}>{labelText(label, rest.required)}</span>
      {/* focus on the parts of a date does not scroll them clear of the header */}
      <input {...rest} onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })} />
    </label>
  );
}

/** A labelled textarea. */
export function LongField({ label, className, ...rest }: ComponentProps<'textarea'> & Labelled) {
  return (
    <label className={`${styles.field} ${className ?? ''}`}>
      <span className={styles.label}>{labelText(label, rest.required)}</span>
      <textarea {...rest} />
    </label>
  );
}

const labelText = (label: string, required?: boolean) => (required ? `${label} *` : label);
