// Saves the owner's price list in photos/, with the build's checks.
import { sentenceOf } from '../../../build/content/faults/fault.ts';
import { endingOf } from '../../../build/photos/photo-types.ts';
import {
  ownListLanguages,
  type PriceListPage,
  priceListFiles,
  priceListIn,
  priceListProblem,
} from '../../../build/photos/price-list.ts';
import { languageIds } from '../../../src/i18n/languages.ts';
import { inBoth } from '../../sentences/sentences.ts';
import type { Desk } from '../content/desk.ts';
import type { Files } from '../content/project-files.ts';
import { malformed, Refused } from '../refused.ts';
import { withoutMetadata } from './photographs.ts';

/** All pages of the price lists, without duplicates. */
export function priceListOf(root: URL): PriceListPage[] {
  const pages = languageIds.flatMap((language) => priceListIn(language, root));
  return [...new Map(pages.toReversed().map((page) => [page.file, page])).values()].toReversed();
}

/** Replaces the list for a language, or that for 'all'; without uploads, removes it. */
export async function putPriceList(desk: Desk, readers: string, uploads: readonly Buffer[]): Promise<void> {
  const language = ownListLanguages.find((one) => one === readers) ?? '';
  if (!language && readers !== 'all') throw malformed();
  const files: Files = new Map();
  for (const [index, bytes] of uploads.entries()) {
    const nameWith = (ending: string) =>
      `photos/price-list${index > 0 ? `-${index + 1}` : ''}${language && `.${language}`}.${ending}`;
    const ending = endingOf(bytes);
    const problem = await priceListProblem(nameWith(''), bytes);
    if (problem) throw new Refused(422, (t, to) => t.aboutFile(sentenceOf(problem, to)));
    const clean = ending ? await withoutMetadata(bytes, ending) : { bytes, ending: 'pdf' };
    files.set(nameWith(clean.ending), clean.bytes);
  }
  const label = inBoth(files.size > 0 ? 'priceList' : 'priceListRemoved');
  await desk.serially(async () => {
    const before = priceListFiles(desk.root).filter((one) => one.language === language);
    await desk.write({ label }, new Map([...before.map(({ file }) => [file, undefined] as const), ...files]));
  });
}
