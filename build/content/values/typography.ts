// Improves the typography of texts: a straight apostrophe becomes ’.

/** The replacement of a part of a text. */
interface Replacement {
  from: number;
  to: number;
  text: string;
}

const beforeWord = /(?:^|[\s([{«“‘—–-])$/;

// marks without width, which come with pasted text: soft hyphens, directions of address books, zero-width spaces
export const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

// the placeholder of a chip in a text
const chip = '\ufffc';
// an ellipsis, spaces or another character, each with the invisible marks after it; those after a chip are a part of their own
const parts = RegExp(`${chip}|M+|(?:\\.M*){3}|(?:[ \u00a0]M*)+|.M*`.replaceAll('M', invisible.source), 'gsu');
const letter = /[\p{L}\p{N}]/u;
// ‘a hotel’s view’, but not ’n’, and not ’60s
const quotation = /^‘(?!\d)(?:[^‘’]|’(?=[\p{L}\p{N}\ufffc])){3,}’(?![\p{L}\p{N}\ufffc])/u;

const accents: Record<string, string> = { a: 'à', e: 'è', i: 'ì', o: 'ò', u: 'ù' };
// words that end in an apostrophe: un po’
const cut = /^(?:po|mo|di|da|fa|va|sta|be|ca|de|co|a|o|i|u)$/i;

/** The accented vowel that an Italian text ends in, where an apostrophe stands for the accent: «E'», «citta'», «perche'» */
function accentAtEnd(text: string): string {
  const [, word = ''] = /(\p{L}*[aeiou])’$/iu.exec(text) ?? [];
  const isQuoted = /(?:^|[\s(«])[‘’](?=\p{L})[^’]*’$/u.test(text);
  if (cut.test(word) || isQuoted) return '';
  const vowel = word.slice(-1);
  const accented = /(?:ch|tr|^n|^s)e$/i.test(word) ? 'é' : (accents[vowel.toLowerCase()] ?? '');
  return vowel === vowel.toLowerCase() ? accented : accented.toUpperCase();
}

// a number, or a chip, with its unit, or the groups of a phone number
const amount = /^(?:€ \d|\d €|\d \d\d|[\d\ufffc] (?:km|cm|mq|m²|m|min)[^\p{L}\p{N}²])/u;

/** Whether no space belongs between two parts of a text. */
function joins(before: string, after: string, isTyping: boolean): boolean {
  if (/^(?:[,;!?]|:\s)/.test(after)) return true;
  // ‘ .it’, ‘ .5’ and ‘ ...’ keep their space; while typing, a trailing dot may become one of them
  const isFullStop = after === '.' ? !isTyping : /^\.[^\p{L}\p{N}\ufffc.…]/u.test(after);
  return isFullStop && !/[.…]$/.test(before);
}

/**
 * Improves typography: apostrophes, quotation marks, ellipses and accents, for which keyboards have no keys. Removes double spaces,
 * spaces before punctuation and invisible marks, adds a space between a word and a value, and keeps numbers together and with their unit.
 * @param isTyping whether the text may go on
 */
export function typographyIn(text: string, language: string, isTyping = false): Replacement[] {
  const [open, close] = language === 'it' ? ['«', '»'] : ['“', '”'];
  const found: Replacement[] = [];
  const openings: [at: number, Replacement][] = [];
  let before = '';
  /** Turns an apostrophe that ends the word before `end` into an accent. */
  const accent = (end: number) => {
    const accented = language === 'it' && accentAtEnd(before);
    if (!accented) return;
    found.splice(-2, 2, { from: found.at(-2)?.from ?? end - 2, to: end, text: accented });
    before = before.slice(0, -2) + accented;
  };
  for (const { 0: part, index } of text.matchAll(parts)) {
    const typed = part.replace(invisible, '');
    const end = index + part.length;
    if (/[ ,;:.!?")»]/.test(typed)) accent(index);
    const last = before.at(-1) ?? '';
    if ((typed === chip && letter.test(last)) || (last === chip && letter.test(typed))) {
      found.push({ from: index, to: index, text: ' ' });
      before += ' ';
    }
    const isOpening = beforeWord.test(before);
    let right = typed;
    if (typed === '...') right = '…';
    // includes no-break spaces, which word processors insert
    else if (/^\s/.test(typed) && joins(before, text.slice(end).replace(invisible, ''), isTyping)) right = '';
    // a single no-break space is meant, but word processors write two spaces with one
    // while typing, a trailing m may become a word
    else if (/^ |^\u00a0./.test(typed))
      right = amount.test(`${last} ${text.slice(end)}${isTyping ? '' : ' '}`) ? '\u00a0' : ' ';
    else if (language === 'en' && /['‘’]/.test(typed)) right = isOpening ? '‘' : '’';
    else if (typed === "'") right = '’';
    // dell’«Isola»
    else if (typed === '"') right = isOpening || (language === 'it' && before.endsWith('’')) ? open : close;
    const replacement = { from: index, to: end, text: right };
    found.push(replacement);
    if (language === 'en' && right === '‘') openings.push([before.length, replacement]);
    before += right;
  }
  if (!isTyping) accent(text.length);
  // only the text after it distinguishes an opening quotation mark from the apostrophe of ’ndunderi
  for (const [at, mark] of openings) if (!quotation.test(before.slice(at))) mark.text = '’';
  return found.filter(({ from, to, text: right }) => right !== text.slice(from, to));
}

/** A text with improved typography. */
export const normaliseText = (text: string, language: string, isTyping = false): string =>
  typographyIn(text, language, isTyping).reduceRight(
    (turned, { from, to, text: right }) => turned.slice(0, from) + right + turned.slice(to),
    text,
  );
