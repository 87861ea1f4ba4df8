// `npm run owner`: what an owner has to know before the launch, in the terminal and as the page .cache/owner.html.
// In Italian or in English: as the computer speaks, or npm run owner -- --lang en
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { faultsIn } from '../../build/content/check-content.ts';
import type { Fault } from '../../build/content/fault.ts';
import { findPhotographs } from '../../build/photos/photographs.ts';
import { ownerLanguage, ownerMessages } from './owner-messages.ts';
import { asPage, asText } from './owner-page.ts';
import type { Section } from './owner-report.ts';

const root = new URL('../../', import.meta.url);
const language = ownerLanguage(process.argv.slice(2), process.env);
const words = ownerMessages[language];

/** What is wrong, for which the site would not be built. */
function faultSection(faults: readonly Fault[], help?: string): Section[] {
  if (faults.length === 0) return [];
  const entries = faults.map(({ file, line, field, problem, example }) => ({
    state: 'todo' as const,
    text: `${field ? `${field} ` : ''}${problem}`,
    more: [words.faultExample(example)],
    where: line === undefined ? file : `${file}:${line}`,
  }));
  return [{ title: words.faults, ...(help && { help }), entries }];
}

const faults = faultsIn(root);
const ofPhotographs = (await findPhotographs(root)).faults;
const faulty = faults.length > 0;
// imported only now: it imports the content, which must be readable
const sections = faulty
  ? faultSection([...faults, ...ofPhotographs], words.unread)
  : [
      ...faultSection(ofPhotographs),
      ...(await import('./owner-report.ts')).ownerReport({ language, words, now: Date.now() }),
    ];
const { hotel } = faulty ? { hotel: { name: 'Hotel' } } : await import('../../src/hotel/identity.ts');
const count = (state: string) => sections.flatMap(({ entries }) => entries).filter((one) => one.state === state).length;
const report = {
  language,
  title: words.title(hotel.name),
  summary: words.summary(count('todo'), count('check')),
  states: words.states,
  sections,
};

const page = new URL('.cache/owner.html', root);
mkdirSync(new URL('.', page), { recursive: true });
writeFileSync(page, asPage(report));
console.log(`${asText(report)}\n\n${words.page} ${fileURLToPath(page)}`);
