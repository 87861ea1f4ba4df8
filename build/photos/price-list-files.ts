// The files of the owner's price list: those in `photos/`, and those that the last build prepared.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type Language, languageIds } from '../../src/navigation/routes.ts';

/** The languages that may have a list of their own, beside the one for all. */
export const ownListLanguages = languageIds.slice(1);

const pattern = new RegExp(
  `^price-list(?:-(\\d+))?(?:\\.(${ownListLanguages.join('|')}))?\\.(?:pdf|jpe?g|png|webp|avif|hei[cf])$`,
  'i',
);
const site = new URL('../../', import.meta.url);
export const cacheIn = (root: URL) => new URL('.cache/price-list/', root);
export const inUseIn = (root: URL) => new URL('in-use.json', cacheIn(root));

/** A file of the list in `photos/`. */
export interface PriceListFile {
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

/** The pages that guests who read a language open. A language without a list of its own has that for all, or else another's. */
export function priceListIn(language: Language, root = site): PriceListPage[] {
  const inUse = inUseIn(root);
  const pages: PriceListPage[][] = existsSync(inUse) ? JSON.parse(readFileSync(inUse, 'utf8')) : [];
  return pages[languageIds.indexOf(language)] ?? [];
}

/** The file at an address of the built site; undefined if it is none of the list. */
export const priceListAt = (address: string, root = site) =>
  languageIds.flatMap((language) => priceListIn(language, root)).some((page) => page.address === address)
    ? new URL(`.${address}`, cacheIn(root))
    : undefined;
