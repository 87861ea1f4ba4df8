// Invisible marks in messages: they tell where a message begins and ends on the page, and which characters are values.
import type { Messages } from '@lingui/core';

/** A message on the page. */
export interface MessageRef {
  key: string;
  language: string;
}

/** A part of a text that belongs to a message. */
export interface MessageRange extends MessageRef {
  from: number;
  to: number;
  values: { name: string; from: number; to: number }[];
}

// invisible operators of Unicode: no line breaks there, no glyphs, and no message has them
const messageStart = '\u2063';
const valueStart = '\u2061';
const end = '\u2064';
const markPattern = /[\u2061\u2063][\ufe00-\ufe0f]*\u2064/g;

// the meaning of each mark number: `language/key` of a message, or the name of a value
const meanings: string[] = [];
const numbers = new Map<string, number>();

/** A mark with its number as variation selectors, which no font shows either. */
function mark(start: string, text: string): string {
  const number = numbers.get(text) ?? meanings.push(text) - 1;
  numbers.set(text, number);
  return (
    start +
    [...number.toString(16)].map((digit) => String.fromCharCode(0xfe00 + Number.parseInt(digit, 16))).join('') +
    end
  );
}

const meaningOf = (digits: string): string | undefined =>
  meanings[Number.parseInt([...digits].map((digit) => (digit.charCodeAt(0) - 0xfe00).toString(16)).join(''), 16)];

type Token = string | [string, string?, unknown?];

/** Compiled messages with marks around each piece of text and around each value. */
export function markMessages(messages: Messages, language: string): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => {
      const open = mark(messageStart, `${language}/${key.replace(/#$/, '')}`);
      const close = messageStart + end;
      const marked = markTokens(typeof message === 'string' ? [message] : (message as Token[]), open, close);
      return [key, [open, ...marked, close] as Messages[string]];
    }),
  );
}

function markTokens(tokens: Token[], open: string, close: string): Token[] {
  return tokens.flatMap((token): Token[] => {
    // tags split a message into several text nodes
    if (typeof token === 'string') return [token.replace(/<[^<>]*>/g, (tag) => close + tag + open)];
    const [name, type, format] = token;
    if (!type) return [mark(valueStart, name), token, valueStart + end];
    if (typeof format !== 'object' || format === null) return [token];
    const cases = Object.entries(format).map(([choice, inner]) => [
      choice,
      Array.isArray(inner) ? markTokens(inner, open, close) : inner,
    ]);
    return [[name, type, Object.fromEntries(cases)]];
  });
}

export const hasMarks = (text: string) => /[\u2061\u2063]/.test(text);

/** A text without its marks, and their meaning. */
export function readMarks(text: string): { clean: string; ranges: MessageRange[] } {
  const ranges: MessageRange[] = [];
  let clean = '';
  let at = 0;
  let open: MessageRange | undefined;
  const finish = () => {
    if (open) open.to = clean.length;
    open = undefined;
  };
  for (const { 0: found, index } of text.matchAll(markPattern)) {
    clean += text.slice(at, index);
    at = index + found.length;
    const content = meaningOf(found.slice(1, -1));
    if (found[0] === messageStart) {
      finish();
      if (content === undefined) continue;
      const [language = '', key = ''] = content.split('/');
      open = { key, language, from: clean.length, to: clean.length, values: [] };
      ranges.push(open);
    } else if (content !== undefined) open?.values.push({ name: content, from: clean.length, to: clean.length });
    else if (open?.values.length) Object.assign(open.values.at(-1) as object, { to: clean.length });
  }
  clean += text.slice(at);
  finish();
  return { clean, ranges: ranges.filter(({ from, to }) => to > from) };
}

const encoded = /(?:%E2%81%A[13])(?:%EF%B8%8[0-9A-F])*%E2%81%A4/gi;

/** An address without the marks that a mailto link may contain. */
export const cleanAddress = (address: string) => address.replace(encoded, '').replace(markPattern, '');
