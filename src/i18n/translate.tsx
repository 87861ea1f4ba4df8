import type { I18n } from '@lingui/core';
import { LinguiContext, Trans as LinguiTrans, useLingui } from '@lingui/react';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import type { Language } from './languages.ts';
import { translateWith } from './localized-i18n.ts';
import type { MessageKey, Translate, Values, ValuesOf } from './message-types.ts';
import type { MessageTags } from './message-values.ts';

/** Provides the messages of `i18n` to everything inside. Lingui's own provider renders all of it again whenever messages load. */
export function I18nProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  const context = useMemo(() => ({ i18n, _: i18n._.bind(i18n) }), [i18n]);
  return <LinguiContext value={context}>{children}</LinguiContext>;
}

/** Returns messages as plain text, for attributes and short labels. */
export function useTranslate(): Translate {
  return translateWith(useLingui().i18n);
}

/** The language of the messages here. */
export function useLanguage(): Language {
  return useLingui().i18n.locale as Language;
}

// screen readers split a heading at <em>, not at <i>
const inline = { em: <i /> };

/** The elements of a message's tags: all that it has, or none. */
type PartsOf<Key extends MessageKey> = Key extends keyof MessageTags
  ? { parts: Record<MessageTags[Key], ReactElement> }
  : { parts?: Record<string, ReactElement> };

type TransProps<Key extends MessageKey> = { k: Key } & PartsOf<Key> &
  (keyof ValuesOf<Key> extends never ? { values?: Values | undefined } : { values: ValuesOf<Key> & Values });

/** A message as markup. `<em>` is emphasis; `parts` gives the elements of other tags. */
export function Trans<Key extends MessageKey>({ k, values, parts }: TransProps<Key>) {
  return <LinguiTrans id={k} {...(values && { values })} components={parts ? { ...inline, ...parts } : inline} />;
}
