import { faultsIn, placeLabel } from '../../build/content/check-content.ts';
import { readerOf } from '../../build/content/content-file.ts';
import { sentenceOf } from '../../build/content/faults/fault.ts';
import { hotelFiles } from '../../build/content/hotel-files.ts';
import { contentFiles, readBytes } from './content/project-files.ts';
import { Refused } from './refused.ts';

/** The reasons why the desk cannot start, for the terminal. If another file cannot be read, the desk starts and can restore it. */
export async function startupErrors(root: URL): Promise<string[]> {
  try {
    for (const file of contentFiles) readBytes(root, file);
  } catch (error) {
    if (error instanceof Refused) return [`${error.problem.it}\n${error.problem.en}`];
    throw error;
  }
  // the desk's modules would fail with the same error
  const identity = import(new URL('src/hotel/identity.ts', root).href);
  const isRead = await identity.then(
    () => true,
    () => false,
  );
  if (isRead) return [];
  const faults = faultsIn(readerOf(root)).filter(({ file }) => file === hotelFiles.identity);
  return faults.map((fault) => {
    const said = (['it', 'en'] as const).map((to) => `${placeLabel(fault)[to]}: ${sentenceOf(fault, to)}`);
    return [
      fault.line === undefined ? fault.file : `${fault.file}:${fault.line}`,
      ...[...said, fault.example].flatMap((line) => (line ? `  ${line}` : [])),
    ].join('\n');
  });
}
