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

/** Of some names the one that is most like a word: what was probably meant. */
export function nearest(word: string, names: readonly string[]): string {
  const [best = ''] = names.toSorted((a, b) => distance(word, a) - distance(word, b));
  return best;
}

/** How many letters must be changed, put in or taken out to make one word of another. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const change = (row[j] ?? 0) + (letter === b[j] ? 0 : 1);
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
