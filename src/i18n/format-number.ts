/** A number as a language writes it, with Latin digits: 2.5 → '2,5' in Italian, 1250 → '1,250' in English. */
export function formatNumber(value: number, locale: string): string {
  // creating the browser's first number format takes a phone some 50 ms; small whole numbers do not need it
  if (value % 1 === 0 && Math.abs(value) < 1000) return `${value}`;
  return value.toLocaleString(`${locale}-u-nu-latn`, { useGrouping: true });
}
