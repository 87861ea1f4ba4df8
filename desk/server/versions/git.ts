import { fileURLToPath } from 'node:url';
import { type SimpleGit, simpleGit } from 'simple-git';
import type { ReadText } from '../../../build/content/content-file.ts';
import { gitEnvironment, readBlobs } from '../../../tools/owner/own-texts.ts';
import type { SentenceSource } from '../../sentences/sentences.ts';
import { contentFiles } from '../content/project-files.ts';

// without output: long commands report their progress
const timeoutMs = 120_000;

/** Git in the project's folder. It never prompts: what needs input fails. */
export async function gitIn(root: URL): Promise<SimpleGit> {
  const git = simpleGit(fileURLToPath(root), {
    timeout: { block: timeoutMs },
    allowEnvironment: ['GIT_SSH_COMMAND', 'GIT_TERMINAL_PROMPT', 'GIT_OPTIONAL_LOCKS'],
    unsafe: { allowUnsafeSshCommand: true },
  });
  const quiet = { ...gitEnvironment(), LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0' };
  git.env(quiet);
  const configured = process.env.GIT_SSH_COMMAND ?? (await output(git, ['config', 'core.sshCommand']));
  return git.env({ ...quiet, GIT_SSH_COMMAND: `${configured?.trim() || 'ssh'} -o BatchMode=yes` });
}

/** The output of a command; undefined if it fails. */
export async function output(git: SimpleGit, options: string[]): Promise<string | undefined> {
  try {
    return await git.raw(options);
  } catch {
    return;
  }
}

/** The texts of the content files in a version. Throws if git fails. */
export function contentAt(root: URL, version: string): ReadText {
  const nameOf = (file: string) => `${version}:./${file}`;
  const texts = readBlobs(root, contentFiles.map(nameOf));
  if (!texts) throw new Error(`git cannot read ${version}`);
  return (file) => texts.get(nameOf(file));
}

/** A file in a version. */
export interface Blob {
  file: string;
  /** the object id of its bytes */
  blob: string;
}

/** The files of a version below these paths. */
export async function blobsIn(git: SimpleGit, id: string, ...places: string[]): Promise<Blob[]> {
  const entries = (await git.raw(['ls-tree', '-r', '-z', id, '--', ...places])).split('\0');
  return entries.flatMap((entry) => {
    const [, kind, blob, file] = /^\d+ (\w+) (\w+)\t(.*)$/s.exec(entry) ?? [];
    return kind === 'blob' && blob && file ? [{ file, blob }] : [];
  });
}

export const bytesOf = async (git: SimpleGit, blob: string) => (await git.binaryCatFile(['blob', blob])) as Buffer;

/** The sentence for an unknown failure of git. Git's own message is for whoever looks after the site. */
export function failed(
  what: 'cannotKeepVersions' | 'changesUnknown' | 'versionNotSaved' | 'publishStopped',
  error: unknown,
): SentenceSource {
  console.error(error);
  return (t) => `${t[what]} ${t.tryAgain}`;
}
