import type { Page } from '@playwright/test';
import { expect, openPanel, saved, test, writeTexts } from './desk-copy.ts';

const lists = 'src/hotel/lists.json';

async function openList(page: Page, name: string): Promise<void> {
  await openPanel(page, 'Dati');
  await page.getByRole('button', { name: 'Elenchi' }).click();
  await page
    .getByRole('group')
    .filter({ has: page.getByText(name) })
    .locator('summary')
    .click();
}

test('a question is added, moved, hidden and taken back', async ({ page, openDesk, desk }) => {
  const before = desk.read(lists);
  const site = await openDesk(page, '/contatti');
  const questions = site.locator('details').getByRole('heading', { level: 3 });
  await openList(page, 'Domande');
  const inPanel = page.getByRole('complementary');
  await inPanel.getByRole('button', { name: 'Aggiungi', exact: true }).click();
  await writeTexts(page, 'Domanda', "C'è l'ascensore?", 'Is there a lift?');
  await inPanel.getByRole('button', { name: 'Aggiungi al sito' }).click();
  await expect(inPanel.getByText(/testo è vuoto/).first()).toBeVisible();
  expect(desk.read(lists)).toBe(before);
  await writeTexts(page, 'Risposta', 'Sì, a tutti i piani.', 'Yes, to every floor.');
  await inPanel.getByRole('button', { name: 'Aggiungi al sito' }).click();
  await saved(page);
  expect(desk.read(lists)).toContain('"id": "ceLascensore"');
  await expect(questions.last()).toHaveText('C’è l’ascensore?', { timeout: 60_000 });

  const up = inPanel.getByRole('button', { name: 'C’è l’ascensore?: su' });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(questions.nth(3)).toHaveText('C’è l’ascensore?', { timeout: 60_000 });
  await expect(up).toBeFocused();

  await inPanel.getByRole('button', { name: 'C’è l’ascensore?', exact: true }).click();
  await inPanel.getByRole('button', { name: 'Nascondi dal sito' }).click();
  await expect(questions).toHaveCount(4, { timeout: 60_000 });
  expect(desk.read(lists)).toContain('"hidden": true');

  for (const count of [5, 5, 4]) {
    await page.getByRole('button', { name: /^Annulla/ }).click();
    await expect(questions).toHaveCount(count, { timeout: 60_000 });
  }
  expect(desk.read(lists)).toBe(before);

  // a click on the site leads to the words, and from there to the entry
  await openPanel(page, 'Testi');
  await questions.first().click();
  await inPanel.getByRole('button', { name: 'La sua voce nell’elenco' }).click();
  await expect(inPanel.getByRole('button', { name: 'A che ora si arriva e si riparte?', exact: true })).toBeFocused();
  await expect(inPanel.getByRole('group', { name: 'Risposta', exact: true })).toBeVisible();
});
