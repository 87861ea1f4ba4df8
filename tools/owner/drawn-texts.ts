// Alternative texts that still describe drawings, although photographs have replaced them.
import { readerOf } from '../../build/content/content-file.ts';
import { readPhotoFiles } from '../../build/photos/photo-files.ts';
import { altKeysIn } from '../../build/photos/photo-places.ts';
import { languageIds } from '../../src/i18n/languages.ts';
import { deliveredTexts, type History, type OwnText, reviewOf, textsIn } from './own-texts.ts';

/** The delivered alternative texts of pictures that are photographs now, in the order of the files; none outside a repository. */
export function drawnTexts(root: URL, history: History): OwnText[] {
  const read = readerOf(root);
  const names = readPhotoFiles(root, read).photographs.map(({ name }) => name);
  if (names.length === 0) return [];
  const altKeys = names.flatMap(altKeysIn(read));
  const delivered = deliveredTexts(root, history);
  return [...textsIn(read)].flatMap(([key, { in: own, placeIn, isHidden }]) => {
    // if only some languages have changed, the others are lagging texts
    const isDelivered = languageIds.every((language) => own[language] === delivered.get(key)?.in[language]);
    if (!altKeys.includes(key) || !isDelivered || isHidden) return [];
    return languageIds.flatMap((language): OwnText[] => {
      const text = own[language] ?? '';
      const review = reviewOf(language, key, text);
      return history.reviews.has(review) ? [] : [{ key, language, text, review, ...placeIn(language) }];
    });
  });
}
