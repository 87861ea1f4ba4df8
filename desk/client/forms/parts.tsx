// What fields of forms share.
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
