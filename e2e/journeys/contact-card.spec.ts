// Contact card, share button, directions and opening status.
import ICAL from 'ical.js';
import { contactFile } from '../../src/hotel/identity.ts';
import { fileIn } from '../../src/navigation/routes.ts';
import { built } from '../support/built.ts';
import {
  addresses,
  addressOf,
  expect,
  expectedHead,
  hotel,
  inNewTab,
  type Language,
  languageIds,
  type Page,
  test,
  translator,
} from '../support/site.ts';

const absolute = (address: string) => new URL(address, hotel.site).href;

for (const language of languageIds) {
  const t = translator(language);

  test(`the contact card in “${language}” is a complete vCard 4.0`, async ({ request }) => {
    const path = fileIn(language, contactFile);
    const text = built(path).toString();
    const card = new ICAL.Component(ICAL.parse(text));
    const value = (name: string) => card.getFirstPropertyValue(name);
    expect(card.name).toBe('vcard');
    expect(
      Object.fromEntries(['version', 'kind', 'fn', 'geo', 'tel', 'email', 'url'].map((name) => [name, value(name)])),
    ).toEqual({
      version: '4.0',
      kind: 'org',
      fn: hotel.name,
      geo: 'geo:40.6482,14.6416',
      tel: 'tel:+390890000000',
      email: hotel.email,
      url: hotel.site,
    });
    const { street, town, province, postalCode } = hotel.address;
    const country = { it: 'Italia', en: 'Italy' }[language];
    expect(value('adr')).toEqual(['', '', street, town, province, postalCode, country]);
    const note = String(value('note')).split('\n');
    const reception = `${t('contact.card.reception.title')}: ${t('contact.card.reception.text')}`;
    expect(note[0]).toBe(reception.replaceAll('\u00a0', ' '));
    for (const range of ['7:30–10:30', '12:30–15:00', '19:00–22:30', '10:00–24:00']) expect(note[3]).toContain(range);
    expect(note[4]).toContain('2026');

    const lines = text.split('\r\n');
    expect(lines.pop()).toBe('');
    expect(lines.filter((line) => line.includes('\n') || Buffer.byteLength(line) > 75)).toEqual([]);
    expect((await request.get(path)).headers()['content-type']).toBe('text/vcard; charset=utf-8');
  });

  test(`footer and contact page offer the contact card in “${language}”`, async ({ page, open }) => {
    await open(addressOf('rooms', language));
    const link = page.getByRole('contentinfo').getByRole('link', { name: t('common.save') });
    await expect(link).toHaveAttribute('href', fileIn(language, contactFile));
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe(contactFile);
    await open(addressOf('contact', language));
    await expect(page.getByRole('main').getByRole('link', { name: t('common.save') })).toHaveAttribute(
      'href',
      fileIn(language, contactFile),
    );
  });
}

const shareButton = (page: Page, language: Language) =>
  page.getByRole('contentinfo').getByRole('button', { name: translator(language)('common.share') });
const toast = (page: Page, language: Language) =>
  page.getByRole('region', { name: translator(language)('common.toast.region') });

/** Adds a share sheet that fails with `error`, if any. @returns a function that reads the shared data */
async function addShareSheet(page: Page, error = ''): Promise<() => Promise<unknown[]>> {
  await page.addInitScript((name) => {
    const handed: unknown[] = [];
    Object.assign(window, { handed });
    Object.assign(Navigator.prototype, {
      share: (data: unknown) => {
        handed.push(data);
        return name ? Promise.reject(new DOMException('', name)) : Promise.resolve();
      },
    });
  }, error);
  return () => page.evaluate(() => (window as Window & { handed?: unknown[] }).handed ?? []);
}

test.describe('the share button', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test('shares the URL in the language shown', async ({ page, open }) => {
    const shared = await addShareSheet(page);
    await open(addressOf('rooms', 'it'));
    await shareButton(page, 'it').click();
    await page.getByRole('button', { name: translator('it')('nav.toggle.name') }).click();
    await shareButton(page, 'en').click();
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: translator('en')('nav.contact'), exact: true })
      .click();
    await expect(page).toHaveTitle(expectedHead('contact', 'en').title);
    await shareButton(page, 'en').click();
    expect(await shared()).toEqual([
      { title: expectedHead('rooms', 'it').title, url: absolute('/camere') },
      { title: expectedHead('rooms', 'en').title, url: absolute('/en/camere') },
      { title: expectedHead('contact', 'en').title, url: absolute('/en/contatti') },
    ]);
    await expect(toast(page, 'en')).toHaveCount(0);
  });

  test('shows nothing when the visitor cancels', async ({ page, open }) => {
    const shared = await addShareSheet(page, 'AbortError');
    await open('/');
    await shareButton(page, 'it').click();
    expect(await shared()).toHaveLength(1);
    await expect(toast(page, 'it')).toHaveCount(0);
  });

  for (const error of ['NotAllowedError', 'without a share sheet']) {
    test(`copies the URL: ${error}`, async ({ page, open }) => {
      if (error === 'NotAllowedError') await addShareSheet(page, error);
      await open('/en/terrazza');
      await shareButton(page, 'en').click();
      await expect(toast(page, 'en')).toContainText(translator('en')('common.share.copied'));
      await expect(toast(page, 'en')).toContainText(absolute('/en/terrazza'));
      expect(await copied(page)).toBe(absolute('/en/terrazza'));
    });
  }

  test('shows the URL when copying is not allowed', async ({ page, open }) => {
    await page.addInitScript(() => {
      Object.assign(Clipboard.prototype, { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) });
    });
    await open('/');
    await shareButton(page, 'it').click();
    await expect(toast(page, 'it')).toContainText(translator('it')('common.share.failed'));
    await expect(toast(page, 'it')).toContainText(absolute('/'));
  });

  test('is on every page', { tag: '@full' }, async ({ page, open }) => {
    for (const { language, address } of addresses) {
      await open(address);
      await expect(shareButton(page, language)).toBeVisible();
    }
  });

  test.describe('on the 404 page', () => {
    test.use({ expectedErrors: { path: /console: .*nowhere/, status: /console: Failed to load resource.*404/ } });

    test('is missing', async ({ page, open }) => {
      await open('/nowhere');
      await expect(shareButton(page, 'it')).toHaveCount(0);
    });
  });
});

test.describe('the directions', () => {
  const point = '40.6482,14.6416';
  const devices = {
    Android: [
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/156.0.0.0 Mobile Safari/537.36',
      `geo:${point}?q=${point}`,
    ],
    iPhone: [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1',
      `https://maps.apple.com/?daddr=${point}`,
    ],
    Mac: ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', `https://maps.apple.com/?daddr=${point}`],
    Windows: [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/156.0.0.0',
      'https://www.google.com/maps/dir/?api=1&destination=',
    ],
  } as const;
  for (const [device, [userAgent, address]] of Object.entries(devices)) {
    test.describe(`on ${device}`, () => {
      test.use({ userAgent });

      test('open the device’s maps application', async ({ page, open }) => {
        for (const id of ['location', 'contact'] as const) {
          await open(addressOf(id, 'en'));
          const link = page.getByRole('main').getByRole('link', { name: translator('en')('common.directions') });
          await expect(link).toHaveAttribute('href', new RegExp(`^${address.replace(/[?.]/g, '\\$&')}`));
        }
      });
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('directions and contact card are links', { tag: '@full' }, async ({ page }) => {
    for (const { id, language, address } of addresses) {
      await page.goto(address);
      const t = translator(language);
      await expect(shareButton(page, language)).toBeHidden();
      await expect(page.getByRole('link', { name: t('common.save') }).last()).toBeVisible();
      const directions = page.getByRole('link', { name: inNewTab(t('common.directions'), language) });
      const expected = id === 'location' || id === 'contact' ? 1 : 0;
      await expect(directions.and(page.locator('[href^="https://www.google.com/maps/dir/"]'))).toHaveCount(expected);
      await expect(page.getByRole('button', { name: t('location.sheet.print') })).toHaveCount(0);
    }
  });

  test('no page shows the opening status', async ({ page }) => {
    for (const address of ['/terrazza', '/en/terrazza', '/contatti', '/en/contatti']) {
      await page.goto(address);
      await expect(page.locator('[data-open]')).toHaveCount(0);
      await expect(page.getByText(translator('it')('common.opening.closed', { date: '' }).slice(0, 12))).toHaveCount(0);
    }
  });
});

test.describe('the opening status', () => {
  // the visitor's time zone must not matter
  test.use({ timezoneId: 'America/Los_Angeles', expectedErrors: {} });

  const status = (page: Page) => page.getByRole('main').locator('[data-open]');

  const moments: [instant: string, language: Language, text: string][] = [
    ['2026-03-31T20:00:00+02:00', 'en', 'Closed, reopens on 1 April 2026'],
    ['2026-07-15T20:00:00+02:00', 'it', 'Aperta ora, cena fino alle 22:30'],
    ['2026-07-16T00:30:00+02:00', 'it', 'Apre oggi alle 7:30'],
  ];
  for (const [instant, language, text] of moments) {
    test(`is “${text}” at ${instant}`, { tag: '@full' }, async ({ page, open }) => {
      await page.clock.install({ time: new Date(instant) });
      await open(addressOf('terrazza', language));
      await expect(status(page)).toHaveText(text);
      await open(addressOf('contact', language));
      // the status is computed when its line comes near
      const terrace = translator(language)('nav.terrazza');
      await page.getByRole('main').getByRole('link', { name: terrace, exact: true }).scrollIntoViewIfNeeded();
      await expect(status(page)).toHaveText(`${terrace}${text}`);
    });
  }

  test('changes on an open page at midnight and at the end of summer time', async ({ page, open }) => {
    await page.clock.install({ time: new Date('2026-10-24T22:29:50+02:00') });
    await open('/en/terrazza');
    await expect(status(page)).toHaveText('Open now, dinner until 22:30');
    await page.clock.fastForward('00:15');
    await expect(status(page)).toHaveText('Open now, bar until 24:00');
    await page.clock.fastForward('01:30:00');
    await expect(status(page)).toHaveText('Opens today at 7:30');
    // that night is an hour longer
    await page.clock.fastForward('07:29:00');
    await expect(status(page)).toHaveText('Opens today at 7:30');
    await page.clock.fastForward('01:02:00');
    await expect(status(page)).toHaveText('Open now, breakfast until 10:30');
  });

  test('has its height before its text', async ({ page, open }) => {
    await open('/terrazza');
    const heights = await status(page).evaluate((element) => {
      const words = [...element.childNodes];
      const full = element.getBoundingClientRect().height;
      element.replaceChildren();
      const empty = element.getBoundingClientRect().height;
      element.append(...words);
      return { full, empty };
    });
    expect(heights.full).toBeGreaterThan(0);
    expect(heights.empty).toBe(heights.full);
  });
});
