import { readFile, writeFile } from 'node:fs/promises';
import { fontPackages } from './fonts.ts';

/** What visitors download besides the packages in the bundle: the fonts, and code that the bundler adds. */
const others = [...new Set(fontPackages), 'vite', 'rolldown'];

const fileIn = (name: string, file: string) =>
  readFile(new URL(`../node_modules/${name}/${file}`, import.meta.url), 'utf8');

async function noticeOf(name: string): Promise<string> {
  const { version, license } = JSON.parse(await fileIn(name, 'package.json'));
  const text = await fileIn(name, 'LICENSE').catch(() => fileIn(name, 'LICENSE.md'));
  // what is bundled in a tool is not in its output
  const [own = ''] = text.split(/^#+ Licenses of bundled dependencies$/m);
  return `## ${name} - ${version} (${license})\n\n${own.trim()}\n`;
}

/** Adds to `dist/licenses.txt`, which Vite has written, what does not come from the bundle. */
export async function addLicenses(dist: URL): Promise<void> {
  const file = new URL('licenses.txt', dist);
  await writeFile(file, [await readFile(file, 'utf8'), ...(await Promise.all(others.map(noticeOf)))].join('\n'));
}
