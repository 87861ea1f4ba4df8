import type { Language } from '../../i18n/languages.ts';

/** The files of one version, by path. */
export interface Files {
  /** the SHA-256 of each document, as the `integrity` of a request */
  documents: Record<string, string>;
  /** what each language's documents need */
  languages: Record<Language, string[]>;
  /** drawings, and what pages load later */
  others: string[];
}
