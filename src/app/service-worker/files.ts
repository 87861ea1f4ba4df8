import type { Language } from '../../i18n/languages.ts';

/** The files of one version, by path. */
export interface Files {
  /** the SHA-256 of each document, as the `integrity` of a request */
  documents: Record<string, string>;
  /** the bytes of each other file */
  sizes: Record<string, number>;
  /** each language's documents, and what they need */
  languages: Record<Language, string[]>;
}
