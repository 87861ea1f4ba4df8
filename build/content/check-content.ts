import { existsSync, readFileSync } from 'node:fs';
import { type Language, languageIds } from '../../src/navigation/routes.ts';
import { announcedMessageFaults } from './announced-messages.ts';
import { announcements } from './announcements-schema.ts';
import { dictionaryFaults } from './check-messages.ts';
import { lineOf, parseContent } from './content-file.ts';
import { facts, identity } from './facts-schema.ts';
import type { Fault } from './fault.ts';
import { dictionaryFile } from './message-faults.ts';
import { schemaFaults } from './schema-parts.ts';

/** All that an owner can write, as data. What could not be read is left out. */
export interface Content {
  identity?: unknown;
  facts?: unknown;
  announcements?: unknown;
  copy: Partial<Record<Language, unknown>>;
}

export const hotelFiles = {
  identity: 'src/hotel/identity.json',
  facts: 'src/hotel/facts.json',
  announcements: 'src/announcements/announcements.json',
} as const;

/** What each of them may be. */
export const schemas = { identity, facts, announcements };

type Part = keyof typeof hotelFiles;
const hotelParts = Object.keys(hotelFiles) as Part[];

/** What is wrong with one of the hotel's files. */
export function partFaults(part: Part, data: unknown): Fault[] {
  const faults = schemaFaults(hotelFiles[part], schemas[part], data);
  return part === 'announcements' ? [...faults, ...announcedMessageFaults(hotelFiles.announcements, data)] : faults;
}

/** Everything that is wrong with the content, each part by itself and all of them together. */
export function contentFaults(content: Content): Fault[] {
  const ofFacts = hotelParts.flatMap((part) => (content[part] === undefined ? [] : partFaults(part, content[part])));
  return [...ofFacts, ...dictionaryFaults(content)];
}

/** Reads the content from a folder that holds the site's `src/`, and says what is wrong with it, and on which lines. */
export function faultsIn(root: URL): Fault[] {
  const content: Content = { copy: {} };
  const lines = new Map<string, Map<string, number>>();
  const read = (file: string): { data: unknown; faults: Fault[] } => {
    const address = new URL(file, root);
    if (!existsSync(address)) {
      const example = `{ "$schema": "../../schemas/${file.replace(/^src\/i18n\/\w+/, 'copy').replace(/^src\/\w+\//, '')}", … }`;
      return { data: undefined, faults: [{ file, field: '', problem: 'is missing', example }] };
    }
    const parsed = parseContent(file, readFileSync(address, 'utf8'));
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
    content.copy[language] = data;
    unreadable.push(...faults);
  }
  const found = contentFaults(content).map((fault) => {
    const line = lineOf(fault.field, lines.get(fault.file) ?? new Map());
    return line === undefined ? fault : { ...fault, line };
  });
  return [...unreadable, ...found];
}

/** The faults as the owner reads them. */
export function report(faults: readonly Fault[]): string {
  const entries = faults.map(({ file, line, field, problem, example }) =>
    [
      line === undefined ? file : `${file}:${line}`,
      `  ${field ? `${field} ` : ''}${problem}`,
      `  right would be, for example: ${example}`,
    ].join('\n'),
  );
  const count = faults.length === 1 ? 'is one fault' : `are ${faults.length} faults`;
  return `There ${count} in the content, so nothing was built.\n\n${entries.join('\n\n')}\n`;
}

/**
 * Stops the build when the content is wrong: throws an error whose message is the whole report, together with what
 * was found elsewhere.
 */
export function checkContent(root = new URL('../../', import.meta.url), elsewhere: readonly Fault[] = []): void {
  const faults = [...faultsIn(root), ...elsewhere];
  if (faults.length > 0) throw new Error(report(faults));
}
