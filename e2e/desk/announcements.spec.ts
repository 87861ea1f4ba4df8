import type { Page } from '@playwright/test';
import { expect, openPanel, saved, test, writeTexts } from './desk-copy.ts';

const file = 'src/announcements/announcements.json';

async function seeOn(page: Page, day: string): Promise<void> {
  await openPanel(page, 'Avvisi');
  const back = page.getByRole('button', { name: 'Indietro' });
  if (await back.isVisible()) await back.click();
  await page.getByRole('textbox', { name: 'Giorno' }).fill(day);
  await page.getByRole('button', { name: 'Mostra il sito in questo giorno' }).click();
}

const italianTitle = (page: Page) =>
  page.getByRole('group', { name: 'Titolo' }).getByRole('textbox', { name: 'Italiano' });
const firstDay = (page: Page) => page.getByRole('textbox', { name: 'Primo giorno' });

async function typeDays(page: Page, from: string, until: string): Promise<void> {
  await firstDay(page).clear();
  await firstDay(page).pressSequentially(from);
  await page.getByRole('textbox', { name: 'Non più dal' }).clear();
  await page.getByRole('textbox', { name: 'Non più dal' }).pressSequentially(until);
}

test('an announcement waits until it is added, also while somebody else adds one, is seen on three days, and taken away', {
  tag: '@full',
}, async ({ page, site, desk }) => {
  const banner = site.getByRole('region', { name: 'Avviso dell’hotel' });
  await openPanel(page, 'Avvisi');
  await page.getByRole('button', { name: 'Nuovo avviso', exact: true }).click();
  // nothing is lost yet
  await expect(page.getByRole('button', { name: /non salvat/ })).toBeHidden();
  await typeDays(page, '10/2/2027', '15.02.27');
  await writeTexts(page, 'Titolo', 'Festa dei limoni', 'Lemon festival');
  await writeTexts(page, 'Frase', 'In piazza si balla.', 'There is dancing in the square.');
  await openPanel(page, 'Testi');
  const { announcements, ...rest } = JSON.parse(desk.read(file));
  const theirs = { ...announcements[0], id: 'notice2', from: '2027-05-01', until: '2027-05-02' };
  delete theirs.storageKey;
  delete theirs.afterwards;
  delete theirs.anyDay;
  desk.write(file, `${JSON.stringify({ ...rest, announcements: [...announcements, theirs] }, null, 2)}\n`);
  await page.getByRole('button', { name: /^1 non salvato/ }).click();
  await expect(italianTitle(page)).toHaveText('Festa dei limoni');
  await page.getByRole('button', { name: 'Aggiungi l’avviso' }).click();
  await saved(page);
  const written = JSON.parse(desk.read(file)).announcements;
  expect(written.slice(0, 2)).toEqual([...announcements, theirs]);
  expect(written[2]).toMatchObject({
    from: '2027-02-10',
    until: '2027-02-15',
    title: { it: 'Festa dei limoni', en: 'Lemon festival' },
  });
  await page.getByRole('button', { name: 'Indietro' }).click();
  await expect(page.getByText('mercoledì 10 febbraio 2027 – domenica 14 febbraio 2027').first()).toBeVisible();
  for (const [day, text] of [
    ['2027-02-09', 'La terrazza è rinnovata'],
    ['2027-02-12', 'Festa dei limoni'],
    ['2027-02-15', 'La terrazza è rinnovata'],
  ] as const) {
    await seeOn(page, day);
    await expect(banner).toContainText(text);
  }
  await page
    .getByRole('complementary')
    .getByRole('button', { name: /^Festa dei limoni/ })
    .click();
  await page.getByRole('button', { name: 'Elimina questo avviso' }).click();
  await expect(page.getByText('Eliminato l’avviso «Festa dei limoni»')).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Annulla: eliminazione dell’avviso «Festa dei limoni»' }),
  ).toBeVisible();
  await expect.poll(() => JSON.parse(desk.read(file)).announcements).toEqual([...announcements, theirs]);
});

test('a wrong day of an announcement is refused, and waits where the bar leads', {
  tag: '@full',
}, async ({ page, site, desk }) => {
  await site.getByRole('region', { name: 'Avviso dell’hotel' }).getByText('La terrazza è rinnovata').waitFor();
  await openPanel(page, 'Avvisi');
  await page
    .getByRole('button', { name: /^La terrazza si rinnova/ })
    .first()
    .click();
  await firstDay(page).fill('1/5/2026');
  await firstDay(page).blur();
  await expect(page.getByRole('status').filter({ hasText: 'La fine deve venire dopo l’inizio' }).first()).toBeVisible();
  // the field that caused it, from anywhere
  await openPanel(page, 'Da fare');
  await page.getByRole('button', { name: /^1 non salvato avviso/ }).click();
  await expect(firstDay(page)).toBeFocused();
  await expect(firstDay(page)).toHaveValue('01/05/2026');
  expect(desk.changed()).toEqual([]);
  await page.getByRole('button', { name: 'Lascia com’era' }).click();
  await expect(firstDay(page)).toHaveValue('');
});
