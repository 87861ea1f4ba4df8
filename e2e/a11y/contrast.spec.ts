import { openDialogs } from '../../src/ui/dialogs.ts';
import { prepare, pretend } from '../support/pixels.ts';
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

// a phone, a tablet held upright under a browser's bars, and a desk
const windows = [
  [390, 844],
  [768, 900],
  [1280, 900],
] as const;

async function expectClearWords(page: Page, devtools: CDPSession, isOnPictures: boolean): Promise<void> {
  await prepare(page);
  for (const [width, height] of windows) {
    if (!isOnPictures && width === 768) continue;
    await page.setViewportSize({ width, height });
    await waitForFrames(page);
    const { count, faint } = await measureText(page, devtools);
    expect(count).toBeGreaterThan(30);
    expect.soft(faint, `${width} × ${height}`).toEqual([]);
  }
}

/** Under a mouse, and with the focus. */
async function expectClearStops(page: Page, devtools: CDPSession, part = 'body'): Promise<void> {
  const end = await pretend(devtools, ['hover']);
  expect.soft((await measureText(page, devtools, part)).faint, `${part} under a mouse`).toEqual([]);
  await end();
  const { count, faint } = await measureEdges(page, devtools, part);
  expect(count).toBeGreaterThan(part === 'body' ? 20 : 0);
  expect.soft(faint, `${part}, rings and edges`).toEqual([]);
}

for (const { address, id, language } of addresses) {
  // the other pages' words stand on plain grounds, which are the same in both languages and in windows of any width
  const isOnPictures = ['home', 'experiences', 'location'].includes(id);
  if (language !== 'it' && !isOnPictures) continue;

  test(`every letter of ${address} stands out from what is drawn behind it, by day and by night`, async ({
    page,
    open,
    context,
  }) => {
    const devtools = await context.newCDPSession(page);
    await open(address);
    await expectClearWords(page, devtools, isOnPictures);
    if (language === 'it') await expectClearStops(page, devtools);
  });
}

test.describe('at an unknown address', () => {
  test.use({ expectedErrors: notFoundErrors });

  test('every letter stands out too', async ({ page, open, context }) => {
    const devtools = await context.newCDPSession(page);
    await open('/nessuna-pagina');
    await expectClearWords(page, devtools, true);
    await expectClearStops(page, devtools);
  });
});

test.describe('what comes over a page', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('stands out too: the banner, a message, the menu, a gallery', async ({ page, open, context }) => {
    const t = translator('it');
    const devtools = await context.newCDPSession(page);
    const expectClear = async (part: string) => {
      const { count, faint } = await measureText(page, devtools, part);
      expect(count).toBeGreaterThan(1);
      expect.soft(faint, part).toEqual([]);
      await expectClearStops(page, devtools, part);
    };
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await open('/camere');
    await prepare(page);
    await expectClear('[data-banner-part]');
    await page.getByRole('button', { name: t('common.share') }).click();
    await expect(page.getByRole('status').filter({ has: page.getByRole('button') })).toBeVisible();
    await expectClear('[role=status] > div');
    await page.getByRole('button', { name: t('nav.openMenu') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectClear(openDialogs);
    await page.keyboard.press('Escape');
    const gallery = page.getByRole('group', { name: t('rooms.superior.gallery') });
    await gallery.getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectClear(openDialogs);
  });
});
