/** A letter that the visitor's own mail program opens ready to be sent. */
export interface Letter {
  /** one plain address, name@host */
  to: string;
  subject: string;
  /** the text, line by line; a line may hold breaks of its own */
  lines?: readonly string[];
}

/**
 * The `mailto:` address that holds a letter (RFC 6068): UTF-8, spaces as %20, line breaks as %0D%0A.
 * Half characters become U+FFFD and control characters go, so that no text can break the address or the letter's head.
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
