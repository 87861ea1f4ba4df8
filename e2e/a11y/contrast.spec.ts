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

async function expectTextContrast(page: Page, devtools: CDPSession, isOnPictures: boolean): Promise<void> {
  await prepareScreenshot(page);
  for (const [width, height] of windows) {
    if (!isOnPictures && width === 768) continue;
    await page.setViewportSize({ width, height });
    await waitForFrames(page);
    const { count, faint } = await measureText(page, devtools);
    expect(count).toBeGreaterThan(30);
    expect.soft(faint, `${width} × ${height}`).toEqual([]);
  }
}

/** Expects contrast of text on hover, and of focus rings and field borders. */
async function expectTargetContrast(page: Page, devtools: CDPSession, part = 'body'): Promise<void> {
  const release = await forceStates(devtools, ['hover']);
  expect.soft((await measureText(page, devtools, part)).faint, `${part} on hover`).toEqual([]);
  await release();
  const { count, faint } = await measureEdges(page, devtools, part);
  expect(count).toBeGreaterThan(part === 'body' ? 20 : 0);
  expect.soft(faint, `${part}, rings and borders`).toEqual([]);
}

for (const { address, id, language } of addresses) {
  // text on a plain background has the same contrast in both languages and at any width
  const isOnPictures = ['home', 'experiences', 'location'].includes(id);
  if (language !== 'it' && !isOnPictures) continue;

  const tag = id === 'contact' ? [] : ['@full'];
  test(`all text on ${address} has contrast, by day and by night`, { tag }, async ({ page, open, context }) => {
    const devtools = await context.newCDPSession(page);
    await open(address);
    await expectTextContrast(page, devtools, isOnPictures);
    if (language === 'it') await expectTargetContrast(page, devtools);
  });
}

test.describe('the 404 page', { tag: '@full' }, () => {
  test.use({ expectedErrors: notFoundErrors });

  test('has contrast', async ({ page, open, context }) => {
    const devtools = await context.newCDPSession(page);
    await open('/nessuna-pagina');
    await expectTextContrast(page, devtools, true);
    await expectTargetContrast(page, devtools);
  });
});

test.describe('overlays', { tag: '@full' }, () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('the banner, a toast, the menu and the gallery have contrast', async ({ page, open, context }) => {
    const t = translator('it');
    const devtools = await context.newCDPSession(page);
    const expectContrast = async (part: string) => {
      const { count, faint } = await measureText(page, devtools, part);
      expect(count).toBeGreaterThan(1);
      expect.soft(faint, part).toEqual([]);
      await expectTargetContrast(page, devtools, part);
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
