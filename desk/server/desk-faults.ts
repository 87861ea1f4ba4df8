import { faultsIn } from '../../build/content/check-content.ts';
import type { ReadText } from '../../build/content/content-file.ts';
import { type Fault, messagePath } from '../../build/content/fault.ts';
import { inItalian } from '../../build/content/italian-faults.ts';
import { focusFile, readPhotoFiles } from '../../build/photos/photo-files.ts';
import type { DeskFault, FieldPath } from '../protocol.ts';

/** Everything for which the build would refuse this content. Photographs themselves are checked when they come. */
export function contentFaults(root: URL, read: ReadText): Fault[] {
  return [...faultsIn(read), ...readPhotoFiles(root, undefined, read).faults];
}

/** The faults that one list has and the other has not. */
export function addedFaults(before: readonly Fault[], after: readonly Fault[]): Fault[] {
  const nameOf = ({ file, field, problem }: Fault) => JSON.stringify([file, field, problem]);
  const known = new Set(before.map(nameOf));
  return after.filter((fault) => !known.has(nameOf(fault)));
}

/** A fault in the owner's words. */
export function deskFault({ file, field, problem, example }: Fault): DeskFault {
  return {
    ...{ file, field, example },
    path: pathOf(file, field),
    problem: { it: inItalian(problem) ?? problem, en: problem },
  };
}

/** The path of a field that a fault names. */
function pathOf(file: string, field: string): FieldPath {
  if (field === '' || field.startsWith('*')) return [];
  if (file === focusFile) return [field];
  if (file.startsWith('src/i18n/')) return messagePath(field);
  return field
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}
