// Texts that lag: another language has changed since, in the versions that the desk saved or in the files as they are.
import { readerOf } from '../../build/content/content-file.ts';
import { type Language, languageIds } from '../../src/i18n/languages.ts';
import { git, type OwnText, reviewOf, reviewsIn, type Texts, textFiles, textsIn } from './own-texts.ts';

/** The trailer of the commits that are the owner's versions. */
export const versionMark = 'Version-of: content';

interface LaggingText extends OwnText {
  /** the language that has changed since */
  after: Language;
}

/** The bytes of files at commits, by `commit:./file`. */
function readBlobs(root: URL, names: readonly string[]): Map<string, string> {
  const output = git(root, ['cat-file', '--batch'], names.map((name) => `${name}\n`).join('')) ?? Buffer.alloc(0);
  const blobs = new Map<string, string>();
  let at = 0;
  for (const name of names) {
    const end = output.indexOf('\n', at);
    if (end < 0) break;
    const size = /blob (\d+)$/.exec(output.subarray(at, end).toString())?.[1];
    at = end + 1;
    if (size === undefined) continue;
    blobs.set(name, output.subarray(at, at + Number(size)).toString());
    at += Number(size) + 1;
  }
  return blobs;
}

/** The texts of the content before the first version, of each version, and as they are now. */
function moments(root: URL): Texts[] {
  const lines = (options: string[]) => git(root, options)?.toString().trim().split('\n').filter(Boolean) ?? [];
  const versions = lines(['log', '-n', '200', '--format=%H', `--grep=^${versionMark}$`]).reverse();
  const start = versions[0] ? `${versions[0]}^` : 'HEAD';
  const commits = [start, ...versions];
  const blobs = readBlobs(
    root,
    commits.flatMap((commit) => textFiles.map((file) => `${commit}:./${file}`)),
  );
  return [...commits.map((commit) => textsIn((file) => blobs.get(`${commit}:./${file}`))), textsIn(readerOf(root))];
}

/** The languages in which a text lags, and the one that it lags behind. */
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

/** The texts that lag, in the order of the files; none outside a repository. */
export function laggingTexts(root: URL): LaggingText[] {
  const all = moments(root);
  const now = all.at(-1);
  if (!now || (all[0]?.size ?? 0) === 0) return [];
  const reviews = reviewsIn(root);
  return [...now].flatMap(([key, { in: texts, placeIn }]) => {
    const { lagging, after } = lagOf(key, all);
    return lagging.flatMap((language): LaggingText[] => {
      const review = reviewOf(language, key, texts[after] ?? '');
      if (reviews.has(review)) return [];
      return [{ key, language, after, text: texts[language] ?? '', review, ...placeIn(language) }];
    });
  });
}
