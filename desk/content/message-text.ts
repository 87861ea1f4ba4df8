// Parses a message into pieces for the editor: text, values (chips), plurals and selects, tags (marks).

export type Piece =
  | { kind: 'text'; text: string; tags: string[] }
  | { kind: 'value'; raw: string; name: string; tags: string[]; choice?: Choice };

/** A `plural` or `select` in a message. */
export interface Choice {
  name: string;
  type: string;
  cases: { name: string; text: string }[];
}

/** The link among the tags of a piece, or nothing. */
export const linkIn = (tags: readonly string[]): string => tags.find((tag) => tag !== 'em') ?? '';

// nested braces, deep enough for a plural within a select
const braces = [1, 2, 3, 4].reduce((inner) => `\\{(?:[^{}]|${inner})*\\}`, '\\{[^{}]*\\}');
const special = RegExp(`(${braces}|</?\\w+>|#)`);
const caseOf = RegExp(`([^{}]*)(${braces})`, 'g');

/**
 * The pieces of a message. Unmatched braces and tags are text; the check reports them.
 * @param inPlural whether `#` stands for the number
 */
export function parseMessage(text: string, inPlural = false): Piece[] {
  const pieces: Piece[] = [];
  const tags: string[] = [];
  text.split(special).forEach((raw, index, all) => {
    const name = inPlural && raw === '#' ? raw : /^\{\s*(\w+).*\}$/s.exec(raw)?.[1];
    const [, slash, tag = ''] = /^<(\/?)(\w+)>$/.exec(raw) ?? [];
    const last = pieces.at(-1);
    if (name) {
      const choice = readChoice(raw);
      pieces.push({ kind: 'value', raw, name, tags: [...tags], ...(choice && { choice }) });
    } else if (slash === '' && all.includes(`</${tag}>`, index)) tags.push(tag);
    else if (slash && tags.at(-1) === tag) tags.pop();
    else if (last?.kind === 'text' && last.tags.join() === tags.join()) last.text += raw;
    else if (raw) pieces.push({ kind: 'text', text: raw, tags: [...tags] });
  });
  return pieces;
}

/** The text of pieces. Equal tags of neighbours are joined. */
export function writeMessage(pieces: readonly Piece[]): string {
  const texts = pieces.map((piece) =>
    piece.tags.reduceRight((inner, tag) => `<${tag}>${inner}</${tag}>`, piece.kind === 'text' ? piece.text : piece.raw),
  );
  return joined(texts.join(''));
}

function joined(text: string): string {
  const next = text.replace(/<\/(\w+)><\1>/g, '');
  return next === text ? text : joined(next);
}

/** Parses `{count, plural, one {…} other {…}}`; undefined for anything else. */
function readChoice(raw: string): Choice | undefined {
  const [head = '', name = '', type = ''] = /^\{\s*(\w+)\s*,\s*(plural|selectordinal|select)\s*,/.exec(raw) ?? [];
  const found = head ? [...raw.slice(head.length, -1).matchAll(caseOf)] : [];
  const cases = found.map(([, one = '', text = '']) => ({ name: one.trim(), text: text.slice(1, -1) }));
  // a plural with an offset stays a chip
  const isRead = cases.length > 0 && !cases.some((one) => /\s/.test(one.name));
  return isRead ? { name, type, cases } : undefined;
}

/** Writes a plural or select as in the dictionaries. */
export const writeChoice = ({ name, type, cases }: Choice): string =>
  `{${name}, ${type}, ${cases.map((one) => `${one.name} {${one.text}}`).join(' ')}}`;

/** A message without spaces at its start and end, also within tags. */
export const trimmed = (text: string): string =>
  text.replace(/^(?:\s|<\w+>)+|(?:\s|<\/\w+>)+$/g, (edge) => edge.replace(/\s/g, ''));

/** Several lines as one. */
export const oneLine = (text: string) => text.replace(/\s*[\n\t]\s*/g, ' ');

const bullet = /^(?:[·•▪]\s*|o\t\s*|[-–]\s+)/;
const bulletOrNumber = RegExp(`${bullet.source}|^\\d\\d?[.)]\\s+`);

/**
 * A pasted text as one line. Lists become text with semicolons, without bullets and numbers. A space at its start or end stays: a
 * double click selects a word with the space after it.
 */
export function pastedLine(text: string): string {
  const lines = text.trim().split(/\s*\n\s*/);
  // a single line may begin with a number
  const sign = lines.length > 1 ? bulletOrNumber : bullet;
  const words = lines.map((line, index) => {
    const next = lines[index + 1] ?? '';
    const endsList = sign.test(line) && /^\p{Lu}/u.test(next);
    const mark = sign.test(next) ? ';' : endsList ? '.' : '';
    return line.replace(sign, '') + (/[.,:;!?…]$/.test(line) ? '' : mark);
  });
  const [before, after] = [/^[ \u00a0]/, /[ \u00a0]$/].map((space) => (space.test(text) ? ' ' : ''));
  // e-mail has no-break spaces between words too
  const line = oneLine(words.join(' ')).replace(/(?<=\p{L})\u00a0(?=\p{L})/gu, ' ');
  return `${before}${line}${after}`;
}

/** A message as plain text, for lists. A plural or select shows its last case. */
export function plainText(text: string, inPlural = false): string {
  return parseMessage(text, inPlural)
    .map((piece) => {
      if (piece.kind === 'text') return piece.text;
      const { choice } = piece;
      return choice ? plainText(choice.cases.at(-1)?.text ?? '', choice.type !== 'select') : '…';
    })
    .join('');
}

/** Truncates a text after a whole word. */
export const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most).replace(/[\s,]+\S*$/, '')}…` : text;

/** The names of the values in a message. */
export function valueNames(text: string, inPlural = false): string[] {
  const names = parseMessage(text, inPlural).flatMap((piece) => {
    if (piece.kind === 'text' || piece.raw === '#') return [];
    const { choice } = piece;
    const inside = choice?.cases.flatMap((one) => valueNames(one.text, choice.type !== 'select')) ?? [];
    return [piece.name, ...inside];
  });
  return [...new Set(names)];
}
