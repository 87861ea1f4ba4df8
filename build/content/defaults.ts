// The data of the invented hotel that the site ships with. A build that is not a demonstration rejects them.
import { readFileSync } from 'node:fs';
import { hotelFiles, parseContent } from './content-file.ts';
import { fieldName, isObject } from './faults/fault.ts';

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

// reserved hosts, which nobody can own
const reserved = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/;
const hostIn = (text: string) => (URL.canParse(text) ? new URL(text).hostname : (text.split('@')[1] ?? ''));

/** A field that still has an invented value. */
export interface Unreal {
  path: string[];
  value: string;
  line: number | undefined;
}

/** The fields of an identity that are still the invented hotel's, or addresses that cannot exist. */
export function unrealIn(text: string): Unreal[] {
  const { data, lineOf } = parseContent(hotelFiles.identity, text);
  return textsOf(data)
    .filter(([path]) => !isUnnamed(data, path))
    .filter(([path, value]) => defaults[path.join('.')] === value || reserved.test(hostIn(value)))
    .map(([path, value]) => ({ path, value, line: lineOf(path) }));
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

/** Why the site is not built while the identity has invented values, in both languages; undefined if it has none. */
export function defaultsRefusal(): string | undefined {
  const unreal = unrealIn(readFileSync(new URL(`../../${hotelFiles.identity}`, import.meta.url), 'utf8'));
  const count = unreal.length;
  if (count === 0) return;
  return [
    `In ${hotelFiles.identity} ${count === 1 ? 'c’è ancora un dato' : `ci sono ancora ${count} dati`} dell’hotel inventato:`,
    'così il sito non si costruisce, perché nessuno lo pubblichi per sbaglio.',
    `${hotelFiles.identity} still holds ${count === 1 ? 'a value' : `${count} values`} of the invented hotel:`,
    'the site is not built like this, so that nobody publishes it by mistake.',
    '',
    ...unreal.map(
      ({ path, value, line }) => `  ${hotelFiles.identity}:${line}  ${fieldName(path)}: ${JSON.stringify(value)}`,
    ),
    '',
    'Metti i dati veri. Per una dimostrazione: npm run build -- --demo (oppure DEMO=1). Che cosa manca: npm run owner',
    'Put in the real ones. For a demonstration: npm run build -- --demo (or DEMO=1). What is missing: npm run owner',
    '',
  ].join('\n');
}
