// `npm run bench:boot`: builds the site without each part of boot in turn, and measures how pages load without it.
//   --rounds N   interleaved rounds (15)
//   --pages a,b  addresses
//   --parts a,b  only these parts
import { parseArgs } from 'node:util';
import { copyProject, type ProjectCopy } from '../build/project-copy.ts';
import { siteServer } from '../server/site-server.ts';
import { launchBrowser } from '../tools/find-programs.ts';
import { compareLoads, legend } from './page-load.ts';

type Change = [file: string, from: string | RegExp, to: string];

const boot = 'src/boot/boot.ts';
const prerender = 'build/prerender/prerender.ts';
const split = 'splitCriticalCss(css, await render(initial, parts))';
const noDeferredStyles: Change = [boot, /const styled = .*;/, 'const styled = undefined;'];
const modules = "modules.split(' ')";

/** The changes that replace each part of boot by the plain way. */
const parts: Record<string, Change[]> = {
  nothing: [],
  'deferred styles (all inline)': [noDeferredStyles, [prerender, split, "{ critical: css, deferred: '' }"]],
  'deferred styles (all linked)': [
    noDeferredStyles,
    [prerender, split, "{ critical: '', deferred: '' }"],
    ['src/app/document.tsx', '{...{ disabled: true }}', ''],
  ],
  'deferred fonts': [
    [
      prerender,
      /extractFontFaces\((.*)\);/,
      "{ css: (await Promise.all(sheets.map(styleText))).join(''), faces: [] };",
    ],
  ],
  'the styles’ wait for fonts': [[boot, 'unlessCached(fontsOrTimeout)', 'unlessCached(painted)']],
  'waiting modules (for anything)': [
    [
      boot,
      /painted\n[\s\S]*?modules\.split\(' '\)\)\);/,
      `for (const url of ${modules}) import(/* @vite-ignore */ url);
       addEventListener('DOMContentLoaded', () => loadModules(${modules}));`,
    ],
  ],
  'waiting modules (for images and styles)': [[boot, /\n\s+\.then\(\(\) => Promise\.race.*/, '']],
  'input replay': [[boot, 'captureInput()', 'new Promise(() => {})']],
};

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '15' },
    pages: { type: 'string', default: '/,/camere,/contatti' },
    parts: { type: 'string' },
  },
});
const pages = values.pages.split(',');
const wanted = Object.keys(parts).filter((part) => !values.parts || part === 'nothing' || values.parts.includes(part));

const copies: ProjectCopy[] = [];

/** Builds a copy of the project without a part. @returns its dist/ */
function buildWithout(part: string): URL {
  process.stderr.write(`building without ${part}\n`);
  const copy = copyProject(`boot-${part.replace(/\W+/g, '-')}`);
  copies.push(copy);
  for (const change of parts[part] ?? []) copy.edit(...change);
  process.stderr.write(copy.run('build/build.ts', '--demo'));
  return new URL('dist/', copy.folder);
}

try {
  const versions = Object.fromEntries(wanted.map((part) => [`without ${part}`, siteServer(buildWithout(part))]));
  const browser = await launchBrowser();
  const rows = await compareLoads(browser, versions, pages, Number(values.rounds)).finally(() => browser.close());
  console.table(rows);
  console.log(`${legend}; medians of ${values.rounds} interleaved rounds.`);
} finally {
  for (const copy of copies) copy.remove();
}
