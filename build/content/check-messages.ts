import { slots } from '../../src/art/slots.ts';
import { headKeys, type Language, languageIds, routeOf, routes } from '../../src/navigation/routes.ts';
import { messageGroups } from '../vite/messages-plugin.ts';
import { exampleMessages } from './example-messages.ts';
import { type Fault, isObject, nearest } from './fault.ts';
import { dictionaryFile, exampleMessage, messageFaults, reference, type Violation } from './message-faults.ts';
import { requiredMessages } from './required-messages.ts';

/** The groups of messages that pages use. */
const groups = [...new Set(Object.values(messageGroups()).flat())];

/** `group.key` → message */
type Messages = Map<string, string>;

type KeyFault = Violation & { key: string };

/** The faults of dictionaries: of each message, between the languages, and against facts and pictures. */
export function dictionaryFaults({
  identity,
  facts,
  messages,
}: {
  identity?: unknown;
  facts?: unknown;
  messages: Partial<Record<Language, unknown>>;
}): Fault[] {
  const read = languageIds.filter((language) => messages[language] !== undefined);
  const dictionaries = new Map(read.map((language) => [language, readDictionary(language, messages[language])]));
  const required = requiredMessages(identity, facts);
  const referenceMessages = dictionaries.get(reference)?.words;
  return [...dictionaries].flatMap(([language, { words, faults }]) => {
    const against = language === reference ? undefined : referenceMessages;
    return [
      ...faults,
      ...[...words].flatMap(([key, text]) =>
        messageFaults(text, language, against?.get(key)).map((problem) => ({ key, ...problem })),
      ),
      ...keyFaults(language, words, required, against),
      ...headFaults(language, words, nameIn(identity)),
      ...pictureFaults(language, words, against),
    ].map(({ key, problem, example }) => ({ file: dictionaryFile(language), field: key, problem, example }));
  });
}

function nameIn(identity: unknown): string {
  const name = isObject(identity) ? identity.name : undefined;
  return typeof name === 'string' ? name : '';
}

/** A dictionary as one list of messages, and the faults in its structure. */
function readDictionary(language: Language, dictionary: unknown): { words: Messages; faults: KeyFault[] } {
  const words: Messages = new Map();
  const faults: KeyFault[] = [];
  const sample = exampleMessage(language);
  if (!isObject(dictionary)) {
    const example = `{ "welcome": { "title": ${sample} } }`;
    return { words, faults: [{ key: '', problem: 'must be an object of groups', example }] };
  }
  for (const [group, entries] of Object.entries(dictionary)) {
    if (group === '$schema') continue;
    if (!groups.includes(group)) {
      const problem = 'is not a group that any page speaks with (see src/navigation/routes.ts)';
      faults.push({ key: group, problem, example: `"${nearest(group, groups)}"` });
    }
    if (!isObject(entries)) {
      faults.push({ key: group, problem: 'must be an object of keys and texts', example: `{ "title": ${sample} }` });
      continue;
    }
    for (const [key, text] of Object.entries(entries)) {
      if (typeof text === 'string') words.set(`${group}.${key}`, text);
      else faults.push({ key: `${group}.${key}`, problem: 'must be a text in quotation marks', example: sample });
    }
  }
  return { words, faults };
}

/** Keys that a dictionary lacks, and keys that it should not have. */
function keyFaults(
  language: Language,
  words: Messages,
  required: Map<string, string>,
  against: Messages | undefined,
): KeyFault[] {
  const faults: KeyFault[] = [];
  const missing = (key: string, why: string) => {
    const inGroup = key.replace(/^\w+\./, '');
    const example = `"${inGroup}": ${exampleFor(key, language) ?? exampleMessage(language, against?.get(key))}`;
    faults.push({ key, problem: `is missing: ${why}`, example });
  };
  for (const [key, reason] of required) if (!words.has(key)) missing(key, reason);
  if (!against) return faults;
  const file = dictionaryFile(reference);
  for (const key of against.keys()) if (!words.has(key) && !required.has(key)) missing(key, `${file} has it`);
  const [group, known] = [(key: string) => key.split('.')[0], [...against.keys()]];
  for (const key of words.keys()) {
    if (against.has(key) || required.has(key)) continue;
    const near = nearest(
      key,
      known.filter((other) => group(other) === group(key)),
    );
    faults.push({ key, problem: `is not in ${file}`, example: `"${near.replace(/^\w+\./, '')}"` });
  }
  return faults;
}

/** The keys of every page's title and description, and of the page for unknown addresses. */
export const heads = [...routes, routeOf('not-found')].map(headKeys);

// search engines and browser tabs cut off what is longer
export const lengths = { title: [10, 65], description: [50, 160] } as const;

/** An example for a key of a title or a description. */
function exampleFor(key: string, language: Language): string | undefined {
  for (const part of ['title', 'description'] as const) {
    if (heads.some((head) => head[part] === key)) return JSON.stringify(exampleMessages[language][part]);
  }
}

/** Titles and descriptions that are too short, too long, not plain text or not unique. */
function headFaults(language: Language, words: Messages, name: string): KeyFault[] {
  return (['title', 'description'] as const).flatMap((part) => {
    const seen = new Map<string, string>();
    const [least, most] = lengths[part];
    return heads.flatMap(({ [part]: key }): KeyFault[] => {
      const shown = words.get(key)?.replaceAll('{name}', name);
      if (shown === undefined) return [];
      const problems: string[] = [];
      const length = [...shown].length;
      if (length < least || length > most) problems.push(`must have ${least} to ${most} characters, but has ${length}`);
      if (/[{<]/.test(shown)) problems.push('may take {name}, but no other value and no tag');
      const twin = seen.get(shown);
      if (twin) problems.push(`is the same as ${twin}`);
      else seen.set(shown, key);
      return problems.map((problem) => ({ key, problem, example: JSON.stringify(exampleMessages[language][part]) }));
    });
  });
}

// decoration, and the upright crop of the hero, which shares the alternative text of the wide one
const undescribed = ['tile', 'mark', 'mark-app', 'home-hero-portrait'];
/** Pictures without an alternative text. */
function pictureFaults(language: Language, words: Messages, against: Messages | undefined): KeyFault[] {
  return Object.keys(slots).flatMap((name) => {
    const key = `alt.${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}`;
    const has = (dictionary: Messages) => groups.some((group) => dictionary.has(`${group}.${key}`));
    // a text that only this language lacks is already reported as a missing key
    if (undescribed.includes(name) || has(words) || (against && has(against))) return [];
    const problem = `is missing: the picture “${name}” needs an alternative text in some group`;
    return [{ key: `*.${key}`, problem, example: `"${key}": "${exampleMessages[language].alt}"` }];
  });
}
