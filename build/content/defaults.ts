// The data of the invented hotel that the site ships with. A build that is not a demonstration rejects them.
import { hash } from 'node:crypto';
import { parseContent, type ReadText, readerOf } from './content-file.ts';
import { type FieldPath, fieldName, type InBoth, isObject, type Place } from './faults/fault.ts';
import { hotelFiles } from './hotel-files.ts';

/** The invented hotel, by its fields in `identity.json`; its addresses are on reserved hosts. */
const defaults: Record<string, string> = {
  name: 'Hotel Maiolica',
  phone: '+390890000000',
  'address.street': 'Lungomare delle Maioliche 50',
  'beachClub.name': 'Lido Ceramica',
  'group.name': 'Costiera Hotels',
  vat: 'IT00000000000',
  cin: 'IT065066A1XXXXXXXX',
};

/** The hash of the announcement of works that the site ships with: any change makes it the owner's. */
const defaultAnnouncement = '5eecef2a419afa5a';

// reserved hosts, which nobody can own
const reserved = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/;
const hostIn = (text: string) => (URL.canParse(text) ? new URL(text).hostname : (text.split('@')[1] ?? ''));

/** A field that still has an invented value. */
interface Unreal extends Place {
  value: InBoth;
  line: number | undefined;
}

/** The fields that still have the invented hotel's values or addresses that cannot exist. */
export function unrealIn(read: ReadText): Unreal[] {
  const unrealOf = (file: string, find: (data: unknown) => [path: FieldPath, value: InBoth][]) => {
    const { data, lineOf } = parseContent(file, read(file));
    return find(data).map(([path, value]): Unreal => ({ file, path, value, line: lineOf(path) }));
  };
  return [...unrealOf(hotelFiles.identity, unrealFields), ...unrealOf(hotelFiles.announcements, unrealAnnouncements)];
}

const unrealFields = (identity: unknown) =>
  textsOf(identity)
    .filter(([path]) => !isUnnamed(identity, path))
    .filter(([path, value]) => defaults[path.join('.')] === value || reserved.test(hostIn(value)))
    .map(([path, value]): [Unreal['path'], InBoth] => [path, { it: value, en: value }]);

function unrealAnnouncements(data: unknown): [path: FieldPath, value: InBoth][] {
  const records = isObject(data) && Array.isArray(data.announcements) ? data.announcements : [];
  return records.flatMap((record, index) => {
    const isDefault = hash('sha256', JSON.stringify(record)).startsWith(defaultAnnouncement);
    return isDefault ? [[['announcements', index], record.title]] : [];
  });
}

/** Whether a field belongs to a group or a beach club that the hotel does not have: the site does not show it. */
function isUnnamed(data: unknown, [part = '']: string[]): boolean {
  const whole = isObject(data) ? data[part] : undefined;
  return isObject(whole) && whole.name === null;
}

/** [['address', 'street'], 'Lungomare …'] for every text. */
function textsOf(value: unknown, path: string[] = []): [path: string[], value: string][] {
  if (typeof value === 'string') return [[path, value]];
  return isObject(value) ? Object.entries(value).flatMap(([key, inner]) => textsOf(inner, [...path, key])) : [];
}

/** Why the site is not built while it has invented values, in both languages; undefined if there are none. */
export function defaultsRefusal(): string | undefined {
  const unreal = unrealIn(readerOf(new URL('../../', import.meta.url)));
  const count = unreal.length;
  if (count === 0) return;
  return [
    `${count === 1 ? 'C’è ancora un dato' : `Ci sono ancora ${count} dati`} dell’hotel inventato:`,
    'così il sito non si costruisce, perché nessuno lo pubblichi per sbaglio.',
    `${count === 1 ? 'A value is' : `${count} values are`} still the invented hotel’s:`,
    'the site is not built like this, so that nobody publishes it by mistake.',
    '',
    ...unreal.map(
      ({ file, path, value, line }) => `  ${file}:${line}  ${fieldName(path)}: ${JSON.stringify(value.it)}`,
    ),
    '',
    'Metti i dati veri. Per una dimostrazione: npm run build -- --demo (oppure DEMO=1). Che cosa manca: npm run owner',
    'Put in the real ones. For a demonstration: npm run build -- --demo (or DEMO=1). What is missing: npm run owner',
    '',
  ].join('\n');
}
