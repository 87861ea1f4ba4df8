// A repository to publish to, and another person who publishes there.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @param folder holds the repository and the other person's clones */
export function remoteIn(folder: string) {
  const git = (cwd: string, ...words: string[]) => execFileSync('git', words, { cwd, encoding: 'utf8', stdio: 'pipe' });
  const bare = join(folder, 'site.git');
  git(folder, 'init', '--quiet', '--bare', '--initial-branch=main', bare);
  return {
    bare,
    /** the hash of the newest version */
    head: () => git(bare, 'rev-parse', 'main'),
    /** publishes files from another clone, and removes those without bytes */
    publish(files: Record<string, Buffer | string | undefined>) {
      const clone = mkdtempSync(join(folder, 'clone-'));
      git(folder, 'clone', '--quiet', bare, clone);
      for (const [file, bytes] of Object.entries(files)) {
        if (bytes) writeFileSync(join(clone, file), bytes);
        else rmSync(join(clone, file));
      }
      git(clone, 'add', '--all');
      git(clone, '-c', 'user.name=Ugo', '-c', 'user.email=ugo@hotel.example', 'commit', '--quiet', '-m', 'Theirs');
      git(clone, 'push', '--quiet');
    },
  };
}
