/** An e-mail that the visitor's mail program opens, ready to send. */
export interface Letter {
  /** one plain address, name@host */
  to: string;
  subject: string;
  /** the text by line; a line may contain line breaks */
  lines?: readonly string[];
}

/**
 * The `mailto:` address of a letter (RFC 6068): UTF-8, spaces as %20, line breaks as %0D%0A. Lone surrogates become
 * U+FFFD and control characters are removed, so that no text can break the address or the e-mail's header.
 */
export function mailAddress({ to, subject, lines = [] }: Letter): string {
  const at = to.lastIndexOf('@');
  const recipient = `${encode(to.slice(0, at))}@${encode(to.slice(at + 1))}`;
  const fields = [`subject=${encode(subject.replace(/\s+/g, ' '))}`];
  if (lines.length) fields.push(`body=${encode(lines.join('\n'))}`);
  return `mailto:${recipient}?${fields.join('&')}`;
}

/** The longest address that common systems hand to a mail program whole, in characters. */
const longestAddress = 2000;

/**
 * A letter with the `mailto:` address that opens it. Where that would be too long, the address holds the beginning of the
 * text and the line `continues`, and `rest` is what follows; otherwise `rest` is empty.
 */
export function writeLetter(
  letter: Required<Letter>,
  continues: string,
): { address: string; text: string; rest: string } {
  const address = mailAddress(letter);
  const text = clean(letter.lines.join('\n'));
  if (address.length <= longestAddress) return { address, text, rest: '' };
  let room = longestAddress - mailAddress({ ...letter, lines: ['', continues] }).length;
  let end = 0;
  for (const sign of text) {
    room -= encode(sign).length;
    if (room < 0) break;
    end += sign.length;
  }
  // between two words, unless a word is very long
  const gap = text.slice(0, end).search(/\s\S{0,80}$/);
  const beginning = text.slice(0, gap > 0 ? gap : end).trimEnd();
  return {
    address: mailAddress({ ...letter, lines: [beginning, continues] }),
    text,
    rest: text.slice(beginning.length).trimStart(),
  };
}

const encode = (text: string) => encodeURIComponent(clean(text).replaceAll('\n', '\r\n'));

function clean(text: string): string {
  return (
    text
      .replace(/\p{Cs}/gu, '\ufffd')
      .replace(/\r\n?/g, '\n')
      // control characters other than tab and line break
      .replace(/(?![\t\n])\p{Cc}/gu, '')
  );
}
