// What is wrong with what announcements say.
import { type Language, languageIds } from '../../src/navigation/routes.ts';
import { type Fault, fieldName, isObject } from './fault.ts';
import { messageFaults, type Problem, reference, tagsIn, valuesIn } from './message-faults.ts';
import { samples } from './samples.ts';

/** A title or a text of a record, in all its languages. */
interface Said {
  path: (string | number)[];
  record: Record<string, unknown>;
  words: Record<string, unknown>;
}

const parts = [[], ['notice'], ['afterwards'], ['afterwards', 'notice'], ['anyDay'], ['anyDay', 'notice']];

/** All that is said, as far as the records can be read. */
function saidIn(data: unknown): Said[] {
  const records: unknown[] = isObject(data) && Array.isArray(data.announcements) ? data.announcements : [];
  return records.flatMap((record, index) =>
    parts.flatMap((steps) => {
      const part = steps.reduce<unknown>((outer, step) => (isObject(outer) ? outer[step] : undefined), record);
      if (!isObject(record) || !isObject(part)) return [];
      return ['title', 'text'].flatMap((name) => {
        const words = part[name];
        return isObject(words) ? [{ path: ['announcements', index, ...steps, name], record, words }] : [];
      });
    }),
  );
}

// the banner stands over the page, also on a small telephone
const longest: Record<string, number> = { title: 60, text: 160 };

function problemsOf({ path, record, words }: Said, language: Language): Problem[] {
  const text = words[language];
  if (typeof text !== 'string') return [];
  const [inNotice, part] = [path.includes('notice'), String(path.at(-1))];
  const inReference = words[reference];
  const other = language !== reference && typeof inReference === 'string' ? inReference : undefined;
  const problems = messageFaults(text, language, other);

  // where it must end, that it does not is a fault of its own
  const days = ['from', 'until'].filter(
    (day) => record[day] !== null || (day === 'until' && (record.closesRestaurant || record.afterwards)),
  );
  const values = valuesIn(text);
  const unknown = typeof values === 'string' ? [] : [...values].filter((name) => !days.includes(name));
  const tags = [...tagsIn(text)].filter((tag) => !(inNotice && part === 'title' && tag === 'em'));
  const most = inNotice ? Number.POSITIVE_INFINITY : (longest[part] ?? 0);
  const [title, sentence] = samples[language].announcement;
  const example = JSON.stringify(part === 'title' || !days.includes('until') ? title : sentence);
  const add = (problem: string) => problems.push({ problem, example });
  if (unknown.length > 0) {
    const known = days.map((day) => `{${day}}`).join(' and ') || 'no day';
    add(`takes {${unknown.join('}, {')}}; here there is ${known} to say`);
  }
  if (tags.length > 0) add(`has a tag, <${tags[0]}>: only the title of a notice may have one, <em>`);
  const length = [...text].length;
  if (length > most) add(`must have at most ${most} characters, but has ${length}: it stands over the page`);
  return problems;
}

/** Everything that is wrong with the words of announcements. */
export function announcedMessageFaults(file: string, data: unknown): Fault[] {
  return saidIn(data).flatMap((said) =>
    languageIds.flatMap((language) =>
      problemsOf(said, language).map((problem) => ({ file, field: fieldName([...said.path, language]), ...problem })),
    ),
  );
}
