// Contact card and share button.
import ICAL from 'ical.js';
import { contactFile } from '../../src/hotel/identity.ts';
import { fileIn } from '../../src/navigation/routes.ts';
import { built } from '../support/built.ts';
import { footerLink, shareButton, toastRegion } from '../support/parts.ts';
import {
  addressOf,
  expect,
  expectedHead,
  hotel,
  languageIds,
  languageToggle,
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
}

test('the contact card is a download', async ({ page, open }) => {
  await open('/contatti');
  const t = translator('it');
  const link = page.getByRole('contentinfo').getByRole('link', { name: t('common.save') });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe(contactFile);
  expect(new URL(download.url()).pathname).toBe(fileIn('it', contactFile));
});

/** Adds a share sheet that fails with one error after the other, then works. @returns a function that reads the shared data */
async function addShareSheet(page: Page, ...errors: string[]): Promise<() => Promise<unknown[]>> {
  await page.addInitScript((names) => {
    const handed: unknown[] = [];
    Object.assign(window, { handed });
    Object.assign(Navigator.prototype, {
      share: async (data: unknown) => {
        handed.push(data);
        const name = names.shift();
        if (name) throw new DOMException('', name);
      },
    });
  }, errors);
  return () => page.evaluate(() => (window as Window & { handed?: unknown[] }).handed ?? []);
}

test.describe('the share button', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  async function expectCopied(page: Page): Promise<void> {
    await expect(toastRegion(page, 'en')).toContainText(translator('en')('common.share.copied'));
    await expect(toastRegion(page, 'en')).toContainText(absolute('/en/terrazza'));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(absolute('/en/terrazza'));
  }

  test('shares the URL in the language shown', async ({ page, open }) => {
    const shared = await addShareSheet(page);
    await open(addressOf('rooms', 'it'));
    await shareButton(page, 'it').click();
    await languageToggle(page, 'it').click();
    await shareButton(page, 'en').click();
    await footerLink(page, 'contact', 'en').click();
    await expect(page).toHaveTitle(expectedHead('contact', 'en').title);
    await shareButton(page, 'en').click();
    expect(await shared()).toEqual([
      { title: expectedHead('rooms', 'it').title, url: absolute('/camere') },
      { title: expectedHead('rooms', 'en').title, url: absolute('/en/camere') },
      { title: expectedHead('contact', 'en').title, url: absolute('/en/contatti') },
    ]);
    await expect(toastRegion(page, 'en')).toHaveCount(0);
  });

  test('shows nothing after a cancel, and copies the URL where it may not share or there is no share sheet', async ({
    page,
    open,
  }) => {
    const shared = await addShareSheet(page, 'AbortError', 'NotAllowedError');
    await open('/en/terrazza');
    await shareButton(page, 'en').click();
    expect(await shared()).toHaveLength(1);
    await expect(toastRegion(page, 'en')).toHaveCount(0);
    await shareButton(page, 'en').click();
    await expectCopied(page);
    await toastRegion(page, 'en').getByRole('button').click();
    await expect(toastRegion(page, 'en')).toHaveCount(0);
    await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await shareButton(page, 'en').click();
    await expectCopied(page);
    expect(await shared()).toHaveLength(2);
  });

  test('shows the URL when copying is not allowed', async ({ page, open }) => {
    await page.addInitScript(() => {
      Object.assign(Clipboard.prototype, { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) });
    });
    await open('/');
    await shareButton(page, 'it').click();
    await expect(toastRegion(page, 'it')).toContainText(translator('it')('common.share.failed'));
    await expect(toastRegion(page, 'it')).toContainText(absolute('/'));
  });
});
