import { indexed } from '../../entry-path.ts';
import type { FieldPath } from '../../protocol.ts';

/** A value at a path; undefined removes the field. */
interface Change {
  path: FieldPath;
  value?: unknown;
}

/** A copy of some data with other values at some paths. */
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
