import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { slots } from '../src/art/slots.ts';
import { type Language, languageIds, routes } from '../src/routes.ts';
import { requiredWords } from './content-needs.ts';
import { type Fault, isObject } from './content-schema.ts';
import { partsOfSite } from './words-plugin.ts';

export const copyFile = (language: Language) => `src/copy/${language}.json`;

// the language that the others are measured by, and that types them
const reference = languageIds[0] as Language;
const groups = [...new Set(Object.values(partsOfSite()).flat())];

/** `group.key` → words */
type Words = Map<string, string>;

/** Everything that is wrong with the words, by themselves, between the languages, and against facts and pictures. */
export function wordFaults({
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
  const required = requiredWords(identity, facts);
  const referenceWords = dictionaries.get(reference)?.words;
  return [...dictionaries].flatMap(([language, { words, faults }]) => {
    const against = language === reference ? undefined : referenceWords;
    return [
      ...faults,
      ...[...words].flatMap(([key, text]) => textFaults(text, against?.get(key)).map(at(language, key))),
      ...keyFaults(words, required, against).map(({ key, problem }) => at(language, key)(problem)),
      ...headFaults(words, nameIn(identity)).map(({ key, problem }) => at(language, key)(problem)),
      ...pictureFaults(words, against).map(({ key, problem }) => at(language, key)(problem)),
    ];
  });
}

function at(language: Language, key: string) {
  return (problem: string): Fault => ({ file: copyFile(language), field: key, problem });
}

function nameIn(identity: unknown): string {
  const name = isObject(identity) ? identity.name : undefined;
  return typeof name === 'string' ? name : '';
}

/** A dictionary as one list of words, and where it is not made of groups of texts. */
function wordsOf(language: Language, dictionary: unknown): { words: Words; faults: Fault[] } {
  const words: Words = new Map();
  const faults: Fault[] = [];
  if (!isObject(dictionary)) return { words, faults: [at(language, '')('must be an object of groups')] };
  for (const [group, entries] of Object.entries(dictionary)) {
    const fault = at(language, group);
    if (!groups.includes(group)) faults.push(fault('is not a group that any page speaks with (see src/routes.ts)'));
    if (!isObject(entries)) {
      faults.push(fault('must be an object of keys and texts'));
      continue;
    }
    for (const [key, text] of Object.entries(entries)) {
      if (typeof text === 'string') words.set(`${group}.${key}`, text);
      else faults.push(at(language, `${group}.${key}`)('must be a text in quotation marks'));
    }
  }
  return { words, faults };
}

/** What is wrong with one text, by itself and beside the same text in the language of reference. */
function textFaults(text: string, other: string | undefined): string[] {
  if (!text.trim()) return ['is empty'];
  // the message format takes a straight apostrophe for a quotation mark and swallows it
  if (text.includes("'")) return ['has a straight apostrophe: write ’'];
  const values = valuesIn(text);
  if (typeof values === 'string') return [`cannot be understood: ${values}`];
  const problems: string[] = [];
  if (/[<>]/.test(withoutPairs(text))) problems.push('has a tag that is not closed, or closed in the wrong order');
  if (other === undefined || typeof valuesIn(other) === 'string') return problems;
  const file = copyFile(reference);
  if (!same(values, valuesIn(other))) {
    problems.push(`must take the same values as in ${file}: ${namesIn(valuesIn(other), '{', '}')}`);
  }
  if (!same(tagsIn(text), tagsIn(other))) {
    problems.push(`must have the same tags as in ${file}: ${namesIn(tagsIn(other), '<', '>')}`);
  }
  return problems;
}

const kinds = ['plural', 'select', 'selectordinal', 'number', 'date', 'time'];

/** The names of the values that a message takes, or why it cannot be understood. */
function valuesIn(text: string): Set<string> | string {
  const names = new Set<string>();
  try {
    collect(compileMessageOrThrow(text));
  } catch (error) {
    return (error as Error).message.split('\n')[0] ?? '';
  }
  return names;

  function collect(tokens: ReturnType<typeof compileMessageOrThrow>): void {
    for (const token of tokens) {
      if (typeof token === 'string') continue;
      const [name, kind, cases] = token;
      names.add(name);
      if (kind && !kinds.includes(kind)) throw new Error(`“${kind}” in {${name}} is none of ${kinds.join(', ')}`);
      if (!isObject(cases)) continue;
      if (!Object.hasOwn(cases, 'other')) throw new Error(`the ${kind} of {${name}} has no case “other”`);
      for (const inner of Object.values(cases)) if (Array.isArray(inner)) collect(inner);
    }
  }
}

const tagsIn = (text: string) => new Set(text.match(/(?<=<)\w+/g));

/** The text without its well-formed tags. */
function withoutPairs(text: string): string {
  const inner = text.replace(/<(\w+)>([^<>]*)<\/\1>|<\w+\/>/g, '$2');
  return inner === text ? text : withoutPairs(inner);
}

function same(a: Set<string> | string, b: Set<string> | string): boolean {
  return typeof a !== 'string' && typeof b !== 'string' && a.size === b.size && [...a].every((name) => b.has(name));
}

function namesIn(names: Set<string> | string, open: string, close: string): string {
  return [...names].map((name) => open + name + close).join(', ') || 'none';
}

type KeyFault = { key: string; problem: string };

/** Keys that a dictionary lacks or has too many. */
function keyFaults(words: Words, required: Map<string, string>, against: Words | undefined): KeyFault[] {
  const faults: KeyFault[] = [];
  for (const [key, reason] of required) if (!words.has(key)) faults.push({ key, problem: `is missing: ${reason}` });
  if (!against) return faults;
  const file = copyFile(reference);
  for (const key of against.keys()) {
    if (!words.has(key) && !required.has(key)) faults.push({ key, problem: `is missing: ${file} has it` });
  }
  for (const key of words.keys()) {
    if (!against.has(key) && !required.has(key)) faults.push({ key, problem: `is not in ${file}` });
  }
  return faults;
}

/** The head keys of every screen; `frame/head.ts` reads the same ones. */
const heads = [
  ...routes.map(({ copy: [group] }) => ({ title: `${group}.head.title`, description: `${group}.head.description` })),
  { title: 'common.notFound.headTitle', description: 'common.notFound.headDescription' },
];

// below: says too little; above: search engines and browser tabs cut it off
const lengths = { title: [10, 65], description: [50, 160] } as const;

/** Titles and descriptions that are too short, too long, unfinished or not the only one of their kind. */
function headFaults(words: Words, name: string): KeyFault[] {
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
      return problems.map((problem) => ({ key, problem }));
    });
  });
}

// pattern and marks are decoration; the upright hero is the wide one's other half and shares its words
const wordless = ['tile', 'mark', 'mark-app', 'home-hero-portrait'];

/** Pictures that nobody describes to those who can't see them. */
function pictureFaults(words: Words, against: Words | undefined): KeyFault[] {
  return Object.keys(slots).flatMap((name) => {
    const key = `alt.${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}`;
    const has = (dictionary: Words) => groups.some((group) => dictionary.has(`${group}.${key}`));
    // one that only this language lacks is a missing key already
    if (wordless.includes(name) || has(words) || (against && has(against))) return [];
    return [{ key: `*.${key}`, problem: `is missing: the picture “${name}” needs an alternative text in some group` }];
  });
}
