import { pdf } from '../../build/photos/generated-photographs.ts';
import { expect, openPanel, test } from './desk-copy.ts';

const information = 'src/hotel/information.json';
const link = 'Apri il listino (PDF, 1\u00a0kB)';

test('a price list is dropped, shown, and removed without a trace', async ({ page, openDesk, desk }) => {
  const site = await openDesk(page, '/servizi');
  await openPanel(page, 'Dati');
  await page.getByRole('button', { name: 'Buono a sapersi' }).click();
  await page.getByText('Listino prezzi', { exact: true }).click();

  const drop = (buffer: Buffer) =>
    page
      .getByText('o trascinatelo qui')
      .first()
      .drop({ files: { name: 'Listino 2027 def.pdf', mimeType: 'application/pdf', buffer } });
  await drop(pdf());
  await expect(page.getByText('Il listino è al suo posto.')).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  await page.getByRole('textbox', { name: 'Anno' }).last().click();
  await page.keyboard.type('2027');
  await expect.poll(() => desk.read(information)).toContain('"priceList": { "year": 2027 }');
  await expect(site.getByRole('heading', { name: 'Listino prezzi 2027' })).toBeVisible();
  await expect(site.getByRole('link', { name: link })).toBeVisible();
  expect(desk.changed()).toEqual([` M ${information}`, '?? photos/price-list.pdf']);

  const address = await page.getByRole('link', { name: link }).getAttribute('href');
  const opened = await page.request.get(desk.origin + address);
  expect(opened.headers()['content-type']).toBe('application/pdf');
  expect(await opened.text()).toBe(pdf().toString());

  await page.getByRole('button', { name: 'Togli il listino' }).click();
  await expect(page.getByText('Il listino è stato tolto.')).toBeVisible();
  await expect(site.getByRole('heading', { name: /Listino/ })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Annulla: Listino prezzi tolto/ })).toBeVisible();
  await expect.poll(desk.changed).toEqual([` M ${information}`]);
  await page.getByRole('textbox', { name: 'Anno' }).last().fill('');
  await expect.poll(desk.changed).toEqual([]);
});
