/** A value as people write it: 2,5 in Italian, and days as 31/10/2027. */
export function asWritten(value: unknown, language: string): string {
  if (typeof value === 'number') return language === 'it' ? String(value).replace('.', ',') : String(value);
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(String(value ?? '')) ?? [];
  return day ? `${day}/${month}/${year}` : String(value ?? '');
}
