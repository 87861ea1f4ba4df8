import { isText } from '../../../build/content/messages/list-messages.ts';
import type { Sentence } from '../../protocol.ts';
import { inBoth } from '../../sentences/sentences.ts';

/** A value of a file, for people. */
export function readable(value: unknown): Sentence {
  if (value === undefined || value === null || value === '') return inBoth('empty');
  if (typeof value === 'boolean') return inBoth(value ? 'yes' : 'no');
  if (typeof value !== 'object') return inBoth(() => String(value));
  if (isText(value)) return inBoth((_, to) => value[to] ?? '');
  const parts = Object.entries(value).flatMap(([name, part]) => (name === 'id' ? [] : readable(part)));
  const separator = Array.isArray(value) ? ' · ' : ', ';
  return inBoth((_, to) => parts.map((part) => part[to]).join(separator));
}
