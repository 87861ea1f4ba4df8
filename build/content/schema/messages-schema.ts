// A dictionary: its groups and keys, its messages, the titles and descriptions of pages.

import { z } from 'zod';
import type { Language } from '../../../src/i18n/languages.ts';
import { headKeys, routeOf, routes } from '../../../src/navigation/routes.ts';
import { type Fault, type Problem, problem, type Violation } from '../faults/fault.ts';
import { dictionaryFile, type Messages, messagePath, messagesIn, reference } from '../messages/dictionary.ts';
import { offerFaults, textFaults, unknownValues } from '../messages/message-faults.ts';
import { headLengths, pageTitle } from '../messages/page-title.ts';
import { messageGroups } from '../messages/site-messages.ts';
import { schemaFaults } from './schema-faults.ts';
import { message } from './schema-parts.ts';

/** The groups of messages that pages use. */
const groups = [...new Set(Object.values(messageGroups()).flat())];

/** The keys of every page's title and description, and of the page for unknown addresses. */
const heads = [...routes, routeOf('not-found')].map(headKeys);

/** The schema of a dictionary with these keys. */
export function dictionarySchema(keys: readonly string[]) {
  const paths = keys.map(messagePath);
  const shape = groups.map((group) => {
    const inGroup = paths.filter(([first]) => first === group);
    const part = z
      .strictObject(Object.fromEntries(inGroup.map(([, key]) => [key, message])))
      .meta({ problem: problem('group') });
    return [group, inGroup.length > 0 ? part : part.exactOptional()] as const;
  });
  return z
    .strictObject({ ...Object.fromEntries(shape), $schema: z.string().exactOptional() })
    .meta({ problem: problem('dictionary') });
}

interface Around {
  /** the messages of the reference language, unless this is that language: they say which keys there are */
  against?: Messages | undefined;
  /** required keys: key → why */
  required: ReadonlyMap<string, Problem>;
  /** the hotel's name, which titles contain */
  name: string;
}

/** The faults of a dictionary: its own, and those against the reference language and the facts. */
export function dictionaryFaults(language: Language, dictionary: unknown, around: Around): Fault[] {
  const { against, required, name } = around;
  const file = dictionaryFile(language);
  const own = messagesIn(dictionary);
  const keys = [...new Set([...(against ?? own).keys(), ...required.keys()])];
  const ofSchema = schemaFaults(file, dictionarySchema(keys), dictionary).map((fault) => {
    const [group, key] = fault.path;
    if (!fault.isMissing || key === undefined) return fault;
    const why = required.get(`${group}.${key}`) ?? problem('missingBeside', { language: reference });
    return { file, path: fault.path, ...why };
  });
  const at = (key: string, violation: Violation): Fault => ({ file, path: messagePath(key), ...violation });
  return [
    ...ofSchema,
    ...[...own].flatMap(([key, text]) => {
      const other = against?.get(key);
      const refusedIn = isOfHead(key) ? refusedInHead : unknownValues;
      return textFaults(text, language, other, refusedIn).map((one) => at(key, one));
    }),
    ...(['title', 'description'] as const)
      .flatMap((part) => headFaults(part, own, name))
      .map(([key, one]) => at(key, one)),
  ];
}

/** The head's texts may use the hotel's name only. */
const refusedInHead = (text: string) => offerFaults(text, { values: { name: true }, tags: [] });
const isOfHead = (key: string) => heads.some(({ title, description }) => key === title || key === description);

const lengthOf = (text: string) => [...text].length;

/** Titles or descriptions that are too short, too long or not unique. */
function headFaults(part: 'title' | 'description', words: Messages, name: string): [key: string, what: Problem][] {
  const seen = new Map<string, string>();
  const [least, most] = headLengths[part];
  return heads.flatMap(({ [part]: key }) => {
    const written = words.get(key);
    if (written === undefined) return [];
    const text = written.replaceAll('{name}', name);
    const shown = (part === 'title' ? pageTitle(written, name) : written).replaceAll('{name}', name);
    // a title that was shortened is long enough
    const isShort = lengthOf(text) < least;
    const has = lengthOf(isShort ? text : shown);
    const twin = seen.get(text);
    if (!twin) seen.set(text, key);
    const problems = [
      ...(isShort || has > most ? [problem('length', { least, most, has })] : []),
      ...(twin ? [problem('sameAs', { key: twin })] : []),
    ];
    return problems.map((what): [string, Problem] => [key, what]);
  });
}
