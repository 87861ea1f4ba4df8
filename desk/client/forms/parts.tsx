// What fields of forms share.

import { type ReactNode, useId } from 'react';
import { offeredValues } from '../../../build/content/values/value-names.ts';
import { byLanguage } from '../../../src/i18n/languages.ts';
import { isEntry, placeKey, valueAt } from '../../content/entry-path.ts';
import type { FieldPath, FieldSchema, Place } from '../../protocol.ts';
import { useDesk } from '../desk-store.ts';
import { dataIn } from '../drafts/drafts.ts';
import { Note } from '../ui/controls.tsx';
import { Trouble, useIsInvalid } from '../ui/trouble.tsx';
import styles from './forms.module.css';

export interface FieldProps {
  place: Place;
  schema: FieldSchema;
  /** whether it may be left out of its object */
  isOptional?: boolean;
  /** shows a list to which entries may be added; without it, those that there are */
  list?: ((path: FieldPath) => ReactNode) | undefined;
}

/** What the control of a labelled field is given. */
interface ControlProps {
  id: string;
  'aria-describedby': string;
  'aria-invalid'?: boolean | undefined;
}

interface LabelledProps extends FieldProps {
  children: (control: ControlProps, label: string) => ReactNode;
}

/** A control under its label, with its help and what is wrong with it. */
export function Labelled({ place, schema, children }: LabelledProps) {
  const id = useId();
  const label = useLabel(schema);
  const isInvalid = useIsInvalid(place) || undefined;
  return (
    <div className={styles.field} data-field={placeKey(place)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({ id, 'aria-describedby': `${id}-help ${id}-errors`, 'aria-invalid': isInvalid }, label)}
      <Help schema={schema} id={`${id}-help`} />
      <Trouble id={`${id}-errors`} place={place} label={label} />
    </div>
  );
}

/** The value of a field, with what is typed. */
export const useValue = ({ file, path }: Place): unknown => valueAt(dataIn(useDesk(), file), path);

/** The values that a text may use: a day that its entry does not have cannot be said. */
export function useOffered({ file, path }: Place, { offers }: FieldSchema): string[] | undefined {
  const entry = valueAt(dataIn(useDesk(), file), path.slice(0, path.findLastIndex(isEntry) + 1));
  return offers && offeredValues(offers.values, Object(entry));
}

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
