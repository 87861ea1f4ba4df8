// Renders the owner's report for the terminal and as one self-contained page.
import { escapeHtml } from '../../build/html/escape-html.ts';
import type { Entry, Section, State } from './owner-report.ts';

/** A report to render. */
export interface Report {
  language: string;
  title: string;
  summary: string;
  states: Record<State, string>;
  sections: Section[];
}

const marks: Record<State, string> = { todo: '✗', check: '?', good: '✓', note: '·' };

/** Plain text. */
export function asText({ title, summary, sections }: Report): string {
  const line = ({ state, text, where, more = [] }: Entry) =>
    [`  ${marks[state]} ${text}${where ? `  (${where})` : ''}`, ...more.map((one) => `      ${one}`)].join('\n');
  const parts = sections.map(({ title: name, help, entries }) =>
    [name, ...(help ? [`  ${help}`] : []), ...entries.map(line)].join('\n'),
  );
  return [`${title}\n${'='.repeat([...title].length)}\n${summary}`, ...parts].join('\n\n');
}

const style = `
:root { color-scheme: light dark; --line: light-dark(#d8d2c4, #3b4452); --quiet: light-dark(#5a6270, #a8b0bd); }
body { max-inline-size: 52rem; margin: 2rem auto; padding-inline: 1rem; font: 1rem/1.5 system-ui, sans-serif;
  color: light-dark(#16233a, #eee9dd); background: light-dark(#fbf8f1, #131a26); }
h1 { font-size: 1.75rem; line-height: 1.2; }
h2 { margin-block: 2rem 0.25rem; padding-block-start: 1rem; border-block-start: 1px solid var(--line); font-size: 1.25rem; }
ul { margin: 0.5rem 0; padding: 0; list-style: none; }
li { padding: 0.375rem 0 0.375rem 8.5rem; text-indent: -8.5rem; overflow-wrap: anywhere; }
li > * { text-indent: 0; }
b { display: inline-block; inline-size: 8rem; margin-inline-end: 0.5rem; font-size: 0.875rem; }
.todo b { color: light-dark(#a32015, #ff9d8f); } .check b { color: light-dark(#7a5200, #ffd479); }
.good b { color: light-dark(#1c6b3c, #8fdcae); } .note b, small, .help { color: var(--quiet); }
q, small { display: block; } q { quotes: none; } .help { margin: 0; }
@media (width < 36rem) { li { padding-inline-start: 0; text-indent: 0; } b { display: block; } }
`;

/** One HTML page. */
export function asPage({ language, title, summary, states, sections }: Report): string {
  const item = ({ state, text, where, more = [] }: Entry) =>
    [
      `<li class="${state}"><b>${escapeHtml(states[state])}</b>${escapeHtml(text)}`,
      ...more.map((one) => `<q>${escapeHtml(one)}</q>`),
      where ? `<small>${escapeHtml(where)}</small>` : '',
      '</li>',
    ].join('');
  const parts = sections.map(
    ({ title: name, help, entries }) =>
      `<section><h2>${escapeHtml(name)}</h2>${help ? `<p class="help">${escapeHtml(help)}</p>` : ''}<ul>${entries.map(item).join('\n')}</ul></section>`,
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(summary)}</p>
${parts.join('\n')}
</body>
</html>
`;
}
