// Shows the owner's texts in the site, marks its messages, and remembers the values that they are given.
import type { MessageOptions, Messages } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { type Language, languageIds } from '../../../src/i18n/languages.ts';
import { getI18n } from '../../../src/i18n/messages.ts';
import { markMessages } from './marks.ts';

type Values = Record<string, unknown>;

// texts that replace those of the files, by language
const shown = new Map<string, Record<string, string>>();

// the values that the page passes to each message, whether its text uses them or not
const given = new Map<string, string[]>();

for (const language of languageIds) {
  const i18n = getI18n(language);
  const translate = i18n._.bind(i18n) as (key: string, values?: Values, options?: MessageOptions) => string;
  i18n._ = ((key: string, values: Values = {}, options?: MessageOptions) => {
    given.set(
      key,
      Object.keys(values).filter((name) => values[name] !== undefined),
    );
    return translate(key, values, options);
  }) as typeof i18n._;
  const load = i18n.load.bind(i18n);
  i18n.load = ((locale: string, messages: Messages) => {
    load(locale, markMessages({ ...messages, ...compiled(shown.get(language) ?? {}, messages) }, language));
  }) as typeof i18n.load;
}

/** Compiles the messages that `known` has. Invalid messages are left out. */
function compiled(texts: Record<string, string>, known: Messages): Messages {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]): [string, Messages[string]][] => {
      if (!(key in known)) return [];
      try {
        return [[key, compileMessageOrThrow(text)]];
      } catch {
        return [];
      }
    }),
  );
}

/** Shows texts instead of those of the files. */
export function showMessages(language: Language, messages: Record<string, string>): void {
  const before = shown.get(language);
  shown.set(language, messages);
  const changed = Object.entries(messages).filter(([key, text]) => before?.[key] !== text);
  const i18n = getI18n(language);
  if (changed.length > 0) i18n.load(language, compiled(Object.fromEntries(changed), i18n.messages));
}

/** The names of the values that the page passes to a message, whether its text uses them or not. */
export const valuesGiven = (key: string): string[] => given.get(key) ?? [];
