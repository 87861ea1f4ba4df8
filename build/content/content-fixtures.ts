import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Language, languageIds } from '../../src/navigation/routes.ts';
import { type Content, contentFaults, type HotelPart, hotelFiles, hotelParts } from './check-content.ts';
import { type Fault, fieldName } from './faults/fault.ts';
import { dictionaryFile } from './messages/message-faults.ts';

// Fixtures for the tests of the content check: the site's own content, and functions that change it.

export type Tree = Record<string, unknown>;
export type Change = (content: Required<Content>) => void;

const read = (file: string): Tree => JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));

/** A copy of the site's own content for one test to change. */
export function freshContent(): Required<Content> {
  const parts = Object.fromEntries(hotelParts.map((part) => [part, read(hotelFiles[part])]));
  const messages = Object.fromEntries(languageIds.map((language) => [language, read(dictionaryFile(language))]));
  return { ...parts, messages } as Required<Content>;
}

/** Sets the value at a path such as `rooms.types[0].guests`; `undefined` removes it. */
export function setValue(part: HotelPart, field: string, value: unknown): Change {
  return (content) => {
    const steps = field.split(/[.[\]]+/).filter(Boolean);
    const last = steps.pop() as string;
    const holder = steps.reduce<Tree>((tree, step) => tree[step] as Tree, content[part] as Tree);
    holder[last] = value;
  };
}

/** Sets the message at `group.key`; `undefined` removes the key. */
export function setMessage(language: Language, key: string, message: unknown): Change {
  return ({ messages }) => {
    const [group = '', ...rest] = key.split('.');
    const dictionary = messages[language] as Record<string, Tree>;
    dictionary[group] = { ...dictionary[group], [rest.join('.')]: message };
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
    closesRestaurant: true,
    title: { it: 'Chiusura invernale', en: 'Closed for the winter' },
    text: { it: 'Il ristorante riapre {until}.', en: 'The restaurant reopens on {until}.' },
    ...change,
  };
}

/** The faults in the site's own content after these changes. It passes through JSON, as an owner's change would. */
export function faultsAfter(...changes: Change[]): Fault[] {
  const content = freshContent();
  for (const change of changes) change(content);
  return contentFaults(JSON.parse(JSON.stringify(content)));
}

/** The same as one line each: 'en welcome.title: empty'. */
export const codesAfter = (...changes: Change[]) => faultsAfter(...changes).map(lineOf);

export const lineOf = ({ file, path, code }: Fault) => `${basename(file, '.json')} ${fieldName(path)}: ${code}`;
