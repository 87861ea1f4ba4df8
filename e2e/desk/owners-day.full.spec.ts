// An owner's first day: from the delivered site to the published site of another hotel.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { pdf } from '../../build/photos/generated-photographs.ts';
import { expect, field, openPanel, photograph, test, typeAtEnd, writeTexts } from './desk-copy.ts';

// without a photograph of their own, upright windows show a crop of the wide one
const heroes = [
  { name: /^Maiori sul mare.*terrazza disegno$/, file: 'home-hero', page: 'index' },
  { name: /^Maiori sul mare.*schermi verticali/, file: 'home-hero-portrait', page: 'index' },
  { name: /^Una camera Superior: il letto.*mare disegno$/, file: 'rooms-hero', page: 'camere' },
  { name: /^La terrazza di sera.*disegno$/, file: 'terrace-evening', page: 'terrazza' },
  { name: /^I lettini del solarium.*sfondo disegno$/, file: 'services-solarium', page: 'servizi' },
  { name: /^Il bancone della reception.*appese disegno$/, file: 'contact-reception', page: 'contatti' },
  { name: /^Una barchetta di carta/, file: 'not-found', page: '404' },
];

const questions: [question: [italian: string, english: string], answer: [italian: string, english: string]][] = [
  [
    ["C'è l'ascensore?", 'Is there a lift?'],
    ['Sì, fino alla "terrazza grande".', 'Yes, up to the "large terrace".'],
  ],
  [
    ["A che ora arriva l'ultimo traghetto?", 'When does the last ferry arrive?'],
    ["Alle 19,30 d'estate... e d'inverno non c'è.", "At 7.30 pm in summer... and there's none in winter."],
  ],
  [
    ['Si può cenare senza glutine?', 'Is there gluten-free dinner?'],
    ["Certo: ditelo a chi prende l'ordine.", 'Of course: tell whoever takes your order.'],
  ],
];

const closure: Record<string, [italian: string, english: string]> = {
  Titolo: ["Chiuso per l'inverno", 'Closed for winter'],
  Frase: [
    'Riapriamo giovedì 1° aprile 2027: si può già prenotare.',
    'We open again on Thursday 1 April 2027: you can book already.',
  ],
};

/** Replaces the text of a field key by key, and leaves the field. */
async function write(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.press('ControlOrMeta+a');
  await field.press('Delete');
  await field.pressSequentially(text);
  await field.press('Tab');
}

const panelOf = (page: Page) => page.getByRole('complementary');

/** Expects that no draft waits or was refused. */
const nothingWaits = (page: Page) => expect(page.getByRole('button', { name: /non salvat/ })).toBeHidden();

async function openSection(page: Page, name: string): Promise<Locator> {
  const section = panelOf(page)
    .getByRole('group')
    .filter({ has: page.locator('summary', { hasText: name }) });
  if ((await section.getAttribute('open')) === null) await section.locator('summary').click();
  return section;
}

async function addEntry(section: Locator, texts: Record<string, [italian: string, english: string]>): Promise<void> {
  const page = section.page();
  await section.getByRole('button', { name: 'Aggiungi', exact: true }).click();
  for (const [name, languages] of Object.entries(texts)) await writeTexts(page, name, ...languages);
  await page.getByRole('button', { name: 'Aggiungi al sito' }).click();
  await expect(page.getByRole('button', { name: 'Aggiungi al sito' })).toBeHidden();
  await nothingWaits(page);
}

async function removeEntry(page: Page, title: string): Promise<void> {
  await panelOf(page).getByRole('button', { name: title, exact: true }).click();
  await panelOf(page).getByRole('button', { name: 'Elimina', exact: true }).click();
  await expect(panelOf(page).getByRole('button', { name: title, exact: true })).toBeHidden();
}

test('an owner’s first day ends with the published site of another hotel', async ({ page, openDesk, desk }) => {
  const folder = mkdtempSync(join(tmpdir(), 'published-'));
  const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  git('init', '--quiet', '--bare', '--initial-branch=main', 'bare');
  desk.git('remote', 'add', 'origin', join(folder, 'bare'));

  const site = await openDesk(page);
  await test.step('a headline, and the hour at which the bar closes', async () => {
    await site.getByRole('heading', { level: 1 }).click();
    await typeAtEnd(page, 'Italiano', ' blu');
    await typeAtEnd(page, 'Inglese', ' so blue');
    await openPanel(page, 'Dati');
    const hours = await openSection(page, 'Orari');
    await write(hours.getByRole('group', { name: 'Bar' }).getByRole('textbox').last(), '1');
    await expect.poll(() => desk.read('src/hotel/facts.json')).toContain('"bar": { "from": "10:00", "to": "01:00" }');
    await nothingWaits(page);
  });

  await test.step('who the hotel is, without a group and a beach club', async () => {
    await openPanel(page, 'Dati');
    await page.getByRole('button', { name: 'Chi siete' }).click();
    const fact = (name: string) => panelOf(page).getByRole('textbox', { name, exact: true });
    await write(fact('Nome dell’hotel'), "Hotel Torre dell'Angelo e del Mare");
    await write(fact('Indirizzo del sito'), 'www.torredellangelo.it');
    await write(fact('Telefono'), '089 87 65 43');
    await write(fact('E-mail'), 'Info@TorreDellAngelo.it');
    await write(fact('Partita IVA'), '12345678903');
    await write(fact('CIN'), 'it065066a1abcdefgh');
    const address = await openSection(page, 'Indirizzo');
    await write(address.getByRole('textbox', { name: 'Via e numero' }), "Via dell'Annunziata, 12");
    const booking = await openSection(page, 'Motore di prenotazione');
    await write(booking.getByRole('textbox', { name: 'Indirizzo' }), 'prenota.torredellangelo.it');
    for (const name of ['Lido convenzionato', 'Gruppo alberghiero']) {
      const section = await openSection(page, name);
      await write(section.getByRole('textbox', { name: 'Nome' }), '');
      await write(section.getByRole('textbox', { name: 'Sito' }), '');
    }
    await expect
      .poll(() => JSON.parse(desk.read('src/hotel/identity.json')))
      .toMatchObject({
        name: 'Hotel Torre dell’Angelo e del Mare',
        site: 'https://www.torredellangelo.it',
        phone: '+39089876543',
        vat: 'IT12345678903',
        cin: 'IT065066A1ABCDEFGH',
        group: { name: null, url: null },
        beachClub: { name: null, url: null },
      });
  });

  await test.step('what guests ask, and what the hotel offers', async () => {
    await page.getByRole('button', { name: 'Elenchi' }).click();
    const asked = await openSection(page, 'Domande');
    for (const [Domanda, Risposta] of questions) await addEntry(asked, { Domanda, Risposta });
    // the site opens its page
    await expect(site.getByRole('heading', { name: 'Si può cenare senza glutine?' })).toBeInViewport();
    await openSection(page, 'Servizi');
    for (const service of ['Deposito bagagli', 'Lavanderia express 24 ore']) await removeEntry(page, service);
    await openSection(page, 'Esperienze');
    for (const experience of ['Kayak', 'Lezione di cucina']) await removeEntry(page, experience);
    const gallery = await openSection(page, 'Fotografie delle Superior');
    await gallery.locator('input[type=file]').setInputFiles(await photograph(1200, 900));
    await gallery.getByRole('button', { name: 'Superior', exact: true }).click();
    await write(field(page, 'Italiano'), 'Il balcone all’alba');
    await write(field(page, 'Inglese'), 'The balcony at dawn');
    await expect(gallery.getByRole('button', { name: 'Il balcone all’alba', exact: true })).toBeVisible();
    const lists = JSON.parse(desk.read('src/hotel/lists.json'));
    expect([lists.faq.length, lists.services.length, lists.experiences.length]).toEqual([7, 8, 3]);
  });

  await test.step('the tourist tax, and the price list', async () => {
    await page.getByRole('button', { name: 'Buono a sapersi' }).click();
    const tax = await openSection(page, 'Imposta di soggiorno');
    await write(tax.getByRole('textbox', { name: 'Euro a persona e a notte' }), '2,50');
    await write(tax.getByRole('textbox', { name: 'Notti al massimo' }), '7');
    await write(tax.getByLabel('Dal', { exact: true }), '01/04/2027');
    await write(tax.getByLabel('Al (compreso)', { exact: true }), '31/10/2027');
    await expect
      .poll(() => JSON.parse(desk.read('src/hotel/information.json')).touristTax)
      .toMatchObject({ euros: 2.5, nights: 7, from: '2027-04-01', until: '2027-10-31' });
    const list = await openSection(page, 'Listino prezzi');
    await list
      .getByText('o trascinatelo qui')
      .first()
      .drop({ files: { name: 'Listino 2027 def.pdf', mimeType: 'application/pdf', buffer: pdf() } });
    await expect(page.getByText('Il listino è al suo posto.')).toBeVisible();
    await write(list.getByRole('textbox', { name: 'Anno' }), '2027');
    await expect.poll(() => JSON.parse(desk.read('src/hotel/information.json')).priceList).toEqual({ year: 2027 });
    const address = await list.getByRole('link', { name: /^Apri il listino/ }).getAttribute('href');
    expect(await (await page.request.get(desk.origin + address)).text()).toBe(pdf().toString());
    await nothingWaits(page);
  });

  await test.step('the winter closure, in place of the delivered announcement', async () => {
    await openPanel(page, 'Avvisi');
    await panelOf(page)
      .getByRole('button', { name: /^La terrazza si rinnova/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Elimina', exact: true }).click();
    await expect(page.getByText('Eliminata: «La terrazza si rinnova»')).toBeVisible();
    await page.getByRole('button', { name: 'Aggiungi', exact: true }).click();
    await write(page.getByRole('textbox', { name: 'Primo giorno' }), '2/11/2026');
    await write(page.getByRole('textbox', { name: 'Finisce prima del' }), '1/4/2027');
    for (const [name, texts] of Object.entries(closure)) await writeTexts(page, name, ...texts);
    await page.getByLabel(/Che cosa è chiuso/).selectOption('Tutto l’hotel');
    await page.getByRole('button', { name: 'Aggiungi al sito' }).click();
    await expect.poll(() => desk.read('src/announcements/announcements.json')).toContain('"closes": "hotel"');
    await nothingWaits(page);
  });

  await test.step('photographs in all heroes', async () => {
    await openPanel(page, 'Fotografie');
    await page.getByRole('button', { name: 'Tutte', exact: true }).click();
    for (const { name, file } of heroes) {
      await panelOf(page).getByRole('button', { name }).first().click();
      await panelOf(page)
        .locator('input[type=file]')
        .setInputFiles(await photograph(file === 'home-hero-portrait' ? 800 : 1800, 1200));
      await expect(page.getByRole('button', { name: 'Rimetti il disegno' })).toBeVisible();
      expect((await sharp(join(desk.folder, `photos/${file}.jpg`)).metadata()).exif).toBeUndefined();
      await panelOf(page).getByRole('button', { name: 'Indietro' }).click();
    }
    await nothingWaits(page);
  });

  await test.step('a version is saved and published', async () => {
    await openPanel(page, 'Versioni');
    await page.getByRole('textbox', { name: /in una frase/ }).fill('È il nostro hotel');
    await page.getByRole('button', { name: 'Salva la versione' }).click();
    await page.getByRole('button', { name: 'Pubblica', exact: true }).click();
    await page.getByRole('button', { name: 'Pubblica comunque' }).click();
    await expect(panelOf(page).getByText(/^Inviato/)).toBeVisible();
    expect(desk.changed()).toEqual([]);
  });

  await test.step('the published site is that of the hotel', async () => {
    git('clone', '--quiet', 'bare', 'clone');
    const clone = join(folder, 'clone');
    symlinkSync(join(desk.folder, 'node_modules'), join(clone, 'node_modules'));
    // the desk has made its photographs already
    symlinkSync(join(desk.folder, '.cache'), join(clone, '.cache'));
    // the desk's copy of the project has none
    mkdirSync(join(clone, 'deploy'));
    execFileSync(process.execPath, ['build/build.ts'], { cwd: clone, stdio: 'pipe' });
    const built = (file: string) => readFileSync(join(clone, 'dist', file), 'utf8');
    for (const file of ['index.html', 'en.html', 'camere.html', 'terrazza.html', 'servizi.html', 'contatti.html']) {
      expect(built(file)).toContain('Hotel Torre dell’Angelo e del Mare');
      expect(built(file)).toMatch(/photo-/);
      expect(built(file)).not.toMatch(/Maiolica\b(?! )|Costiera Hotels|Lido Ceramica|hotelmaiolica/);
      // the built site contains nothing of the desk
      expect(built(file)).not.toMatch(/[\u2061\u2063]|__desk|data-picture/);
    }
    for (const { file, page: name } of heroes) {
      // the crop of a wide photograph for upright windows has another name
      expect(built(`${name}.html`)).toMatch(new RegExp(`/assets/${file}-[0-9a-f]{10}-\\d+\\.avif`));
    }
    for (const [file, words] of [
      ['index.html', 'e mare blu'],
      ['en.html', 'and the sea so blue'],
    ] as const) {
      expect(built(file)).toContain(`<i>${words}</i>`);
    }
    for (const file of ['terrazza.html', 'en/terrazza.html']) {
      expect(built(file)).toContain('10:00–1:00');
      expect(built(file)).toContain('"opens":"10:00","closes":"01:00"');
    }
    expect(built('en/camere.html')).toMatch(/<img[^>]*superior-[0-9a-f]{8}\b[^>]*alt="The balcony at dawn"/);
    expect(built('contatti.html').match(/<details/g)).toHaveLength(7);
    expect(built('servizi.html')).toMatch(/<a[^>]*href="\/price-list\.pdf"/);
    expect(built('price-list.pdf')).toBe(pdf().toString());
  });
  rmSync(folder, { recursive: true, force: true });
});
