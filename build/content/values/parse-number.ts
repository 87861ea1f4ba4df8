// Numbers as people type them: "1.000", "due", "un’ora e mezza", "40°38'52\"N". Other text stays as it is.

const namedNumbers = [
  'un[oa]?|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici',
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve',
].map((names) => names.split('|').map((name) => RegExp(`^${name}$`, 'i')));

/** 'due' → '2'; other words stay as they are. */
export function inDigits(word: string): string {
  const said = Math.max(...namedNumbers.map((names) => names.findIndex((name) => name.test(word)))) + 1;
  return said > 0 ? String(said) : word;
}

/** '1.000', '1.000,5', '2,5', 'tre'. Other text stays as it is. */
export function parseNumber(typed: string, language: string, isWhole = false): number | string {
  const plain = inDigits(typed)
    // '2,50 € a persona'
    .replace(/^(?:ca\.|circa|about|€|euro|eur)\s*|\s*(?:€|\b(?:euros?|eur)\b)\D*$/gi, '')
    .replace(/(?<=\d)[\s’'](?=\d{3})/g, '');
  const [groups = '', mark = ''] = /^-?[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*/.exec(plain) ?? [];
  const rest = plain.slice(groups.length);
  const hasDecimals = /^[.,]\d+$/.test(rest) && rest[0] !== mark;
  const isMarkOfLanguage = mark === (language === 'en' ? ',' : '.');
  const isThousands = mark !== '' && (hasDecimals || (rest === '' && (isWhole || isMarkOfLanguage)));
  const decimal = (isThousands ? plain.replaceAll(mark, '') : plain).replace(',', '.');
  return /^-?\d+(?:\.\d+)?$/.test(decimal) ? Number(decimal) : typed;
}

/** '1h10', '1 h 15m', 'un’ora', 'mezz’ora', 'due ore e mezza', 'an hour and 20' in minutes */
export function parseMinutes(typed: string, language: string): number | string {
  if (/^(?:mezz(?:a\s|['’])\s*ora|half\s+(?:an\s+)?hour)$/i.test(typed)) return 30;
  const [, hours = '', more = '0'] =
    /^(\d+|\p{L}+?)['’]?\s*(?:h|or[ae]|hours?)\s*(?:(?:e|and)\s+)?(mezz[ao]|half|\d\d?)?m?$/iu.exec(typed) ?? [];
  const whole = parseNumber(hours.replace(/^an$/i, '1'), language, true);
  if (typeof whole === 'string') return parseNumber(typed, language, true);
  return whole * 60 + (/^\d/.test(more) ? Number(more) : 30);
}

/** Each coordinate of a text, without the spaces in it: `40° 38' 52" N` is one. */
export const degreesIn = (typed: string): string[] =>
  typed.replace(/(?<=°)\s+(?=\d+['’′])|(?<=['’′])\s+(?=[\d.,]+(?:["”″]|''))|\s+(?=[NSEWO]\b)/gi, '').split(/[,;]?\s+/);

/**
 * One coordinate, alone or of a pair as maps give it: `40.648, 14.641` or `40°38'52"N 14°38'29"E`. A separator always marks
 * decimals, never thousands.
 */
export function parseDegrees(typed: string, at: 0 | 1): number | string {
  const [first = '', second = first, ...more] = degreesIn(typed);
  const one = [first, second][at] ?? '';
  const found = /^(-?\d+(?:[.,]\d*)?)°?(?:(\d+)['’′](?:(\d+(?:[.,]\d+)?)(?:["”″]|''))?)?([NSEWO])?$/i.exec(one);
  if (more.length > 0 || !found) return typed;
  const [whole = 0, sixtieths = 0, seconds = 0] = found.slice(1, 4).map((part = '0') => Number(part.replace(',', '.')));
  const size = Math.round((whole + sixtieths / 60 + seconds / 3600) * 1e6) / 1e6;
  return /[SWO]/i.test(found[4] ?? '') ? -size : size;
}
