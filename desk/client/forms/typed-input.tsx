import { useRef, useState } from 'react';
import type { FaultCode } from '../../../build/content/faults/fault.ts';
import { meant, typographyIn, type Unit } from '../../../build/content/values/meant.ts';
import { asWritten } from '../../../build/content/values/value-names.ts';
import { useDesk } from '../desk-store.ts';
import { edit, leave } from '../drafts/write.ts';
import { dayText } from '../readable.ts';
import { Sign } from '../ui/controls.tsx';
import styles from './forms.module.css';
import { type ControlProps, type FieldProps, Labelled, useValue } from './parts.tsx';

/** A word, a number, an hour or a day. */
export function Value(props: FieldProps) {
  const { place, schema, isOptional } = props;
  const { kind = 'text', type = '', unit, isNullable } = schema;
  const value = useValue(place);
  const nothing = isNullable ? null : isOptional ? undefined : '';
  return (
    <Labelled {...props}>
      {(control, label) => (
        <TypedInput
          {...control}
          label={label}
          kind={kind}
          unit={unit}
          isNumber={/number|integer/.test(type)}
          value={value}
          onChange={(next) => edit(place, next === '' ? nothing : next)}
          onLeave={leave}
        />
      )}
    </Labelled>
  );
}

interface TypedInputProps extends ControlProps {
  label: string;
  kind: FaultCode;
  unit?: Unit | undefined;
  isNumber?: boolean;
  value: unknown;
  /** hears what is meant; '' is nothing */
  onChange: (value: string | number) => void;
  onLeave?: () => void;
}

/**
 * A field in which one types. It is turned at once into what is meant; where that would disturb typing, it is shown
 * beside the field, and in it once the field is left.
 */
export function TypedInput(props: TypedInputProps) {
  const { id, kind, unit, isNumber, value, onChange, onLeave } = props;
  const { language } = useDesk();
  const [typed, setTyped] = useState<{ text: string; value: unknown }>();
  const shown = value === noLink ? '' : asWritten(value, language);
  // undo, or another desk, may have changed the value meanwhile
  const own = typed && typed.value === (value ?? '') ? typed.text : undefined;
  const take = (text: string) => {
    const next = text.trim() === '' && kind !== 'socialLink' ? '' : meant(kind, text, language, unit);
    setTyped({ text, value: next });
    onChange(next);
  };
  const leave = () => {
    setTyped(undefined);
    onLeave?.();
  };
  const isDay = kind === 'day';
  return (
    <>
      <div className={styles.typed}>
        <input
          id={id}
          type="text"
          inputMode={isNumber ? 'decimal' : undefined}
          className={styles.input}
          value={own ?? shown}
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-meant ${props['aria-describedby'] ?? ''}`.trim()}
          aria-invalid={props['aria-invalid']}
          onChange={({ target }) => {
            if (kind === 'text') improveTypography(target, language);
            take(target.value);
          }}
          onBlur={leave}
        />
        {isDay && <DayPicker {...props} onChange={(day) => [take(String(day)), leave()]} />}
      </div>
      <output id={`${id}-meant`} className={styles.meant}>
        {own !== undefined && own.trim() !== shown && `→ ${isDay ? dayText(String(value), language) : shown}`}
      </output>
    </>
  );
}

// what the content has for a profile without an address
const noLink = '#';

/** The browser's own calendar, beside a field. */
function DayPicker({ label, value, onChange }: TypedInputProps) {
  const { t } = useDesk();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={styles.picker}
        aria-label={`${label}: ${t.chooseFromTheCalendar}`}
        onClick={() => picker.current?.showPicker()}
      >
        <Sign path="M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8" />
      </button>
      <input
        ref={picker}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={/^\d{4}-\d\d-\d\d$/.test(String(value)) ? String(value) : ''}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}

/** Replaces what a keyboard lacks, and keeps the caret behind what was typed. */
function improveTypography(input: HTMLInputElement, language: 'it' | 'en'): void {
  const caret = input.selectionStart ?? input.value.length;
  let moved = caret;
  for (const { from, to, text } of typographyIn(input.value, language).reverse()) {
    input.setRangeText(text, from, to);
    if (to <= caret) moved += text.length - (to - from);
  }
  if (document.activeElement === input) input.setSelectionRange(moved, moved);
}
