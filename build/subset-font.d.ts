declare module 'subset-font' {
  /** Reduces a font to the characters of `text`. An axis given as a number is fixed. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2' | 'sfnt'; variationAxes: Record<string, number | { min: number; max: number }> },
  ): Promise<Buffer>;
}
