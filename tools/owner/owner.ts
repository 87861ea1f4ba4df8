// `npm run owner`: a report for the owner before the launch.
// In Italian or English, by the system's language or npm run owner -- --lang en
import { parseArgs } from 'node:util';
import { faultsIn, placeLabel } from '../../build/content/check-content.ts';
import { parseContent, readerOf } from '../../build/content/content-file.ts';
import { type Fault, sentenceOf } from '../../build/content/faults/fault.ts';
import { findPhotographs } from '../../build/photos/photographs.ts';
import { inBoth, ownerMessages } from './owner-messages.ts';
import type { Section } from './owner-report.ts';
import type { Entry, State } from './report-entry.ts';

const root = new URL('../../', import.meta.url);
const read = readerOf(root);

/** The language of the option, or the system's. */
function chosenLanguage(): string {
  try {
    const { lang } = parseArgs({ options: { lang: { type: 'string' } } }).values;
    return lang ?? Intl.DateTimeFormat().resolvedOptions().locale;
  } catch {
    console.error('In quale lingua? npm run owner -- --lang it\nIn which language? npm run owner -- --lang en');
    process.exit(2);
  }
}

const language = chosenLanguage().startsWith('it') ? 'it' : 'en';
const messages = ownerMessages[language];

/** A section of the faults that stop the build. */
function faultSection(faults: readonly Fault[], isAll: boolean): Section {
  const entries = faults.map(
    (fault): Entry => ({
      state: 'todo',
      text: inBoth((_, to) => `${placeLabel(fault)[to]}: ${sentenceOf(fault, to)}`),
      more: fault.example ? [inBoth((t) => t.faultExample(String(fault.example)))] : [],
      field: fault,
    }),
  );
  return { title: inBoth((t) => t.faults), help: inBoth((t) => (isAll ? t.unread : '')), entries };
}

/** The file and line of an entry's field. */
function placeOf({ file, path, line }: NonNullable<Entry['field']>): string {
  const at = line ?? (path.length > 0 ? parseContent(file, read(file)).lineOf(path) : undefined);
  return at === undefined ? file : `${file}:${at}`;
}

const marks: Record<State, string> = { todo: '✗', check: '?', note: '·' };

function asText({ title, help, entries }: Section): string {
  const lines = entries.flatMap(({ state, text, field, more = [] }) => [
    `  ${marks[state]} ${text[language]}${field ? `  (${placeOf(field)})` : ''}`,
    ...more.map((one) => `      ${one[language]}`),
  ]);
  return [title[language], ...(help[language] ? [`  ${help[language]}`] : []), ...lines].join('\n');
}

const contentFaults = faultsIn(read);
const faults = [...contentFaults, ...(await findPhotographs(root)).faults];
const hasFaults = contentFaults.length > 0;
const sections = [
  ...(faults.length > 0 ? [faultSection(faults, hasFaults)] : []),
  // imports the content, which must be valid
  ...(hasFaults ? [] : (await import('./owner-report.ts')).ownerReport(root, read)),
];
const { hotel } = hasFaults ? { hotel: { name: 'Hotel' } } : await import('../../src/hotel/identity.ts');
const count = (state: State) => sections.flatMap(({ entries }) => entries).filter((one) => one.state === state).length;
const summary = messages.summary(count('todo'), count('check'));
const title = messages.title(hotel.name);
console.log([`${title}\n${'='.repeat([...title].length)}\n${summary}`, ...sections.map(asText)].join('\n\n'));
