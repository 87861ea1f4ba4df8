// The faults of one message, by itself and compared with the same message in the reference language.
import { type Language, languageIds } from '../../src/navigation/routes.ts';
import { exampleMessages } from './example-messages.ts';
import { valuesIn } from './message-values.ts';

export const dictionaryFile = (language: Language) => `src/i18n/${language}.json`;

/** The language that the others are compared with, and whose keys are the types. */
export const reference = languageIds[0];

/** A fault without its place, and an example of what is right. */
export interface Violation {
  problem: string;
  example: string;
}

const quoted = (message: string) => JSON.stringify(message);

/** An example of a valid message, with the values and tags of the same message in another language. */
export function exampleMessage(language: Language, like = ''): string {
  const values = valuesIn(like);
  const names = typeof values === 'string' ? [] : [...values.keys()];
  const tags = [...tagsIn(like)].map((tag) => `<${tag}>…</${tag}>`);
  return quoted([exampleMessages[language].text, ...names.map((name) => `{${name}}`), ...tags].join(' '));
}

/** @param other the same message in the reference language, unless this is that language */
export function messageFaults(text: string, language: Language, other?: string): Violation[] {
  const sample = exampleMessage(language, other ?? '');
  if (!text.trim()) return [{ problem: 'is empty', example: sample }];
  // a straight apostrophe is a quotation mark in ICU and disappears
  if (text.includes("'")) {
    return [{ problem: 'has a straight apostrophe: write ’', example: quoted(text.replaceAll("'", '’')) }];
  }
  const values = valuesIn(text);
  if (typeof values === 'string') {
    const example = other
      ? sample
      : quoted(`${exampleMessages[language].text}: {count, plural, one {# …} other {# …}}`);
    return [{ problem: `cannot be understood: ${values}`, example }];
  }
  const problems: Violation[] = [];
  if (/[<>]/.test(withoutPairs(text))) {
    const example = other ? sample : quoted(`${text.replace(/<[^<>]*>|[<>]/g, '')} <em>…</em>`);
    problems.push({ problem: 'has a tag that is not closed, or closed in the wrong order', example });
  }
  if (other === undefined || typeof valuesIn(other) === 'string') return problems;
  const there = dictionaryFile(reference);
  if (!same(values, valuesIn(other))) {
    const problem = `must take the same values as in ${there}: ${namesIn(valuesIn(other), '{', '}')}`;
    problems.push({ problem, example: sample });
  }
  if (!same(tagsIn(text), tagsIn(other))) {
    const problem = `must have the same tags as in ${there}: ${namesIn(tagsIn(other), '<', '>')}`;
    problems.push({ problem, example: sample });
  }
  return problems;
}

export const tagsIn = (text: string) => new Set(text.match(/(?<=<)\w+/g));

/** The text without its well-formed tags. */
function withoutPairs(text: string): string {
  const inner = text.replace(/<(\w+)>([^<>]*)<\/\1>|<\w+\/>/g, '$2');
  return inner === text ? text : withoutPairs(inner);
}

/** Names as a set or as the keys of a map, or the reason why there are none. */
type Names = Pick<ReadonlySet<string>, 'size' | 'has' | 'keys'> | string;

function same(a: Names, b: Names): boolean {
  return (
    typeof a !== 'string' && typeof b !== 'string' && a.size === b.size && [...a.keys()].every((name) => b.has(name))
  );
}

function namesIn(names: Names, open: string, close: string): string {
  return (typeof names === 'string' ? [] : [...names.keys()]).map((name) => open + name + close).join(', ') || 'none';
}
