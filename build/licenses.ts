// dist/licenses.txt: the licences of the packages that visitors download.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

interface PackageFile {
  name?: string;
  version?: string;
  license?: string;
  homepage?: string;
  repository?: string | { url: string };
}

/** The folder of the package that a bundled module comes from; undefined for the site's own modules. */
function packageOf(module: string): string | undefined {
  // the build tools add some
  const [, tool] = /^\0?(vite|rolldown)\//.exec(module) ?? [];
  if (tool) return folderOf(tool);
  // the last node_modules: packages can nest
  return /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1];
}

/** The folder of an installed package. */
export function folderOf(name: string): string {
  return fileURLToPath(new URL(`../node_modules/${name}`, import.meta.url));
}

/** Adds the folders of all packages in the bundle to `folders`. */
export function packagesPlugin(folders: Set<string>): Plugin {
  return {
    name: 'packages',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        for (const [module, { renderedLength }] of Object.entries(file.modules)) {
          const folder = renderedLength > 0 ? packageOf(module) : undefined;
          if (folder) folders.add(folder);
        }
      }
    },
  };
}

/** A package's name, version, source and licence texts. @throws if it states no licence */
function noticeOf(folder: string): string {
  const { name, version, license, homepage, repository }: PackageFile = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const source = homepage ?? (typeof repository === 'string' ? repository : repository?.url);
  const texts = readdirSync(folder)
    .filter((entry) => /^(?:licen[cs]e|copying|notice)\b/i.test(entry))
    .sort()
    .map((entry) => readFileSync(join(folder, entry), 'utf8').replaceAll('\r\n', '\n'))
    // dependencies bundled in a tool are not in its output
    .map((text) => text.replace(/^#+ Licenses of bundled dependencies$[\s\S]*/m, '').trim());
  if (!license && !texts.length) throw new Error(`${name} ${version} is sent to visitors but names no licence.`);
  return [[`${name} ${version}: ${license ?? 'see below'}`, source].filter(Boolean).join('\n'), ...texts].join('\n\n');
}

/** The notices of packages, without duplicates, sorted by name. */
export function licensesText(folders: Iterable<string>): string {
  const notices = [...new Set(folders)].map(noticeOf).sort();
  const line = `\n\n${'='.repeat(80)}\n\n`;
  return `${['What this site sends to its visitors holds parts of these works.', ...notices].join(line)}\n`;
}
