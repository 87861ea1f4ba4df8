// Parts that form fields share.

import { type ReactNode, useId } from 'react';
import { z } from 'zod';
import { offeredValues } from '../../../build/content/values/value-names.ts';
import { isEntry, placeKey, valueAt } from '../../content/entry-path.ts';
import { type Field, fieldAt } from '../../content/fields.ts';
import type { Place } from '../../protocol.ts';
import { useDesk } from '../desk-store.ts';
import { dataIn } from '../drafts/drafts.ts';
import { Note } from '../ui/controls.tsx';
import { FieldProblems, useIsInvalid } from '../ui/field-problems.tsx';
import styles from './forms.module.css';

export interface FieldProps {
  place: Place;
  /** renders a list to which entries may be added; without it, the existing entries are shown */
  list?: ((place: Place) => ReactNode) | undefined;
}

/** The props of the control in a labelled field. */
interface ControlProps {
  id: string;
  'aria-describedby': string;
  'aria-invalid'?: boolean | undefined;
}

interface LabelledProps extends FieldProps {
  children: (control: ControlProps, label: string) => ReactNode;
}

/** The kinds of values that are days. */
export const dayKinds: readonly string[] = ['day', 'endDay'];

// a number, a time of day, or a day
const isShort = ({ part, meta }: Field) =>
  part instanceof z.ZodNumber || ['time', 'closingTime', ...dayKinds].includes(meta.problem?.code ?? '');

/** A control with its label, its help and its faults. */
export function Labelled({ place, children }: LabelledProps) {
  const id = useId();
  const label = useLabel(place);
  const isInvalid = useIsInvalid(place) || undefined;
  return (
    <div className={styles.field} data-field={placeKey(place)} data-short={isShort(fieldAt(place)) || undefined}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({ id, 'aria-describedby': `${id}-help ${id}-errors`, 'aria-invalid': isInvalid }, label)}
      <Help place={place} id={`${id}-help`} />
      <FieldProblems id={`${id}-errors`} place={place} label={label} />
    </div>
  );
}

/** The value of a field with its draft applied. */
export const useValue = ({ file, path }: Place): unknown => valueAt(dataIn(useDesk(), file), path);

/** The values that a text may use. A day that its entry does not have is not offered. */
export function useOffered({ file, path }: Place): string[] | undefined {
  const { offers } = fieldAt({ file, path }).meta;
  const entry = valueAt(dataIn(useDesk(), file), path.slice(0, path.findLastIndex(isEntry) + 1));
  return offers && offeredValues(offers.values, Object(entry));
}

export function useLabel(place: Place): string {
  const { sentence } = useDesk();
  const { label } = fieldAt(place).meta;
  return label ? sentence(label) : '';
}

/** The help of a field, if its label is not enough. */
export function Help({ place, id }: { place: Place; id?: string }) {
  const { sentence } = useDesk();
  const { help } = fieldAt(place).meta;
  return help && <Note id={id}>{sentence(help)}</Note>;
}
