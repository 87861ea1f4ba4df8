import type { Sentence } from '../../protocol.ts';

const both = (text: string): Sentence => ({ it: text, en: text });

/** A value of a file, for people. */
export function readable(value: unknown): Sentence {
  if (value === undefined || value === null || value === '') return { it: '(vuoto)', en: '(empty)' };
  if (typeof value === 'boolean') return value ? { it: 'sì', en: 'yes' } : { it: 'no', en: 'no' };
  if (typeof value !== 'object') return both(String(value));
  const parts = Object.values(value).map(readable);
  const separator = Array.isArray(value) ? ' · ' : ', ';
  return { it: parts.map(({ it }) => it).join(separator), en: parts.map(({ en }) => en).join(separator) };
}
