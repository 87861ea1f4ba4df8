// The faults in the texts of announcements.
import { type Language, languageIds } from '../../src/navigation/routes.ts';
import { exampleMessages } from './example-messages.ts';
import { type Fault, fieldName, isObject } from './fault.ts';
import { messageFaults, reference, tagsIn, type Violation } from './message-faults.ts';
import { valuesIn } from './message-values.ts';

/** A title or a text of an announcement, in all its languages. */
interface AnnouncementText {
  path: (string | number)[];
  record: Record<string, unknown>;
  byLanguage: Record<string, unknown>;
}

const parts = [[], ['notice'], ['afterwards'], ['afterwards', 'notice'], ['anyDay'], ['anyDay', 'notice']];

/** All texts of the announcements that can be read. */
function textsIn(data: unknown): AnnouncementText[] {
  const records: unknown[] = isObject(data) && Array.isArray(data.announcements) ? data.announcements : [];
  return records.flatMap((record, index) =>
    parts.flatMap((steps) => {
      const part = steps.reduce<unknown>((outer, step) => (isObject(outer) ? outer[step] : undefined), record);
      if (!isObject(record) || !isObject(part)) return [];
      return ['title', 'text'].flatMap((name) => {
        const byLanguage = part[name];
        return isObject(byLanguage) ? [{ path: ['announcements', index, ...steps, name], record, byLanguage }] : [];
      });
    }),
  );
}

// the banner covers the page, also on a small phone
const longest: Record<string, number> = { title: 60, text: 160 };

function violationsOf({ path, record, byLanguage }: AnnouncementText, language: Language): Violation[] {
  const text = byLanguage[language];
  if (typeof text !== 'string') return [];
  const [inNotice, part] = [path.includes('notice'), String(path.at(-1))];
  const inReference = byLanguage[reference];
  const other = language !== reference && typeof inReference === 'string' ? inReference : undefined;
  const problems = messageFaults(text, language, other);

  // a missing end is reported by the schema
  const days = ['from', 'until'].filter(
    (day) => record[day] !== null || (day === 'until' && (record.closesRestaurant || record.afterwards)),
  );
  const values = valuesIn(text);
  const unknown = typeof values === 'string' ? [] : [...values.keys()].filter((name) => !days.includes(name));
  const tags = [...tagsIn(text)].filter((tag) => !(inNotice && part === 'title' && tag === 'em'));
  const most = inNotice ? Number.POSITIVE_INFINITY : (longest[part] ?? 0);
  const [title, sentence] = exampleMessages[language].announcement;
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

/** The faults in the texts of announcements. */
export function announcementFaults(file: string, data: unknown): Fault[] {
  return textsIn(data).flatMap((text) =>
    languageIds.flatMap((language) =>
      violationsOf(text, language).map((problem) => ({ file, field: fieldName([...text.path, language]), ...problem })),
    ),
  );
}
