import type { I18n } from '@lingui/core';
import { LinguiContext, Trans as LinguiTrans, useLingui } from '@lingui/react';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import type it from './it.json';
import type { Locale } from './messages.ts';

type Dictionary = Omit<typeof it, '$schema'>;

/** Every key of the dictionaries, `group.key`. `it.json` types the others. */
export type MessageKey = {
  [Group in keyof Dictionary & string]: `${Group}.${keyof Dictionary[Group] & string}`;
}[keyof Dictionary & string];

export type Values = Record<string, string | number>;

/** Returns a message as plain text. */
export type Translate = (key: MessageKey, values?: Values) => string;

/** Provides the messages of `i18n` to everything inside. */
export function I18nProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  const context = useMemo(() => ({ i18n, _: i18n._.bind(i18n) }), [i18n]);
  return <LinguiContext value={context}>{children}</LinguiContext>;
}

/** The translate function of an I18n instance. */
export const translateWith =
  (i18n: I18n): Translate =>
  (key, values) =>
    i18n._(key, values);

/** Returns messages as plain text, for attributes and short labels. */
export function useTranslate(): Translate {
  return translateWith(useLingui().i18n);
}

/** The language of the messages here. */
export function useLanguage(): Locale {
  return useLingui().i18n.locale as Locale;
}

// screen readers split a heading at <em>, not at <i>
const inline = { em: <i /> };

/** A message as markup. `<em>` is emphasis; `parts` gives the elements of other tags. */
export function Trans({ k, values, parts }: { k: MessageKey; values?: Values; parts?: Record<string, ReactElement> }) {
  return <LinguiTrans id={k} {...(values && { values })} components={parts ? { ...inline, ...parts } : inline} />;
}
