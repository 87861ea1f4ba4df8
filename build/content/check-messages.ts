import { slots } from '../../src/art/slots.ts';
import { headKeys, type Language, languageIds, routeOf, routes } from '../../src/navigation/routes.ts';
import { messageGroups } from '../vite/messages-plugin.ts';
import { type Fault, isObject, nearest } from './fault.ts';
import { dictionaryFile, messageFaults, type Problem, reference, sampleMessage } from './message-faults.ts';
import { requiredMessages } from './required-messages.ts';
import { samples } from './samples.ts';

/** The groups that pages speak with. */
const groups = [...new Set(Object.values(messageGroups()).flat())];

/** `group.key` → words */
type Words = Map<string, string>;

type KeyFault = Problem & { key: string };

/** Everything that is wrong with the words, by themselves, between the languages, and against facts and pictures. */
export function dictionaryFaults({
  identity,
  facts,
  copy,
}: {
  identity?: unknown;
  facts?: unknown;
  copy: Partial<Record<Language, unknown>>;
}): Fault[] {
  const read = languageIds.filter((language) => copy[language] !== undefined);
  const dictionaries = new Map(read.map((language) => [language, wordsOf(language, copy[language])]));
  const required = requiredMessages(identity, facts);
  const referenceWords = dictionaries.get(reference)?.words;
  return [...dictionaries].flatMap(([language, { words, faults }]) => {
    const against = language === reference ? undefined : referenceWords;
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

/** A dictionary as one list of words, and where it is not made of groups of texts. */
function wordsOf(language: Language, dictionary: unknown): { words: Words; faults: KeyFault[] } {
  const words: Words = new Map();
  const faults: KeyFault[] = [];
  const sample = sampleMessage(language);
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

/** Keys that a dictionary lacks or has too many. */
function keyFaults(
  language: Language,
  words: Words,
  required: Map<string, string>,
  against: Words | undefined,
): KeyFault[] {
  const faults: KeyFault[] = [];
  const missing = (key: string, why: string) => {
    const inGroup = key.replace(/^\w+\./, '');
    const example = `"${inGroup}": ${exampleFor(key, language) ?? sampleMessage(language, against?.get(key))}`;
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

// below: says too little; above: search engines and browser tabs cut it off
const lengths = { title: [10, 65], description: [50, 160] } as const;

/** What a head's words may look like. */
function exampleFor(key: string, language: Language): string | undefined {
  for (const part of ['title', 'description'] as const) {
    if (heads.some((head) => head[part] === key)) return JSON.stringify(samples[language][part]);
  }
}

/** Titles and descriptions that are too short, too long, unfinished or not the only one of their kind. */
function headFaults(language: Language, words: Words, name: string): KeyFault[] {
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
      return problems.map((problem) => ({ key, problem, example: JSON.stringify(samples[language][part]) }));
    });
  });
}

// pattern and marks are decoration; the upright hero is the wide one's other half and shares its words
const wordless = ['tile', 'mark', 'mark-app', 'home-hero-portrait'];
/** Pictures that nobody describes to those who can't see them. */
function pictureFaults(language: Language, words: Words, against: Words | undefined): KeyFault[] {
  return Object.keys(slots).flatMap((name) => {
    const key = `alt.${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}`;
    const has = (dictionary: Words) => groups.some((group) => dictionary.has(`${group}.${key}`));
    // one that only this language lacks is a missing key already
    if (wordless.includes(name) || has(words) || (against && has(against))) return [];
    const problem = `is missing: the picture “${name}” needs an alternative text in some group`;
    return [{ key: `*.${key}`, problem, example: `"${key}": "${samples[language].alt}"` }];
  });
}
