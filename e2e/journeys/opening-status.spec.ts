import { addressOf, expect, type Language, languageIds, type Page, test, translator } from '../support/site.ts';

const status = (page: Page) => page.getByRole('main').locator('[data-open]');

for (const [visitor, timezoneId, hasTemporal] of [
  ['in Europe/Rome', 'Europe/Rome', true],
  ['in Asia/Tokyo', 'Asia/Tokyo', true],
  ['in Asia/Tokyo whose browser has no Temporal', 'Asia/Tokyo', false],
] as const) {
  test.describe(`for a visitor ${visitor}`, { tag: '@full' }, () => {
    test.use({ timezoneId });

    test('the opening status follows the hotel’s clock', async ({ page, open }) => {
      if (!hasTemporal) await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Temporal'));
      const statuses = (language: Language) => {
        const t = translator(language);
        const isOpen = (service: string, time: string) => t('common.opening.open', { service, time });
        return [
          ['2027-05-12T07:29:00+02:00', t('common.opening.today', { time: '7:30' })],
          ['2027-05-12T07:30:00+02:00', isOpen('breakfast', '10:30')],
          ['2027-05-12T12:30:00+02:00', isOpen('lunch', '15:00')],
          ['2027-05-12T17:00:00+02:00', isOpen('bar', '24:00')],
          ['2027-05-12T22:29:00+02:00', isOpen('dinner', '22:30')],
          ['2027-05-13T00:01:00+02:00', t('common.opening.today', { time: '7:30' })],
        ] as const;
      };
      for (const language of languageIds) {
        for (const [now, text] of statuses(language)) {
          await page.clock.setFixedTime(now);
          await open(addressOf('terrazza', language));
          await expect(status(page), now).toHaveText(text);
          expect(await page.evaluate(() => 'Temporal' in globalThis)).toBe(hasTemporal);
        }
      }
    });
  });
}

test('the opening status is closed during the renovation', async ({ page, open }) => {
  await page.clock.setFixedTime('2026-03-31T20:00:00+02:00');
  await open('/en/terrazza');
  await expect(status(page)).toHaveText(translator('en')('common.opening.closed', { date: '1 April 2026' }));
  await open('/en/contatti');
  // the status is computed when its line comes near
  await page
    .getByRole('main')
    .getByRole('link', { name: translator('en')('nav.terrazza'), exact: true })
    .scrollIntoViewIfNeeded();
  await expect(status(page)).toContainText(translator('en')('common.opening.closed', { date: '1 April 2026' }));
});

test('an open page updates the opening status', async ({ page, open }) => {
  const t = translator('it');
  await page.clock.install({ time: '2027-05-12T22:29:00+02:00' });
  await open('/terrazza');
  await expect(status(page)).toHaveText(t('common.opening.open', { service: 'dinner', time: '22:30' }));
  await page.clock.fastForward(120_000);
  await expect(status(page)).toHaveText(t('common.opening.open', { service: 'bar', time: '24:00' }));
  await page.clock.fastForward(90 * 60_000);
  await expect(status(page)).toHaveText(t('common.opening.today', { time: '7:30' }));
});
