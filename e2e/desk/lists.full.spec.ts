import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { holdBack } from '../support/site.ts';
import { expect, field, openPanel, photograph, saved, test, writeTexts } from './desk-copy.ts';

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

test('a question is added, moved and hidden, and each press undoes one step', async ({ page, openDesk, desk }) => {
  const before = desk.read(lists);
  const site = await openDesk(page, '/contatti');
  const questions = site.locator('details').getByRole('heading', { level: 3 });
  await openList(page, 'Domande');
  const inPanel = page.getByRole('complementary');
  await inPanel.getByRole('button', { name: 'Aggiungi', exact: true }).dblclick();
  const question = inPanel.getByRole('group', { name: 'Domanda', exact: true });
  const text = question.getByRole('textbox', { name: 'Italiano' });
  await expect(text).toBeFocused();
  await page.keyboard.type("C'è l'ascensore?");
  await inPanel.getByRole('button', { name: 'Aggiungi al sito' }).click();
  // once beside each missing field, of which the first has the focus
  await expect(inPanel.getByText('Il testo è vuoto')).toHaveCount(3);
  await expect(question.getByRole('textbox', { name: 'Inglese' })).toBeFocused();
  await page.keyboard.type('Is there a lift?');
  expect(desk.read(lists)).toBe(before);
  // a refused draft survives a reload
  await page.reload();
  await page.getByRole('button', { name: '1 non salvata' }).click();
  await expect(text).toHaveText('C’è l’ascensore?');
  await writeTexts(page, 'Risposta', 'Sì, a tutti i piani.', 'Yes, to every floor.');
  await inPanel.getByRole('button', { name: 'Aggiungi al sito' }).click();
  await saved(page);
  expect(desk.read(lists)).toContain('"id": "ceLascensore"');
  await expect(questions.last()).toHaveText('C’è l’ascensore?');
  await expect(inPanel.getByRole('button', { name: 'C’è l’ascensore?', exact: true })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Annulla: Domande › C’è l’ascensore?' })).toBeVisible();

  const up = inPanel.getByRole('button', { name: 'C’è l’ascensore?: su' });
  await up.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(questions.nth(2)).toHaveText('C’è l’ascensore?');
  await expect(up).toBeFocused();
  // a double click moves it by one
  await inPanel.getByRole('button', { name: 'C’è l’ascensore?: giù' }).dblclick();
  await expect(questions.nth(3)).toHaveText('C’è l’ascensore?');
  await expect(inPanel.getByRole('button', { name: ': giù' }).last()).toBeDisabled();

  // the entry is open, since the bar led to it; typing is saved before the click's action
  const answer = inPanel.getByRole('group', { name: 'Risposta', exact: true });
  await answer.getByRole('textbox', { name: 'Italiano' }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Anche di notte.');
  await inPanel.getByRole('checkbox', { name: 'Nascosta' }).check();
  await expect(questions).toHaveCount(4);
  expect(desk.read(lists)).toContain('"hidden": true');
  expect(desk.read(lists)).toContain('Anche di notte.');

  await page.getByRole('button', { name: /^Annulla/ }).click();
  await expect(questions.nth(3)).toHaveText('C’è l’ascensore?');
  expect(desk.read(lists)).toContain('Anche di notte.');
  await page.getByRole('button', { name: /^Annulla/ }).click();
  await expect.poll(() => desk.read(lists)).not.toContain('Anche di notte.');

  // a click on the site leads to the texts, and from there to the entry
  await openPanel(page, 'Testi');
  await questions.first().click();
  await inPanel.getByRole('button', { name: 'La sua voce nell’elenco' }).click();
  await expect(inPanel.getByRole('button', { name: 'A che ora si arriva e si riparte?', exact: true })).toBeFocused();
  await expect(inPanel.getByRole('group', { name: 'Risposta', exact: true })).toBeVisible();
});

test('what is typed while a new entry is being added changes that entry', async ({ page, openDesk, desk }) => {
  await openDesk(page, '/contatti');
  await openList(page, 'Domande');
  const inPanel = page.getByRole('complementary');
  await inPanel.getByRole('button', { name: 'Aggiungi', exact: true }).click();
  await writeTexts(page, 'Domanda', 'Piove?', 'Does it rain?');
  await writeTexts(page, 'Risposta', 'Quasi mai.', 'Hardly ever.');
  const send = await holdBack(page, '**/__desk/change');
  await inPanel.getByRole('button', { name: 'Aggiungi al sito' }).click();
  await page.keyboard.type(' Even in November.');
  send();
  await expect.poll(() => desk.read(lists)).toContain('Hardly ever. Even in November.');
  await expect(inPanel.getByRole('button', { name: 'Aggiungi al sito' })).toBeHidden();
  expect(JSON.parse(desk.read(lists)).faq).toHaveLength(5);

  // words that are in no file are lost only if the owner agrees
  await inPanel.getByRole('button', { name: 'Aggiungi', exact: true }).click();
  await writeTexts(page, 'Domanda', 'Nevica?', 'Does it snow?');
  for (const answer of ['dismiss', 'accept'] as const) {
    await expect(inPanel.getByRole('group', { name: 'Domanda', exact: true })).toContainText('Nevica?');
    page.once('dialog', (dialog) => dialog[answer]());
    await inPanel.getByRole('button', { name: 'Lascia stare' }).click();
  }
  await expect(inPanel.getByText('Nevica?')).toHaveCount(0);
});

test('a hidden entry is shown again, and a deleted one put back at its place, each alone', async ({
  page,
  openDesk,
  desk,
}) => {
  const site = await openDesk(page, '/contatti');
  const before = desk.read(lists);
  const inPanel = page.getByRole('complementary');
  await openList(page, 'Domande');
  const question = inPanel.getByRole('button', { name: 'C’è un parcheggio?', exact: true });
  await inPanel.getByRole('button', { name: 'Posso portare il mio cane o il mio gatto?', exact: true }).click();
  const hidden = inPanel.getByRole('checkbox', { name: 'Nascosta' });
  await hidden.check();
  await expect.poll(() => desk.read(lists)).not.toBe(before);
  await hidden.uncheck();
  await expect.poll(() => desk.read(lists)).toBe(before);
  await hidden.check();
  await question.click();
  await inPanel.getByRole('button', { name: 'Elimina', exact: true }).first().click();
  await expect(question).toHaveCount(0);
  await openPanel(page, 'Versioni');
  const putBack = page.getByRole('button', { name: 'Rimetti com’era prima: Domande: voce tolta C’è un parcheggio?' });
  const send = await holdBack(page, '**/put-back');
  await putBack.click();
  // undoes it, although it is not sent yet
  await page.keyboard.press('Control+z');
  send();
  await expect(page.getByText(/^Annullato: ritorno della voce/)).toBeVisible();
  await putBack.click();
  await expect(page.getByText('È di nuovo al suo posto.')).toBeVisible();
  await expect(putBack).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Annulla: ritorno della voce «C’è un parcheggio\?»/ })).toBeVisible();
  await page.getByRole('button', { name: /^Rimetti com’era prima: Domande › .* › Nascosta$/ }).click();
  await expect.poll(() => desk.read(lists)).toBe(before);
  await expect(site.getByRole('heading', { name: 'C’è un parcheggio?' })).toBeAttached();
});

test('a press on a button works although the field above it changes its height', async ({ page, openDesk, desk }) => {
  const site = await openDesk(page);
  await openList(page, 'Profili');
  const inPanel = page.getByRole('complementary');
  // the address stays empty
  await inPanel.getByRole('button', { name: 'Aggiungi', exact: true }).click();
  await inPanel.getByRole('textbox', { name: 'Nome' }).last().fill('Threads');
  await inPanel.getByRole('button', { name: 'Aggiungi al sito' }).click();
  await saved(page);
  expect(desk.read(lists)).toContain('"name": "Threads", "url": "#"');
  await inPanel.getByRole('button', { name: 'Aggiungi', exact: true }).click();
  await inPanel.getByRole('textbox', { name: 'Nome' }).last().fill('WhatsApp');
  await inPanel.getByRole('textbox', { name: 'Indirizzo' }).last().pressSequentially('333 123 4567');
  await inPanel.getByRole('button', { name: 'Aggiungi al sito' }).click({ delay: 120 });
  await expect.poll(() => desk.read(lists)).toContain('https://wa.me/393331234567');

  // opening an entry shows it on its page, and the focus stays
  await openList(page, 'Domande');
  const question = inPanel.getByRole('button', { name: 'C’è un parcheggio?', exact: true });
  await question.press('Enter');
  await expect(site.locator('details').getByRole('heading', { name: 'C’è un parcheggio?' })).toBeVisible();
  await expect(question).toBeFocused();
});

const inPlace = (page: Page) => expect(page.getByText('La fotografia è al suo posto.')).toBeVisible();

test('a new experience has its own photograph, which is removed with it', async ({ page, openDesk, desk }) => {
  const file = join(desk.folder, 'photos/experience-giro-in-vespa.jpg');
  const site = await openDesk(page, '/esperienze');
  await openList(page, 'Esperienze');
  const inPanel = page.getByRole('complementary');
  await inPanel.getByRole('button', { name: 'Aggiungi', exact: true }).first().click();
  await writeTexts(page, 'Titolo', 'Giro in Vespa', 'Vespa tour');
  await writeTexts(page, 'Sottotitolo', 'Piano', 'Slowly');
  await writeTexts(page, 'Testo', 'Fino a Vietri.', 'As far as Vietri.');
  await writeTexts(page, 'Che cosa comprende', 'Due caschi', 'Two helmets');
  await writeTexts(page, 'In breve', 'Mezza giornata', 'Half a day');
  await inPanel.getByRole('button', { name: 'Aggiungi al sito' }).click();
  await saved(page);
  // the entry is open, with a drop zone for its photograph
  await inPanel.getByLabel('Scegli una fotografia').setInputFiles(await photograph(900, 1200));
  await inPlace(page);
  expect(existsSync(file)).toBe(true);
  // the alternative text is the title until it is described
  const shown = site.getByRole('img', { name: 'Giro in Vespa' });
  await expect(shown).toHaveClass(/photo-experience-giro-in-vespa/);
  await field(page, 'Italiano').first().click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(': rossa');
  await saved(page);
  // the site reloads with it
  await expect(page.locator('iframe[inert]')).toHaveCount(0);
  const picture = site.getByRole('img', { name: 'Giro in Vespa: rossa' });
  await expect(picture).toBeVisible();

  // a click on it opens it, and it is in the list of this page
  await openPanel(page, 'Testi');
  await picture.click();
  const panel = page.getByRole('complementary', { name: 'Fotografia', exact: true });
  await expect(field(page, 'Inglese')).toHaveText('Vespa tour');
  await panel.getByRole('button', { name: 'Indietro' }).click();
  const ofPage = page.getByRole('complementary').getByRole('button', { name: /^Giro in Vespa: .*fotografia$/ });
  await ofPage.click();
  await panel.getByRole('button', { name: 'La sua voce nell’elenco' }).click();

  await inPanel.getByRole('button', { name: 'Elimina' }).last().click();
  await expect(picture).toHaveCount(0);
  await expect.poll(desk.changed).toEqual([]);
});

test('a draft in an entry that somebody else removes stays until the owner discards it', async ({
  page,
  openDesk,
  desk,
}) => {
  await openDesk(page, '/contatti');
  await openList(page, 'Domande');
  const inPanel = page.getByRole('complementary');
  await inPanel.getByRole('button', { name: 'C’è un parcheggio?', exact: true }).click();
  await inPanel.getByRole('group', { name: 'Domanda', exact: true }).getByRole('textbox', { name: 'Italiano' }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  const waiting = page.getByRole('button', { name: '1 non salvata' });
  await expect(waiting).toBeVisible();
  const content = JSON.parse(desk.read(lists));
  content.faq = content.faq.filter(({ id }: { id: string }) => id !== 'parking');
  desk.write(lists, JSON.stringify(content, null, 2));
  await expect(inPanel.getByRole('alert')).toContainText('questa voce è stata tolta');
  await openPanel(page, 'Testi');
  await waiting.click();
  const give = inPanel.getByRole('alert').getByRole('button', { name: /^Prendi l’altro/ });
  await expect(give).toBeFocused();
  await give.click();
  await expect(waiting).toBeHidden();
});
