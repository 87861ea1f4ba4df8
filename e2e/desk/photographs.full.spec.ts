import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { holdBack } from '../support/site.ts';
import { expect, field, openPanel, photograph, saved, test, typeAtEnd } from './desk-copy.ts';

const picture = 'home-reception';
const preparing = 'Un momento: preparo il file per il sito…';
const inPlace = 'La fotografia è al suo posto.';

test('a click on a picture with layers opens it, and the list has it', async ({ page, site }) => {
  const title = site.getByRole('heading', { level: 1 });
  await title.hover();
  const { y = 0 } = (await title.boundingBox()) ?? {};
  const { x = 0, width = 0 } = (await page.locator('iframe').boundingBox()) ?? {};
  await page.mouse.click(x + width - 40, y + 10);
  const panel = page.getByRole('complementary', { name: 'Fotografia', exact: true });
  await expect(field(page, 'Italiano')).toHaveText(/^Maiori sul mare/);
  await expect(panel.getByText('Scegli una fotografia')).toBeVisible();
  await panel.getByRole('button', { name: 'Indietro' }).click();
  // the sun is a button for visitors
  await site.getByRole('button', { name: 'Fai tramontare o sorgere il sole' }).click();
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: 'Indietro' }).click();
  const list = page.getByRole('complementary', { name: 'Fotografie' });
  for (const name of [/una terrazza disegno$/, /schermi verticali/, /^La terrazza sul tetto/]) {
    await expect(list.getByRole('button', { name })).toBeVisible();
  }
});

test('a photograph is refused with a reason, or added, given a focus point, and removed', async ({
  page,
  site,
  desk,
}) => {
  const file = join(desk.folder, `photos/${picture}.jpg`);
  await openPanel(page, 'Fotografie');
  await page.getByRole('button', { name: /^La reception/ }).click();
  await page.locator('input[type="file"]').focus();
  await page.locator('input[type="file"]').setInputFiles(await photograph(400, 300));
  await expect(page.getByRole('alert').filter({ hasText: '750' })).toBeVisible();
  // the input was disabled meanwhile
  await expect(page.locator('input[type="file"]')).toBeFocused();
  expect(desk.changed()).toEqual([]);

  const show = await holdBack(page, `**/__desk/photographs/${picture}?version=*`);
  await page.getByText(/o trascinatela qui/).drop({ files: await photograph(1000, 1200) });
  await expect(page.getByText(inPlace)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: '750' })).toBeHidden();
  expect(existsSync(file)).toBe(true);
  const shown = site.getByRole('img', { name: /^La reception/ });
  await expect(shown).toHaveClass(/photo-home-reception/);

  const focus = page.getByRole('button', { name: /^Dov’è il soggetto/ });
  const { width = 0, height = 0 } = (await focus.boundingBox()) ?? {};
  show();
  await expect(focus.locator('img')).toHaveJSProperty('complete', true);
  // it has not moved
  expect(await focus.boundingBox()).toMatchObject({ width, height });
  await focus.click({ position: { x: width * 0.8, y: height * 0.5 } });
  await saved(page);
  expect(JSON.parse(desk.read('photos/focus.json'))[picture][0]).toBeCloseTo(0.8, 1);
  await expect(focus).toHaveAccessibleName(/80 %/);
  for (let count = 0; count < 2; count += 1) await focus.press('ArrowLeft');
  await expect(focus).toHaveAccessibleName(/76 %/);
  await expect.poll(() => JSON.parse(desk.read('photos/focus.json'))[picture][0]).toBe(0.76);

  await expect(page.getByRole('button', { name: /^Annulla: Il soggetto di «La reception/ })).toBeVisible();

  await page.getByRole('button', { name: 'Rimetti il disegno' }).click();
  // the status message disappears after four seconds
  await expect(page.getByRole('button', { name: /^Annulla: Fotografia tolta/ })).toBeVisible();
  expect(existsSync(file)).toBe(false);
  await expect(page.getByRole('button', { name: 'Scegli una fotografia' })).toBeFocused();
  await expect(shown).not.toHaveClass(/photo-/);
});

test('a photograph that is dropped on a picture of the site replaces all its layers, and is printed above the title', async ({
  page,
  site,
  desk,
}) => {
  const shown = site.getByRole('img', { name: /^Maiori sul mare/ }).first();
  const nearest = site.locator('[data-picture=home-hero]').last();
  const large = await photograph(1500, 1200);
  await nearest.drop({ files: [large, large] });
  await expect(page.getByRole('alert').getByText(/una fotografia sola/)).toBeVisible();
  const send = await holdBack(page, '**/__desk/photographs/home-hero');
  await nearest.drop({ files: large });
  await expect(page.getByRole('complementary').getByText(preparing)).toBeVisible();
  send();
  await expect(page.getByRole('complementary', { name: 'Fotografia', exact: true })).toBeVisible();
  await expect(shown).toHaveClass(/photo-home-hero/);
  await expect(page.getByText(preparing)).toBeHidden();
  expect(desk.changed()).toEqual(['?? photos/home-hero.jpg']);
  // upright like a sheet of paper
  await page.setViewportSize({ width: 680, height: 2400 });
  await page.emulateMedia({ media: 'print' });
  const { y = 0, height = 0 } = (await shown.boundingBox()) ?? {};
  expect(height).toBeGreaterThan(0);
  const title = await site.getByRole('heading', { level: 1 }).boundingBox();
  expect(title?.y).toBeGreaterThanOrEqual(y + height);
});

test('a photograph that is dropped while the site shows another one is shown too, with its heading where it was', async ({
  page,
  openDesk,
}) => {
  const site = await openDesk(page, '/esperienze');
  const [first, second] = ['transfers', 'boat'].map((name) =>
    site.locator(`[data-picture="experience-${name}"]`).first(),
  ) as [Locator, Locator];
  const heading = site.getByRole('heading', { name: 'Gite private in barca' });
  const below = async () => Number((await heading.boundingBox())?.y) - Number((await second.boundingBox())?.y);
  const drawn = await below();
  // the page with the first one is shown when the second one is there
  const show = await holdBack(page, '**/*.js');
  const reloaded = page.waitForRequest('**/*.js');
  await first.drop({ files: await photograph(900, 1200) });
  await reloaded;
  const uploaded = page.waitForResponse('**/__desk/photographs/experience-boat');
  await second.drop({ files: await photograph(900, 1200) });
  await uploaded;
  show();
  for (const shown of [first, second]) await expect(shown).toHaveClass(/photo-experience/);
  // the headings of posters are in their pictures
  await expect.poll(below).toBeCloseTo(drawn, 0);
});

test('several photographs are added to a gallery at once, and wait for their descriptions', async ({
  page,
  openDesk,
  desk,
}) => {
  const site = await openDesk(page, '/camere');
  // as large as on the site: the marks of a text do not count as letters
  await expect(site.getByRole('heading', { name: 'Superior', exact: true })).not.toHaveAttribute('data-long');
  await openPanel(page, 'Dati');
  await page.getByRole('button', { name: 'Elenchi' }).click();
  const gallery = page
    .getByRole('group')
    .filter({ has: page.locator('summary', { hasText: 'Fotografie delle Superior' }) });
  await gallery.locator('summary').click();
  const shown = await gallery.getByRole('listitem').count();
  const large = { ...(await photograph(1200, 900)), name: 'veduta 10.jpg' };
  const other = { ...(await photograph(1200, 901)), name: 'veduta 2.jpg' };
  const small = { ...(await photograph(300, 200)), name: 'miniatura.jpg' };
  const sent: (string | undefined)[] = [];
  page.on('request', (request) => {
    const body = request.postDataBuffer()?.toString('latin1') ?? '';
    if (request.method() === 'PUT') sent.push(/filename="([^"]+)"/.exec(body)?.[1]);
  });
  const send = await holdBack(page, '**/__desk/galleries/*');
  await gallery.getByText(/o trascinatele qui/).drop({ files: [large, small, other] });
  await expect(gallery.getByText('Un momento: preparo il file 1 di 3 per il sito…')).toBeVisible();
  // a move would be refused, since the list is about to grow
  await expect(gallery.getByRole('button', { name: /: giù$/ }).first()).toBeDisabled();
  send();
  await expect(page.getByRole('alert').getByText(/^«miniatura\.jpg»: La fotografia è troppo piccola/)).toBeVisible();
  await expect(gallery.getByRole('listitem')).toHaveCount(shown + 2);
  expect(sent).toEqual(['miniatura.jpg', 'veduta 2.jpg', 'veduta 10.jpg']);
  expect(desk.changed()).toHaveLength(3);
  await expect(site.getByRole('img', { name: 'Superior', exact: true })).toHaveCount(2);

  await openPanel(page, 'Da fare');
  await page.getByRole('button', { name: /^Fotografie di «Superior», la numero 6/ }).click();
  await typeAtEnd(page, 'Italiano', ': il balcone');
  await expect(site.getByRole('img', { name: 'Superior: il balcone' })).toHaveCount(1);
  await page.getByRole('button', { name: 'La sua voce nell’elenco' }).click();
  await gallery.getByRole('button', { name: 'Elimina' }).click();
  await expect(gallery.getByRole('listitem')).toHaveCount(shown + 1);
  // the focus of the removed row
  await expect(gallery.getByRole('listitem').last().getByRole('button').first()).toBeFocused();
});
