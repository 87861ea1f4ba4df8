// Form fields made from the content's schemas, for facts, announcements and entries of lists.
import type { ReactNode } from 'react';
import { z } from 'zod';
import { entryStep, placeKey } from '../../content/entry-path.ts';
import { emptyAt, type Field, fieldAt, fieldsIn, isFixed, isOfEntries, isOfPages } from '../../content/fields.ts';
import { nameOfId } from '../../content/place-label.ts';
import type { Place } from '../../protocol.ts';
import { useDesk } from '../desk-store.ts';
import { edit } from '../drafts/write.ts';
import { Note } from '../ui/controls.tsx';
import { FieldProblems } from '../ui/field-problems.tsx';
import { TextFields } from '../words/text-fields.tsx';
import { Box, Check, Choice, Pages, SomeOf } from './choices.tsx';
import styles from './forms.module.css';
import { type FieldProps, Help, useLabel, useOffered, useValue } from './parts.tsx';
import { Value } from './value.tsx';

/** Whether forms show a field. Lists of ids with a fixed length are left out, since pages define their ids. */
export const isShown = (field: Field) => !field.meta.isInternal && (isOfEntries(field) || !isFixed(field));

interface SchemaFieldsProps extends FieldProps {
  /** selects the fields to show; all by default */
  only?: (field: Field, name: string) => boolean;
}

/** The fields of an object in the order of its schema, and the object's faults. */
export function SchemaFields({ place, list, only = () => true }: SchemaFieldsProps) {
  const label = useLabel(place);
  const fields = fieldsIn(place);
  const shown = fields.filter(({ name, field }) => isShown(field) && only(field, name));
  return (
    <>
      <div className={styles.fields}>
        {shown.map(({ name, place: inner }) => (
          <SchemaField key={name} place={inner} list={list} />
        ))}
      </div>
      <FieldProblems place={place} label={label} isWhole={false} />
      {fields.map(
        ({ name, place: inner, field }) =>
          field.meta.isInternal && <FieldProblems key={name} place={inner} label={label} />,
      )}
    </>
  );
}

/** The field of a part of the content. */
function SchemaField(props: FieldProps) {
  const field = fieldAt(props.place);
  const { part, isOptional, meta } = field;
  if (meta.offers) return <Texts {...props} />;
  if (part instanceof z.ZodObject) return isOptional ? <OptionalGroup {...props} /> : <Group {...props} />;
  if (part instanceof z.ZodArray) return isOfEntries(field) ? <Group {...props} /> : <SomeOf {...props} />;
  if (part instanceof z.ZodBoolean) return <Check {...props} />;
  if (part instanceof z.ZodEnum) return <Choice {...props} />;
  return isOfPages(field) ? <Pages {...props} /> : <Value {...props} />;
}

/** The inside of a part: the fields of an object, or the entries of a list. */
export function Inside(props: FieldProps) {
  const field = fieldAt(props.place);
  if (!isOfEntries(field) && !(field.part instanceof z.ZodObject)) return <SchemaField {...props} />;
  return (
    <>
      <Help place={props.place} />
      {isOfEntries(field) ? <Entries {...props} /> : <SchemaFields {...props} />}
    </>
  );
}

interface GroupProps extends FieldProps {
  /** its name, if it is not the label */
  name?: string;
  children?: ReactNode;
}

/** A fieldset for a part of the content, or only its inside if it has no name yet. */
function Group({ children, name, ...props }: GroupProps) {
  const { place } = props;
  const label = useLabel(place);
  const legend = name || label;
  const inside = children ?? <Inside {...props} />;
  if (!legend) return inside;
  return (
    <fieldset className={styles.group} data-field={placeKey(place)}>
      <legend>{legend}</legend>
      {inside}
    </fieldset>
  );
}

/** An optional part with a checkbox that adds or removes it. */
function OptionalGroup({ place }: FieldProps) {
  const label = useLabel(place);
  const isOn = useValue(place) !== undefined;
  return (
    <fieldset className={styles.optional} aria-label={label} data-field={placeKey(place)}>
      <Box label={label} isOn={isOn} onChange={(isChosen) => edit(place, isChosen ? emptyAt(place) : undefined)}>
        <Help place={place} />
      </Box>
      {isOn ? <SchemaFields place={place} /> : <FieldProblems place={place} label={label} />}
    </fieldset>
  );
}

/** The entries of a list: a group each if their number is fixed, else a list editor. */
function Entries({ place, list }: FieldProps) {
  const { state, t, sentence } = useDesk();
  const entries = (useValue(place) ?? []) as { id: string }[];
  const isNamed = isFixed(fieldAt(place));
  if (list && !isNamed) return list(place);
  const groups = entries.map(({ id }) => {
    const entry: Place = { ...place, path: [...place.path, entryStep(id)] };
    return <Group key={id} place={entry} name={isNamed ? sentence(nameOfId(state, entry, id)) : ''} />;
  });
  return (
    <>
      {groups}
      {!isNamed && <Note>{t.moreOnceAdded}</Note>}
    </>
  );
}

/** A text in every language, with the values that its page offers to it. */
function Texts({ place }: FieldProps) {
  return (
    <Group place={place}>
      <Help place={place} />
      <TextFields
        placeIn={(language) => ({ ...place, path: [...place.path, language] })}
        values={useOffered(place) ?? []}
        plain={!fieldAt(place).meta.offers?.tags.includes('em')}
      />
    </Group>
  );
}
