import { closest } from 'fastest-levenshtein';

/** One thing in the content that would make the site wrong. */
export interface Fault {
  file: string;
  line?: number;
  /** where in the file: `rooms.types[0].guests`; nothing when it is the file itself */
  field: string;
  problem: string;
  /** what would be right there, as it would be written */
  example: string;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** ['rooms', 'types', 0, 'guests'] → 'rooms.types[0].guests' */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (name, part) => (typeof part === 'number' ? `${name}[${part}]` : name ? `${name}.${String(part)}` : String(part)),
    '',
  );
}

/** The name that is most like a word, for suggestions; '' without names. */
export function nearest(word: string, names: readonly string[]): string {
  return names.length > 0 ? closest(word, names) : '';
}
