import type { BaseInputTemplateProps, GenericObjectType } from '@rjsf/utils';
import { createContext, useContext, useState } from 'react';
import { meant, typographyIn } from '../../../build/content/meant.ts';
import { useDesk } from '../desk-store.ts';
import inputs from '../ui/input.module.css';
import styles from './form-templates.module.css';

/** Whether something is wrong with the field around. */
export const Invalid = createContext(false);

/**
 * A field of a form. What is typed is turned at once into what is meant; where that would disturb typing, it is shown
 * beside the field, and in it once the field is left.
 */
export function TypedInput({ id, value, schema, onChange, onBlur, onFocus }: BaseInputTemplateProps) {
  const { language } = useDesk();
  const isInvalid = useContext(Invalid);
  const [typed, setTyped] = useState<{ text: string; value: unknown }>();
  const { kind = 'text', isNullable, type }: GenericObjectType = schema;
  const isNumber = type === 'number' || type === 'integer';
  // the form hands a number on as text, with its reader's decimal mark
  const current = isNumber && typeof value === 'string' ? Number(value.replace(',', '.')) : value;
  const shown =
    typeof current === 'number' && !Number.isNaN(current) ? decimal(current, language) : String(value ?? '');
  // undo, or another desk, may have changed the value meanwhile
  const own = typed && (typed.value === value || typed.value === current) ? typed.text : undefined;
  const take = (text: string) => {
    const next = text.trim() === '' && isNullable ? null : meant(kind, text, language);
    setTyped({ text, value: next });
    onChange(next);
  };
  return (
    <>
      <input
        id={id}
        type="text"
        inputMode={isNumber ? 'decimal' : undefined}
        className={inputs.input}
        value={own ?? shown}
        autoComplete="off"
        spellCheck={false}
        aria-describedby={`${id}-meant ${id}-help ${id}-errors`}
        aria-invalid={isInvalid || undefined}
        onChange={({ target }) => {
          if (kind === 'text') improveTypography(target, language);
          take(target.value);
        }}
        onBlur={() => {
          setTyped(undefined);
          onBlur(id, value);
        }}
        onFocus={() => onFocus(id, value)}
      />
      <output id={`${id}-meant`} className={styles.meant}>
        {own !== undefined && own.trim() !== shown && `→ ${shown}`}
      </output>
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

/** A number as its reader writes it. */
const decimal = (value: number, language: string) =>
  language === 'it' ? String(value).replace('.', ',') : String(value);
