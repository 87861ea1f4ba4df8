import { openDialogs } from '../../src/ui/dialogs.ts';
import { forceStates, prepareScreenshot } from '../support/pixels.ts';
import { measureText } from '../support/rendered-text.ts';
import {
  addresses,
  type CDPSession,
  expect,
  notFoundErrors,
  type Page,
  test,
  translator,
  waitForFrames,
} from '../support/site.ts';
import { measureEdges } from './rendered-edges.ts';

const windows = [
  [390, 844],
  [768, 900],
  [1280, 900],
] as const;

/** The preference of a visitor, and the contrast that text then needs if it is another than that of WCAG's level AA. */
const preferences = [
  { contrast: 'no-preference', needed: undefined, title: '' },
  { contrast: 'more', needed: 7, title: ' of 7 : 1 where the visitor asks for more' },
] as const;

async function expectTextContrast(
  page: Page,
  devtools: CDPSession,
  isOnPictures: boolean,
  needed: number | undefined,
): Promise<void> {
  await prepareScreenshot(page);
  // the preference changes colours, not the layout
  for (const [width, height] of needed ? windows.slice(-1) : windows) {
    if (!isOnPictures && width === 768) continue;
    await page.setViewportSize({ width, height });
    await waitForFrames(page);
    const { count, faint } = await measureText(page, devtools, 'body', needed);
    expect(count).toBeGreaterThan(30);
    expect.soft(faint, `${width} × ${height}`).toEqual([]);
  }
}

/** Expects contrast of text on hover, and of focus rings and field borders. */
async function expectTargetContrast(
  page: Page,
  devtools: CDPSession,
  needed: number | undefined,
  part = 'body',
): Promise<void> {
  const release = await forceStates(devtools, ['hover']);
  expect.soft((await measureText(page, devtools, part, needed)).faint, `${part} on hover`).toEqual([]);
  await release();
  const { count, faint } = await measureEdges(page, devtools, part);
  expect(count).toBeGreaterThan(part === 'body' ? 20 : 0);
  expect.soft(faint, `${part}, rings and borders`).toEqual([]);
}

for (const { contrast, needed, title } of preferences) {
  const withPreference = { contextOptions: { reducedMotion: 'reduce', contrast } } as const;

  for (const { address, id, language } of addresses) {
    // text on a plain background has the same contrast in both languages and at any width
    const isOnPictures = ['home', 'experiences', 'location'].includes(id);
    if (language !== 'it' && (!isOnPictures || needed)) continue;

    test.describe(address, { tag: '@full' }, () => {
      test.use(withPreference);

      test(`all text has contrast${title}, by day and by night`, async ({ page, open, context }) => {
        const devtools = await context.newCDPSession(page);
        await open(address);
        await expectTextContrast(page, devtools, isOnPictures, needed);
        if (language === 'it') await expectTargetContrast(page, devtools, needed);
      });
    });
  }

  test.describe('the 404 page', { tag: '@full' }, () => {
    test.use({ ...withPreference, expectedErrors: notFoundErrors });

    test(`has contrast${title}`, async ({ page, open, context }) => {
      const devtools = await context.newCDPSession(page);
      await open('/nessuna-pagina');
      await expectTextContrast(page, devtools, true, needed);
      await expectTargetContrast(page, devtools, needed);
    });
  });

  test.describe('overlays', { tag: '@full' }, () => {
    test.use({ ...withPreference, storageState: { cookies: [], origins: [] } });

    test(`the banner, a toast, the menu and the gallery have contrast${title}`, async ({ page, open, context }) => {
      const t = translator('it');
      const devtools = await context.newCDPSession(page);
      const expectContrast = async (part: string) => {
        const { count, faint } = await measureText(page, devtools, part, needed);
        expect(count).toBeGreaterThan(1);
        expect.soft(faint, part).toEqual([]);
        await expectTargetContrast(page, devtools, needed, part);
      };
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
      await open('/camere');
      await prepareScreenshot(page);
      await expectContrast('[data-banner-part]');
      await page.getByRole('button', { name: t('common.share') }).click();
      await expect(page.getByRole('status').filter({ has: page.getByRole('button') })).toBeVisible();
      await expectContrast('[role=status] > div');
      await page.getByRole('button', { name: t('nav.openMenu') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectContrast(openDialogs);
      await page.keyboard.press('Escape');
      const gallery = page.getByRole('group', { name: t('rooms.superior.gallery') });
      await gallery.getByRole('button').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectContrast(openDialogs);
    });
  });
}
