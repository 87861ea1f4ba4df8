import { expect, openPanel, saved, test, typeAtEnd } from './desk-copy.ts';

const dictionary = 'src/i18n/it.json';

test('a version is saved with a sentence, says what changed, and is gone back to', { tag: '@full' }, async ({
  page,
  site,
  desk,
}) => {
  const heading = site.getByRole('heading', { level: 1 });
  const first = desk.read(dictionary);
  await heading.click();
  await typeAtEnd(page, 'Italiano', ' blu');
  await saved(page);
  await openPanel(page, 'Versioni');
  await expect(page.getByRole('insertion').first()).toHaveText('Limoni, maiolica e mare blu');
  await page.getByRole('textbox', { name: /in una frase/ }).fill('Il mare è blu');
  await page.getByRole('button', { name: 'Salva la versione' }).click();
  await expect(page.getByText('Non è cambiato niente.')).toBeVisible({ timeout: 30_000 });
  expect(desk.git('log', '-1', '--format=%s').trim()).toBe('Il mare è blu');
  expect(desk.git('show', '--name-only', '--format=', 'HEAD').trim()).toBe(dictionary);

  await page.getByText('La prima versione').click();
  await page.getByRole('listitem').filter({ hasText: 'La prima versione' }).getByRole('button').click();
  await expect(heading).toHaveText('Limoni, maiolica e mare');
  expect(desk.read(dictionary)).toBe(first);
  await page.getByRole('button', { name: /^Annulla/ }).click();
  await expect(heading).toHaveText('Limoni, maiolica e mare blu');
});
