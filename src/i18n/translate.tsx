import type { I18n } from '@lingui/core';
import { LinguiContext, Trans as LinguiTrans, useLingui } from '@lingui/react';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import type it from './it.json';
import type { Locale } from './messages.ts';

type Dictionary = Omit<typeof it, '$schema'>;

/** Every key of the dictionaries, `group.key`. `it.json` is the one that types the other. */
export type MessageKey = {
  [Group in keyof Dictionary & string]: `${Group}.${keyof Dictionary[Group] & string}`;
}[keyof Dictionary & string];

export type Values = Record<string, string | number>;

/** Hands out words as plain text. */
export type Translate = (key: MessageKey, values?: Values) => string;

/** Speaks the language of `i18n` to everything inside. */
export function I18nProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  const context = useMemo(() => ({ i18n, _: i18n._.bind(i18n) }), [i18n]);
  return <LinguiContext value={context}>{children}</LinguiContext>;
}

/** The words as plain text, for attributes and short labels. */
export function useTranslate(): Translate {
  const { i18n } = useLingui();
  return (key, values) => i18n._(key, values);
}

/** The language that is spoken here. */
export function useLanguage(): Locale {
  return useLingui().i18n.locale as Locale;
}

const inline = { em: <em /> };

/** The words as markup: `<em>` is the turn of a phrase; other tags are named in `parts`. */
export function Trans({ k, values, parts }: { k: MessageKey; values?: Values; parts?: Record<string, ReactElement> }) {
  return <LinguiTrans id={k} {...(values && { values })} components={parts ? { ...inline, ...parts } : inline} />;
}
