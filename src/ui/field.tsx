import type { ComponentProps, FocusEvent, FormEvent } from 'react';
import styles from './field.module.css';

// the browser scrolls to the part of a date, or the line of a text, that has the caret: the rest stays covered
const onFocus = ({ currentTarget }: FocusEvent) => currentTarget.scrollIntoView({ block: 'nearest' });

interface FieldProps extends ComponentProps<'input'> {
  name: string;
  label: string;
}

/** Firefox tells screen readers that an empty required field is invalid, before anything is typed: at first none is. */
const atFirst = (isRequired?: boolean) => (isRequired ? false : undefined);

/** A labelled input. The label of a required one ends with an asterisk. */
export function Field({ label, ...rest }: FieldProps) {
  return (
    <div className={styles.field}>
      <label>
        <span className={styles.label}>{labelText(label, rest.required)}</span>
        <input aria-invalid={atFirst(rest.required)} {...rest} onFocus={onFocus} />
      </label>
    </div>
  );
}

/** A labelled textarea. */
export function TextAreaField({ label, ...rest }: ComponentProps<'textarea'> & { label: string }) {
  return (
    <div className={styles.field}>
      <label>
        <span className={styles.label}>{labelText(label, rest.required)}</span>
        <textarea aria-invalid={atFirst(rest.required)} {...rest} onFocus={onFocus} />
      </label>
    </div>
  );
}

/** A form's props that mark the fields which the browser refuses, until they are right. The browser says why. */
export const markRefusedFields = {
  onInvalid: ({ target }: FormEvent) => (target as Element).setAttribute('aria-invalid', 'true'),
  onInput: ({ currentTarget: form }: FormEvent) => {
    // a task of its own: the limits of one field may follow the value of another
    setTimeout(() => {
      for (const field of form.querySelectorAll('[aria-invalid="true"]')) {
        if (field.matches(':valid')) field.setAttribute('aria-invalid', 'false');
      }
    });
  },
};

const labelText = (label: string, required?: boolean) => (required ? `${label} *` : label);
