import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { type Language, languageIds } from '../../src/navigation/routes.ts';
import { type Content, contentFaults, hotelFiles } from './check-content.ts';

// What the tests of the content check share: the site's own content, and ways to spoil it.

export type Part = keyof typeof hotelFiles;
export type Tree = Record<string, unknown>;
export type Change = (content: Required<Content>) => void;

const read = (file: string): Tree => JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));

/** The site's own content, to be spoilt by one test. */
export function freshContent(): Required<Content> {
  return {
    identity: read(hotelFiles.identity),
    facts: read(hotelFiles.facts),
    announcements: read(hotelFiles.announcements),
    copy: Object.fromEntries(languageIds.map((language) => [language, read(`src/i18n/${language}.json`)])),
  };
}

/** Puts a value at a place such as `rooms.types[0].guests`; no value takes away what is there. */
export function put(part: Part, field: string, value: unknown): Change {
  return (content) => {
    const steps = field.split(/[.[\]]+/).filter(Boolean);
    const last = steps.pop() as string;
    const holder = steps.reduce<Tree>((tree, step) => tree[step] as Tree, content[part] as Tree);
    holder[last] = value;
  };
}

/** Puts words at `group.key`; no words take the key away. */
export function say(language: Language, key: string, words: unknown): Change {
  return ({ copy }) => {
    const [group = '', ...rest] = key.split('.');
    const dictionary = copy[language] as Record<string, Tree>;
    dictionary[group] = { ...dictionary[group], [rest.join('.')]: words };
  };
}

/** Puts the same words into every language. */
export function sayInAll(key: string, words: unknown): Change[] {
  return languageIds.map((language) => say(language, key, words));
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
    text: { it: 'Il ristorante riapre il {until}.', en: 'The restaurant reopens on {until}.' },
    ...change,
  };
}

/** What is found in the site's own content after these changes. Taken through JSON, as an owner's change would be. */
export function faultsAfter(...changes: Change[]) {
  const content = freshContent();
  for (const change of changes) change(content);
  return contentFaults(JSON.parse(JSON.stringify(content)));
}

/** A fault at a place, whose problem holds these words. */
export const fault = (file: string, field: string, problem: string) =>
  expect.objectContaining({ file, field, problem: expect.stringContaining(problem) });
export const inCopy = (language: Language, key: string, problem: string) =>
  fault(`src/i18n/${language}.json`, key, problem);
