import { type Language, languageIds } from '../../src/navigation/routes.ts';
import { hotelFiles, lineOf, parseContent, type ReadText, readerOf } from './content-file.ts';
import { type Fault, fieldName, type InBoth, isObject, problem, sentenceOf } from './faults/fault.ts';
import { dictionaryFile, reference } from './messages/message-faults.ts';
import { announcements } from './schema/announcements-schema.ts';
import { facts } from './schema/facts-schema.ts';
import { identity } from './schema/identity-schema.ts';
import { information } from './schema/information-schema.ts';
import { lists } from './schema/lists-schema.ts';
import { dictionaryFaults, messagesIn, pageMessages, type RequiredMessages } from './schema/messages-schema.ts';
import { fieldLabel, neededMessages, schemaFaults } from './schema/schema-faults.ts';

export { hotelFiles };

/** The schema of each of the hotel's files. */
export const schemas = { identity, facts, lists, information, announcements };

/** A name of one of the hotel's files. */
export type HotelPart = keyof typeof hotelFiles;
export const hotelParts = Object.keys(hotelFiles) as HotelPart[];

/** All files that an owner can edit, as data. A file that cannot be read is left out. */
export interface Content extends Partial<Record<HotelPart, unknown>> {
  /** the dictionaries */
  messages: Partial<Record<Language, unknown>>;
}

/** The faults in one of the hotel's files. */
export const partFaults = (part: HotelPart, data: unknown) => schemaFaults(hotelFiles[part], schemas[part], data);

/** The faults in all content: in each file by itself, and between the files. */
export function contentFaults({ messages, ...content }: Content): Fault[] {
  const ofFacts = hotelParts.flatMap((part) => (content[part] === undefined ? [] : partFaults(part, content[part])));
  const required: RequiredMessages = new Map([
    ...pageMessages(),
    ...neededMessages(identity, content.identity),
    ...neededMessages(facts, content.facts),
  ]);
  const name = isObject(content.identity) ? String(content.identity.name ?? '') : '';
  const ofMessages = languageIds.flatMap((language) => {
    const isReference = language === reference || messages[reference] === undefined;
    const against = isReference ? undefined : messagesIn(messages[reference]);
    if (messages[language] === undefined) return [];
    return dictionaryFaults(language, messages[language], { against, required, name });
  });
  return [...ofFacts, ...ofMessages];
}

/** Reads the content, from a folder that contains the site's `src/` by default, and returns its faults with their lines. */
export function faultsIn(from: URL | ReadText): Fault[] {
  const readText = from instanceof URL ? readerOf(from) : from;
  const lines = new Map<string, Map<string, number>>();
  const unreadable: Fault[] = [];
  const read = (file: string, schema: string): unknown => {
    const text = readText(file);
    if (text === undefined) {
      const example = `{ "$schema": "../../schemas/${schema}.json", … }`;
      unreadable.push({ file, path: [], ...problem('fileMissing'), example });
      return;
    }
    const parsed = parseContent(file, text);
    lines.set(file, parsed.lines);
    unreadable.push(...parsed.faults);
    return parsed.data;
  };
  const content: Content = { messages: {} };
  for (const part of hotelParts) content[part] = read(hotelFiles[part], part);
  for (const language of languageIds) content.messages[language] = read(dictionaryFile(language), 'messages');
  const found = contentFaults(content).map((fault) => {
    const line = lineOf(fault.path, lines.get(fault.file) ?? new Map());
    return line === undefined ? fault : { ...fault, line };
  });
  return [...unreadable, ...found];
}

/** What the place of a fault is called: the label of a field, the key of a message, or the file. */
export function placeLabel({ file, path }: Fault): InBoth {
  const part = hotelParts.find((one) => hotelFiles[one] === file);
  if (part && path.length > 0) return fieldLabel(schemas[part], path);
  const language = languageIds.find((one) => dictionaryFile(one) === file);
  if (language) {
    const nameIn = (reader: keyof InBoth) => new Intl.DisplayNames(reader, { type: 'language' }).of(language);
    return { it: `Testo in ${nameIn('it')}`, en: `${fieldName(path)} in ${nameIn('en')}` };
  }
  return { it: path.length > 0 ? fieldName(path) : 'Fotografie', en: fieldName(path) || file };
}

/** The report of a build. */
export function report(faults: readonly Fault[]): string {
  const entries = faults.map((fault) =>
    [
      fault.line === undefined ? fault.file : `${fault.file}:${fault.line}`,
      `  ${[fieldName(fault.path), sentenceOf(fault, 'en')].filter(Boolean).join(' ')}`,
      ...(fault.example ? [`  right would be, for example: ${fault.example}`] : []),
    ].join('\n'),
  );
  const count = faults.length === 1 ? 'is one error' : `are ${faults.length} errors`;
  return `There ${count} in the content, so nothing was built.\n\n${entries.join('\n\n')}\n`;
}
