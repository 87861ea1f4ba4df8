// `npm run bench:growth`: builds the site and larger generated ones. The download per page must stay the same; the build
// time may grow with the number of pages.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addressOf, languageIds, routes } from '../src/navigation/routes.ts';
import { growProject } from './grown-project.ts';

const project = fileURLToPath(new URL('..', import.meta.url));
const sizes = [
  { pages: routes.length, languages: languageIds.length },
  { pages: 25, languages: 5 },
  { pages: 50, languages: 5 },
];
const limits = { ratio: 1.05, seconds: 60 };

/** Copies, grows and builds the project. @returns its dist/ and the build time in seconds */
function buildAt(root: string, { pages, languages }: { pages: number; languages: number }) {
  mkdirSync(root);
  for (const name of [
    'src',
    'build',
    'server',
    'tools',
    'package.json',
    'tsconfig.json',
    'vite.config.ts',
    'index.html',
  ]) {
    cpSync(join(project, name), join(root, name), { recursive: true });
  }
  mkdirSync(join(root, 'deploy'));
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
  growProject(root, pages, languages);
  const start = performance.now();
  execFileSync(process.execPath, ['build/build.ts', '--demo'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  return { dist: join(root, 'dist'), seconds: (performance.now() - start) / 1000 };
}

/** The bytes of a file as sent to browsers. */
function transferSize(dist: string, file: string): number {
  const path = join(dist, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

/** The bytes that a visitor downloads to see a whole page. */
function downloadOf(dist: string, address: string) {
  const file = address === '/' ? 'index.html' : `${address}.html`;
  const html = readFileSync(join(dist, file), 'utf8');
  const all = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, found]) => found ?? ''))];
  const sum = (files: string[]) => files.reduce((bytes, name) => bytes + transferSize(dist, name), 0);
  const modules = sum(all(/data-modules="([^"]*)"/g).flatMap((list) => list.split(' ')));
  const styles = sum(all(/data-styles="([^"]*)"/g));
  const fonts = sum(all(/url\((\/assets\/[^)]*\.woff2)\)/g));
  if (fonts === 0) throw new Error(`${address} names no fonts.`);
  const pictures = sum(all(/(?:src|srcset|srcSet|data-src)="(\/assets\/[^"\s]*)"/g));
  const document = transferSize(dist, file);
  return { document, styles, modules, fonts, pictures, total: document + styles + modules + fonts + pictures };
}

const work = mkdtempSync(join(tmpdir(), 'growth-'));
try {
  const builds = sizes.map((size, index) => {
    process.stderr.write(`building ${size.pages} pages in ${size.languages} languages …\n`);
    return { ...size, ...buildAt(join(work, String(index)), size) };
  });
  const first = builds[0] as (typeof builds)[number];
  const last = builds.at(-1) as typeof first;

  const addresses = languageIds.flatMap((language) => routes.map(({ id }) => addressOf(id, language)));
  const rows = addresses.map((address) => {
    const before = downloadOf(first.dist, address);
    const after = downloadOf(last.dist, address);
    const growth = (key: keyof typeof before) => after[key] - before[key];
    return {
      address,
      bytes: before.total,
      grown: after.total,
      ratio: Number((after.total / before.total).toFixed(4)),
      document: growth('document'),
      styles: growth('styles'),
      modules: growth('modules'),
      fonts: growth('fonts'),
      pictures: growth('pictures'),
    };
  });
  console.log(
    `What a visitor downloads for one page, in bytes as sent, from ${first.pages} × ${first.languages} to ${last.pages} × ${last.languages}:`,
  );
  console.table(rows);

  const times = builds.map(({ pages, languages, seconds }) => ({
    pages,
    languages,
    documents: pages * languages,
    seconds: Number(seconds.toFixed(1)),
    'ms for each further document': Math.round(
      ((seconds - first.seconds) * 1000) / (pages * languages - first.pages * first.languages) || 0,
    ),
  }));
  console.log('The build, without caches:');
  console.table(times);

  const worst = Math.max(...rows.map(({ ratio }) => ratio));
  const passes = worst <= limits.ratio && last.seconds < limits.seconds;
  console.log(
    `${worst} times the download (at most ${limits.ratio}), ${last.seconds.toFixed(1)} s (under ${limits.seconds}): ${passes ? 'passes' : 'fails'}`,
  );
  if (!passes) process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true });
}
