// Copies of the project, for tests and measurements that change its content or code and build it.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { Tree } from './content/content-fixtures.ts';

const repository = new URL('../', import.meta.url);
const parts = ['build', 'server', 'src', 'tools', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts'];
// slow to make, and remade when their sources change
const caches = ['.cache/pictures', '.cache/share'];

/** Copies everything that the build needs into a folder, and some more files if they exist. */
export function copyInto(folder: URL, ...more: string[]): void {
  for (const part of [...parts, ...caches, ...more]) {
    const source = new URL(part, repository);
    if (existsSync(source)) cpSync(source, new URL(part, folder), { recursive: true });
  }
  symlinkSync(new URL('node_modules', repository), new URL('node_modules', folder));
}

export type ProjectCopy = ReturnType<typeof copyProject>;

/** A copy in .cache/. */
export function copyProject(name: string) {
  const folder = new URL(`.cache/${name}/`, repository);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  copyInto(folder, 'deploy');
  return {
    folder,
    /** Replaces a part of a file. */
    edit(file: string, from: string | RegExp, to: string): void {
      const address = new URL(file, folder);
      const text = readFileSync(address, 'utf8');
      const changed = text.replace(from, () => to);
      if (changed === text) throw new Error(`${file} no longer holds ${from}.`);
      writeFileSync(address, changed);
    },
    /** Changes the parsed content of a JSON file. */
    editData(file: string, change: (data: Tree) => Tree): void {
      const address = new URL(file, folder);
      writeFileSync(address, `${JSON.stringify(change(JSON.parse(readFileSync(address, 'utf8'))), null, 2)}\n`);
    },
    /** Runs a script. @returns what it prints, also when it fails */
    run(script: string, ...options: string[]): string {
      try {
        return execFileSync(process.execPath, [script, ...options], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
      } catch (error) {
        const { stdout, stderr } = error as { stdout: string; stderr: string };
        return stdout + stderr;
      }
    },
    /** A built file. */
    built: (file: string) => readFileSync(new URL(`dist/${file}`, folder), 'utf8'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
