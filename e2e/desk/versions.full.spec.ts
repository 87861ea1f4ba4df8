import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteIn } from '../../desk/server/versions/remote-fixture.ts';
import { expect, openPanel, saved, test, typeAtEnd } from './desk-copy.ts';

const dictionary = 'src/i18n/it.json';

test('a version is saved with a sentence, lists its changes, and is restored', async ({ page, site, desk }) => {
  const heading = site.getByRole('heading', { level: 1 });
  const first = desk.read(dictionary);
  await heading.click();
  await typeAtEnd(page, 'Italiano', ' blu');
  await saved(page);
  await openPanel(page, 'Versioni');
  await expect(page.getByRole('insertion').first()).toHaveText('Limoni, maiolica e mare blu');
  const sentence = page.getByRole('textbox', { name: /in una frase/ });
  await page.getByRole('button', { name: 'Salva la versione' }).click();
  await expect(sentence).toBeFocused();
  await page.keyboard.type('Il mare è blu');
  await openPanel(page, 'Dati');
  await openPanel(page, 'Versioni');
  await expect(sentence).toHaveValue('Il mare è blu');
  await sentence.press('Enter');
  await expect(page.getByText('Non è cambiato niente.')).toBeFocused();
  await expect(page.getByText(/^Non è ancora indicato dove pubblicare/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pubblica' })).toBeHidden();
  expect(desk.git('log', '-1', '--format=%s').trim()).toBe('Il mare è blu');
  expect(desk.git('show', '--name-only', '--format=', 'HEAD').trim()).toBe(dictionary);

  // a single text is restored
  await page.getByText('Il mare è blu').first().click();
  await page.getByRole('button', { name: /^Rimetti com’era prima: .*Italiano/ }).click();
  await expect(heading).toHaveText('Limoni, maiolica e mare');
  await expect.poll(() => desk.read(dictionary)).toBe(first);
  await expect(page.getByRole('list').filter({ hasText: 'Limoni, maiolica e mare blu' }).last()).toBeFocused();
  await page.getByRole('button', { name: /^Annulla/ }).click();
  await expect(heading).toHaveText('Limoni, maiolica e mare blu');

  // all commits by others are one line
  await expect(page.getByRole('group')).toHaveCount(2);
  await page.getByText('Prima delle vostre versioni').click();
  await page.getByRole('listitem').filter({ hasText: 'Prima delle vostre versioni' }).getByRole('button').click();
  await expect(heading).toHaveText('Limoni, maiolica e mare');
  expect(desk.read(dictionary)).toBe(first);
});

test('versions are merged with what someone else has published, and never published by force', async ({
  page,
  openDesk,
  desk,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'remote-'));
  const remote = remoteIn(folder);
  desk.git('remote', 'add', 'origin', remote.bare);
  desk.git('push', '--quiet', '--set-upstream', 'origin', 'main');
  // the same words
  remote.publish({ [dictionary]: desk.read(dictionary).replace('<em>e mare</em>', '<em>e mare, mare</em>') });
  const theirs = remote.head();
  desk.write(dictionary, desk.read(dictionary).replace('<em>e mare</em>', '<em>e mare blu</em>'));
  desk.git('commit', '--quiet', '--all', '--message', 'Il mare è blu');
  const site = await openDesk(page);
  await openPanel(page, 'Versioni');
  const panel = page.getByRole('complementary');
  await page.getByRole('button', { name: 'Pubblica', exact: true }).click();
  // the invented hotel's data
  await expect(panel.getByText(/Nome dell’hotel/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Pubblica comunque' }).click();
  const clash = panel.getByRole('group', { name: /^testo «Limoni/ });
  await expect(clash.getByRole('radio', { name: 'Il vostro: Limoni, maiolica e mare blu' })).toBeVisible();
  expect([remote.head(), desk.changed()]).toEqual([theirs, []]);
  await clash.getByRole('radio', { name: 'Quello pubblicato: Limoni, maiolica e mare, mare' }).check();
  // the choice stays without a connection
  const sendChoices = page.getByRole('button', { name: 'Unisci e pubblica' });
  renameSync(remote.bare, `${remote.bare}.away`);
  await sendChoices.click();
  await expect(panel.getByText(/non risponde/)).toBeVisible();
  renameSync(`${remote.bare}.away`, remote.bare);
  await page.getByRole('button', { name: 'Pubblica', exact: true }).click();
  await page.getByRole('button', { name: 'Pubblica comunque' }).click();
  await expect(clash.getByRole('radio', { name: /^Quello pubblicato/ })).toBeChecked();
  await sendChoices.click();
  await expect(panel.getByText(/^Inviato\./)).toBeVisible();
  await expect(panel.getByRole('status').filter({ hasText: 'Inviato.' })).toBeFocused();
  await expect(panel.getByText(/per ora c’è quello di prima/)).toBeVisible();
  await expect(panel.getByRole('insertion')).toHaveText(['Limoni, maiolica e mare, mare']);
  expect(desk.read(dictionary)).toContain('<em>e mare, mare</em>');

  // unsaved changes are reported first
  await openPanel(page, 'Testi');
  const heading = site.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Limoni, maiolica e mare, mare');
  await heading.click();
  await expect(page.getByRole('textbox', { name: 'Italiano' })).toHaveText('Limoni, maiolica e mare, mare');
  await typeAtEnd(page, 'Italiano', ' mio');
  await saved(page);
  await openPanel(page, 'Versioni');
  await page.getByRole('button', { name: 'Pubblica', exact: true }).click();
  await expect(panel.getByRole('alert')).toContainText('Una modifica non è ancora salvata in una versione');
  await page.getByRole('button', { name: 'Pubblica comunque' }).press('Enter');
  await expect(panel.getByRole('status')).toContainText('Una modifica non è ancora salvata in una versione');
  await expect(panel.getByRole('status')).toBeFocused();
  await page.getByRole('button', { name: /^Annulla:/ }).click();
  await expect(panel.getByText('Non è cambiato niente.')).toBeVisible();
  await expect(panel.getByRole('status')).toBeEmpty();
  rmSync(folder, { recursive: true, force: true });
});

test('a folder without a repository starts to keep versions, and the rest of the desk works', async ({
  page,
  openDesk,
  desk,
}) => {
  const [repository, away] = ['.git', '.git-away'].map((name) => join(desk.folder, name)) as [string, string];
  renameSync(repository, away);
  try {
    const site = await openDesk(page);
    await openPanel(page, 'Versioni');
    await expect(page.getByText('In questa cartella le versioni non si conservano ancora.')).toBeVisible();
    await openPanel(page, 'Testi');
    await site.getByRole('heading', { level: 1 }).click();
    await typeAtEnd(page, 'Italiano', ' blu');
    await saved(page);
    await openPanel(page, 'Versioni');
    await page.getByRole('button', { name: 'Comincia a conservare le versioni' }).click();
    await expect(page.getByText('Non è cambiato niente.')).toBeVisible();
    expect(desk.changed()).toEqual([]);
  } finally {
    rmSync(repository, { recursive: true, force: true });
    renameSync(away, repository);
  }
});

test('undo whose response is late is not announced as a change from outside', async ({ page, site }) => {
  const heading = site.getByRole('heading', { level: 1 });
  await heading.click();
  await typeAtEnd(page, 'Italiano', ' blu');
  await saved(page);
  const [undone, isShown] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/state', async (route) => {
    await undone.promise;
    await route.continue();
  });
  await page.route('**/undo', async (route) => {
    const response = await route.fetch();
    undone.resolve();
    await isShown.promise;
    await route.fulfill({ response });
  });
  // the page requests the new to-do list
  await page.waitForRequest('**/state');
  await page.getByRole('button', { name: /^Annulla/ }).click();
  await expect(heading).toHaveText('Limoni, maiolica e mare');
  // checked once: the message would disappear by itself
  expect(await page.getByText('fuori da questa finestra').isVisible()).toBe(false);
  isShown.resolve();
  await expect(page.getByText(/^Annullato: testo/)).toBeVisible();
});
