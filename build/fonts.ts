import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { contentFiles } from './content/check-content.ts';
import { readerOf } from './content/content-file.ts';

const cache = new URL('../.cache/fonts/', import.meta.url);
const packages = new URL('../node_modules/@fontsource-variable/', import.meta.url);

// Above an optical size of 20, Bodoni's hairlines vanish on screens with one dot per pixel; small headings need 11.
const roman = { opsz: { min: 11, max: 20 }, wght: 500 };
const italic = { opsz: 20, wght: 500 };
const fonts = {
  'bodoni-moda': {
    file: 'bodoni-moda/files/bodoni-moda-latin-standard-normal.woff2',
    axes: roman,
  },
  'bodoni-moda-italic': {
    file: 'bodoni-moda/files/bodoni-moda-latin-standard-italic.woff2',
    axes: italic,
  },
  'instrument-sans': {
    file: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
};

/** The npm packages that contain the fonts. */
export const fontPackages = Object.values(fonts).map(({ file }) => `@fontsource-variable/${file.split('/')[0]}`);

/** Every character of the content, in upper case too, and those that dates, numbers and addresses can add. */
export function usedCharacters(): string {
  const latin = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
  const content = contentFiles.map(readerOf(new URL('../', import.meta.url))).join('');
  return [...new Set(`${latin}\u00a0àèéìíòóùúÀÈÉÌÒÙäöüßçñ’‘“”«»–—…·×°€©→←↑↓${content}${content.toUpperCase()}`)]
    .sort()
    .join('');
}

/** Writes the site's fonts, reduced to the characters it uses, to the cache that the styles import from. */
export async function makeFonts(characters = usedCharacters(), folder = cache): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, { file, axes }] of Object.entries(fonts)) {
    const source = await readFile(new URL(file, packages));
    const subset = await subsetFont(source, characters, { targetFormat: 'woff2', variationAxes: axes });
    await writeFile(new URL(`${name}.woff2`, folder), subset);
  }
}
