declare module 'subset-font' {
  /** Cuts a font down to the characters of `text`; an axis given as a number is fixed there. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2' | 'sfnt'; variationAxes: Record<string, number | { min: number; max: number }> },
  ): Promise<Buffer>;
}
