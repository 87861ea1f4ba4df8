// Fixtures for the tests of the content check: the site's own content, and functions that change it.

import { basename } from 'node:path';
import { type Language, languageIds } from '../../src/i18n/languages.ts';
import { contentFiles, faultsIn } from './check-content.ts';
import { dataIn, type ReadText, readerOf } from './content-file.ts';
import { type Fault, fieldName } from './faults/fault.ts';
import { type HotelPart, hotelFiles } from './hotel-files.ts';
import { dictionaryFile, messagePath } from './messages/dictionary.ts';

export type Tree = Record<string, unknown>;
/** Each file's data, by its path. */
type Content = Record<string, Tree>;
export type Change = (content: Content) => void;

/** Reads the site's own content. */
export const delivered = readerOf(new URL('../../', import.meta.url));

/** Reads the site's own content after these changes. */
export function readAfter(...changes: Change[]): ReadText {
  const content: Content = Object.fromEntries(contentFiles.map((file) => [file, dataIn(delivered, file) as Tree]));
  for (const change of changes) change(content);
  return (file) => JSON.stringify(content[file]);
}

/** Sets the value at a path such as `rooms.types[0].guests`; `undefined` removes it. */
export function setValue(part: HotelPart, field: string, value: unknown): Change {
  return (content) => {
    const steps = field.split(/[.[\]]+/).filter(Boolean);
    const last = steps.pop() as string;
    const holder = steps.reduce<Tree>((tree, step) => tree[step] as Tree, content[hotelFiles[part]] as Tree);
    holder[last] = value;
  };
}

/** Sets the message at `group.key`; `undefined` removes the key. */
export function setMessage(language: Language, key: string, message: unknown): Change {
  return (content) => {
    const [group, name] = messagePath(key);
    const dictionary = content[dictionaryFile(language)] as Record<string, Tree>;
    dictionary[group] = { ...dictionary[group], [name]: message };
  };
}

/** Sets the same message in every language. */
export function setInAllLanguages(key: string, message: unknown): Change[] {
  return languageIds.map((language) => setMessage(language, key, message));
}

/** An announcement as an owner might write one. */
export function announcement(change: Tree = {}): Tree {
  return {
    id: 'winter',
    from: '2026-11-03',
    until: '2027-03-20',
    pages: 'all',
    closes: 'restaurant',
    title: { it: 'Chiusura invernale', en: 'Closed for the winter' },
    text: { it: 'Il ristorante riapre {until}.', en: 'The restaurant reopens on {until}.' },
    ...change,
  };
}

/** The faults in the site's own content after these changes. */
export const faultsAfter = (...changes: Change[]): Fault[] => faultsIn(readAfter(...changes));

/** The same as one line each: 'en welcome.title: empty'. */
export const codesAfter = (...changes: Change[]) => faultsAfter(...changes).map(codeOf);

export const codeOf = ({ file, path, code }: Fault) => `${basename(file, '.json')} ${fieldName(path)}: ${code}`;
