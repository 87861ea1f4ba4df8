// Finds the edits that can be saved: not those in conflict with somebody else's change, nor those that make the content invalid.

import { isDeepStrictEqual } from 'node:util';
import { parseContent, type ReadText } from '../../../build/content/content-file.ts';
import { type Fault, isObject, parsed } from '../../../build/content/faults/fault.ts';
import { focusFile } from '../../../build/content/hotel-files.ts';
import { dictionaryFile, reference, textLanguage } from '../../../build/content/messages/dictionary.ts';
import { messageFaults } from '../../../build/content/messages/message-faults.ts';
import { photoPlaces } from '../../../build/photos/photo-places.ts';
import { deskFault } from '../../content/desk-fault.ts';
import { isIn, named, valueAt, withValues } from '../../content/entry-path.ts';
import type { Edit, Place, RefusedEdit } from '../../protocol.ts';
import { inBoth } from '../../sentences/sentences.ts';
import { addedFaults, contentFaults } from './desk-faults.ts';
import { photographFiles } from './project-files.ts';

/** The texts of files, not formatted yet; undefined for a file that is no longer needed. */
type Texts = Map<string, string | undefined>;

/** @returns the texts of the files after the edits that can be saved, and the refused edits */
export function tryEdits(root: URL, read: ReadText, edits: readonly Edit[]): { texts: Texts; refused: RefusedEdit[] } {
  const dataIn = (file: string) => parsed(read(file) ?? '{}');
  const isReadable = ({ file }: Pick<Edit, 'file'>) => {
    const text = read(file);
    // a duplicate field would lose one of its values
    return text === undefined || (isObject(dataIn(file)) && parseContent(file, text).faults.length === 0);
  };
  const isTaken = ({ file, path, before }: Edit) =>
    before !== undefined && !isDeepStrictEqual(valueAt(dataIn(file), path) ?? null, before);
  const open = edits.filter((edit) => isReadable(edit) && !isTaken(edit));
  const textsAfter = (some: readonly Edit[]): Texts => {
    const texts = editedTexts(some, dataIn);
    const lost = lostPictures(root, read, (file) => texts.get(file) ?? read(file));
    const photographs = lost.flatMap(({ files }) => files);
    if (photographs.length === 0) return texts;
    const focus = lost.map(({ name }): Edit => ({ file: focusFile, path: [name] }));
    const all = editedTexts([...some, ...(isReadable({ file: focusFile }) ? focus : [])], dataIn);
    for (const file of photographs) all.set(file, undefined);
    return all;
  };
  let known: Fault[] | undefined;
  const faultsAfter = (some: readonly Edit[]) => {
    const texts = textsAfter(some);
    const found = contentFaults(root, read, texts);
    if (found.length > 0) known ??= contentFaults(root, read);
    const dataAfter = (file: string) => parsed(texts.get(file) ?? read(file));
    return addedFaults(known ?? [], found)
      .flatMap((fault) => ofTheEdited(fault, some, dataAfter))
      .map((fault) => deskFault(fault, dataAfter));
  };

  const faults = new Map<Edit, RefusedEdit['faults']>();
  for (const edit of edits) {
    if (!isReadable(edit)) faults.set(edit, [{ file: edit.file, path: edit.path, problem: inBoth('fileUnreadable') }]);
  }
  let sound = open;
  let found = faultsAfter(sound);
  while (found.length > 0) {
    const without = (edit: Edit) => sound.filter((other) => other !== edit);
    // blames the newest edit without which there are fewer faults; if edits depend on each other, the newest with a fault of its own
    const blamed =
      sound.findLast((edit) => faultsAfter(without(edit)).length < found.length) ??
      sound.findLast((edit) => found.some(isIn(edit))) ??
      (sound.at(-1) as Edit);
    sound = without(blamed);
    const left = faultsAfter(sound);
    const own = found.filter((fault) => !left.some((other) => isDeepStrictEqual(other, fault)));
    faults.set(blamed, own.length > 0 ? own : found);
    found = left;
  }
  const refused = edits.flatMap((edit, index): RefusedEdit[] =>
    sound.includes(edit) ? [] : [{ edit: index, faults: faults.get(edit) ?? [] }],
  );
  return { texts: textsAfter(sound), refused };
}

/** The pictures whose entries are gone after a change, each with the files of the photograph that it still has. */
export function lostPictures(root: URL, before: ReadText, after: ReadText): { name: string; files: string[] }[] {
  const left = photoPlaces(after);
  return Object.keys(photoPlaces(before))
    .filter((name) => !left[name])
    .map((name) => ({ name, files: photographFiles(root, name) }));
}

/**
 * Moves a fault of a text that does not match the reference language to the reference text, if only that was edited.
 */
function ofTheEdited(fault: Fault, edits: readonly Edit[], dataIn: (file: string) => unknown): Fault[] {
  if (fault.code !== 'sameValues' && fault.code !== 'sameLinks') return [fault];
  const { file, path } = fault;
  const language = textLanguage(fault) ?? reference;
  const place =
    file === dictionaryFile(language)
      ? { file: dictionaryFile(reference), path }
      : { file, path: [...path.slice(0, -1), reference] };
  const isEdited = (one: Place) =>
    edits.some((edit) => isIn(edit)({ file: one.file, path: named(dataIn(one.file), one.path) }));
  if (isEdited(fault) || !isEdited(place)) return [fault];
  const [text, other] = [place, fault].map((one) => String(valueAt(dataIn(one.file), one.path)));
  const violations = messageFaults(text ?? '', reference, other, language);
  return violations.filter(({ code }) => code === fault.code).map((violation) => ({ ...violation, ...place }));
}

function editedTexts(edits: readonly Edit[], dataIn: (file: string) => unknown): Texts {
  const byFile = Map.groupBy(edits, ({ file }) => file);
  const texts: Texts = new Map([...byFile].map(([file, own]) => [file, JSON.stringify(withValues(dataIn(file), own))]));
  if (texts.get(focusFile) === '{}') texts.set(focusFile, undefined);
  return texts;
}
