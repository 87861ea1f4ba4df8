import { formField as field, footerLink, sendRequest } from '../support/parts.ts';
import { expect, type Page, test, translator } from '../support/site.ts';

const t = translator('it');
const goToRequest = (page: Page) => page.getByRole('link', { name: t('hotel.booking.request') }).click();
const goHome = async (page: Page) => {
  await footerLink(page, 'home').click();
  await expect(page).toHaveURL('/');
};

test.beforeEach(({ page }) => page.clock.setFixedTime('2026-05-12T10:00:00Z'));

test('search and request form share the chosen stay, in memory only', async ({ page, open }) => {
  await open('/');
  // an arrival today is valid
  await field(page, 'checkin').fill('2026-05-12');
  await goToRequest(page);
  await expect(field(page, 'checkin')).toHaveValue('2026-05-12');
  await goHome(page);
  await field(page, 'checkin').fill('2026-06-05');
  await field(page, 'checkout').fill('2026-06-12');
  await goToRequest(page);
  await expect(field(page, 'checkin')).toHaveValue('2026-06-05');
  await expect(field(page, 'checkout')).toHaveValue('2026-06-12');
  // the search's default of two guests is not a choice
  await expect(field(page, 'guests')).toHaveValue('');

  await field(page, 'checkin').fill('2026-06-06');
  await field(page, 'guests').fill('3');
  await goHome(page);
  await expect(field(page, 'checkin')).toHaveValue('2026-06-06');
  await expect(field(page, 'checkout')).toHaveValue('2026-06-12');
  await expect(field(page, 'checkout')).toHaveAttribute('min', '2026-06-06');
  await expect(field(page, 'adults')).toHaveValue('3');

  await goToRequest(page);
  await sendRequest(page);
  // the request form stays empty, and the search keeps its stay
  await goHome(page);
  await expect(field(page, 'checkin')).toHaveValue('2026-06-06');
  await goToRequest(page);
  for (const name of ['name', 'email', 'checkin', 'checkout', 'guests'] as const) {
    await expect(field(page, name)).toHaveValue('');
  }
  await goHome(page);
  await field(page, 'checkout').fill('2026-06-13');
  await goToRequest(page);
  await expect(field(page, 'checkin')).toHaveValue('2026-06-06');
  await expect(field(page, 'checkout')).toHaveValue('2026-06-13');
  await expect(field(page, 'name')).toHaveValue('');

  expect(await page.evaluate(() => [location.search, document.cookie, sessionStorage.length])).toEqual(['', '', 0]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['renovationBannerClosed']);
  await open('/');
  await expect(field(page, 'checkin')).toHaveValue('');
  await expect(field(page, 'adults')).toHaveValue('2');
});

test('an unfinished request survives a visit to another page', { tag: '@full' }, async ({ page, open }) => {
  const values = {
    name: 'Anna',
    email: 'anna at',
    phone: '+39 333',
    checkin: '2026-05-11',
    checkout: '2026-05-10',
    guests: '9',
    message: 'Una culla,\nper favore',
  };
  const names = Object.keys(values) as (keyof typeof values)[];
  await open('/contatti');
  for (const name of names) await field(page, name).fill(values[name]);
  await goHome(page);
  await page.goBack();
  for (const name of names) await expect(field(page, name)).toHaveValue(values[name]);
  await open('/contatti');
  for (const name of names) await expect(field(page, name)).toHaveValue('');
});

test('dates that the other form does not offer are not shared, and guests are limited to its maximum', {
  tag: '@full',
}, async ({ page, open }) => {
  await open('/contatti');
  await field(page, 'checkin').fill('2026-05-11');
  await field(page, 'checkout').fill('2026-05-10');
  await field(page, 'guests').fill('9');
  await goHome(page);
  await expect(field(page, 'checkin')).toHaveValue('');
  await expect(field(page, 'checkout')).toHaveValue('');
  await expect(field(page, 'adults')).toHaveValue('6');
  await field(page, 'checkin').fill('2026-06-05');
  await field(page, 'checkout').fill('2026-06-01');
  await goToRequest(page);
  await expect(field(page, 'checkin')).toHaveValue('2026-06-05');
  await expect(field(page, 'checkout')).toHaveValue('');
  await expect(field(page, 'guests')).toHaveValue('9');
});
