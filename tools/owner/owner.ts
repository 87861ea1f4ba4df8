// `npm run owner`: a report for the owner before the launch.
// In Italian or English, by the system's language or npm run owner -- --lang en
import { parseArgs } from 'node:util';
import { faultsIn, placeLabel } from '../../build/content/check-content.ts';
import { type Fault, sentenceOf } from '../../build/content/faults/fault.ts';
import { findPhotographs } from '../../build/photos/photographs.ts';
import { ownerMessages } from './owner-messages.ts';
import type { Entry, Section, State } from './owner-report.ts';

const root = new URL('../../', import.meta.url);
const { lang = Intl.DateTimeFormat().resolvedOptions().locale } = parseArgs({
  options: { lang: { type: 'string' } },
}).values;
const language = lang.startsWith('it') ? 'it' : 'en';
const messages = ownerMessages[language];

/** The faults that stop the build. */
function faultSection(faults: readonly Fault[], help?: string): Section[] {
  if (faults.length === 0) return [];
  const entries = faults.map(
    (fault): Entry => ({
      state: 'todo',
      text: `${placeLabel(fault)[language]}: ${sentenceOf(fault, language)}`,
      more: fault.example ? [messages.faultExample(fault.example)] : [],
      where: fault.line === undefined ? fault.file : `${fault.file}:${fault.line}`,
    }),
  );
  return [{ title: messages.faults, ...(help && { help }), entries }];
}

const marks: Record<State, string> = { todo: '✗', check: '?', note: '·' };

function asText({ title, help, entries }: Section): string {
  const lines = entries.flatMap(({ state, text, where, more = [] }) => [
    `  ${marks[state]} ${text}${where ? `  (${where})` : ''}`,
    ...more.map((one) => `      ${one}`),
  ]);
  return [title, ...(help ? [`  ${help}`] : []), ...lines].join('\n');
}

const faults = faultsIn(root);
const photographFaults = (await findPhotographs(root)).faults;
const hasFaults = faults.length > 0;
// imports the content, which must be valid
const sections = hasFaults
  ? faultSection([...faults, ...photographFaults], messages.unread)
  : [...faultSection(photographFaults), ...(await import('./owner-report.ts')).ownerReport(language)];
const { hotel } = hasFaults ? { hotel: { name: 'Hotel' } } : await import('../../src/hotel/identity.ts');
const count = (state: State) => sections.flatMap(({ entries }) => entries).filter((one) => one.state === state).length;
const summary = messages.summary(count('todo'), count('check'));
const title = messages.title(hotel.name);
console.log([`${title}\n${'='.repeat([...title].length)}\n${summary}`, ...sections.map(asText)].join('\n\n'));
