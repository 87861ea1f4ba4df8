import { holdBack, waitForFrames } from '../support/site.ts';
import { expect, field, openPanel, saved, test, typeAtEnd } from './desk-copy.ts';

const facts = 'src/hotel/facts.json';
const dictionaries = { it: 'src/i18n/it.json', en: 'src/i18n/en.json' };

test('typing in a clicked text changes the site at once, and one line of one file', async ({ page, site, desk }) => {
  const heading = site.getByRole('heading', { level: 1 });
  const send = await holdBack(page, '**/__desk/change');
  await heading.click();
  await typeAtEnd(page, 'Italiano', ` gia'`);
  await page.keyboard.press('Enter');
  await page.keyboard.type(`d'estate...`);
  await expect(heading).toHaveText('Limoni, maiolica e mare già d’estate…');
  expect(desk.changed()).toEqual([]);
  send();
  await saved(page);
  expect(desk.changed()).toEqual([` M ${dictionaries.it}`]);
  expect(desk.git('diff', '--numstat')).toMatch(/^1\t1\t/);
  expect(desk.read(dictionaries.it)).toContain('<em>e mare già d’estate…</em>');
  await page.getByRole('heading', { name: 'Testi' }).click();
  await page.keyboard.press('Control+z');
  await expect(heading).toHaveText('Limoni, maiolica e mare');
  await expect(field(page, 'Italiano')).toHaveText('Limoni, maiolica e mare');
  await expect(field(page, 'Inglese')).toHaveAttribute('lang', 'en');
  await expect.poll(desk.changed).toEqual([]);
});

test('a brace, and a placeholder that one language lacks, are refused with a reason, and no keystroke is lost', {
  tag: '@full',
}, async ({ page, site, desk }) => {
  await site.getByRole('heading', { level: 1 }).click();
  await typeAtEnd(page, 'Italiano', ' {blu');
  await expect(field(page, 'Italiano')).toHaveText('Limoni, maiolica e mare {blu');
  await expect(field(page, 'Italiano')).toHaveAttribute('aria-invalid', 'true');
  for (let count = 0; count < 4; count += 1) await page.keyboard.press('Backspace');
  await page.keyboard.type('blu');
  await saved(page);
  expect(desk.read(dictionaries.it)).toContain('<em>e mare blu</em>');

  await site.getByText('Sul lungomare di Maiori, a 50 m').click({ position: { x: 8, y: 8 } });
  const italian = field(page, 'Italiano');
  await italian.locator('[data-value="{metres}"]').click();
  await page.keyboard.press('Delete');
  await expect(page.getByText(/gli stessi dati di quello in inglese/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^1 non salvata/ })).toBeVisible();
  expect(desk.changed()).toEqual([` M ${dictionaries.it}`]);
  expect(desk.git('diff', '--numstat')).toMatch(/^1\t1\t/);
  await page.getByRole('button', { name: '+ metri' }).click();
  await expect(page.getByText(/gli stessi dati di quello in inglese/)).toHaveCount(0);
  // quick clicks count as a double click, though the second one is on a new chip
  for (let count = 0; count < 2; count += 1) {
    await italian.locator('[data-value="{metres}"]').click();
    await page.keyboard.press('Delete');
    await page.getByRole('button', { name: '+ metri' }).click();
  }
  // removed from both languages it is valid, and offered again
  for (const language of ['Italiano', 'Inglese']) {
    await field(page, language).locator('[data-value="{metres}"]').click();
    await page.keyboard.press('Delete');
  }
  await expect(page.getByRole('button', { name: /non salvat/ })).toBeHidden();
  await expect(page.getByRole('button', { name: '+ metri' })).toHaveCount(2);
});

test('a chip keeps its link when it is deleted and put back, and text beside it stays outside', {
  tag: '@full',
}, async ({ page, openDesk, desk }) => {
  const site = await openDesk(page, '/servizi');
  await site.getByText('Accogliamo animali').click({ position: { x: 8, y: 8 } });
  const chip = field(page, 'Italiano').locator('[data-value="{phone}"]');
  await chip.click();
  await page.keyboard.press('Control+x');
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' ');
  await page.keyboard.press('Control+v');
  await page.keyboard.type(' anche ora');
  await expect.poll(() => desk.read(dictionaries.it)).toContain('</email>. <phone>{phone}</phone> anche ora"');
  await chip.click();
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: '+ telefono' }).click();
  await typeAtEnd(page, 'Italiano', ', o domani');
  await expect
    .poll(() => desk.read(dictionaries.it))
    .toContain('</email>. <phone>{phone}</phone> anche ora, o domani"');
});

test('pasted text keeps all its words in one line, and only the values of its page', { tag: '@full' }, async ({
  page,
  site,
  desk,
}) => {
  await site.getByRole('heading', { level: 1 }).click();
  const italian = field(page, 'Italiano');
  await expect(italian).toBeFocused();
  await page.keyboard.press('Control+End');
  const paste = (html: string) =>
    italian.evaluate((element, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', pasted);
      // after a key, Chromium may send this event later than the test pastes
      document.dispatchEvent(new Event('selectionchange'));
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, html);
  const list = '<ul><li>limoni</li><li>barche</li></ul>';
  await paste(`<style>p { color: red }</style><p>, poi</p>${list}<p>e sole<br>d'estate</p>`);
  await expect(italian).toHaveText('Limoni, maiolica e mare, poi; limoni; barche e sole d’estate');
  await saved(page);
  // a double click selects a word with the space after it
  await page.keyboard.press('Control+Home');
  await paste('<html>\n<body>\n<!--StartFragment--><span>Bei </span><!--EndFragment-->\n</body>\n</html>');
  await expect(italian).toHaveText('Bei Limoni, maiolica e mare, poi; limoni; barche e sole d’estate');
  await saved(page);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+End');
  // the page would show nothing for a value that it does not have
  const value = '<span data-value="{parkingMetres}" data-name="parkingMetres">metri</span>';
  await paste(`<p data-pm-slice="1 1 []"> a ${value} m</p>`);
  await expect(italian).toHaveText('Limoni, maiolica e mare, poi; limoni; barche e sole d’estate a … m');
  await saved(page);
  expect(desk.changed()).toEqual([` M ${dictionaries.it}`]);
  // a trailing dot may become an ellipsis
  await page.keyboard.type(' , qui .');
  await expect(italian).toHaveText('Limoni, maiolica e mare, poi; limoni; barche e sole d’estate a … m, qui .');
  await page.getByRole('heading', { name: 'Testi' }).click();
  await expect(italian).toHaveText('Limoni, maiolica e mare, poi; limoni; barche e sole d’estate a … m, qui.');
  await expect.poll(() => desk.read(dictionaries.it)).toContain('m, qui.');
});

test('a change by an editor that adds faults is reported, and an unreadable file is named in place of the site until it is fixed', {
  tag: '@full',
}, async ({ page, site, desk }) => {
  const before = desk.read(facts);
  const said = page.getByText(/^Il sito è stato cambiato fuori/);
  desk.write(facts, before.replace('"checkOut": "11:00"', '"checkOut": "11.00"'));
  await expect(said).toContainText('in «Da fare» c’è scritto perché');
  await page.getByRole('button', { name: 'Chiudi' }).last().click();
  const unreadable = before.replace('"checkIn": ', '"checkIn" ');
  desk.write(facts, unreadable);
  await expect(said).toContainText('in «Da fare» c’è scritto perché');
  const broken = site.getByRole('heading', { name: 'Il sito non si può mostrare' });
  const whole = site.getByRole('heading', { level: 1, name: /^Limoni/ });
  await expect(broken).toBeVisible();
  desk.write(facts, before);
  await expect(whole).toBeVisible();
  await expect(said).toContainText('ora lo vedete com’è');

  // fixed before the desk knows that it was unreadable
  desk.write(facts, unreadable);
  const release = await holdBack(page, '**/__desk/state');
  await page.reload();
  await expect(broken).toBeVisible();
  desk.write(facts, before);
  release();
  await expect(whole).toBeVisible();
});

test('a search finds texts that are not visible, and a click on a picture shows its description', {
  tag: '@full',
}, async ({ page, site }) => {
  await openPanel(page, 'Testi');
  // a text of another page opens that page
  await page.getByRole('button', { name: 'Pagina 404', exact: true }).click();
  await page.getByRole('button', { name: /^Ops! Pagina non trovata/ }).click();
  await expect(site.getByRole('heading', { level: 1 })).toContainText('404');
  await page.getByRole('button', { name: 'Indietro' }).click();
  await page.getByRole('button', { name: 'Pagina 404', exact: true }).click();
  await page.getByLabel('Cerca in tutti i testi').fill('cartoline dai');
  const found = page.getByRole('button', { name: /Cartoline dai dintorni/ });
  await expect(found).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(found).toBeFocused();
  // a new page scrolls to its top in the frame after its change: a busy machine draws it late
  await site.locator('html').evaluate(() => {
    const request = window.requestAnimationFrame;
    window.requestAnimationFrame = (act) => request((time) => setTimeout(act, 400, time));
  });
  await page.keyboard.press('Enter');
  const heading = site.getByRole('heading', { name: 'Cartoline dai dintorni' });
  await waitForFrames(heading);
  await expect(heading).toBeInViewport();
  await heading.click();
  await page.getByRole('combobox', { name: 'Pagina' }).selectOption('Home');
  await page.getByRole('button', { name: 'Indietro' }).click();
  await page.getByLabel('Cerca in tutti i testi').fill('sola barchette carta');
  await page.getByRole('button', { name: /Una barchetta di carta sola/ }).click();
  await expect(field(page, 'Inglese')).toContainText('A');
  // the search is restored
  await page.getByRole('button', { name: 'Indietro' }).click();
  await expect(page.getByRole('button', { name: /Una barchetta di carta sola/ })).toBeFocused();
  await page.getByLabel('Cerca in tutti i testi').fill('');
  await page.getByRole('button', { name: 'Per i motori di ricerca' }).click();
  await page
    .getByRole('button', { name: /Sul lungomare di Maiori, Costa d’Amalfi/ })
    .first()
    .click();
  await expect(page.getByText(/caratteri, da 10 a 65/)).toHaveCount(2);
  await expect(page.getByRole('article', { name: 'Italiano' })).toContainText('Hotel Maiolica | Sul lungomare');
  const reception = site.getByRole('img', { name: /^La reception/ });
  // otherwise the click may meet what is there after the scroll
  await waitForFrames(reception);
  await reception.click();
  await expect(field(page, 'Italiano')).toHaveText(/^La reception, con il bancone/);

  // the bar's button leads back to the list, and then closes it
  const bar = page.getByRole('navigation');
  await bar.getByRole('button', { name: 'Fotografie' }).click();
  await expect(page.getByRole('complementary', { name: 'Fotografie', exact: true })).toBeVisible();
  await bar.getByRole('button', { name: 'Fotografie' }).click();
  await expect(page.getByRole('complementary')).toBeHidden();
});

test('a click finds a text and a fact without caretPositionFromPoint, as in Safari', { tag: '@full' }, async ({
  page,
  openDesk,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, 'caretPositionFromPoint');
  });
  const site = await openDesk(page);
  await site.getByRole('heading', { level: 1 }).click({ position: { x: 20, y: 20 } });
  await expect(field(page, 'Italiano')).toHaveText('Limoni, maiolica e mare');
  // without a position, the click would find the paragraph's text
  const metres = await site.getByText('Sul lungomare di Maiori, a 50 m').evaluate((paragraph) => {
    const text = paragraph.firstChild as Text;
    const range = document.createRange();
    range.setStart(text, text.data.indexOf('50'));
    range.setEnd(text, text.data.indexOf('50') + 1);
    const [{ x, y }, box] = [range.getBoundingClientRect(), paragraph.getBoundingClientRect()];
    return { x: x - box.x + 4, y: y - box.y + 8 };
  });
  await site.getByText('Sul lungomare di Maiori, a 50 m').click({ position: metres });
  await expect(page.getByRole('textbox', { name: 'Metri' }).first()).toBeFocused();
});

test('a plural is changed case by case', { tag: '@full' }, async ({ page, openDesk, desk }) => {
  const site = await openDesk(page, '/camere');
  await openPanel(page, 'Testi');
  await page.getByRole('button', { name: '… ospiti' }).click();
  const others = page.getByRole('textbox', { name: 'Italiano, Altrimenti' });
  await expect(page.getByRole('button', { name: 'Corsivo' }).first()).toBeVisible();
  await others.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' felici');
  await expect(site.getByText('4 ospiti felici').first()).toBeVisible();
  await expect(site.getByText('1 ospite', { exact: true }).first()).toBeVisible();
  await saved(page);
  expect(desk.read(dictionaries.it)).toContain(
    '{count, plural, one {<em>#</em> ospite} other {<em>#</em> ospiti felici}}',
  );
  await others.press('Control+a');
  await page.keyboard.type('ospiti');
  await expect(page.getByRole('button', { name: '+ numero' })).toBeVisible();
});

test('a title is rewritten without its italics, which stay in the other language', { tag: '@full' }, async ({
  page,
  site,
  desk,
}) => {
  await site.getByRole('heading', { level: 1 }).click();
  await field(page, 'Italiano').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Il mare sotto casa');
  await page.keyboard.press('Control+a');
  // the first press makes all of it italic
  await page.keyboard.press('Control+i');
  await page.keyboard.press('Control+i');
  await expect.poll(() => desk.read(dictionaries.it)).toContain('"Il mare sotto casa"');
  expect(desk.read(dictionaries.en)).toContain('<em>and the sea</em>');
  await expect(page.getByRole('button', { name: /non salvat/ })).toBeHidden();

  // a button has no italics
  await site.getByRole('link', { name: 'Prenota ora' }).first().click();
  await expect(field(page, 'Italiano')).toHaveText('Prenota ora');
  await expect(page.getByRole('button', { name: 'Corsivo' })).toHaveCount(0);
});

test('a lagging text is reviewed, and the review is undone', { tag: '@full' }, async ({ page, site }) => {
  await site.getByText('Arrivo', { exact: true }).click();
  await typeAtEnd(page, 'Italiano', ' in hotel');
  await saved(page);
  await openPanel(page, 'Da fare');
  const panel = page.getByRole('complementary', { name: 'Da fare' });
  const line = panel.getByRole('listitem').filter({ hasText: 'Check-in' });
  await line.getByRole('button', { name: 'Va bene così' }).click();
  await expect(page.getByText('Rivisto.', { exact: true })).toBeVisible();
  await expect(line.getByRole('button', { name: 'Va bene così' })).toBeHidden();
  await line.getByRole('button', { name: 'Rimetti in elenco' }).click();
  await expect(line.getByRole('button', { name: 'Va bene così' })).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Appena rivisti' })).toBeHidden();
});

test('the site in the desk can be used, opens other pages, is as narrow as on a phone, and keeps its scroll position', {
  tag: '@full',
}, async ({ page, site, desk }) => {
  await openPanel(page, 'Testi');
  const link = site.getByRole('link', { name: 'Scopri le camere' });
  await link.click();
  await expect(field(page, 'Italiano')).toHaveText('Scopri le camere');
  await page.getByRole('button', { name: 'Usa il sito' }).click();
  await link.click();
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Dormire con il mare accanto');
  await expect(page).toHaveURL(/\/camere$/);
  // the address stays Italian, and the next chosen page is
  await site.getByRole('banner').getByRole('button', { name: /^EN/ }).click();
  await expect(site.locator('html')).toHaveAttribute('lang', 'en');

  await page.getByRole('button', { name: 'Chiudi', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Testi' })).toBeFocused();
  const chooser = page.getByRole('banner').getByLabel('Pagina');
  for (const [name, path, title] of [
    ['Contatti', '/contatti', 'Scrivi, telefona o passa'],
    // the same page in the other language
    ['Contact', '/en/contatti', 'Write, call or drop in'],
  ] as const) {
    await chooser.selectOption(name);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(site.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  // a click on an English page focuses the English field
  await site.getByRole('heading', { level: 1 }).click({ position: { x: 20, y: 20 } });
  await expect(field(page, 'Inglese')).toBeFocused();

  await page.getByRole('button', { name: 'Il sito su un telefono' }).click();
  await expect.poll(() => site.locator('html').evaluate(() => innerWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Il sito su un telefono' }).click();
  await expect.poll(() => site.locator('html').evaluate(() => innerWidth)).toBeGreaterThan(600);

  // until the page with the new content is ready
  const blank = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const first = document.querySelector('iframe');
        let frames = 0;
        const look = () => {
          const shown = document.querySelector('iframe:not([inert])') as HTMLIFrameElement | null;
          if (!shown?.contentDocument?.querySelector('h1')) frames += 1;
          if (shown && shown !== first) resolve(frames);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  const release = await holdBack(page, '**/en/contatti');
  desk.write(facts, desk.read(facts).replace('"checkIn": "14:00"', '"checkIn": "15:00"'));
  await expect(page.locator('iframe[inert]')).toBeAttached();
  await site.locator('html').evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  release();
  expect(await blank).toBe(0);
  expect(await site.locator('html').evaluate(() => scrollY)).toBe(900);
});
