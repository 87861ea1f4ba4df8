// Paths in the content and the values at them. Entries of lists are identified by their ids, since their indexes change:
// ['announcements', '@winter2026', 'from'].
import type { FieldPath, Place } from '../protocol.ts';

/** The step to the entry with an id. */
export const entryStep = (id: string) => `@${id}`;

export const isEntry = (step: FieldPath[number]): step is string => typeof step === 'string' && step.startsWith('@');

export const valueAt = (data: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>((value, step) => {
    const at = indexIn(value, step);
    return typeof value === 'object' && value !== null && Object.hasOwn(value, at)
      ? (value as Record<PropertyKey, unknown>)[at]
      : undefined;
  }, data);

function indexIn(list: unknown, step: FieldPath[number]): FieldPath[number] {
  if (!isEntry(step) || !Array.isArray(list)) return step;
  const index = list.findIndex((entry) => entryStep(entry?.id) === step);
  // a new entry is the last
  return index === -1 ? list.length : index;
}

/** The path with indexes instead of ids of entries. */
export const indexed = (data: unknown, path: FieldPath): FieldPath =>
  path.map((step, at) => (isEntry(step) ? indexIn(valueAt(data, path.slice(0, at)), step) : step));

/** The path with ids of entries instead of indexes. */
export const named = (data: unknown, path: FieldPath): FieldPath =>
  path.map((step, at) => {
    const entry = typeof step === 'number' ? valueAt(data, path.slice(0, at + 1)) : undefined;
    const { id } = Object(entry) as { id?: unknown };
    return typeof id === 'string' ? entryStep(id) : step;
  });

export const isWithin = (path: FieldPath, around: FieldPath) =>
  path.length >= around.length && around.every((step, at) => path[at] === step);

/** Returns whether another place is the same field. */
export const isAt =
  ({ file, path }: Place) =>
  (other: Place) =>
    other.file === file && same(other.path, path);

/** Returns whether another place is the same field, or within it. */
export const isIn =
  ({ file, path }: Place) =>
  (other: Place) =>
    other.file === file && isWithin(other.path, path);

/** Whether two values of the content are equal. */
export const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** A place as a string: identifies its field in `data-field`, and a clash. */
export const placeKey = ({ file, path }: Place) => JSON.stringify([file, ...path]);

/** A value at a path; undefined removes the field. */
interface Change {
  path: FieldPath;
  value?: unknown;
}

/** A copy of data with these changes applied. */
export const withValues = (data: unknown, changes: readonly Change[]): unknown =>
  changes.reduce((all, { path, value }) => withValue(all, indexed(all, path), value), data);

function withValue(data: unknown, path: FieldPath, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(data)) {
    const inner = withValue(data[Number(step)], rest, value);
    return inner === undefined
      ? data.filter((_, index) => index !== step)
      : Object.assign([...data], { [step]: inner });
  }
  const { [step]: old, ...others } = (data ?? {}) as Record<string | number, unknown>;
  const inner = withValue(old, rest, value);
  // the fields keep their order
  return inner === undefined ? others : { ...(data as object), [step]: inner };
}
