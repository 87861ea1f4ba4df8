// Lagging texts: texts whose other language has changed since, in the desk's versions or in the current files.
import { readerOf } from '../../build/content/content-file.ts';
import { type Language, languageIds } from '../../src/i18n/languages.ts';
import {
  beforeVersion,
  type History,
  historyOf,
  type OwnText,
  reviewOf,
  type Texts,
  textsAt,
  textsIn,
} from './own-texts.ts';

interface LaggingText extends OwnText {
  /** the language that has changed since */
  after: Language;
}

/** The texts before the first of the last versions, in each of them, and now. */
function moments(root: URL, { versions }: History): Texts[] {
  const last = versions.slice(-200);
  return [...textsAt(root, [beforeVersion(last[0]), ...last]), textsIn(readerOf(root))];
}

/** The lagging languages of a text, and the language that changed last. */
function lagOf(key: string, all: readonly Texts[]): { lagging: Language[]; after: Language } {
  let [lagging, after]: [Language[], Language] = [[], languageIds[0]];
  for (const [index, moment] of all.entries()) {
    const changed = (language: Language) =>
      index > 0 && moment.get(key)?.in[language] !== all[index - 1]?.get(key)?.in[language];
    const first = languageIds.find(changed);
    if (!first) continue;
    if (lagging.some(changed)) lagging = lagging.filter((language) => !changed(language));
    else [lagging, after] = [languageIds.filter((language) => !changed(language)), first];
  }
  return { lagging, after };
}

/** The lagging texts, in the order of the files; none outside a repository. */
export function laggingTexts(root: URL, history = historyOf(root)): LaggingText[] {
  const all = moments(root, history);
  const now = all.at(-1);
  if (!now || (all[0]?.size ?? 0) === 0) return [];
  return [...now].flatMap(([key, { in: texts, placeIn }]) => {
    const { lagging, after } = lagOf(key, all);
    return lagging.flatMap((language): LaggingText[] => {
      const review = reviewOf(language, key, texts[after] ?? '');
      if (history.reviews.has(review)) return [];
      return [{ key, language, after, text: texts[language] ?? '', review, ...placeIn(language) }];
    });
  });
}
