import { type FormEvent, useState } from 'react';
import { dayInWords } from '../hotel/clock.ts';
import { type MessageKey, useLanguage, useTranslate } from '../i18n/translate.tsx';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Why the browser refuses a field: a message, and the field's least value. */
interface Problem {
  message: MessageKey;
  least: string;
}

function problemOf(field: Control): Problem {
  const { type, validity } = field;
  const least = 'min' in field ? field.min : '';
  if (validity.valueMissing) return { message: 'field.missing', least };
  if (validity.rangeUnderflow) return { message: type === 'date' ? 'field.earliest' : 'field.least', least };
  return { message: `field.${type as 'email' | 'number' | 'date'}`, least };
}

/**
 * The fields of a form that the browser refuses, besides its own message: `events` are the form's props, and `errorOf` is
 * the message of the field of a name, as long as the field is wrong.
 */
export function useRefusedFields() {
  const t = useTranslate();
  const language = useLanguage();
  const [refused, setRefused] = useState<Record<string, Problem>>({});

  const refuse = ({ target }: FormEvent<HTMLFormElement>) => {
    const field = target as unknown as Control;
    setRefused((before) => ({ ...before, [field.name]: problemOf(field) }));
  };
  const check = ({ currentTarget: form }: FormEvent<HTMLFormElement>) => {
    const marked = () => [...form.querySelectorAll<Control>('[aria-invalid]')];
    if (marked().length === 0) return;
    // a task of its own: the limits of one field may follow the value of another
    setTimeout(() => {
      const wrong = marked().filter(({ validity }) => !validity.valid);
      setRefused(Object.fromEntries(wrong.map((field) => [field.name, problemOf(field)])));
    });
  };
  const errorOf = (name: string) => {
    const problem = refused[name];
    if (!problem) return;
    const { message, least } = problem;
    return t(message, { least, date: message === 'field.earliest' ? dayInWords(least, language) : '' });
  };
  return { events: { onInvalid: refuse, onInput: check }, errorOf };
}
