import type { Page } from '@playwright/test';
import { expect, openPanel, saved, test, writeTexts } from './desk-copy.ts';

const file = 'src/announcements/announcements.json';

async function seeOn(page: Page, day: string): Promise<void> {
  await openPanel(page, 'Avvisi');
  await page.getByRole('textbox', { name: 'Giorno', exact: true }).fill(day);
  await page.getByRole('button', { name: 'Mostra il sito in questo giorno' }).click();
}

test('an announcement is a draft until it is added, is shown on three days, and is deleted', async ({
  page,
  site,
  desk,
}) => {
  const banner = site.getByRole('region', { name: 'Avviso dell’hotel' });
  await openPanel(page, 'Avvisi');
  await expect(page.getByText('La terrazza è rinnovata: Da mercoledì 1 aprile 2026')).toBeVisible();
  await page.getByRole('button', { name: 'Aggiungi', exact: true }).click();
  // an untouched draft is not counted as unsaved
  await expect(page.getByRole('button', { name: /non salvat/ })).toBeHidden();
  await page.getByRole('textbox', { name: 'Primo giorno' }).fill('10/2/2027');
  await page.getByRole('textbox', { name: 'Finisce prima del' }).fill('15.02.27');
  await writeTexts(page, 'Titolo', 'Festa dei limoni', 'Lemon festival');
  await writeTexts(page, 'Frase', 'In piazza si balla.', 'There is dancing in the square.');
  await openPanel(page, 'Testi');
  await page.getByRole('button', { name: /^1 non salvata/ }).click();
  const title = page.getByRole('group', { name: 'Titolo' }).getByRole('textbox', { name: 'Italiano' });
  await expect(title).toHaveText('Festa dei limoni');
  await page.getByRole('button', { name: 'Aggiungi al sito' }).click();
  await saved(page);
  expect(JSON.parse(desk.read(file)).announcements[1]).toMatchObject({
    from: '2027-02-10',
    until: '2027-02-15',
    title: { it: 'Festa dei limoni', en: 'Lemon festival' },
  });
  await expect(page.getByText('mercoledì 10 febbraio 2027 – domenica 14 febbraio 2027').first()).toBeVisible();
  await expect(page.getByText('Chi lo chiude legge: La terrazza è rinnovata')).toBeVisible();
  for (const [day, text] of [
    ['2027-02-09', 'La terrazza è rinnovata'],
    ['2027-02-12', 'Festa dei limoni'],
    ['2027-02-15', 'La terrazza è rinnovata'],
  ] as const) {
    await seeOn(page, day);
    await expect(banner).toContainText(text);
  }
  await page.getByRole('button', { name: 'Elimina', exact: true }).click();
  await expect(page.getByText('Eliminata: «Festa dei limoni»')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Annulla: eliminazione della voce «Festa dei limoni»' })).toBeVisible();
  await expect.poll(desk.changed).toEqual([]);
});

test('the announcement of another day is seen in a low window', async ({ page, site }) => {
  // a small laptop with a zoom of 125 %
  await page.setViewportSize({ width: 944, height: 560 });
  await seeOn(page, '2027-02-09');
  await expect(site.getByRole('region', { name: 'Avviso dell’hotel' })).toBeInViewport();
});

test('an error of the desk itself shows a message and a button to open it again', async ({ page, site }) => {
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('desk-panel', '{"name": "words", "subject": {}}'));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('La scrivania si è fermata');
  await page.getByRole('button', { name: 'Riaprite la scrivania' }).click();
  await openPanel(page, 'Avvisi');
});
