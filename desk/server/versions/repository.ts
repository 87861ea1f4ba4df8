// The git repository around the content: what it holds of it, and where it is published.

import type { SimpleGit } from 'simple-git';
import { hotelFiles } from '../../../build/content/hotel-files.ts';
import { hotel } from '../../../src/hotel/identity.ts';
import { contentFiles, isPhotograph } from '../content/project-files.ts';
import type { ChangedFile } from './changes-in-words.ts';
import { output } from './git.ts';

/** The paths that versions hold. */
export const places = [...contentFiles, 'photos'].map((file) => `:(literal)${file}`);

/** Whether versions hold a file. */
export const isOurs = (file: string) => isPhotograph(file) || contentFiles.includes(file);

/** The state of the repository, and its remote. */
export interface Standing {
  /** the project's path in the repository */
  prefix: string;
  /** the newest version; none before the first */
  id?: string | undefined;
  /** `refs/heads/…`; undefined with a detached HEAD */
  branch?: string | undefined;
  remote?: string | undefined;
  /** the branch's name at the remote, if it has one */
  upstream?: string | undefined;
  /** options that name an author where git knows none */
  author: string[];
}

/** Whether the folder belongs to a repository. A repository around the folder may ignore it. */
export async function isInRepository(git: SimpleGit): Promise<boolean> {
  const ignores = ['check-ignore', '--verbose', '--non-matching', hotelFiles.identity];
  return (await outputUnless(/not a git repository/i, git, ignores))?.startsWith('::') ?? false;
}

export async function hasVersion(git: SimpleGit): Promise<boolean> {
  return (await outputUnless(/does not have any commits yet/i, git, ['log', '-n', '1'])) !== undefined;
}

/** The output of a command; undefined if it fails for `reason`. Throws if it fails for another reason. */
async function outputUnless(reason: RegExp, git: SimpleGit, options: string[]): Promise<string | undefined> {
  try {
    return await git.raw(options);
  } catch (error) {
    if (reason.test((error as Error).message)) return;
    throw error;
  }
}

export async function standingOf(git: SimpleGit): Promise<Standing> {
  const [head, settings] = await Promise.all([
    output(git, ['rev-parse', '--show-prefix', '--revs-only', 'HEAD', '--symbolic-full-name', 'HEAD']),
    output(git, ['config', '-z', '--list']),
  ]);
  const [prefix = '', id, name = ''] = (head ?? '').split('\n');
  const branch = /^refs\/heads\/(.+)/.exec(name)?.[1];
  const values = new Map((settings ?? '').split('\0').map((line) => line.split('\n') as [name: string, value: string]));
  const remotes = [...values.keys()].flatMap((key) => /^remote\.(.+)\.url$/.exec(key)?.[1] ?? []).sort();
  const own = values.get(`branch.${branch}.remote`);
  const remote = own && remotes.includes(own) ? own : remotes.includes('origin') ? 'origin' : remotes[0];
  const upstream = own === remote ? values.get(`branch.${branch}.merge`) : undefined;
  const author = Object.entries({ name: hotel.name, email: hotel.email }).flatMap(([key, own]) =>
    values.get(`user.${key}`)?.trim() ? [] : ['-c', `user.${key}=${own}`],
  );
  return { prefix, id: id || undefined, branch: branch && name, remote, upstream, author };
}

/** The content files and photographs that differ from the newest version, with git's letter; `?` is for new ones. */
export async function changedFiles(git: SimpleGit, prefix: string): Promise<ChangedFile[]> {
  // with --branch, git always prints a line: the library waits 50 ms for a command that prints nothing
  const status = await git.raw(['status', '-z', '--branch', '--no-renames', '-uall', '--', ...places]);
  return status.split('\0').flatMap((line) => {
    const [letters, path] = [line.slice(0, 2), line.slice(3)];
    const file = path.slice(prefix.length);
    if (!path.startsWith(prefix) || !isOurs(file)) return [];
    return [{ file, state: letters.includes('D') ? 'D' : (letters.trim()[0] ?? 'M') }];
  });
}
