// What fields of forms share.
import { byLanguage } from '../../../src/navigation/routes.ts';
import { valueAt } from '../../entry-path.ts';
import type { FieldSchema } from '../../protocol.ts';
import { useDesk } from '../desk-store.ts';
import type { Place } from '../drafts/draft.ts';
import { dataIn } from '../drafts/drafts.ts';
import { Note } from '../ui/controls.tsx';

export interface FieldProps {
  place: Place;
  schema: FieldSchema;
  /** whether it may be left out of its object */
  isOptional?: boolean;
}

/** The value of a field, with what is typed. */
export const useValue = ({ file, path }: Place): unknown => valueAt(dataIn(useDesk(), file), path);

/** What a field is called. */
export function useLabel({ label }: FieldSchema): string {
  const { sentence } = useDesk();
  return label ? sentence(label) : '';
}

/** What belongs into a field, where its label does not say it. */
export function Help({ schema, id }: { schema: FieldSchema; id?: string }) {
  const { sentence } = useDesk();
  return schema.help && <Note id={id}>{sentence(schema.help)}</Note>;
}

/** What a part of the content is before anything is typed: what it cannot be without, and one entry in its lists. */
export function emptyOf({ offers, type, properties = {}, required = [], items, isNullable }: FieldSchema): unknown {
  if (offers) return byLanguage(() => '');
  if (isNullable) return null;
  if (type === 'array') return items ? [emptyOf(items)] : [];
  if (type !== 'object') return type === 'boolean' ? false : '';
  return Object.fromEntries(required.map((name) => [name, emptyOf(properties[name] ?? {})]));
}
