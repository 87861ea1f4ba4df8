import { languageIds } from '../../src/i18n/languages.ts';
import { type ContentFile, parseContent, type ReadText } from './content-file.ts';
import { type Fault, fieldName, type InBoth, isObject, type Place, sentenceOf } from './faults/fault.ts';
import { type HotelPart, hotelFiles, hotelParts } from './hotel-files.ts';
import { dictionaryFile, languageOf, messagesIn, reference } from './messages/dictionary.ts';
import { schemas } from './schema/hotel-schemas.ts';
import { dictionaryFaults } from './schema/messages-schema.ts';
import { fieldLabel, neededMessages, schemaFaults } from './schema/schema-faults.ts';
import { languageInSentence } from './values/value-names.ts';

/** The faults in one of the hotel's files. */
export const partFaults = (part: HotelPart, data: unknown) => schemaFaults(hotelFiles[part], schemas[part], data);

/** The files of the content. */
export const contentFiles = [...Object.values(hotelFiles), ...languageIds.map((language) => dictionaryFile(language))];

/** The faults of the content with their lines: those within each file and those between files. */
export function faultsIn(read: ReadText): Fault[] {
  const files = new Map<string, ContentFile>(contentFiles.map((file) => [file, parseContent(file, read(file))]));
  const dataOf = (file: string) => files.get(file)?.data;
  // a file that cannot be read has no other faults
  const isRead = (file: string) => dataOf(file) !== undefined;
  const own = dataOf(hotelFiles.identity);
  const required = new Map(hotelParts.flatMap((part) => neededMessages(schemas[part], dataOf(hotelFiles[part]))));
  const name = isObject(own) ? String(own.name ?? '') : '';
  const keys = dataOf(dictionaryFile(reference));
  const found = [
    ...hotelParts
      .filter((part) => isRead(hotelFiles[part]))
      .flatMap((part) => partFaults(part, dataOf(hotelFiles[part]))),
    ...languageIds
      .filter((language) => isRead(dictionaryFile(language)))
      .flatMap((language) => {
        const against = language === reference || !isObject(keys) ? undefined : messagesIn(keys);
        return dictionaryFaults(language, dataOf(dictionaryFile(language)), { required, name, against });
      }),
  ].map((fault) => {
    const line = files.get(fault.file)?.lineOf(fault.path);
    return line === undefined ? fault : { ...fault, line };
  });
  return [...[...files.values()].flatMap(({ faults }) => faults), ...found];
}

/** The part of the hotel's data that a file holds; none for dictionaries and photographs. */
const partOf = (file: string) => hotelParts.find((part) => hotelFiles[part] === file);

/** The name of a place in the content: the label of a field, the language of a text, or the file. */
export function placeLabel({ file, path }: Place): InBoth {
  const part = partOf(file);
  if (part) return fieldLabel(schemas[part], path);
  const language = languageOf(file);
  if (language) {
    return {
      it: `Testo in ${languageInSentence(language, 'it')}`,
      en: `Text in ${languageInSentence(language, 'en')}`,
    };
  }
  return { it: path.length > 0 ? fieldName(path) : 'Fotografie', en: fieldName(path) || file };
}

/** The report of a build. */
export function report(faults: readonly Fault[]): string {
  const entries = faults.map((fault) =>
    [
      fault.line === undefined ? fault.file : `${fault.file}:${fault.line}`,
      `  ${[fieldName(fault.path), sentenceOf(fault, 'en')].filter(Boolean).join(' ')}`,
      ...(fault.example ? [`  it should be, for example: ${fault.example}`] : []),
    ].join('\n'),
  );
  const count = faults.length === 1 ? 'is one error' : `are ${faults.length} errors`;
  return `There ${count} in the content, so nothing was built.\n\n${entries.join('\n\n')}\n`;
}
