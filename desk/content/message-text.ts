// A message's text in pieces that an editor shows: words, values as chips, choices by number or case, tags as marks.

export type Piece =
  | { kind: 'text'; text: string; tags: string[] }
  | { kind: 'value'; raw: string; name: string; tags: string[]; choice?: Choice };

/** A choice in a message: by number (`plural`) or by name (`select`). */
export interface Choice {
  name: string;
  type: string;
  cases: { name: string; text: string }[];
}

/** Where the brace that opens at `from` closes; -1 if it does not. */
function closingBrace(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return -1;
}

/**
 * The pieces of a message. Braces and tags that do not match are words: the check says what is wrong with them.
 * @param inPlural whether `#` stands for the number
 */
export function parseMessage(text: string, inPlural = false): Piece[] {
  const pieces: Piece[] = [];
  const tags: string[] = [];
  const addText = (more: string) => {
    const last = pieces.at(-1);
    if (last?.kind === 'text' && last.tags.join() === tags.join()) last.text += more;
    else pieces.push({ kind: 'text', text: more, tags: [...tags] });
  };
  let at = 0;
  while (at < text.length) {
    const next = text.slice(at).search(inPlural ? /[{<#]/ : /[{<]/);
    const until = next === -1 ? text.length : at + next;
    if (until > at) addText(text.slice(at, until));
    at = until;
    if (at >= text.length) break;
    const raw = text[at] === '{' ? text.slice(at, closingBrace(text, at) + 1) : '';
    const [, name] = /^\{\s*(\w+)/.exec(raw) ?? [];
    const [tag, slash, tagName = ''] = /^<(\/?)(\w+)>/.exec(text.slice(at)) ?? [];
    if (text[at] === '#') {
      pieces.push({ kind: 'value', raw: '#', name: '#', tags: [...tags] });
      at += 1;
    } else if (name) {
      const choice = readChoice(raw);
      pieces.push({ kind: 'value', raw, name, tags: [...tags], ...(choice && { choice }) });
      at += raw.length;
    } else if (tag && (slash ? tags.at(-1) === tagName : text.includes(`</${tagName}>`, at))) {
      if (slash) tags.pop();
      else tags.push(tagName);
      at += tag.length;
    } else {
      addText(text[at] ?? '');
      at += 1;
    }
  }
  return pieces;
}

/** The text of pieces; the tags of neighbours are joined. */
export function writeMessage(pieces: readonly Piece[]): string {
  let text = '';
  let open: string[] = [];
  const turnTo = (tags: string[]) => {
    let shared = 0;
    while (shared < open.length && open[shared] === tags[shared]) shared += 1;
    text += open
      .slice(shared)
      .toReversed()
      .map((tag) => `</${tag}>`)
      .join('');
    text += tags
      .slice(shared)
      .map((tag) => `<${tag}>`)
      .join('');
    open = tags;
  };
  for (const piece of pieces) {
    turnTo(piece.tags);
    text += piece.kind === 'text' ? piece.text : piece.raw;
  }
  turnTo([]);
  return text;
}

/** Reads `{count, plural, one {…} other {…}}`; undefined if it is no choice. */
function readChoice(raw: string): Choice | undefined {
  const head = /^\{\s*(\w+)\s*,\s*(plural|selectordinal|select)\s*,/.exec(raw);
  if (!head) return undefined;
  const inner = raw.slice(head[0].length, -1);
  const cases: Choice['cases'] = [];
  let at = 0;
  while (at < inner.length) {
    const open = inner.indexOf('{', at);
    if (open === -1) break;
    const close = closingBrace(inner, open);
    if (close === -1) return undefined;
    const name = inner.slice(at, open).trim();
    // with an offset it stays a chip
    if (/\s/.test(name)) return undefined;
    cases.push({ name, text: inner.slice(open + 1, close) });
    at = close + 1;
  }
  return cases.length > 0 ? { name: head[1] ?? '', type: head[2] ?? '', cases } : undefined;
}

/** Writes a choice in the form that the dictionaries have. */
export const writeChoice = ({ name, type, cases }: Choice): string =>
  `{${name}, ${type}, ${cases.map((one) => `${one.name} {${one.text}}`).join(' ')}}`;

/** Several lines as one. */
export const oneLine = (text: string) => text.replace(/\s*[\n\t]\s*/g, ' ');

const bullet = /^(?:[·•▪]\s*|o\t\s*|[-–]\s+)/;
const bulletOrNumber = RegExp(`${bullet.source}|^\\d\\d?[.)]\\s+`);

/** A pasted text as one line; what stands in it as a list goes on with semicolons, without bullets and numbers. */
export function pastedLine(text: string): string {
  const lines = text.trim().split(/\s*\n\s*/);
  // a line alone may begin with a number
  const sign = lines.length > 1 ? bulletOrNumber : bullet;
  const words = lines.map((line, index) => {
    const next = lines[index + 1] ?? '';
    const endsList = sign.test(line) && /^\p{Lu}/u.test(next);
    const mark = sign.test(next) ? ';' : endsList ? '.' : '';
    return line.replace(sign, '') + (/[.,:;!?…]$/.test(line) ? '' : mark);
  });
  return oneLine(words.join(' '));
}

/** A message as words alone, for lists: of a choice the last case. */
export function plainText(text: string, inPlural = false): string {
  return parseMessage(text, inPlural)
    .map((piece) => {
      if (piece.kind === 'text') return piece.text;
      const { choice } = piece;
      return choice ? plainText(choice.cases.at(-1)?.text ?? '', choice.type !== 'select') : '…';
    })
    .join('');
}

/** The whole words with which a longer text begins. */
export const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most).replace(/[\s,]+\S*$/, '')}…` : text;

/** The names of the values that a message takes. */
export function valueNames(text: string, inPlural = false): string[] {
  const names = parseMessage(text, inPlural).flatMap((piece) => {
    if (piece.kind === 'text' || piece.raw === '#') return [];
    const { choice } = piece;
    const inside = choice?.cases.flatMap((one) => valueNames(one.text, choice.type !== 'select')) ?? [];
    return [piece.name, ...inside];
  });
  return [...new Set(names)];
}
