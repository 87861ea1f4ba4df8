// A copy of the project in .cache/, for tests that change its content or code and build it.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';

const repository = new URL('../', import.meta.url);
const parts = [
  ...['deploy', 'e2e', 'bench', 'build', 'server', 'src', 'tools', 'index.html'],
  ...['package.json', 'playwright.config.ts', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts'],
];

export type Tree = { [key: string]: string | boolean | null | Tree | Tree[] };

export interface ProjectCopy {
  folder: URL;
  /** Changes the parsed content of a JSON file. */
  editData: (file: string, change: (data: Tree) => Tree) => void;
  /** Runs a script. @returns what it prints, also when it fails */
  run: (script: string, ...options: string[]) => string;
  /** A built file. */
  built: (file: string) => string;
  remove: () => void;
}

export function copyProject(name: string): ProjectCopy {
  const folder = new URL(`.cache/${name}/`, repository);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of parts) cpSync(new URL(part, repository), new URL(part, folder), { recursive: true });
  symlinkSync(new URL('node_modules', repository), new URL('node_modules', folder));
  return {
    folder,
    editData(file, change) {
      const address = new URL(file, folder);
      writeFileSync(address, `${JSON.stringify(change(JSON.parse(readFileSync(address, 'utf8'))), null, 2)}\n`);
    },
    run(script, ...options) {
      try {
        return execFileSync(process.execPath, [script, ...options], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
      } catch (error) {
        const { stdout, stderr } = error as { stdout: string; stderr: string };
        return stdout + stderr;
      }
    },
    built: (file) => readFileSync(new URL(`dist/${file}`, folder), 'utf8'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
