// A copy of the project with a desk of its own: tests change its files as owners would.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test as base, expect, type FrameLocator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { copyInto } from '../../build/project-copy.ts';
import { freePort } from '../../server/local-server.ts';

const parts = ['biome.json', 'desk', 'photos', 'schemas'];
// slow to make, and independent of the content
const caches = ['.cache/desk/fonts', '.cache/desk/client'];

/** A running desk on a copy of the project. */
export interface DeskCopy {
  origin: string;
  folder: string;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  /** runs git in the copy, and returns its output */
  git: (...words: string[]) => string;
  /** the changed files */
  changed: () => string[];
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

async function startDesk(folder: string, port: number): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['desk/desk.ts'], {
    cwd: folder,
    env: { ...process.env, DESK_PORT: String(port), BROWSER: 'none' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (text: Buffer) => {
      output = `${output}${text}`.slice(-4000);
      if (/The desk is on/.test(output)) resolve();
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.once('exit', () => reject(new Error(`The desk did not start:\n${output}`)));
  });
  return server;
}

export const test = base.extend<
  { site: FrameLocator; openDesk: (page: Page, path?: string) => Promise<FrameLocator>; fresh: undefined },
  { desk: DeskCopy }
>({
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'desk-'));
      copyInto(pathToFileURL(`${folder}/`), ...parts, ...caches);
      // the build writes there
      mkdirSync(join(folder, 'deploy'));
      writeFileSync(join(folder, '.gitignore'), 'node_modules\n.cache/\ndist/\ndeploy/\n');
      const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
      git('init', '--quiet', '--initial-branch=main');
      git('config', 'user.name', 'Rosa');
      git('config', 'user.email', 'rosa@hotelmaiolica.example');
      git('add', '.');
      git('commit', '--quiet', '--message', 'La prima versione');
      const port = await freePort();
      let server: ChildProcess;
      const start = async () => {
        server = await startDesk(folder, port);
      };
      const stop = async () => {
        server.kill();
        await once(server, 'exit');
      };
      await start();
      await use({
        origin: `http://127.0.0.1:${port}`,
        folder,
        read: (file) => readFileSync(join(folder, file), 'utf8'),
        write: (file, text) => writeFileSync(join(folder, file), text),
        git,
        changed: () => git('status', '--porcelain').split('\n').filter(Boolean),
        start,
        stop,
      });
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // resets the files to the first version before every test
  fresh: [
    async ({ desk }, use) => {
      desk.git('reset', '--quiet', '--hard', desk.git('rev-list', '--max-parents=0', 'HEAD').trim());
      desk.git('clean', '--quiet', '--force', '-d');
      for (const remote of desk.git('remote').split('\n').filter(Boolean)) desk.git('remote', 'remove', remote);
      await use(undefined);
    },
    { auto: true },
  ],
  openDesk: async ({ desk }, use) => {
    await use(async (page, path = '/') => {
      await page.goto(desk.origin + path);
      const site = page.frameLocator('iframe:not([inert])');
      await site.getByRole('heading', { level: 1 }).waitFor();
      await expect(page.getByRole('complementary', { name: /Testi|Words/ })).toBeVisible();
      return site;
    });
  },
  site: async ({ openDesk, page }, use) => {
    await use(await openDesk(page));
  },
});

export { expect };

/** Opens a panel from the bar. */
export async function openPanel(page: Page, name: string): Promise<void> {
  const button = page.getByRole('navigation').getByRole('button', { name: new RegExp(`^${name}`) });
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
  await expect(page.getByRole('complementary', { name })).toBeVisible();
}

/** Waits for the message that the desk has saved. */
export const saved = (page: Page) => expect(page.getByText('Salvato.', { exact: true })).toBeVisible();

/** The field of a message in a language, by the language's name in the desk. */
export const field = (page: Page, language: string) => page.getByRole('textbox', { name: language, exact: true });

/** Puts the caret at the end of a field and types. */
export async function typeAtEnd(page: Page, language: string, text: string): Promise<void> {
  await field(page, language).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(text);
}

/** Fills the empty fields of a text in a form: the Italian one key by key, the English one as a dictation does. */
export async function writeTexts(page: Page, name: string, italian: string, english: string): Promise<void> {
  const text = page.getByRole('group', { name, exact: true });
  await text.getByRole('textbox', { name: 'Italiano' }).click();
  await page.keyboard.type(italian);
  await text.getByRole('textbox', { name: 'Inglese' }).click();
  await page.keyboard.insertText(english);
}

/** A photograph with GPS metadata, as from a phone. */
export async function photograph(width: number, height: number) {
  const buffer = await sharp({ create: { width, height, channels: 3, background: '#4a7c8c' } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '40/1 38/1 53/1', GPSLatitudeRef: 'N' } })
    .toBuffer();
  return { name: 'IMG_0042.jpg', mimeType: 'image/jpeg', buffer };
}
