import { closest } from 'fastest-levenshtein';

/** A fault in the content, for which the site is not built. */
export interface Fault {
  file: string;
  line?: number;
  /** the place in the file: `rooms.types[0].guests`; '' for the whole file */
  field: string;
  problem: string;
  /** a valid value, as it is written in the file */
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

/** `group.key` → ['group', 'key'], the steps to a message in its dictionary; keys have dots of their own. */
export function messagePath(name: string): string[] {
  const [group = '', ...key] = name.split('.');
  return key.length > 0 ? [group, key.join('.')] : [group];
}

/** The name that is most like a word, for suggestions; '' without names. */
export function nearest(word: string, names: readonly string[]): string {
  return names.length > 0 ? closest(word, names) : '';
}
