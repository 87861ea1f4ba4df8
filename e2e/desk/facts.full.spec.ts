import type { Locator, Page, Route } from '@playwright/test';
import { holdBack, waitForFrames } from '../support/site.ts';
import { expect, openPanel, saved, test } from './desk-copy.ts';

const facts = 'src/hotel/facts.json';
const identity = 'src/hotel/identity.json';

/** Clicks some words of a text: the value of a message, and not the words around it. */
async function clickOn(text: Locator, words: string): Promise<void> {
  const position = await text.evaluate((element, wanted) => {
    const range = document.createRange();
    const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const at = node.data.indexOf(wanted);
    range.setStart(node, at);
    range.setEnd(node, at + wanted.length);
    const [value, whole] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
    return { x: value.x - whole.x + value.width / 2, y: value.y - whole.y + value.height / 2 };
  }, words);
  await text.click({ position });
}

/** Reloads the page after the next change is saved and before its response arrives. @returns waits for the reload */
async function reloadWhileSaving(page: Page, typeOn = async () => {}): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const answer = async (route: Route) => {
    await route.fetch();
    await typeOn();
    await page.reload();
    resolve();
  };
  await page.route('**/__desk/change', answer, { times: 1 });
  return () => promise;
}

test('a click on an hour leads to its field, and what is typed there is normalised', async ({
  page,
  openDesk,
  desk,
}) => {
  const site = await openDesk(page, '/terrazza');
  await openPanel(page, 'Testi');
  await clickOn(site.getByText('Dalle 7:30 alle 10:30'), '7:30');
  const breakfast = page.getByRole('group', { name: 'Colazione' }).getByRole('textbox').first();
  await expect(breakfast).toBeFocused();
  await breakfast.fill('08:00');
  await saved(page);
  expect(desk.read(facts)).toContain('"breakfast": { "from": "08:00", "to": "10:30" }');
  // the site reloads
  await expect(site.getByText('Dalle 8:00 alle 10:30')).toBeVisible();

  const bar = page.getByRole('group', { name: 'Bar' }).getByRole('textbox');
  await bar.first().fill('8.00');
  await expect(page.getByText('→ 08:00')).toBeVisible();
  await bar.first().blur();
  await expect(bar.first()).toHaveValue('08:00');
  // two services at the same hour: the line distinguishes them
  await clickOn(site.getByText('8:00–24:00'), '8:00');
  await expect(bar.first()).toBeFocused();

  // one hour of a pair is not saved
  const lunch = page.getByRole('group', { name: 'Pranzo' }).getByRole('textbox');
  await lunch.first().fill('');
  await expect(page.getByText(/Scrivete tutti e due gli orari/)).toBeVisible();
  await lunch.last().fill('');
  await expect.poll(() => JSON.parse(desk.read(facts)).hours.lunch).toEqual({ from: null, to: null });

  const openPart = (name: string) =>
    page
      .getByRole('group')
      .filter({ has: page.getByText(name, { exact: true }) })
      .locator('summary')
      .click();
  await page.getByRole('button', { name: 'Chi siete' }).click();
  await openPart('Coordinate');
  // as maps give both
  await page.getByRole('textbox', { name: 'Latitudine' }).fill('40.70000, 14.65000');
  await page.getByRole('textbox', { name: 'Latitudine' }).blur();
  await expect(page.getByRole('textbox', { name: 'Longitudine' })).toHaveValue('14,65');
  await expect.poll(() => desk.read(identity)).toContain('"latitude": 40.7,');
  await expect.poll(() => desk.read(identity)).toContain('"longitude": 14.65');
  // a partial number may be valid and saved; discarding a refused value restores the value before the visit
  await page.getByRole('textbox', { name: 'Latitudine' }).fill('9');
  await expect.poll(() => desk.read(identity)).toContain('"latitude": 9,');
  await page.getByRole('textbox', { name: 'Latitudine' }).fill('95');
  await page.getByRole('textbox', { name: 'Latitudine' }).blur();
  await page.getByRole('button', { name: 'Lascia com’era' }).click();
  await expect(page.getByRole('textbox', { name: 'Latitudine' })).toHaveValue('40,7');
  await expect.poll(() => desk.read(identity)).toContain('"latitude": 40.7,');
  await page.getByRole('button', { name: 'Buono a sapersi' }).click();
  await openPart('Pagamento');
  const payment = page.getByRole('textbox', { name: 'Inglese' });
  // as a word processor hands over a list
  await payment.fill('•\tA deposit\n•\tThe rest by card');
  await expect(payment).toHaveValue('A deposit; The rest by card');
  // the panel is restored
  await openPanel(page, 'Avvisi');
  await openPanel(page, 'Dati');
  await expect(page.getByRole('button', { name: 'Buono a sapersi' })).toHaveAttribute('aria-pressed', 'true');
  await expect(payment).toHaveValue('A deposit; The rest by card');
});

test('in a field of words the browser undoes letter by letter, also what was typed before a corrected mark', async ({
  page,
  site,
  desk,
}) => {
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible();
  await openPanel(page, 'Dati');
  await page.getByRole('button', { name: 'Chi siete' }).click();
  const name = page.getByRole('textbox', { name: 'Nome dell’hotel' });
  await name.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(` dell'uva "e"...`);
  await expect(name).toHaveValue('Hotel Maiolica dell’uva «e»…');
  for (let count = 0; count < 18; count += 1) await page.keyboard.press('Control+z');
  await expect(name).toHaveValue(/^Hotel Maiolica( d?e?l{0,2})?$/);
  for (let count = 0; count < 18; count += 1) await page.keyboard.press('Control+Shift+Z');
  await expect(name).toHaveValue('Hotel Maiolica dell’uva «e»…');
  await name.blur();
  await expect.poll(() => desk.read(identity)).toContain('"name": "Hotel Maiolica dell’uva «e»…"');
});

test('a line of the to-do list leads to its field, and a refused value with one right replacement offers it', async ({
  page,
  site,
  desk,
}) => {
  await openPanel(page, 'Da fare');
  // the button that undoes names its field too
  await page.getByRole('button', { name: /^partita iva/i }).click();
  const vat = page.getByRole('textbox', { name: /partita iva/i });
  await expect(vat).toBeFocused();
  await vat.fill('1234 5678 903');
  await saved(page);
  expect(desk.read(identity)).toContain('"vat": "IT12345678903"');
  const panel = page.getByRole('complementary', { name: 'Da fare' });
  await page.getByRole('button', { name: 'Indietro' }).click();
  await expect(panel).toBeVisible();
  // marked until there is a new list
  const stale = panel.getByRole('button', { name: /^partita iva/i }).filter({ hasNotText: 'Cambiato adesso' });
  expect(await stale.count()).toBe(0);
  await panel.getByRole('button', { name: /^C’è l’ascensore/ }).click();
  await page.getByRole('button', { name: 'Indietro' }).click();
  // at the line that was left
  await expect(panel.getByRole('button', { name: /^C’è l’ascensore/ })).toBeFocused();
  const sendPage = await holdBack(page, '**/*.js');
  await panel.getByRole('button', { name: /^«L’hotel ha l’ascensore\. Per/ }).click();
  await expect(page.getByRole('textbox', { name: 'Italiano' })).toContainText('L’hotel ha l’ascensore. Per camere');
  await page.getByRole('button', { name: 'Indietro' }).click();
  await panel.getByRole('button', { name: /^indirizzo del sito/i }).click();
  // the text's page takes no key when it arrives
  const address = page.getByRole('textbox', { name: 'Indirizzo del sito' });
  await address.evaluate((input) => input.addEventListener('blur', () => input.setAttribute('data-left', '')));
  const before = await site.getByRole('heading', { level: 1 }).innerText();
  sendPage();
  await expect(site.getByRole('heading', { level: 1 })).not.toHaveText(before, { useInnerText: true });
  await waitForFrames(page);
  await expect(address).not.toHaveAttribute('data-left');

  await address.fill('www.hotelrosa.it/camere');
  await page.getByRole('button', { name: 'Usa questo' }).press('Enter');
  await expect(address).toBeFocused();
  await expect.poll(() => desk.read(identity)).toContain('"site": "https://www.hotelrosa.it"');
  await expect(address).toHaveValue('https://www.hotelrosa.it');
});

test('if someone else has changed an hour meanwhile, the owner keeps their own or takes the other', async ({
  page,
  openDesk,
  desk,
}) => {
  await openDesk(page);
  await openPanel(page, 'Dati');
  const checkIn = page.getByRole('textbox', { name: 'Check-in' });
  const checkOut = page.getByRole('textbox', { name: 'Check-out' });
  await checkIn.fill('25:00');
  await expect(page.getByText(/un’ora da 00:00 a 23:59/)).toBeVisible();
  const others = desk
    .read(facts)
    .replace('"checkIn": "14:00"', '"checkIn": "15:00"')
    .replace('"checkOut": "11:00"', '"checkOut": "10:30"');
  desk.write(facts, others);
  const conflict = page.getByRole('alert').filter({ hasText: 'Nel frattempo qui è stato scritto:' });
  await expect(conflict.getByRole('blockquote')).toHaveText('15:00');
  // untouched fields follow the file, drafts stay
  await expect(checkOut).toHaveValue('10:30');
  await expect(checkIn).toHaveValue('25:00');
  await checkIn.fill('16:00');
  await checkOut.fill('10:00');
  await expect.poll(() => desk.read(facts)).toContain('"checkOut": "10:00"');
  expect(desk.read(facts)).toContain('"checkIn": "15:00"');
  await conflict.getByRole('button', { name: 'Tieni il mio' }).click();
  await expect.poll(() => desk.read(facts)).toContain('"checkIn": "16:00"');
  await expect(conflict).toBeHidden();

  // taking the other value keeps it in the file
  await checkIn.fill('20:00');
  await expect.poll(() => desk.read(facts)).toContain('"checkIn": "20:00"');
  await checkIn.fill('25:00');
  await expect(page.getByText(/un’ora da 00:00 a 23:59/)).toBeVisible();
  desk.write(facts, desk.read(facts).replace('"checkIn": "20:00"', '"checkIn": "15:00"'));
  await expect(conflict.getByRole('blockquote')).toHaveText('15:00');
  await conflict.getByRole('button', { name: 'Prendi l’altro' }).click();
  await expect(page.getByRole('button', { name: /non salvat/ })).toBeHidden();
  await expect(checkIn).toHaveValue('15:00');
});

test('a refused value blocks no other change, outlives its tab, and the bar leads to its field', async ({
  page,
  context,
  openDesk,
  desk,
}) => {
  await openDesk(page);
  await openPanel(page, 'Dati');
  const checkIn = page.getByRole('textbox', { name: 'Check-in' });
  await checkIn.fill('25:00');
  await expect(page.getByText(/un’ora da 00:00 a 23:59/)).toBeVisible();
  // checked once: the message would disappear by itself
  expect(await page.getByText('Salvato.', { exact: true }).isVisible()).toBe(false);
  await page.getByRole('textbox', { name: 'Check-out' }).fill('10:00');
  await expect.poll(() => desk.read(facts)).toContain('"checkOut": "10:00"');
  await openPanel(page, 'Testi');
  const waiting = page.getByRole('button', { name: /^1 non salvata/ });
  await expect(waiting).toHaveAccessibleName('1 non salvata Check-in');

  // leaving the page asks for confirmation
  const asked = page.waitForEvent('dialog');
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await closed;

  const next = await context.newPage();
  await openDesk(next);
  await next.getByRole('button', { name: /^1 non salvata Check-in/ }).click();
  const checkInAgain = next.getByRole('textbox', { name: 'Check-in' });
  await expect(checkInAgain).toBeFocused();
  await expect(checkInAgain).toHaveValue('25:00');
  await expect(next.getByText(/un’ora da 00:00 a 23:59/)).toBeVisible();
  await next.getByRole('button', { name: 'Lascia com’era' }).click();
  await expect(checkInAgain).toHaveValue('14:00');
  await expect(next.getByRole('button', { name: /non salvat/ })).toBeHidden();
});

test('undone changes stay undone: a checkbox at once, and a value that was being saved during a reload', async ({
  page,
  openDesk,
  desk,
}) => {
  await openDesk(page);
  await openPanel(page, 'Dati');
  await page.getByRole('button', { name: 'Chi siete' }).click();
  const name = page.getByRole('textbox', { name: 'Nome dell’hotel' });
  // in the next field nothing has been typed yet
  await name.fill('Hotel Torre Rossa');
  await page.keyboard.press('Tab');
  await expect.poll(() => desk.read(identity)).toContain('"name": "Hotel Torre Rossa"');
  await page.keyboard.press('Control+z');
  await expect(name).toHaveValue('Hotel Maiolica');
  // after the last step its button keeps the focus
  await page.getByRole('button', { name: 'Ripeti: Nome dell’hotel' }).press('Enter');
  await expect(name).toHaveValue('Hotel Torre Rossa');
  const redo = page.getByRole('button', { name: 'Ripeti', exact: true });
  await expect(redo).toBeDisabled();
  await expect(redo).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(name).toHaveValue('Hotel Maiolica');
  const offline = page.getByRole('checkbox', { name: 'Lettura senza rete' });
  await offline.uncheck();
  await page.keyboard.press('Control+z');
  // the status message disappears after four seconds
  await expect(page.getByRole('button', { name: /^Ripeti: Lettura/ })).toBeEnabled();
  await expect(offline).toBeChecked();
  await page.keyboard.press('Control+y');
  await expect(offline).not.toBeChecked();
  await page.keyboard.press('Control+z');
  await expect(offline).toBeChecked();
  await page.keyboard.press('Control+Shift+Z');
  await expect(offline).not.toBeChecked();
  expect(desk.read(identity)).toContain('"name": "Hotel Maiolica"');

  // saved, but unknown to the page when it reloads
  const reloaded = await reloadWhileSaving(page);
  await name.fill('Hotel Torre Blu');
  await name.blur();
  await reloaded();
  expect(desk.read(identity)).toContain('"name": "Hotel Torre Blu"');
  await page.getByRole('button', { name: /^Annulla: Nome/ }).click();
  await expect.poll(() => desk.read(identity)).toContain('"name": "Hotel Maiolica"');
  // waiting drafts are saved with the next change
  await openPanel(page, 'Dati');
  await page.getByRole('textbox', { name: 'Check-in' }).fill('15:00');
  await expect.poll(() => desk.read(facts)).toContain('"checkIn": "15:00"');
  expect(desk.read(identity)).toContain('"name": "Hotel Maiolica"');
});

test('what is typed while a change is being saved is no conflict, and is not undone with it', async ({
  page,
  openDesk,
  desk,
}) => {
  await openDesk(page);
  await openPanel(page, 'Dati');
  const name = page.getByRole('textbox', { name: 'Nome dell’hotel' });
  await page.getByRole('button', { name: 'Chi siete' }).click();
  const send = await holdBack(page, '**/__desk/change');
  const first = page.waitForRequest('**/__desk/change');
  await name.fill('Hotel Torre Blu');
  await first;
  await name.fill('Hotel Torre Blu Mare');
  send();
  await expect.poll(() => desk.read(identity)).toContain('"name": "Hotel Torre Blu Mare"');

  const reloaded = await reloadWhileSaving(page, () => name.fill('Hotel Torre Verde Mare'));
  await name.fill('Hotel Torre Verde');
  await reloaded();
  await expect.poll(() => desk.read(identity)).toContain('"name": "Hotel Torre Verde Mare"');

  // undo takes back what was typed before it, not after it
  await saved(page);
  await page.getByRole('button', { name: 'Chi siete' }).click();
  const release = await holdBack(page, '**/__desk/change');
  await name.fill('Hotel Torre Gialla');
  const change = page.waitForRequest('**/__desk/change');
  await page.keyboard.press('Tab');
  await change;
  await page.getByRole('button', { name: /^Annulla/ }).click();
  await name.fill('Hotel Torre Bianca');
  await page.keyboard.press('Tab');
  release();
  await expect(page.getByRole('alert').getByRole('blockquote')).toBeVisible();
  await expect(name).toHaveValue('Hotel Torre Bianca');
});

test('the page reloads by itself after the desk restarts, and keeps its drafts', async ({ page, openDesk, desk }) => {
  await openDesk(page);
  await openPanel(page, 'Dati');
  const checkIn = page.getByRole('textbox', { name: 'Check-in' });
  await checkIn.fill('25:00');
  await expect(page.getByRole('button', { name: /^1 non salvata/ })).toBeVisible();
  await desk.stop();
  await page.getByRole('textbox', { name: 'Check-out' }).fill('10:00');
  await expect(page.getByText('La scrivania non risponde.')).toBeVisible();
  await expect(page.getByText(/^Non è stato possibile salvare/)).toBeVisible();
  await desk.start();
  await expect.poll(() => desk.read(facts)).toContain('"checkOut": "10:00"');
  await expect(checkIn).toHaveValue('25:00');
  await expect(page.getByText('La scrivania non risponde.')).toBeHidden();
});
