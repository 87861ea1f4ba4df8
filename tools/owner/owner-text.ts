import type { Entry, Section, State } from './owner-report.ts';

/** A report to print. */
export interface Report {
  title: string;
  summary: string;
  sections: Section[];
}

const marks: Record<State, string> = { todo: '✗', check: '?', good: '✓', note: '·' };

/** The report as plain text. */
export function asText({ title, summary, sections }: Report): string {
  const line = ({ state, text, where, more = [] }: Entry) =>
    [`  ${marks[state]} ${text}${where ? `  (${where})` : ''}`, ...more.map((one) => `      ${one}`)].join('\n');
  const parts = sections.map(({ title: name, help, entries }) =>
    [name, ...(help ? [`  ${help}`] : []), ...entries.map(line)].join('\n'),
  );
  return [`${title}\n${'='.repeat([...title].length)}\n${summary}`, ...parts].join('\n\n');
}
