import { openDialogs } from '../../src/ui/dialogs.ts';
import { menuButton, opener, shareButton } from '../support/parts.ts';
import {
  addresses,
  addressOf,
  expect,
  loadError,
  loadEverything,
  notFoundErrors,
  type Page,
  test,
  waitForFrames,
} from '../support/site.ts';
import { measureEdges } from './rendered-edges.ts';
import { byDayAndNight, measureText, type Preference } from './rendered-text.ts';

const phone = { width: 390, height: 844 };
const computer = { width: 1280, height: 900 };
const widest = { width: 2560, height: 1080 };

type Size = typeof phone;

const allPreferences: Preference[] = byDayAndNight.flatMap((one) => [
  one,
  { ...one, hover: true },
  { ...one, contrast: 'more', needed: 7 },
]);

/** Expects contrast of text in windows of several widths, and leaves the last one. */
async function expectTextContrast(page: Page, windows: Size[]): Promise<void> {
  for (const window of windows) {
    await page.setViewportSize(window);
    await waitForFrames(page);
    const { count, faint } = await measureText(page);
    expect(count).toBeGreaterThan(30);
    expect.soft(faint, `${window.width} × ${window.height}`).toEqual([]);
  }
}

/** Expects contrast of text with all preferences and on hover, of focus rings and of field borders. */
async function expectContrast(page: Page, part = 'body'): Promise<void> {
  const { count, faint, grounds } = await measureText(page, part, allPreferences);
  expect(count).toBeGreaterThan(part === 'body' ? 30 : 1);
  expect.soft(faint, part).toEqual([]);
  const edges = await measureEdges(
    page,
    part,
    byDayAndNight,
    // the first of each three, without hover and with ordinary contrast
    grounds.filter((_, index) => index % 3 === 0),
  );
  expect(edges.count).toBeGreaterThan(part === 'body' ? 20 : 0);
  expect.soft(edges.faint, `${part}, rings and borders`).toEqual([]);
}

const levels = 'by day and by night, and of 7 : 1 where the visitor asks for more';

/** @param others windows besides that of a phone, in which only text is measured */
function testContrast(address: string, others: Size[] = [], errors: RegExp[] = []): void {
  test(`${address} has contrast, ${levels}`, async ({ page, open, expectedErrors }) => {
    expectedErrors.push(...errors);
    await open(address);
    await loadEverything(page);
    await expectTextContrast(page, others);
    await page.setViewportSize(phone);
    await waitForFrames(page);
    await expectContrast(page);
  });
}

// text on a plain background has the same contrast in both languages and at any width; on pictures its place differs, most
// between a phone and the widest window
const withPictures = addresses.filter(({ id }) => ['home', 'experiences', 'location'].includes(id));
for (const { address } of addresses.filter(({ language }) => language === 'it')) {
  const isOnPictures = withPictures.some((one) => one.address === address);
  testContrast(address, isOnPictures ? [widest] : []);
}
for (const { address } of withPictures.filter(({ language }) => language === 'en')) {
  test(`text on the pictures of ${address} has contrast`, async ({ page, open }) => {
    await open(address);
    await loadEverything(page);
    await expectTextContrast(page, [phone]);
  });
}

testContrast('/nessuna-pagina', [computer], notFoundErrors);

test('text above pictures that fail to load has contrast', async ({ page, open, expectedErrors }) => {
  expectedErrors.push(/^request: .*\.svg /, loadError);
  await page.setViewportSize(phone);
  await page.route(/\.svg$/, (route) => route.abort());
  for (const id of ['home', 'experiences', 'location'] as const) {
    await open(addressOf(id, 'it'));
    await expectTextContrast(page, [phone]);
  }
});

test(`the header of a computer, the banner, a toast, the menu and the gallery have contrast, ${levels}`, async ({
  page,
  open,
  firstVisit,
}) => {
  await firstVisit();
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await open('/camere');
  await loadEverything(page);
  await expectContrast(page, 'header');
  // the others have the same colours in any window
  await page.setViewportSize(phone);
  await waitForFrames(page);
  await expectContrast(page, '[data-banner-part]');
  await shareButton(page).click();
  await expect(page.getByRole('status').filter({ has: page.getByRole('button') })).toBeVisible();
  await expectContrast(page, '[role=status] > div');
  await menuButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectContrast(page, openDialogs);
  await page.keyboard.press('Escape');
  await opener(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectContrast(page, openDialogs);
});
