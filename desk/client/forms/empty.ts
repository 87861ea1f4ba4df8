import { byLanguage } from '../../../src/navigation/routes.ts';
import type { FieldSchema } from '../../protocol.ts';

/** What a part of the content is before anything is typed: what it cannot be without, and one entry in its lists. */
export function emptyOf({ offers, type, properties = {}, required = [], items, isNullable }: FieldSchema): unknown {
  if (offers) return byLanguage(() => '');
  if (isNullable) return null;
  if (type === 'array') return items ? [emptyOf(items)] : [];
  if (type !== 'object') return type === 'boolean' ? false : '';
  return Object.fromEntries(required.map((name) => [name, emptyOf(properties[name] ?? {})]));
}
