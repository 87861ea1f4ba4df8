// The owner's price list, a PDF or pictures in `photos/`: checks it, and prepares it for the site.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parse } from 'node:path';
import sharp from 'sharp';
import { type Language, languageIds } from '../../src/i18n/languages.ts';
import { fileIn } from '../../src/navigation/routes.ts';
import { type Fault, type Problem, problem } from '../content/faults/fault.ts';
import { photoProblem, sharpInput } from './photo-check.ts';
import { photoEndings } from './photo-types.ts';

/** The languages that may have a list of their own, beside the one for all. */
export const ownListLanguages = languageIds.slice(1);

const pattern = new RegExp(
  `^price-list(?:-(\\d+))?(?:\\.(${ownListLanguages.join('|')}))?\\.(?:pdf|${photoEndings.join('|')})$`,
  'i',
);
const site = new URL('../../', import.meta.url);
const cacheIn = (root: URL) => new URL('.cache/price-list/', root);
const inUseIn = (root: URL) => new URL('in-use.json', cacheIn(root));
const mostBytes = 2_000_000;
// text in smaller pictures cannot be read
const least = { width: 600, height: 600 };
const largest = { width: 2560, height: 2560, fit: 'inside', withoutEnlargement: true } as const;

/** A file of the list in `photos/`. */
interface PriceListFile {
  file: string;
  /** '' for all languages */
  language: string;
}

/** What guests open: the PDF, or one of the pictures. */
export interface PriceListPage extends PriceListFile {
  address: string;
  kind: 'PDF' | 'JPEG';
  bytes: number;
}

export const isPriceList = (name: string) => pattern.test(name);

/** The files of the list, page by page. */
export function priceListFiles(root: URL): PriceListFile[] {
  const folder = new URL('photos/', root);
  return (existsSync(folder) ? readdirSync(folder) : [])
    .flatMap((name) => {
      const [whole, page = 1, language = ''] = pattern.exec(name) ?? [];
      return whole ? [{ file: `photos/${name}`, language: language.toLowerCase(), page: Number(page) }] : [];
    })
    .sort((one, other) => one.page - other.page || (one.file < other.file ? -1 : 1))
    .map(({ file, language }) => ({ file, language }));
}

const isPdf = (bytes: Buffer) => bytes.subarray(0, 1024).includes('%PDF-');

/** Why a file cannot be a price list; undefined if it can. */
export async function priceListProblem(file: string, bytes: Buffer): Promise<Problem | undefined> {
  if (bytes.length === 0) return problem('priceListEmpty');
  if (!isPdf(bytes)) {
    const found = await photoProblem({ name: parse(file).name, file, least }, bytes);
    return found && /^photo(?:Unreadable|Format)$/.test(found.code) ? problem('priceListKind') : found;
  }
  const megabytes = (count: number) => Math.ceil(count / 100_000) / 10;
  if (bytes.length > mostBytes)
    return problem('priceListTooLarge', { most: megabytes(mostBytes), has: megabytes(bytes.length) });
  const text = bytes.toString('latin1');
  if (!/startxref\s+\d+\s+%%EOF/.test(text.slice(-2048))) return problem('priceListCutOff');
  if (/\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(text)) return problem('priceListLocked');
  // pages may also be in compressed objects
  if (!/\/Type\s*\/(?:Page|ObjStm)\b/.test(text)) return problem('priceListEmpty');
  return undefined;
}

/** A file of the list that guests can open. */
export type SoundFile = PriceListFile & { bytes: Buffer };

/** Reads the list: its sound files, and the faults of the others. */
export async function readPriceList(root: URL): Promise<{ sound: SoundFile[]; faults: Fault[] }> {
  const sound: SoundFile[] = [];
  const faults: Fault[] = [];
  const names = new Set<string>();
  for (const one of priceListFiles(root)) {
    const bytes = await readFile(new URL(one.file, root));
    const name = parse(one.file).name.toLowerCase();
    const wrong = names.has(name) ? problem('priceListSecond') : await priceListProblem(one.file, bytes);
    names.add(name);
    if (wrong) faults.push({ file: one.file, path: [], ...wrong });
    else sound.push({ ...one, bytes });
  }
  return { sound, faults };
}

/** Prepares the list for the site: pictures upright, no larger than screens need, and without metadata. */
export async function makePriceList(sound: readonly SoundFile[], root: URL): Promise<void> {
  const found = await Promise.all(
    sound.map(async ({ file, language, bytes }) => {
      if (isPdf(bytes)) return { file, language, kind: 'PDF' as const, content: bytes };
      const upright = sharp(bytes, sharpInput).autoOrient().resize(largest).flatten({ background: '#fff' });
      const content = await upright.jpeg({ quality: 80, chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer();
      return { file, language, kind: 'JPEG' as const, content };
    }),
  );
  const cache = cacheIn(root);
  // all at once: a reader finds the old list or the new one
  rmSync(cache, { recursive: true, force: true });
  if (found.length === 0) return;
  const lists = Object.groupBy(found, ({ language }) => language);
  const pages = languageIds.map((language) => {
    const shown = lists[language] ?? lists[''] ?? found;
    mkdirSync(new URL(`.${fileIn(language, '')}`, cache), { recursive: true });
    return shown.map(({ content, ...one }, index): PriceListPage => {
      const ending = one.kind === 'PDF' ? 'pdf' : 'jpg';
      const address = fileIn(language, `price-list${index > 0 ? `-${index + 1}` : ''}.${ending}`);
      writeFileSync(new URL(`.${address}`, cache), content);
      return { ...one, address, bytes: content.length };
    });
  });
  writeFileSync(inUseIn(root), JSON.stringify(pages));
}

/** Copies the list into the built site, where its addresses stay the same from year to year. */
export function copyPriceList(dist: URL, root: URL): void {
  for (const { address } of languageIds.flatMap((language) => priceListIn(language, root)))
    cpSync(new URL(`.${address}`, cacheIn(root)), new URL(`.${address}`, dist));
}

/** The pages for a language: its own list, or else the one for all languages, or else another language's. */
export function priceListIn(language: Language, root = site): PriceListPage[] {
  const inUse = inUseIn(root);
  const pages: PriceListPage[][] = existsSync(inUse) ? JSON.parse(readFileSync(inUse, 'utf8')) : [];
  return pages[languageIds.indexOf(language)] ?? [];
}

/** The file at an address of the built site; undefined if the list has no such page. */
export const priceListAt = (address: string, root = site) =>
  languageIds.flatMap((language) => priceListIn(language, root)).some((page) => page.address === address)
    ? new URL(`.${address}`, cacheIn(root))
    : undefined;
