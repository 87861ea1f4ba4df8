import type { Language } from '../../i18n/languages.ts';

/** The files of one version, by path. */
export interface Files {
  /** the SHA-256 of each document, as the `integrity` of a request */
  documents: Record<string, string>;
  /** what each language's documents need */
  languages: Record<Language, string[]>;
  /** drawings, and what pages load later */
  others: string[];
  /** the JSON file with a sketch of each drawing by its name */
  sketches: string;
}

/** The drawing's name in the name of a file of the build; the file's name if it is no drawing. */
export const drawingOf = (file: string): string => file.replace(/(?:-layers)?-[\w-]{8}\.svg$/, '');
