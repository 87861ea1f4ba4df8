import { fileURLToPath } from 'node:url';
import { type SimpleGit, simpleGit } from 'simple-git';
import type { SentenceSource } from '../../sentences/sentences.ts';

// of silence: what takes long says its progress
const timeoutMs = 120_000;
// what would make git ask, or work on another repository
const guarded = /^(?:git_.*|editor|visual|pager|prefix|ssh_askpass)$/i;

/** Git in the project's folder. It never asks anything: what it cannot do alone fails. */
export async function gitIn(root: URL): Promise<SimpleGit> {
  const git = simpleGit(fileURLToPath(root), {
    timeout: { block: timeoutMs },
    allowEnvironment: ['GIT_SSH_COMMAND', 'GIT_TERMINAL_PROMPT', 'GIT_OPTIONAL_LOCKS'],
    unsafe: { allowUnsafeSshCommand: true },
  });
  const kept = Object.fromEntries(Object.entries(process.env).filter(([name]) => !guarded.test(name)));
  const quiet = { ...kept, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0' };
  git.env(quiet);
  const configured = process.env.GIT_SSH_COMMAND ?? (await output(git, ['config', 'core.sshCommand']));
  return git.env({ ...quiet, GIT_SSH_COMMAND: `${configured?.trim() || 'ssh'} -o BatchMode=yes` });
}

/** What a command prints; undefined if it fails. */
export async function output(git: SimpleGit, options: string[]): Promise<string | undefined> {
  try {
    return await git.raw(options);
  } catch {
    return;
  }
}

/** A file in a version. */
export interface Blob {
  file: string;
  /** git's name of its bytes */
  blob: string;
}

/** The files of a version in some places. */
export async function blobsIn(git: SimpleGit, id: string, ...places: string[]): Promise<Blob[]> {
  const entries = (await git.raw(['ls-tree', '-r', '-z', id, '--', ...places])).split('\0');
  return entries.flatMap((entry) => {
    const [, kind, blob, file] = /^\d+ (\w+) (\w+)\t(.*)$/s.exec(entry) ?? [];
    return kind === 'blob' && blob && file ? [{ file, blob }] : [];
  });
}

export const bytesOf = async (git: SimpleGit, blob: string) => (await git.binaryCatFile(['blob', blob])) as Buffer;

/** What is said when git fails for a reason that is not known: its own words are for those who look after the site. */
export function failed(
  what: 'cannotKeepVersions' | 'changesUnknown' | 'versionNotSaved' | 'publishStopped',
  error: unknown,
): SentenceSource {
  console.error(error);
  return (t) => `${t[what]} ${t.tryAgain}`;
}
