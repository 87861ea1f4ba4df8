// Texts that lag: another language has changed since, in the versions that the desk saved or in the files as they are.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { messagePath } from '../../build/content/fault.ts';
import { listMessages } from '../../build/content/list-messages.ts';
import { dictionaryFile } from '../../build/content/message-faults.ts';
import { messagesIn } from '../../build/content/messages-schema.ts';
import { type Language, languageIds } from '../../src/navigation/routes.ts';

/** The trailer of the commits that are the owner's versions. */
export const versionMark = 'Version-of: content';
/** The trailer of a commit that confirms a text: its language, its key and what the other language said. */
const reviewMark = 'Reviewed';

const listsFile = 'src/hotel/lists.json';
const files = [...languageIds.map((language) => dictionaryFile(language)), listsFile];

export interface LaggingText {
  key: string;
  language: Language;
  /** the language that has changed since */
  after: Language;
  /** where it stands */
  file: string;
  path: (string | number)[];
  /** the text as it is */
  text: string;
  /** the trailer of a commit that confirms it */
  review: string;
}

/** A text by key and language. */
type Texts = Map<string, Partial<Record<Language, string>>>;

/** The value of a review's trailer: it holds as long as the other text stays as it is. */
export const reviewOf = (language: Language, key: string, other: string) =>
  `${reviewMark}: ${language} ${key} ${createHash('sha256').update(other).digest('hex').slice(0, 16)}`;

/** The texts of a moment, from the bytes of its files. */
function textsIn(read: (file: string) => string | undefined): Texts {
  const parsed = (file: string): unknown => {
    try {
      return JSON.parse(read(file) ?? 'null');
    } catch {
      // a version that somebody broke by hand
      return null;
    }
  };
  const texts: Texts = new Map();
  for (const language of languageIds) {
    for (const [key, text] of messagesIn(parsed(dictionaryFile(language)))) {
      texts.set(key, { ...texts.get(key), [language]: text });
    }
  }
  for (const one of listMessages(parsed(listsFile))) texts.set(one.key, one.texts);
  return texts;
}

/** Runs git. @returns undefined where it fails, as outside a repository */
function git(root: URL, options: string[], input?: string): Buffer | undefined {
  try {
    return execFileSync('git', options, {
      ...{ cwd: root, input: input ?? '', maxBuffer: 1e9, stdio: ['pipe', 'pipe', 'ignore'] },
    });
  } catch {
    return undefined;
  }
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
    commits.flatMap((commit) => files.map((file) => `${commit}:./${file}`)),
  );
  return [
    ...commits.map((commit) => textsIn((file) => blobs.get(`${commit}:./${file}`))),
    textsIn((file) => readFileSync(new URL(file, root), 'utf8')),
  ];
}

/** The languages in which a text lags, and the one that it lags behind. */
function lagOf(key: string, all: readonly Texts[]): { lagging: Language[]; after: Language } {
  let [lagging, after]: [Language[], Language] = [[], languageIds[0]];
  for (const [index, moment] of all.entries()) {
    const changed = (language: Language) =>
      index > 0 && moment.get(key)?.[language] !== all[index - 1]?.get(key)?.[language];
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
  const reviews = new Set(
    git(root, ['log', '--format=%B', `--grep=^${reviewMark}: `])
      ?.toString()
      .split('\n'),
  );
  const lists = new Map(
    listMessages(JSON.parse(readFileSync(new URL(listsFile, root), 'utf8'))).map((one) => [one.key, one]),
  );
  return [...now].flatMap(([key, texts]) => {
    const { lagging, after } = lagOf(key, all);
    return lagging.flatMap((language): LaggingText[] => {
      const review = reviewOf(language, key, texts[after] ?? '');
      if (reviews.has(review)) return [];
      const listed = lists.get(key);
      const place = listed
        ? { file: listsFile, path: [...listed.path, language] }
        : { file: dictionaryFile(language), path: messagePath(key) };
      return [{ key, language, after, text: texts[language] ?? '', review, ...place }];
    });
  });
}
