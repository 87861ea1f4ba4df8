// The fields of the content, made from its schemas: the same for facts, announcements and entries of lists.
import type { ReactNode } from 'react';
import { entryStep, placeKey } from '../../content/entry-path.ts';
import type { FieldSchema, Place } from '../../protocol.ts';
import { useDesk } from '../desk-store.ts';
import { edit } from '../drafts/write.ts';
import { nameOfId } from '../facts/fact-index.ts';
import { Trouble } from '../ui/trouble.tsx';
import { TextFields } from '../words/text-fields.tsx';
import { Box, Check, Choice, Pages, SomeOf } from './choices.tsx';
import styles from './forms.module.css';
import { emptyOf, type FieldProps, Help, useLabel, useOffered, useValue } from './parts.tsx';
import { Value } from './value.tsx';

/** Whether owners change something there: the ids of lists of a fixed length are the pages'. */
export const isShown = ({ type, items, isInternal, minItems, maxItems }: FieldSchema) =>
  !isInternal && !(type === 'array' && items?.type === 'string' && minItems === maxItems);

const partsOf = ({ properties = {} }: FieldSchema) => Object.entries(properties);
// a number, a time of day, or a day
const isShort = ({ type = '', kind = 'text' }: FieldSchema) =>
  /number|integer/.test(type) || ['time', 'closingTime', 'day'].includes(kind);

/** The fields of an object, in the order of its schema, and what is wrong with it. Short ones stand side by side. */
export function SchemaFields({ place, schema, list }: FieldProps) {
  const label = useLabel(schema);
  const at = (name: string): Place => ({ file: place.file, path: [...place.path, name] });
  const shown = partsOf(schema).filter(([name, part]) => name !== '$schema' && isShown(part));
  const rows = shown.reduce<(typeof shown)[]>((all, one) => {
    const last = all.at(-1);
    if (last && isShort(one[1]) && last.every(([, part]) => isShort(part))) last.push(one);
    else all.push([one]);
    return all;
  }, []);
  return (
    <>
      {rows.map((row) => (
        <div key={row[0]?.[0]} className={styles.row}>
          {row.map(([name, part]) => (
            <SchemaField
              key={name}
              place={at(name)}
              schema={part}
              isOptional={!schema.required?.includes(name)}
              list={list}
            />
          ))}
        </div>
      ))}
      <Trouble place={place} label={label} isWhole={false} />
      {partsOf(schema).map(([name, part]) => part.isInternal && <Trouble key={name} place={at(name)} label={label} />)}
    </>
  );
}

/** The field of a part of the content. */
export function SchemaField(props: FieldProps) {
  const { schema } = props;
  if (schema.offers) return <Texts {...props} />;
  if (schema.kind === 'pages') return <Pages {...props} />;
  if (schema.type === 'object') return props.isOptional ? <OptionalGroup {...props} /> : <Group {...props} />;
  if (schema.type === 'array') return schema.items?.type === 'object' ? <Entries {...props} /> : <SomeOf {...props} />;
  if (schema.type === 'boolean') return <Check {...props} />;
  return schema.enum ? <Choice {...props} /> : <Value {...props} />;
}

interface GroupProps extends FieldProps {
  children?: ReactNode;
}

/** What belongs together: the fields of an object, or others. A new entry has no name yet. */
function Group({ place, schema, children = <SchemaFields place={place} schema={schema} /> }: GroupProps) {
  const label = useLabel(schema);
  if (!label) return children;
  return (
    <fieldset className={styles.group} data-field={placeKey(place)}>
      <legend>{label}</legend>
      <Help schema={schema} />
      {children}
    </fieldset>
  );
}

/** A part that its object may have, and its switch. */
function OptionalGroup({ place, schema }: FieldProps) {
  const label = useLabel(schema);
  const isOn = useValue(place) !== undefined;
  return (
    <fieldset className={styles.optional} aria-label={label} data-field={placeKey(place)}>
      <Box label={label} isOn={isOn} onChange={(isChosen) => edit(place, isChosen ? emptyOf(schema) : undefined)}>
        <Help schema={schema} />
      </Box>
      {isOn && <SchemaFields place={place} schema={schema} />}
    </fieldset>
  );
}

/** The entries of a list: by their names where their number is fixed, or in a form that changes it. */
function Entries({ place, schema, list }: FieldProps) {
  const { state } = useDesk();
  const { items = {}, minItems, maxItems } = schema;
  const entries = (useValue(place) ?? []) as { id: string }[];
  const byName = () =>
    entries.map(({ id }) => (
      <Group
        key={id}
        place={{ file: place.file, path: [...place.path, entryStep(id)] }}
        schema={{ ...items, label: nameOfId(state, items.properties?.id, id) }}
      />
    ));
  if (minItems === maxItems) return byName();
  return (
    <Group place={place} schema={schema}>
      {list ? list(place.path) : byName()}
    </Group>
  );
}

/** A text in every language, with the values that its page offers to it. */
function Texts({ place, schema }: FieldProps) {
  return (
    <Group place={place} schema={schema}>
      <TextFields
        placeIn={(language) => ({ file: place.file, path: [...place.path, language] })}
        values={useOffered(place, schema) ?? []}
        plain={!schema.offers?.tags.includes('em')}
      />
    </Group>
  );
}
