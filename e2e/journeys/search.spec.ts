import {
  addressOf,
  expect,
  hotel,
  languageIds,
  languageToggle,
  otherLanguage,
  type Page,
  test,
  translator,
} from '../support/site.ts';

const t = translator('it');
const checkin = (page: Page) => page.getByLabel(t('hero.search.checkin'), { exact: true });
const checkout = (page: Page) => page.getByLabel(t('hero.search.checkout'), { exact: true });
const guests = (page: Page) => page.getByRole('combobox', { name: t('hero.search.guests') });
const bookingEngine = hotel.booking.host + hotel.booking.path;

/** Submits the search. @returns the URL of the tab that opens */
async function submit(page: Page, language: 'it' | 'en' = 'it'): Promise<string> {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: translator(language)('hero.search.submit') }).click();
  const tab = await opened;
  await tab.waitForLoadState();
  const address = tab.url();
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await tab.close();
  return address;
}

for (const [timezoneId, moments] of Object.entries({
  'Pacific/Kiritimati': [
    ['2026-05-12T09:59:00Z', '2026-05-12'],
    ['2026-05-12T10:01:00Z', '2026-05-13'],
  ],
  'America/Los_Angeles': [
    ['2026-05-13T06:59:00Z', '2026-05-12'],
    ['2026-05-13T07:01:00Z', '2026-05-13'],
  ],
  'Europe/Rome': [
    ['2026-12-31T22:59:00Z', '2026-12-31'],
    ['2026-12-31T23:01:00Z', '2027-01-01'],
  ],
})) {
  const tag = timezoneId === 'Pacific/Kiritimati' ? [] : ['@full'];
  test.describe(`on a calendar in ${timezoneId}`, { tag }, () => {
    test.use({ timezoneId });

    test('the first dates are the visitor’s today', async ({ page, open }) => {
      for (const [now, today] of moments as [string, string][]) {
        await page.clock.setFixedTime(now);
        await open('/');
        await expect(checkin(page)).toHaveAttribute('min', today);
        await expect(checkout(page)).toHaveAttribute('min', today);
      }
    });
  });
}

test('a page in front at midnight moves the first dates', async ({ page, open }) => {
  await page.clock.install({ time: '2026-05-12T20:00:00Z' });
  await open('/');
  await expect(checkin(page)).toHaveAttribute('min', '2026-05-12');
  await page.clock.fastForward('03:00:00');
  await expect(checkin(page)).toHaveAttribute('min', '2026-05-13');
  await expect(checkout(page)).toHaveAttribute('min', '2026-05-13');
});

test('a page left open overnight offers the new date on return', async ({ page, open }) => {
  await page.clock.setFixedTime('2026-05-12T20:00:00Z');
  await open('/');
  await expect(checkin(page)).toHaveAttribute('min', '2026-05-12');
  await page.clock.setFixedTime('2026-05-13T07:00:00Z');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(checkin(page)).toHaveAttribute('min', '2026-05-13');
});

test('the first check-out date follows the check-in date', async ({ page, open }) => {
  await page.clock.setFixedTime('2026-05-12T10:00:00Z');
  await open('/');
  await checkin(page).fill('2026-06-20');
  await expect(checkout(page)).toHaveAttribute('min', '2026-06-20');
  await checkin(page).fill('2026-07-02');
  await expect(checkout(page)).toHaveAttribute('min', '2026-07-02');
  await checkin(page).fill('');
  await expect(checkout(page)).toHaveAttribute('min', '2026-05-12');
  await expect(checkin(page)).toHaveValue('');
});

test('the search offers one to six guests and starts with two', async ({ page, open }) => {
  await open('/');
  await expect(guests(page)).toHaveValue('2');
  await expect(guests(page).getByRole('option')).toHaveText([
    '1 Ospite',
    '2 Ospiti',
    '3 Ospiti',
    '4 Ospiti',
    '5 Ospiti',
    '6 Ospiti',
  ]);
  await open('/en');
  const english = page.getByRole('combobox', { name: translator('en')('hero.search.guests') });
  await expect(english).toHaveValue('2');
  await expect(english.getByRole('option')).toHaveText([
    '1 Guest',
    '2 Guests',
    '3 Guests',
    '4 Guests',
    '5 Guests',
    '6 Guests',
  ]);
});

test('the search opens the booking engine with the chosen dates and guests', async ({ page, open }) => {
  await page.clock.setFixedTime('2026-05-12T10:00:00Z');
  await open('/');
  await checkin(page).fill('2026-06-05');
  await checkout(page).fill('2026-06-12');
  await guests(page).selectOption('4');
  expect(await submit(page)).toBe(
    `${bookingEngine}?oidPortale=${hotel.booking.portal}&lingua=it` +
      '&checkin=2026-06-05&arrival=2026-06-05&dataArrivo=05%2F06%2F2026' +
      '&checkout=2026-06-12&departure=2026-06-12&dataPartenza=12%2F06%2F2026' +
      '&adults=4&numAdulti=4',
  );
  await expect(page).toHaveURL('/');
  await expect(checkin(page)).toHaveValue('2026-06-05');
});

test('the search leaves out empty dates', async ({ page, open }) => {
  await page.clock.setFixedTime('2026-05-12T10:00:00Z');
  await open('/');
  const start = `${bookingEngine}?oidPortale=${hotel.booking.portal}&lingua=it`;
  expect(await submit(page)).toBe(`${start}&adults=2&numAdulti=2`);
  await checkout(page).fill('2026-06-12');
  expect(await submit(page)).toBe(
    `${start}&checkout=2026-06-12&departure=2026-06-12&dataPartenza=12%2F06%2F2026&adults=2&numAdulti=2`,
  );
});

test('the booking engine opens in the language shown', async ({ page, open }) => {
  for (const language of languageIds) {
    const other = otherLanguage(language);
    await open(addressOf('home', language));
    expect(await submit(page, language)).toContain(`&lingua=${language}&`);
    await languageToggle(page, language).click();
    expect(await submit(page, other)).toContain(`&lingua=${other}&`);
  }
});
