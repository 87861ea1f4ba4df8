// A fault in the content is a code with its parameters. Its sentence is in the reader's language.
import type { InBoth, OwnerLanguage } from '../values/value-names.ts';
import { type Circumstances, english, englishFrame } from './sentences-en.ts';
import { italian, italianFrame } from './sentences-it.ts';

export type { InBoth, OwnerLanguage };

export type FaultCode = keyof typeof english;

/** The parameters of each sentence. */
type FaultParams = { [Code in FaultCode]: Parameters<(typeof english)[Code]>[0] };

/** A fault without its place. */
export interface Problem<Code extends FaultCode = FaultCode> {
  code: Code;
  params: FaultParams[Code];
}

/** A problem, and an example of what would be right. */
export interface Violation extends Problem {
  /** as it is written in the file */
  example?: string | undefined;
  /** the one value that would be right, where there is one */
  right?: unknown;
}

/** The steps to a field in a file: ['rooms', 'types', 0, 'guests'], or `@id` for the entry of a list; empty for the whole file. */
export type FieldPath = (string | number)[];

/** A place in the content: a field of a file, which is named from the project's root. */
export interface Place {
  file: string;
  path: FieldPath;
}

/** A fault in the content, for which the site is not built. */
export interface Fault extends Violation, Circumstances, Place {
  line?: number;
}

/** The codes whose sentences have no parameters. */
export type PlainCode = { [Code in FaultCode]: undefined extends FaultParams[Code] ? Code : never }[FaultCode];

export function problem(code: PlainCode): Problem;
export function problem<Code extends FaultCode>(code: Code, params: FaultParams[Code]): Problem;
export function problem(code: FaultCode, params?: FaultParams[FaultCode]): Problem {
  return { code, params };
}

type Sentences = { [Code in FaultCode]: (params: FaultParams[Code]) => string };
const sentences: Record<OwnerLanguage, Sentences> = { it: italian, en: english };
const frames = { it: italianFrame, en: englishFrame };

/** What is wrong, in a sentence. In English it follows the field's name. */
export function sentenceOf<Code extends FaultCode>(
  { code, params, ...circumstances }: Problem<Code> & Circumstances,
  language: OwnerLanguage,
): string {
  return frames[language](sentences[language][code](params), circumstances);
}

/** The data in a text; undefined if there is none, or if it is not valid JSON. */
export function parsed(text = ''): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return;
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** ['rooms', 'types', 0, 'guests'] → 'rooms.types[0].guests' */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (name, part) => (typeof part === 'number' ? `${name}[${part}]` : name ? `${name}.${String(part)}` : String(part)),
    '',
  );
}
