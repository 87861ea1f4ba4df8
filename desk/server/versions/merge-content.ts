// Merges the changes of two people in a content file, field by field.
import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../../../build/content/faults/fault.ts';
import { type Entry, isEntries, titleOf } from '../../content/content.ts';
import { entryStep } from '../../content/entry-path.ts';
import type { FieldPath, Side } from '../../protocol.ts';

/** A field that both sides have changed to different values. */
interface FieldClash {
  path: FieldPath;
  ours: unknown;
  theirs: unknown;
}

/** Whether fields only make sense together, such as a street and its postal code, or the two ends of a period. */
const isWhole = (value: Record<string, unknown>, name: unknown) =>
  name === 'address' || name === 'coordinates' || ('from' in value && !('id' in value));

/** @returns the merged data, in which clashing fields have our value, and the clashes */
export function mergeContent(
  [base, ours, theirs]: [unknown, unknown, unknown],
  choose: (path: FieldPath) => Side | undefined,
): { merged: unknown; clashes: FieldClash[] } {
  const clashes: FieldClash[] = [];
  return { merged: merge(base, ours, theirs, []), clashes };

  function merge(was: unknown, mine: unknown, other: unknown, path: FieldPath): unknown {
    if (isDeepStrictEqual(mine, other) || isDeepStrictEqual(was, other)) return mine;
    if (isDeepStrictEqual(was, mine)) return other;
    if (isObject(mine) && isObject(other) && !isWhole(mine, path.at(-1))) {
      const keys = [...new Set([...Object.keys(mine), ...Object.keys(other)])];
      const fields = keys.map((key) => [key, merge(Object(was)[key], mine[key], other[key], [...path, key])] as const);
      return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
    }
    if (isEntries(mine) && isEntries(other)) return mergeEntries(isEntries(was) ? was : [], mine, other, path);
    const choice = choose(path);
    if (!choice) clashes.push({ path, ours: mine, theirs: other });
    return choice === 'theirs' ? other : mine;
  }

  /** Merges lists whose entries are identified by ids. The order is taken from the side that changed it, or is a clash. */
  function mergeEntries(was: Entry[], mine: Entry[], other: Entry[], path: FieldPath): Entry[] {
    const find = (entries: Entry[], id: string) => entries.find((entry) => entry.id === id);
    const isOrdered = (one: Entry[], as: Entry[]) => {
      const [ids, order] = [one, as].map((all) =>
        all.map(({ id }) => id).filter((id) => find(one, id) && find(as, id)),
      );
      return isDeepStrictEqual(ids, order);
    };
    const isClash = !isOrdered(mine, was) && !isOrdered(other, was) && !isOrdered(mine, other);
    const choice = isClash ? choose(path) : isOrdered(mine, was) ? 'theirs' : 'ours';
    if (!choice) clashes.push({ path, ours: mine.map(titleOf), theirs: other.map(titleOf) });
    const [first, second] = choice === 'theirs' ? [other, mine] : [mine, other];
    const ids = [...new Set([...first, ...second].map(({ id }) => id))];
    return ids.flatMap((id) => {
      const entry = merge(find(was, id), find(mine, id), find(other, id), [...path, entryStep(id)]);
      return entry === undefined ? [] : [entry as Entry];
    });
  }
}
