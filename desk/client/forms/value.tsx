import { useState } from 'react';
import { z } from 'zod';
import { textLanguage } from '../../../build/content/messages/dictionary.ts';
import { normaliseInput, valuesOfSeveral } from '../../../build/content/values/normalise-input.ts';
import { isDay } from '../../../build/content/values/parse-day.ts';
import { asWritten } from '../../../build/content/values/value-names.ts';
import { fieldAt, fieldsIn } from '../../content/fields.ts';
import { pastedLine } from '../../content/message-text.ts';
import { dayText } from '../../content/readable.ts';
import type { Place } from '../../protocol.ts';
import { useDesk } from '../desk-store.ts';
import { edit, leave } from '../drafts/write.ts';
import { afterPress } from '../ui/after-press.ts';
import { DayPicker } from './day-picker.tsx';
import styles from './forms.module.css';
import { dayKinds, type FieldProps, Labelled, useValue } from './parts.tsx';
import { addSpace, improveTypography } from './text-input.ts';

/**
 * A text, a number, a time or a day. Input is normalised at once. If that would disturb typing, the normalised value is shown
 * beside the field, and replaces the input when the field is left.
 */
export function Value(props: FieldProps) {
  const { place } = props;
  const { part, meta, isNullable, isOptional } = fieldAt(place);
  const kind = meta.problem?.code ?? 'text';
  const { language: desk } = useDesk();
  // a text in several languages has a field for each language
  const language = textLanguage(place) ?? desk;
  const value = useValue(place);
  const start = useStart(place);
  const [typed, setTyped] = useState<{ text: string; value: unknown }>();
  const nothing = isNullable ? null : isOptional ? undefined : '';
  const shown = value === noLink ? '' : asWritten(value, language);
  // undo or another desk may have changed the value meanwhile
  const own = typed && typed.value === (value ?? '') ? typed.text : undefined;
  const take = (text: string) => {
    const isNothing = text.trim() === '' && kind !== 'socialLink';
    const here = valuesOfAll(place, text)[String(place.path.at(-1))];
    const next = isNothing ? '' : (here ?? normaliseInput(kind, text, language, meta.unit, start));
    setTyped({ text, value: next });
    edit(place, next === '' ? nothing : next);
  };
  const read = (input: HTMLInputElement, event?: InputEvent) => {
    // what an undo brings back stays, and so do the parts of a character that is being composed
    const isTyped = !event?.isComposing && !event?.inputType?.startsWith('history');
    if (kind === 'text' && isTyped) improveTypography(input, language);
    // only pasted text has line breaks and tabs
    take(/[\n\t]/.test(input.value) ? pastedLine(input.value) : input.value);
  };
  const finish = () => {
    for (const [name, one] of Object.entries(valuesOfAll(place, own ?? '')))
      edit({ ...place, path: [...place.path.slice(0, -1), name] }, one);
    setTyped(undefined);
    leave();
  };
  const choose = (day: string) => {
    take(day);
    finish();
  };
  const isOfDays = dayKinds.includes(kind);
  // a sentence gets a textarea for its length, but no line breaks
  const Control = (kind === 'text' ? 'textarea' : 'input') as 'input';
  return (
    <Labelled {...props}>
      {(control, label) => (
        <>
          <div className={styles.typed}>
            <Control
              {...control}
              type={kind === 'text' ? undefined : 'text'}
              // its height where browsers have no `field-sizing`
              {...(kind === 'text' && { rows: Math.ceil((own ?? shown).length / mostInLine) || 1 })}
              inputMode={part instanceof z.ZodNumber ? 'decimal' : undefined}
              className={styles.input}
              value={own ?? shown}
              autoComplete="off"
              spellCheck={false}
              aria-describedby={`${control.id}-normalised ${control['aria-describedby']}`}
              onChange={({ target, nativeEvent }) => read(target, nativeEvent as InputEvent)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                if (kind !== 'text') return;
                addSpace(event.currentTarget);
                read(event.currentTarget);
              }}
              // selects all on Tab, as browsers do in single-line fields
              onKeyUp={({ key, currentTarget }) => key === 'Tab' && currentTarget.select()}
              onBlur={() => void afterPress(finish)}
            />
            {isOfDays && <DayPicker label={label} day={String(value)} onChange={choose} />}
          </div>
          <output id={`${control.id}-normalised`} className={styles.normalised}>
            {own !== undefined &&
              own.trim() !== shown &&
              (!isOfDays || isDay(String(value))) &&
              `→ ${isOfDays ? dayText(String(value), language) : shown}`}
          </output>
        </>
      )}
    </Labelled>
  );
}

/** The first day of the period that ends with this field. An end without a first day is not past. */
function useStart({ file, path }: Place): string | undefined {
  const start = useValue({ file, path: [...path.slice(0, -1), 'from'] });
  if (path.at(-1) !== 'until') return;
  return typeof start === 'string' && isDay(start) ? start : '';
}

/** The values of neighbouring fields in a text that is pasted into one of them, by field name. */
function valuesOfAll(place: Place, text: string): Record<string, string | number> {
  const values = valuesOfSeveral(fieldAt(place).meta.problem?.code ?? 'text', text);
  const fields = fieldsIn({ ...place, path: place.path.slice(0, -1) });
  const areAllThere = Object.keys(values).every((one) => fields.some(({ name }) => name === one));
  return areAllThere ? values : {};
}

// characters, in the narrowest panel
const mostInLine = 40;

// the content's value for a profile without an address
const noLink = '#';
