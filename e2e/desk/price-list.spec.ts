import type { Page } from '@playwright/test';
import { pdf } from '../../build/photos/generated-photographs.ts';
import { expect, openPanel, test } from './desk-copy.ts';

const information = 'src/hotel/information.json';
const links = {
  it: 'Apri il listino (PDF, 1\u00a0kB)',
  en: 'Open the price list (PDF, 1\u00a0kB)',
};

async function drop(page: Page, content: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'Listino 2027 def.pdf', { type: 'application/pdf' }));
    return transfer;
  }, content);
  await page.getByText('o trascinatelo qui').first().dispatchEvent('drop', { dataTransfer });
}

test('a price list is dropped, shown to guests and machines in both languages, and taken away without a trace', {
  tag: '@full',
}, async ({ page, openDesk, desk }) => {
  test.setTimeout(400_000);
  const site = await openDesk(page, '/servizi');
  await openPanel(page, 'Dati');
  await page.getByRole('button', { name: 'Da sapere prima di partire' }).click();
  await page.getByText('Listino prezzi', { exact: true }).click();

  await drop(page, 'una nota');
  await expect(page.getByRole('alert').filter({ hasText: /^Il file non è un PDF/ })).toBeVisible();
  await drop(page, pdf().toString());
  await expect(page.getByText('Il listino è al suo posto.')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('alert')).toBeHidden();
  await page.getByRole('textbox', { name: 'Anno' }).last().click();
  await page.keyboard.type('2027');
  await expect.poll(() => desk.read(information)).toContain('"priceList": { "year": 2027 }');
  await expect(site.getByRole('heading', { name: 'Listino prezzi 2027' })).toBeVisible({ timeout: 30_000 });
  await expect(site.getByRole('link', { name: links.it })).toBeVisible();
  expect(desk.changed()).toEqual([` M ${information}`, '?? photos/price-list.pdf']);

  const answered = page.context().waitForEvent('response', (response) => response.url().endsWith('.pdf'));
  await page.getByRole('link', { name: links.it }).click();
  const opened = await answered;
  expect(opened.url()).toBe(`${desk.origin}/price-list.pdf`);
  expect(await opened.headerValue('content-type')).toBe('application/pdf');
  expect(desk.run('build/build.ts', '--demo')).toBe('');
  const { site: origin } = JSON.parse(desk.read('src/hotel/identity.json'));
  for (const [folder, title, link] of [
    ['', 'Listino prezzi 2027', links.it],
    ['en/', 'Price list 2027', links.en],
  ]) {
    const address = `/${folder}price-list.pdf`;
    const html = desk.read(`dist/${folder}servizi.html`);
    expect(html).toContain(`<h3>${title}</h3><p><a href="${address}" target="_blank" rel="noopener">${link}`);
    expect(html).toContain(`"name":"${title}","value":"${origin}${address}"`);
    expect(desk.read(`dist/${folder}llms.txt`)).toContain(`- ${title}: ${origin}${address}\n`);
    expect(desk.read(`dist${address}`)).toBe(pdf().toString());
  }
  expect(desk.read('dist/sw.js')).not.toContain('price-list');

  await page.getByRole('button', { name: 'Togli il listino' }).click();
  await expect(page.getByText('Il listino non c’è più.')).toBeVisible({ timeout: 60_000 });
  await expect(site.getByRole('heading', { name: /Listino/ })).toBeHidden();
  await page.getByRole('button', { name: /^Annulla: Listino prezzi tolto/ }).click();
  await expect(site.getByRole('link', { name: links.it })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Togli il listino' }).click();
  await expect.poll(desk.changed).toEqual([` M ${information}`]);
  await page.getByRole('textbox', { name: 'Anno' }).last().fill('');
  await expect.poll(desk.changed).toEqual([]);
});
