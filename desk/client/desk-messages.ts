// The desk's own words that more than one file uses.
import type { Sentence } from '../protocol.ts';

export const panelNames = {
  words: { it: 'Testi', en: 'Words' },
  facts: { it: 'Dati', en: 'Facts' },
  announcements: { it: 'Avvisi', en: 'Announcements' },
  photographs: { it: 'Fotografie', en: 'Photographs' },
  todo: { it: 'Da fare', en: 'To do' },
  versions: { it: 'Versioni', en: 'Versions' },
} as const satisfies Record<string, Sentence>;

export const common = {
  close: { it: 'Chiudi', en: 'Close' },
  back: { it: 'Indietro', en: 'Back' },
  example: { it: 'Per esempio:', en: 'For example:' },
  right: { it: 'Giusto sarebbe:', en: 'Right would be:' },
  use: { it: 'Usa questo', en: 'Use this' },
  before: { it: 'Lascia com’era', en: 'Discard the change' },
  cancel: { it: 'Lascia stare', en: 'Cancel' },
} as const satisfies Record<string, Sentence>;

/** The names of languages, as the desk calls them; others by their own code. */
export function languageName(language: string, of: string): string {
  const name = new Intl.DisplayNames([of], { type: 'language' }).of(language) ?? language;
  return name[0]?.toUpperCase() + name.slice(1);
}
