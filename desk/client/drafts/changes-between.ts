import { indexed } from '../../entry-path.ts';
import type { FieldPath } from '../../protocol.ts';

export interface FieldChange {
  path: FieldPath;
  /** undefined: the field is gone */
  value?: unknown;
}

/** The fields in which two versions of some data differ; a list of other entries counts as one field. */
export function changesBetween(before: unknown, after: unknown, path: FieldPath = []): FieldChange[] {
  if (before === after || JSON.stringify(before) === JSON.stringify(after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) {
    const isMoved = before.length !== after.length || before.some((entry) => typeof entry !== 'object');
    if (isMoved || idsOf(before) !== idsOf(after)) return [{ path, value: after }];
    return before.flatMap((entry, index) => changesBetween(entry, after[index], [...path, index]));
  }
  if (isRecord(before) && isRecord(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => changesBetween(before[name], after[name], [...path, name]));
  }
  return [{ path, value: after }];
}

const idsOf = (list: unknown[]) => list.map((entry) => (isRecord(entry) ? (entry.id ?? entry.from) : entry)).join();

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy of some data with other values at some paths. */
export const withValues = (data: unknown, changes: readonly FieldChange[]): unknown =>
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
