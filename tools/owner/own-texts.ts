// The texts of the content at a point in time, and the owner's reviews of them.

import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { dataIn, messagesByLanguage, type ReadText } from '../../build/content/content-file.ts';
import type { Place } from '../../build/content/faults/fault.ts';
import { hotelFiles } from '../../build/content/hotel-files.ts';
import { dictionaryFile, messagePath } from '../../build/content/messages/dictionary.ts';
import { listMessages, textsBelow } from '../../build/content/messages/list-messages.ts';
import { valueAt } from '../../build/content/schema/schema-faults.ts';
import { byLanguage, type Language, languageIds } from '../../src/i18n/languages.ts';

/** The trailer of the commits that are the owner's versions. */
export const versionMark = 'Version-of: content';

/** The town that the delivered texts and distances are about. */
export const deliveredTown = 'Maiori';

const { lists, identity, information, announcements } = hotelFiles;

export const textFiles = [
  ...languageIds.map((language) => dictionaryFile(language)),
  ...[lists, identity, information, announcements],
];

/** A text that the owner may change or mark as reviewed. */
export interface OwnText extends Place {
  key: string;
  language: Language;
  /** the text as it is */
  text: string;
  /** the trailers of the commit that records a review, one a line */
  review: string;
}

/** A text of the content in its languages. */
interface ContentText {
  in: Partial<Record<Language, string | undefined>>;
  placeIn: (language: Language) => Place;
  /** whether the site does not show it */
  isHidden: boolean;
}

/** Texts by their keys. */
export type Texts = Map<string, ContentText>;

/** Whether a hotel with these facts serves lunch or dinner. */
export const servesMeals = (facts: unknown) =>
  ['lunch', 'dinner'].some((meal) => valueAt(facts, ['hours', meal, 'from']) !== null);

// without meals the terrace page does not have them
const onlyWithMeals = /^terrazza\.(?:menu|dish|cuisine|kitchen|card\.restaurant)\./;

/** Whether the site shows a text: its entry may be hidden or deleted. */
export const isShown = (texts: Texts, key: string) => texts.get(key)?.isHidden === false;

/** The texts at a point in time, without those of files with syntax errors. */
export function textsIn(read: ReadText): Texts {
  const dictionaries = messagesByLanguage(read);
  const keys = new Set(languageIds.flatMap((language) => [...dictionaries[language].keys()]));
  const texts: Texts = new Map();
  const hasMeals = servesMeals(dataIn(read, hotelFiles.facts));
  const isUnseen = (key: string) => !hasMeals && onlyWithMeals.test(key);
  for (const key of keys) {
    texts.set(key, {
      in: byLanguage((language) => dictionaries[language].get(key)),
      placeIn: (language) => ({ file: dictionaryFile(language), path: messagePath(key) }),
      isHidden: isUnseen(key),
    });
  }
  const betweenFacts = {
    [lists]: listMessages(dataIn(read, lists)),
    [identity]: textsBelow(dataIn(read, identity), 'identity'),
    [information]: textsBelow(dataIn(read, information), 'information'),
    [announcements]: textsBelow(valueAt(dataIn(read, announcements), ['announcements']), 'announcements', [
      'announcements',
    ]),
  };
  for (const [file, messages] of Object.entries(betweenFacts)) {
    for (const { key, path, texts: own, hidden } of messages) {
      const placeIn = (language: Language) => ({ file, path: [...path, language] });
      texts.set(key, { in: own, placeIn, isHidden: hidden || isUnseen(key) });
    }
  }
  return texts;
}

/** The texts of files at commits, by `commit:./file`; undefined where git fails. */
export function readBlobs(root: URL, names: readonly string[]): Map<string, string> | undefined {
  if (names.length === 0) return new Map();
  const output = git(root, ['cat-file', '--batch'], names.map((name) => `${name}\n`).join(''));
  if (!output) return;
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

/** The texts at commits, one after the other: those of hundreds of versions would fill the memory. */
export function* textsAt(root: URL, commits: readonly string[]): Generator<Texts> {
  const names = (commit: string) => textFiles.map((file) => `${commit}:./${file}`);
  const blobs = readBlobs(root, commits.flatMap(names));
  for (const commit of commits) yield textsIn((file) => blobs?.get(`${commit}:./${file}`));
}

/** The commit before a version, or the newest one where there is none yet. */
export const beforeVersion = (version: string | undefined) => (version ? `${version}^` : 'HEAD');

// they do not change, and the desk needs them after each change
const delivered = new Map<string, Texts>();

/** The texts as delivered: before the first version. None outside a repository. */
export function deliveredTexts(root: URL, { versions }: History): Texts {
  const commit = beforeVersion(versions[0]);
  const known = delivered.get(commit);
  if (known) return known;
  const [texts = new Map()] = textsAt(root, [commit]);
  // without versions it is the newest commit, which may change
  if (versions[0]) delivered.set(commit, texts);
  return texts;
}

const guarded = /^(?:git_.*|editor|visual|pager|prefix|ssh_askpass)$/i;

/** The environment variables without those that make git prompt or use another repository. */
export const gitEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !guarded.test(name)));

/** Runs git. @returns undefined where it fails, as outside a repository */
function git(root: URL, options: string[], input = ''): Buffer | undefined {
  try {
    return execFileSync('git', options, {
      cwd: root,
      env: gitEnvironment(),
      input,
      maxBuffer: 1e9,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

/** The trailer of a commit that records a review: the text's language, its key and a hash of what was reviewed. */
const reviewMark = 'Reviewed';

/** The value of a review's trailer. The review is valid as long as the reviewed text does not change. */
export const reviewOf = (language: Language, key: string, read: string) =>
  `${reviewMark}: ${language} ${key} ${hash('sha256', read).slice(0, 16)}`;

const backMark = 'Not-';

/** The trailer of a commit that takes a review back. */
export const takenBack = (review: string) => backMark + review;

/** What the repository knows about the owner's texts; nothing outside a repository. */
export interface History {
  /** the commits that are the owner's versions, the first one first */
  versions: string[];
  /** the reviews that were not taken back */
  reviews: Set<string>;
}

export function historyOf(root: URL): History {
  const marks = `^(${versionMark}$|(${backMark})?${reviewMark}: )`;
  const log = git(root, ['log', '--reverse', '-z', '--format=%H%n%B', '-E', `--grep=${marks}`]);
  const versions: string[] = [];
  const reviews = new Set<string>();
  for (const commit of log?.toString().split('\0') ?? []) {
    const [id = '', ...lines] = commit.split('\n');
    if (lines.includes(versionMark)) versions.push(id);
    for (const line of lines) {
      if (line.startsWith(backMark)) reviews.delete(line.slice(backMark.length));
      else if (line.startsWith(reviewMark)) reviews.add(line);
    }
  }
  return { versions, reviews };
}
