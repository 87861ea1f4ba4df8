import {
  addressOf,
  expect,
  hotel,
  inNewTab,
  languageIds,
  languageToggle,
  type Page,
  phone,
  test,
  translator,
} from '../support/site.ts';

const point = `${hotel.coordinates.latitude},${hotel.coordinates.longitude}`;

for (const [computer, userAgent] of [
  ['a PC', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150.0 Safari/537.36'],
  ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15'],
] as const) {
  test.describe(`on ${computer}`, () => {
    test.use({ userAgent });

    test('the directions open in a new tab', async ({ page, open }) => {
      for (const language of languageIds) {
        for (const id of ['location', 'contact'] as const) {
          await open(addressOf(id, language));
          const name = inNewTab(translator(language)('common.directions'), language);
          const link = page.getByRole('main').getByRole('link', { name, exact: true });
          await expect(link).toHaveAttribute('href', new RegExp(`^https://.*${point.replace(',', '(,|%2C)')}`));
          await expect(link).toHaveAttribute('target', '_blank');
        }
      }
    });
  });
}

for (const [device, userAgent, start] of [
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/150.0 Mobile', 'geo:'],
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1', 'https://maps.apple.com/'],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ userAgent, isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 } });

    test('the directions open in the maps application', async ({ page, open }) => {
      await open('/location');
      const link = page
        .getByRole('main')
        .getByRole('link', { name: translator('it')('common.directions'), exact: true });
      await expect(link).toHaveAttribute('href', new RegExp(`^${start}.*${point}`));
      await expect(link).not.toHaveAttribute('target');
    });
  });
}

test('the footer offers the contact card', async ({ page, open, request }) => {
  for (const language of languageIds) {
    await open(addressOf('contact', language));
    const link = page.getByRole('contentinfo').getByRole('link', { name: translator(language)('common.save') });
    const answer = await request.get(String(await link.getAttribute('href')));
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toMatch(/^text\/vcard/);
    const card = await answer.text();
    expect(card).toMatch(/^BEGIN:VCARD\r\n/);
    expect(card).toContain(hotel.name);
    expect(card).toContain(hotel.phone);
    expect(card).toContain(hotel.email);
  }
});

test('the printed location page is a sheet for the taxi driver', { tag: '@full' }, async ({ page, open }) => {
  for (const language of languageIds) {
    const t = translator(language);
    await open(addressOf('location', language));
    const please = page.getByText(t('location.sheet.please'));
    await expect(please).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(please).toBeVisible();
    await expect(page.getByText(t('location.sheet.guest'))).toBeVisible();
    await expect(page.getByText(phone.text).filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('heading', { name: t('location.reach.title') })).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  }
});

test('the print button prints', { tag: '@full' }, async ({ page, open }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await open('/location');
  await page.getByRole('button', { name: translator('it')('location.sheet.print') }).click();
  await expect(page.locator('html[data-printed]')).toBeVisible();
});

test('every other printed page has no controls', { tag: '@full' }, async ({ page, open }) => {
  for (const id of ['home', 'rooms', 'terrazza', 'services', 'experiences', 'contact'] as const) {
    await open(addressOf(id, 'it'));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(shareButton(page)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  }
});

const shareButton = (page: Page) => page.getByRole('button', { name: translator('it')('common.share') });

test.describe('without a share sheet', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('sharing copies the URL in the language shown', async ({ page, open }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await open('/en/camere');
    await languageToggle(page, 'en').click();
    await shareButton(page).click();
    const address = `${hotel.site}${addressOf('rooms', 'it')}`;
    const toast = page.getByRole('status').filter({ hasText: translator('it')('common.share.copied') });
    await expect(toast).toContainText(address);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  });
});
