// The fields of the content: the part of the schema at a place. Texts of dictionaries are messages, not fields.
import { z } from 'zod';
import { hotelFiles, hotelParts } from '../../build/content/hotel-files.ts';
import { reference } from '../../build/content/messages/dictionary.ts';
import { schemas } from '../../build/content/schema/hotel-schemas.ts';
import { type Part, partAt } from '../../build/content/schema/schema-faults.ts';
import { normaliseInput } from '../../build/content/values/normalise-input.ts';
import { byLanguage } from '../../src/i18n/languages.ts';
import type { Place } from '../protocol.ts';

/** The files in the panel of facts, in their order. */
export const factFiles = (['facts', 'lists', 'information', 'identity'] as const).map((part) => hotelFiles[part]);

const schemaOf = new Map<string, z.ZodType>(hotelParts.map((part) => [hotelFiles[part], schemas[part]]));

export type Field = Part;

const noField = z.unknown();

export const fieldAt = ({ file, path }: Place): Field => partAt(schemaOf.get(file) ?? noField, path);

/** The fields within another one: of an object, in the order of its schema. */
export function fieldsIn({ file, path }: Place): { name: string; place: Place; field: Field }[] {
  const { part } = fieldAt({ file, path });
  const names = part instanceof z.ZodObject ? Object.keys(part.shape).filter((name) => name !== '$schema') : [];
  return names.map((name) => {
    const place = { file, path: [...path, name] };
    return { name, place, field: fieldAt(place) };
  });
}

/** Whether a field is a list of objects: each has an id and fields of its own. */
export const isOfEntries = ({ part }: Field) =>
  part instanceof z.ZodArray && partAt(part.element, []).part instanceof z.ZodObject;

/** Whether a field is a choice of pages. */
export const isOfPages = ({ meta }: Field) => meta.problem?.code === 'pages';

/** Whether a list has a fixed length. */
export const isFixed = ({ meta }: Field) => meta.minItems !== undefined && meta.minItems === meta.maxItems;

/** The initial value of a field: its required fields, with one entry in each list. */
export function emptyAt(place: Place): unknown {
  const { part, isNullable, meta } = fieldAt(place);
  if (meta.offers) return byLanguage(() => '');
  if (isNullable) return null;
  if (part instanceof z.ZodArray) return [emptyAt({ ...place, path: [...place.path, 0] })];
  if (part instanceof z.ZodBoolean) return false;
  if (!(part instanceof z.ZodObject)) return normaliseInput(meta.problem?.code ?? 'text', '', reference);
  const needed = fieldsIn(place).filter(({ field }) => !field.isOptional);
  return Object.fromEntries(needed.map(({ name, place: inner }) => [name, emptyAt(inner)]));
}
