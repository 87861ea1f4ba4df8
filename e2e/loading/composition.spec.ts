// What a visitor sees of a page before scrolling.
import { cutAndHidden } from '../support/first-screen.ts';
import { addressOf, expect, languageIds, type Page, test } from '../support/site.ts';

const phones = [
  [390, 844],
  [412, 823],
  [360, 800],
] as const;
const smallPhones = [
  [360, 640],
  [320, 568],
] as const;
const firstVisit = { cookies: [], origins: [] };
const winter = new Date('2026-02-10T10:00:00+01:00');

async function expectSearch(page: Page, address: string): Promise<void> {
  for (const [width, height] of phones) {
    await page.setViewportSize({ width, height });
    expect(await cutAndHidden(page), `${address} at ${width} × ${height}`).toEqual({ cut: [], hidden: [] });
  }
  for (const [width, height] of smallPhones) {
    await page.setViewportSize({ width, height });
    const { cut, hidden } = await cutAndHidden(page);
    // the search alone may begin below the first screen
    expect(cut, `${address} at ${width} × ${height}`).toEqual([]);
    expect([0, 4], `${address} at ${width} × ${height}: ${hidden}`).toContain(hidden.length);
  }
}

test.describe('on a first visit', () => {
  test.use({ storageState: firstVisit });

  test('a phone’s first screen of Home shows the whole search, or ends above it', async ({ page, open }) => {
    await page.clock.setFixedTime(winter);
    for (const language of languageIds) {
      await open(addressOf('home', language));
      await expectSearch(page, language);
    }
  });

  for (const [lines, text] of [
    ['one line', 'Siamo aperti.'],
    [
      'three lines',
      'La terrazza è chiusa per lavori e riapre il primo di aprile. Fino ad allora chiedi in reception: ti diciamo dove mangiare in paese.',
    ],
  ] as const) {
    test(`a phone’s first screen of Home has room for a notice of ${lines}`, { tag: '@full' }, async ({
      page,
      open,
    }) => {
      await open('/');
      await page
        .locator('[data-banner-part] p:visible')
        .evaluate((paragraph, words) => paragraph.replaceChildren(words), text);
      await expectSearch(page, text);
    });
  }
});

test('a phone’s first screen of Home shows the whole search without a notice', { tag: '@full' }, async ({
  page,
  open,
}) => {
  await open('/');
  await expectSearch(page, 'dismissed');
});
