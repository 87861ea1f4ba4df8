import { type Language, languageIds } from '../../src/navigation/routes.ts';
import { announcements } from './announcements-schema.ts';
import { announcementFaults } from './check-announcements.ts';
import { dictionaryFaults } from './check-messages.ts';
import { lineOf, parseContent, type ReadText, readerOf } from './content-file.ts';
import { facts, identity } from './facts-schema.ts';
import type { Fault } from './fault.ts';
import { dictionaryFile } from './message-faults.ts';
import { schemaFaults } from './schema-parts.ts';

/** All files that an owner can edit, as data. A file that cannot be read is left out. */
export interface Content {
  identity?: unknown;
  facts?: unknown;
  announcements?: unknown;
  /** the dictionaries */
  messages: Partial<Record<Language, unknown>>;
}

export const hotelFiles = {
  identity: 'src/hotel/identity.json',
  facts: 'src/hotel/facts.json',
  announcements: 'src/announcements/announcements.json',
} as const;

/** The schema of each of them. */
export const schemas = { identity, facts, announcements };

type Part = keyof typeof hotelFiles;
const hotelParts = Object.keys(hotelFiles) as Part[];

/** The faults in one of the hotel's files. */
export function partFaults(part: Part, data: unknown): Fault[] {
  const faults = schemaFaults(hotelFiles[part], schemas[part], data);
  return part === 'announcements' ? [...faults, ...announcementFaults(hotelFiles.announcements, data)] : faults;
}

/** The faults in all content: in each file by itself, and between the files. */
export function contentFaults(content: Content): Fault[] {
  const ofFacts = hotelParts.flatMap((part) => (content[part] === undefined ? [] : partFaults(part, content[part])));
  return [...ofFacts, ...dictionaryFaults(content)];
}

/** Reads the content, from a folder that contains the site's `src/` by default, and returns its faults with their lines. */
export function faultsIn(from: URL | ReadText): Fault[] {
  const readText = from instanceof URL ? readerOf(from) : from;
  const content: Content = { messages: {} };
  const lines = new Map<string, Map<string, number>>();
  const read = (file: string): { data: unknown; faults: Fault[] } => {
    const text = readText(file);
    if (text === undefined) {
      const example = `{ "$schema": "../../schemas/${file.replace(/^src\/i18n\/\w+/, 'messages').replace(/^src\/\w+\//, '')}", … }`;
      return { data: undefined, faults: [{ file, field: '', problem: 'is missing', example }] };
    }
    const parsed = parseContent(file, text);
    lines.set(file, parsed.lines);
    return parsed;
  };
  const unreadable: Fault[] = [];
  for (const part of hotelParts) {
    const { data, faults } = read(hotelFiles[part]);
    content[part] = data;
    unreadable.push(...faults);
  }
  for (const language of languageIds) {
    const { data, faults } = read(dictionaryFile(language));
    content.messages[language] = data;
    unreadable.push(...faults);
  }
  const found = contentFaults(content).map((fault) => {
    const line = lineOf(fault.field, lines.get(fault.file) ?? new Map());
    return line === undefined ? fault : { ...fault, line };
  });
  return [...unreadable, ...found];
}

/** The report that an owner reads. */
export function report(faults: readonly Fault[]): string {
  const entries = faults.map(({ file, line, field, problem, example }) =>
    [
      line === undefined ? file : `${file}:${line}`,
      `  ${field ? `${field} ` : ''}${problem}`,
      `  right would be, for example: ${example}`,
    ].join('\n'),
  );
  const count = faults.length === 1 ? 'is one error' : `are ${faults.length} errors`;
  return `There ${count} in the content, so nothing was built.\n\n${entries.join('\n\n')}\n`;
}

/** Throws an error whose message is the report if there are faults in the content, or among those found `elsewhere`. */
export function checkContent(root = new URL('../../', import.meta.url), elsewhere: readonly Fault[] = []): void {
  const faults = [...faultsIn(root), ...elsewhere];
  if (faults.length > 0) throw new Error(report(faults));
}
