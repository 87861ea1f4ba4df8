import { formField as field, searchButton } from '../support/parts.ts';
import { expect, hotel, languageToggle, mockOtherHosts, type Page, test } from '../support/site.ts';

/** Submits the search. @returns the URL of the tab that opens */
async function submit(page: Page, language: 'it' | 'en' = 'it'): Promise<string> {
  const opened = page.context().waitForEvent('page');
  await searchButton(page, language).click();
  const tab = await opened;
  await tab.waitForLoadState();
  const address = tab.url();
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await tab.close();
  return address;
}

test.describe('on a calendar in Kiribati', { tag: '@full' }, () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('the earliest date is the visitor’s today, even after midnight on an open page, and after a device wakes up', async ({
    page,
    open,
  }) => {
    await page.clock.install({ time: '2026-05-12T09:59:00Z' });
    await open('/');
    for (const name of ['checkin', 'checkout'] as const)
      await expect(field(page, name)).toHaveAttribute('min', '2026-05-12');
    await page.clock.fastForward('02:00');
    for (const name of ['checkin', 'checkout'] as const)
      await expect(field(page, name)).toHaveAttribute('min', '2026-05-13');
    // timers pause while the device sleeps
    await page.clock.setSystemTime('2026-05-13T19:00:00Z');
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(field(page, 'checkin')).toHaveAttribute('min', '2026-05-14');
  });
});

test('the search offers one to six guests, and opens the booking engine with stay and language', async ({
  page,
  open,
  context,
}) => {
  await mockOtherHosts(context);
  await page.clock.setFixedTime('2026-05-12T10:00:00Z');
  await open('/');
  const start = `${hotel.booking.host}${hotel.booking.path}?oidPortale=${hotel.booking.portal}`;
  expect(await submit(page)).toBe(`${start}&lingua=it&adults=2&numAdulti=2`);
  const counts = [2, 3, 4, 5, 6].map((count) => `${count} Ospiti`);
  await expect(field(page, 'adults').getByRole('option')).toHaveText(['1 Ospite', ...counts]);
  await field(page, 'checkin').fill('2026-06-05');
  await field(page, 'checkout').fill('2026-06-12');
  await field(page, 'adults').selectOption('4');
  const stay =
    '&checkin=2026-06-05&arrival=2026-06-05&dataArrivo=05%2F06%2F2026' +
    '&checkout=2026-06-12&departure=2026-06-12&dataPartenza=12%2F06%2F2026' +
    '&adults=4&numAdulti=4';
  expect(await submit(page)).toBe(`${start}&lingua=it${stay}`);
  await expect(page).toHaveURL('/');
  await expect(field(page, 'checkin')).toHaveValue('2026-06-05');
  await languageToggle(page, 'it').click();
  expect(await submit(page, 'en')).toBe(`${start}&lingua=en${stay}`);
});
