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

function encode(text: string): string {
  const clean = text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    // control characters other than tab and line break
    .replace(/(?![\t\n])\p{Cc}/gu, '')
    .replaceAll('\n', '\r\n');
  return encodeURIComponent(clean);
}
