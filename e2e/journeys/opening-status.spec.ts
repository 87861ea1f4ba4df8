import { addressOf, expect, type Language, languageIds, type Page, test, translator } from '../support/site.ts';

const line = (page: Page) => page.getByRole('main').locator('[data-open]');

for (const [visitor, timezoneId, knowsZones] of [
  ['in Europe/Rome', 'Europe/Rome', true],
  ['in Asia/Tokyo', 'Asia/Tokyo', true],
  ['in Asia/Tokyo whose browser has no Temporal', 'Asia/Tokyo', false],
] as const) {
  test.describe(`for a visitor ${visitor}`, () => {
    test.use({ timezoneId });

    test('the terrace is open or not by the hotel’s clock', async ({ page, open }) => {
      if (!knowsZones) await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Temporal'));
      const sayings = (language: Language) => {
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
        for (const [now, saying] of sayings(language)) {
          await page.clock.setFixedTime(now);
          await open(addressOf('terrazza', language));
          await expect(line(page), now).toHaveText(saying);
          expect(await page.evaluate(() => 'Temporal' in globalThis)).toBe(knowsZones);
        }
      }
    });
  });
}

test('while it is being renovated the terrace is not said to be open', async ({ page, open }) => {
  await page.clock.setFixedTime('2026-03-31T20:00:00+02:00');
  await open('/en/terrazza');
  await expect(line(page)).toHaveText(translator('en')('common.opening.closed', { date: '1 April 2026' }));
  await open('/en/contatti');
  await expect(line(page)).toContainText(translator('en')('common.opening.closed', { date: '1 April 2026' }));
});

test('a page that is left open keeps up with the hours', async ({ page, open }) => {
  const t = translator('it');
  await page.clock.install({ time: '2027-05-12T22:29:00+02:00' });
  await open('/terrazza');
  await expect(line(page)).toHaveText(t('common.opening.open', { service: 'dinner', time: '22:30' }));
  await page.clock.fastForward(120_000);
  await expect(line(page)).toHaveText(t('common.opening.open', { service: 'bar', time: '24:00' }));
  await page.clock.fastForward(90 * 60_000);
  await expect(line(page)).toHaveText(t('common.opening.today', { time: '7:30' }));
});
