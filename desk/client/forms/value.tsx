import { useId } from 'react';
import { edit, leave } from '../drafts/write.ts';
import { fieldKey } from '../ui/focus-field.ts';
import { Trouble, useIsInvalid } from '../ui/trouble.tsx';
import styles from './forms.module.css';
import { type FieldProps, Help, useLabel, useValue } from './parts.tsx';
import { TypedInput } from './typed-input.tsx';

/** A word, a number, an hour or a day. */
export function Value({ place, schema, isOptional }: FieldProps) {
  const id = useId();
  const isInvalid = useIsInvalid(place);
  const { kind = 'text', type = '', isNullable } = schema;
  const label = useLabel(schema);
  return (
    <div className={styles.field} data-field={fieldKey(place)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <TypedInput
        id={id}
        label={label}
        kind={kind}
        isNumber={/number|integer/.test(type)}
        value={useValue(place)}
        isInvalid={isInvalid}
        describedBy={`${id}-help ${id}-errors`}
        onChange={(value) =>
          edit(place, value === '' && (isNullable || isOptional) ? (isNullable ? null : undefined) : value)
        }
        onLeave={leave}
      />
      <Help schema={schema} id={`${id}-help`} />
      <Trouble id={`${id}-errors`} place={place} label={label} />
    </div>
  );
}
