import { faultsIn } from '../../build/content/check-content.ts';
import type { ReadText } from '../../build/content/content-file.ts';
import { type Fault, sentenceOf } from '../../build/content/fault.ts';
import { readPhotoFiles } from '../../build/photos/photo-files.ts';
import type { DeskFault } from '../protocol.ts';

/** Everything for which the build would refuse this content. Photographs themselves are checked when they come. */
export function contentFaults(root: URL, read: ReadText): Fault[] {
  return [...faultsIn(read), ...readPhotoFiles(root, undefined, read).faults];
}

/** The faults that one list has and the other has not. */
export function addedFaults(before: readonly Fault[], after: readonly Fault[]): Fault[] {
  // lines move
  const nameOf = ({ line: _, ...fault }: Fault) => JSON.stringify(fault);
  const known = new Set(before.map(nameOf));
  return after.filter((fault) => !known.has(nameOf(fault)));
}

/** A fault in the owner's words. */
export function deskFault(fault: Fault): DeskFault {
  const { file, path, example, right } = fault;
  const typed = asTyped(example);
  return {
    file,
    path,
    problem: { it: sentenceOf(fault, 'it'), en: sentenceOf(fault, 'en') },
    ...(typed && { example: typed }),
    ...(right !== undefined && { right }),
  };
}

/** An example as it is typed into a field, without quotation marks; none for what no field holds. */
function asTyped(example: string | undefined): string | undefined {
  try {
    const value: unknown = JSON.parse(example ?? 'null');
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  } catch {
    return example;
  }
}
