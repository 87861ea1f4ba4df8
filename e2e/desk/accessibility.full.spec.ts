import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { expectNoViolationsIn } from '../support/axe.ts';
import { expect, field, openPanel, test, typeAtEnd } from './desk-copy.ts';

const panels = ['Testi', 'Dati', 'Avvisi', 'Fotografie', 'Da fare', 'Versioni'];
const [wide, phone] = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

test('axe finds no violation in any panel, by day and by night, and no panel overflows', async ({ page, openDesk }) => {
  await openDesk(page);
  const scan = async (what: string, schemes: ('light' | 'dark')[] = ['light']) => {
    for (const size of [phone, wide]) {
      await page.setViewportSize(size);
      for (const place of await page.locator('html, aside').all()) {
        const overflow = await place.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
        expect(overflow, what).toBeLessThanOrEqual(0);
      }
    }
    for (const scheme of schemes) await expectNoViolationsIn(page, 'html', scheme, what);
  };
  for (const panel of panels) {
    await openPanel(page, panel);
    if (panel === 'Dati') {
      for (const summary of await page.locator('aside summary').all()) await summary.click();
      await scan(panel);
      await page.getByRole('button', { name: 'Chi siete' }).click();
      await page.getByRole('textbox', { name: 'Nome dell’hotel' }).fill('A'.repeat(130));
      await page.getByRole('textbox', { name: 'Indirizzo del sito' }).fill(`www.${'a'.repeat(80)}.it/camere`);
      await expect(page.getByText(/^Il nome deve avere al massimo/)).toBeVisible();
      await expect(page.getByText(/^Scrivete solo il nome del sito/)).toBeVisible();
      await scan('Chi siete, refused', ['light', 'dark']);
    } else await scan(panel, panel === 'Versioni' ? ['light', 'dark'] : ['light']);
    const first = page.locator('aside li button').first();
    if (['Testi', 'Avvisi', 'Fotografie'].includes(panel)) {
      await first.click();
      await scan(`${panel}, one`, panel === 'Testi' ? ['light', 'dark'] : ['light']);
    }
  }
});

test('on a phone every panel has its button in both languages, and saving is announced', async ({ page, site }) => {
  await page.setViewportSize(phone);
  const banner = page.getByRole('banner');
  for (const language of ['it', 'en']) {
    if (language === 'en') await page.getByRole('button', { name: 'Desk in English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page).toHaveTitle(language === 'it' ? 'La scrivania' : 'The desk');
    const buttons = banner.getByRole('button');
    await expect(buttons).toHaveCount(panels.length + 4);
    for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
    const { height = 0 } = (await banner.boundingBox()) ?? {};
    // two rows
    expect(height).toBeLessThan(100);
  }
  await expect(page.getByRole('navigation').getByRole('button')).toHaveText([
    'Words',
    'Facts',
    'Announcements',
    'Photographs',
    /^To do/,
    'Versions',
  ]);
  await site.getByRole('heading', { level: 1 }).click();
  await typeAtEnd(page, 'English', ' so blue');
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  await page.getByRole('button', { name: 'Scrivania in italiano' }).click();
  await expect(field(page, 'Inglese')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Desk in English' })).toBeFocused();
});

test('by keyboard, the panel’s title does not cover the focus, and Escape leads to the bar', async ({
  page,
  openDesk,
}) => {
  await openDesk(page);
  await openPanel(page, 'Avvisi');
  await page.locator('aside li button').first().click();
  const panel = page.getByRole('complementary');
  await panel.evaluate((one) => one.scrollTo(0, one.scrollHeight));
  await panel.getByRole('button').last().focus();
  const title = await panel.locator('h2').evaluate((one) => one.parentElement?.getBoundingClientRect().bottom ?? 0);
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const { top, isInTitle } = await page.evaluate(() => ({
      top: document.activeElement?.getBoundingClientRect().top ?? 0,
      isInTitle: Boolean(document.activeElement?.parentElement?.querySelector('h2')),
    }));
    if (isInTitle) break;
    expect(top).toBeGreaterThanOrEqual(title - 1);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation').getByRole('button', { name: 'Avvisi' })).toBeFocused();
});

test('at a zoom of 400 % a panel shows the focused field with its label', async ({ page, openDesk }) => {
  await openDesk(page);
  await page.setViewportSize({ width: 320, height: 256 });
  await openPanel(page, 'Dati');
  await page.getByRole('button', { name: 'Chi siete' }).press('Enter');
  await page.getByRole('textbox', { name: 'Indirizzo del sito' }).focus();
  await page.keyboard.press('Tab');
  const phone = page.getByRole('textbox', { name: 'Telefono' });
  await expect(phone).toBeFocused();
  await expect(phone).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Telefono', { exact: true })).toBeInViewport({ ratio: 1 });
});

test('in forced colors, what is open or pressed stands out', async ({ page, site }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await site.getByRole('heading', { level: 1 }).click();
  await field(page, 'Italiano').click();
  // in italics
  await page.keyboard.press('Control+End');
  // the computed style has the colors from before they were forced
  const background = async (button: Locator) => (await sharp(await button.screenshot()).stats()).dominant;
  const bar = page.getByRole('banner');
  const italics = page.getByRole('button', { name: 'Corsivo' });
  const use = bar.getByRole('button', { name: 'Usa il sito' });
  const plain = await background(use);
  const chosen = await background(bar.getByRole('button', { name: 'Testi' }));
  expect(chosen).not.toEqual(plain);
  expect(await background(italics.last())).toEqual(plain);
  await expect(italics.first()).toHaveAttribute('aria-pressed', 'true');
  expect(await background(italics.first())).toEqual(chosen);
  await use.click();
  await expect.poll(() => background(use)).toEqual(chosen);
});
