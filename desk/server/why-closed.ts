import { faultsIn } from '../../build/content/check-content.ts';
import { hotelFiles } from '../../build/content/content-file.ts';
import { sentenceOf } from '../../build/content/faults/fault.ts';
import { contentFiles, readBytes } from './content/project-files.ts';
import { Refused } from './refused.ts';

/** Why the desk cannot start, for the terminal. Where another file cannot be read, the desk opens, and brings it back. */
export function whyClosed(root: URL): string[] {
  try {
    for (const file of contentFiles) readBytes(root, file);
  } catch (error) {
    if (error instanceof Refused) return [`${error.problem.it}\n${error.problem.en}`];
    throw error;
  }
  const unreadable = faultsIn(root).filter(
    ({ code, file }) => file === hotelFiles.identity && (code === 'json' || code === 'fileMissing'),
  );
  return unreadable.map((fault) =>
    [
      fault.line === undefined ? fault.file : `${fault.file}:${fault.line}`,
      ...[sentenceOf(fault, 'it'), sentenceOf(fault, 'en'), fault.example].flatMap((line) => (line ? `  ${line}` : [])),
    ].join('\n'),
  );
}
