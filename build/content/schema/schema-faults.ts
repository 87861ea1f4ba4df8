// Checks data against its schema, and finds the part of a schema for a place in the data.
import { closest } from 'fastest-levenshtein';
import { z } from 'zod';
import { type Fault, type FieldPath, type InBoth, type Problem, problem, type Violation } from '../faults/fault.ts';
import { reference, textLanguage } from '../messages/dictionary.ts';
import { rightValue } from '../values/normalise-input.ts';

/** A node of a schema: a field, an object, a list or an entry, without what makes it optional. */
export interface Part {
  part: z.core.$ZodType;
  path: FieldPath;
  isNullable: boolean;
  /** whether its object may omit it */
  isOptional: boolean;
  meta: z.GlobalMeta;
}

/** The parts directly within a part, by the step of their path. The entries of a list are at '*'. */
const within = (part: z.core.$ZodType): Map<string, z.core.$ZodType> =>
  new Map(
    part instanceof z.ZodArray ? [['*', part.element]] : part instanceof z.ZodObject ? Object.entries(part.shape) : [],
  );

/** Finds the part at a path; if it lies within a value that has one code for all, that value. */
export function partAt(schema: z.core.$ZodType, path: Readonly<FieldPath>): Part {
  return path.reduce<Part>(
    (outer, step) => {
      const parts = within(outer.part);
      const inner = parts.get('*') ?? parts.get(String(step));
      return inner ? unwrapped(inner, [...outer.path, step]) : outer;
    },
    unwrapped(schema, []),
  );
}

function unwrapped(outer: z.core.$ZodType, path: Part['path']): Part {
  const meta = z.globalRegistry.get(outer);
  const isNullable = outer instanceof z.ZodNullable;
  const isOptional = outer instanceof z.ZodExactOptional;
  if (!isNullable && !isOptional) return { part: outer, path, isNullable, isOptional, meta: { ...meta } };
  const inner = unwrapped(outer.unwrap(), path);
  return {
    ...inner,
    meta: { ...inner.meta, ...meta },
    isNullable: isNullable || inner.isNullable,
    isOptional: isOptional || inner.isOptional,
  };
}

/** A schema and all parts within it. */
export function partsOf(schema: z.core.$ZodType, path: Part['path'] = []): Part[] {
  const own = unwrapped(schema, path);
  return [own, ...[...within(own.part)].flatMap(([step, one]) => partsOf(one, [...path, step]))];
}

/** The differences between data and its schema. */
export function schemaFaults(file: string, schema: z.ZodType, data: unknown): Fault[] {
  const { error } = schema.safeParse(data, { reportInput: true });
  const faults = (error?.issues ?? []).flatMap((issue): Fault[] => {
    const at = issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
    const { part, path, isNullable, meta } = partAt(schema, at);
    if (issue.code === 'unrecognized_keys') {
      const known = part instanceof z.ZodObject ? Object.keys(part.shape) : [];
      return issue.keys.map((key) => ({
        file,
        path: [...path, key],
        ...problem('unknown', { known }),
        example: JSON.stringify(closest(key, known)),
      }));
    }
    if (issue.code === 'custom' && issue.params?.violation) {
      const violation: Violation = issue.params.violation;
      return [{ file, path: at, ...violation }];
    }
    const given = valueAt(data, path);
    const { examples, unit, problem: own = problem('text') } = meta;
    const isMissing = given === undefined;
    const language = textLanguage({ file, path }) ?? reference;
    const right = rightValue(own.code, given, language, unit, valueAt(data, path.slice(0, -1)));
    const isRight = right !== undefined && z.safeParse(part, right).success;
    const isShown = !isMissing && (typeof given !== 'object' || given === null);
    const example = isRight ? JSON.stringify(right) : examples && JSON.stringify(examples[0]);
    return [
      { file, path, ...own, isMissing, isNullable, example, ...(isRight && { right }), ...(isShown && { given }) },
    ];
  });
  // one value can fail several checks
  return [...new Map(faults.map((fault) => [JSON.stringify([fault.path, fault.code]), fault])).values()];
}

export const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, step) => Object(value)[step], data);

/** The labels of a field and of what contains it: 'Orari, Pranzo, Dalle'. Without a path, the label of the file. */
export function fieldLabel(schema: z.ZodType, path: Readonly<FieldPath>): InBoth {
  const whole = partAt(schema, []).meta.label;
  if (path.length === 0 && whole) return whole;
  const labels = path.map((step, index): InBoth => {
    if (typeof step === 'number') return { it: `${step + 1}`, en: `${step + 1}` };
    return partAt(schema, path.slice(0, index + 1)).meta.label ?? { it: step, en: step };
  });
  const joined = (language: keyof InBoth) => labels.map((label) => label[language]).join(', ');
  return { it: joined('it'), en: joined('en') };
}

/** The messages that data needs because pages compose their keys from it: key → why. */
export function neededMessages(schema: z.core.$ZodType, data: unknown, name = ''): [key: string, why: Problem][] {
  const { part, meta } = unwrapped(schema, []);
  const id = typeof data === 'string' ? data : name;
  const label = meta.label ?? { it: id, en: id };
  const own = meta.messages && z.safeParse(part, data).success ? meta.messages : [];
  const values = (step: string) => (step !== '*' ? [valueAt(data, [step])] : Array.isArray(data) ? data : []);
  return [
    ...own.map((key): [string, Problem] => [key.replace('{id}', id), problem('neededBy', { label, id })]),
    ...[...within(part)].flatMap(([step, inner]) =>
      values(step).flatMap((value) => neededMessages(inner, value, step)),
    ),
  ];
}
