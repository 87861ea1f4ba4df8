import type { ComponentProps } from 'react';
import styles from './field.module.css';

interface FieldProps extends ComponentProps<'input'> {
  name: string;
  label: string;
  /** why the value is refused */
  error?: string | undefined;
}

/** A labelled input. The label of a required one ends with an asterisk. */
export function Field({ label, error, ...rest }: FieldProps) {
  return (
    <div className={styles.field}>
      <label>
        <span className={styles.label}>{labelText(label, rest.required)}</span>
        {/* focus on the parts of a date does not scroll them clear of the header */}
        <input
          {...rest}
          {...refusal(rest.name, error)}
          onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
        />
      </label>
      <FieldError name={rest.name} error={error} />
    </div>
  );
}

/** A labelled textarea. */
export function LongField({ label, ...rest }: ComponentProps<'textarea'> & { label: string }) {
  return (
    <div className={styles.field}>
      <label>
        <span className={styles.label}>{labelText(label, rest.required)}</span>
        <textarea {...rest} />
      </label>
    </div>
  );
}

/** The attributes of a refused field. */
export function refusal(name: string, error: string | undefined) {
  return error ? { 'aria-invalid': true, 'aria-describedby': `${name}-error` } : {};
}

/** Why a field is refused. It stands outside the label, which is the field's name. */
export function FieldError({ name, error }: { name: string; error: string | undefined }) {
  return error ? (
    <p className={styles.error} id={`${name}-error`}>
      {error}
    </p>
  ) : null;
}

const labelText = (label: string, required?: boolean) => (required ? `${label} *` : label);
