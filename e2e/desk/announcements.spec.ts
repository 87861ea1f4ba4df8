import type { Page } from '@playwright/test';
import { expect, openPanel, saved, test } from './desk-copy.ts';

const file = 'src/announcements/announcements.json';

async function seeOn(page: Page, day: string): Promise<void> {
  await openPanel(page, 'Avvisi');
  const back = page.getByRole('button', { name: 'Indietro' });
  if (await back.isVisible()) await back.click();
  await page
    .getByRole('textbox', { name: 'Giorno' })
    .or(page.getByLabel('Giorno', { exact: true }))
    .first()
    .fill(day);
  await page.getByRole('button', { name: 'Vedi il sito in questo giorno' }).click();
}

test('an announcement is written, seen on three days, and taken away', { tag: '@full' }, async ({
  page,
  site,
  desk,
}) => {
  test.setTimeout(240_000);
  const banner = site.getByRole('region', { name: 'Avviso dell’hotel' });
  const before = desk.read(file);
  await openPanel(page, 'Avvisi');
  await page.getByRole('button', { name: 'Scrivi un avviso' }).click();
  await page.getByLabel('Primo giorno').fill('2027-02-10');
  await page.getByLabel('Finito dal').fill('2027-02-15');
  const words = {
    'Titolo, Italiano': 'Festa dei limoni',
    'Titolo, Inglese': 'Lemon festival',
    'Frase, Italiano': 'In piazza si balla.',
    'Frase, Inglese': 'There is dancing in the square.',
  };
  for (const [name, text] of Object.entries(words)) {
    await page.getByRole('textbox', { name }).click();
    await page.keyboard.type(text);
  }
  await page.getByRole('button', { name: 'Metti l’avviso' }).click();
  await saved(page);
  expect(JSON.parse(desk.read(file)).announcements[1]).toMatchObject({
    from: '2027-02-10',
    until: '2027-02-15',
    title: { it: 'Festa dei limoni', en: 'Lemon festival' },
  });
  await page.getByRole('button', { name: 'Indietro' }).click();
  await expect(page.getByText('10 febbraio 2027 – 14 febbraio 2027').first()).toBeVisible();
  for (const [day, text] of [
    ['2027-02-09', 'La terrazza è di nuovo aperta'],
    ['2027-02-12', 'Festa dei limoni'],
    ['2027-02-15', 'La terrazza è di nuovo aperta'],
  ] as const) {
    await seeOn(page, day);
    await expect(banner).toContainText(text, { timeout: 60_000 });
  }
  await page
    .getByRole('complementary')
    .getByRole('button', { name: /^Festa dei limoni/ })
    .click();
  await page.getByRole('button', { name: 'Togli questo avviso' }).click();
  await expect.poll(() => desk.read(file)).toBe(before);
});

test('an announcement that ends before it begins is refused', { tag: '@full' }, async ({ page, site, desk }) => {
  await site.getByRole('region', { name: 'Avviso dell’hotel' }).getByText('La terrazza è di nuovo aperta').waitFor();
  await openPanel(page, 'Avvisi');
  await page
    .getByRole('button', { name: /^La terrazza si rinnova/ })
    .first()
    .click();
  await page.getByLabel('Primo giorno').fill('2026-05-01');
  await page.getByLabel('Primo giorno').blur();
  await page.waitForResponse((response) => response.url().endsWith('/change') && response.status() === 422);
  await expect(page.getByRole('status').filter({ hasText: 'Giusto sarebbe' }).first()).toBeVisible();
  expect(desk.changed()).toEqual([]);
});
