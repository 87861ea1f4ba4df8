import { holdBack } from '../support/site.ts';
import { expect, openPanel, saved, test, typeAtEnd, writeTexts } from './desk-copy.ts';

const file = 'src/announcements/announcements.json';

test('an announcement is a draft until it is added, is shown on its days, and is deleted', async ({
  page,
  site,
  desk,
}) => {
  const banner = site.getByRole('region', { name: 'Avviso dell’hotel' });
  await openPanel(page, 'Avvisi');
  await expect(page.getByText('La terrazza è rinnovata: Da mercoledì 1 aprile 2026')).toBeVisible();
  await page.getByRole('button', { name: 'Aggiungi', exact: true }).click();
  // an untouched draft is not counted as unsaved
  await expect(page.getByRole('button', { name: /non salvat/ })).toBeHidden();
  await page.getByRole('textbox', { name: 'Primo giorno' }).fill('10/2/2027');
  const until = page.getByRole('textbox', { name: 'Finisce prima del' });
  await until.fill('10.02.27');
  await page.keyboard.press('Tab');
  await expect(until).toHaveAccessibleDescription(/La fine deve venire dopo l’inizio/);
  await until.fill('14.02.27');
  await page.keyboard.press('Tab');
  await expect(until).not.toHaveAttribute('aria-invalid', 'true');
  const reasons = page.getByText('Il testo è vuoto');
  const send = await holdBack(page, '**/__desk/change');
  await page.getByRole('button', { name: 'Aggiungi al sito' }).click();
  const sentence = page.getByRole('group', { name: 'Frase', exact: true });
  const english = sentence.getByRole('textbox', { name: 'Inglese' });
  await english.click();
  await expect(page.getByRole('button', { name: /^1 non salvata/ })).toBeVisible();
  send();
  await expect(reasons).toHaveCount(4);
  // the focus stays where the owner has put it
  await expect(english).toBeFocused();
  await page.keyboard.type('There is dancing in the square.');
  await expect(reasons).toHaveCount(3);
  // what is still missing keeps its reason
  await until.fill('15.02.27');
  await page.keyboard.press('Tab');
  await expect(reasons).toHaveCount(3);
  await writeTexts(page, 'Titolo', 'Festa dei limoni', 'Lemon festival');
  await sentence.getByRole('textbox', { name: 'Italiano' }).click();
  await page.keyboard.type('In piazza si balla.');
  await expect(reasons).toHaveCount(0);
  await openPanel(page, 'Testi');
  await page.getByRole('button', { name: /^1 non salvata/ }).click();
  const title = page.getByRole('group', { name: 'Titolo' }).getByRole('textbox', { name: 'Italiano' });
  await expect(title).toHaveText('Festa dei limoni');
  await page.getByRole('button', { name: 'Aggiungi al sito' }).click();
  await saved(page);
  expect(JSON.parse(desk.read(file)).announcements[1]).toMatchObject({
    from: '2027-02-10',
    until: '2027-02-15',
    title: { it: 'Festa dei limoni', en: 'Lemon festival' },
  });
  await expect(page.locator('aside ol').first().locator('> li')).toHaveText([/^La terrazza/, /^Festa dei limoni/]);
  await expect(page.getByText('mercoledì 10 febbraio 2027 – domenica 14 febbraio 2027').first()).toBeVisible();
  await expect(page.getByText('Chi lo chiude legge: La terrazza è rinnovata')).toBeVisible();
  await expect(page.locator('iframe[inert]')).toHaveCount(0);
  // a small laptop with a zoom of 125 %
  await page.setViewportSize({ width: 944, height: 560 });
  await page.getByRole('textbox', { name: 'Giorno', exact: true }).fill('2027-02-12');
  await page.getByRole('button', { name: 'Mostra il sito in questo giorno' }).click();
  await expect(banner).toContainText('Festa dei limoni', { useInnerText: true });
  await expect(banner).toBeInViewport();
  await page.getByRole('button', { name: 'Elimina', exact: true }).click();
  await expect(page.getByText('Eliminata: «Festa dei limoni»')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Annulla: eliminazione della voce «Festa dei limoni»' })).toBeVisible();
  await expect.poll(desk.changed).toEqual([]);
  await expect(banner).toContainText('La terrazza è rinnovata', { useInnerText: true });
  // the site's clock is right again
  await page.getByRole('banner').getByRole('button', { name: 'Mostra oggi' }).click();
  await expect(page.getByRole('combobox', { name: 'Pagina' })).toBeFocused();
  await expect(page.locator('iframe[inert]')).toHaveCount(0);
  const ahead = await site.locator('html').evaluate(() => Math.abs(Date.now() - performance.timeOrigin));
  expect(ahead).toBeLessThan(3_600_000);
});

test('the calendar names the pages of an announcement that is not on all', async ({ page, openDesk, desk }) => {
  const data = JSON.parse(desk.read(file));
  const inBoth = (text: string) => ({ it: text, en: text });
  const dance = { id: 'dance', from: '2090-06-03', until: '2090-06-04', pages: ['home', 'contact'] };
  data.announcements.push({ ...dance, title: inBoth('Ballo'), text: inBoth('In piazza.') });
  desk.write(file, JSON.stringify(data));
  await openDesk(page);
  await openPanel(page, 'Avvisi');
  const calendar = page.getByRole('listitem').filter({ hasText: 'Chi lo chiude legge' });
  await expect(calendar.getByRole('strong')).toHaveText(['Ballo (Home, Contatti)']);
  await expect(calendar).toContainText('Chi lo chiude legge: La terrazza è rinnovata');
});

test('what others have chosen meanwhile is named as in the form', async ({ page, openDesk, desk }) => {
  await openDesk(page);
  await openPanel(page, 'Avvisi');
  await page.getByRole('button', { name: /^La terrazza si rinnova/ }).click();
  const pages = page.getByRole('group', { name: 'In quali pagine' });
  await pages.getByRole('checkbox', { name: 'In tutte le pagine' }).uncheck();
  await saved(page);
  await pages.getByRole('checkbox', { name: 'Home' }).uncheck();
  await expect(pages.getByRole('button', { name: 'Lascia com’era' })).toBeVisible();
  desk.git('checkout', '--quiet', file);
  await expect(pages.getByRole('blockquote')).toHaveText('In tutte le pagine');
});

test('an error of the desk itself shows a message and a button to open it again', async ({ page, desk }) => {
  // any document of the desk's origin
  await page.goto(`${desk.origin}/__desk/state`);
  await page.evaluate(() => sessionStorage.setItem('desk-panel', '{"name": "words", "subject": {}}'));
  await page.goto(desk.origin);
  await expect(page.getByRole('alert')).toContainText('La scrivania si è fermata');
  await page.getByRole('button', { name: 'Riaprite la scrivania' }).click();
  await openPanel(page, 'Avvisi');
});

test('without the browser’s storage, the desk saves', async ({ page, openDesk, desk }) => {
  await page.addInitScript(() => {
    const refusal = () => new DOMException('', 'SecurityError');
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw refusal();
        },
      });
    }
    LockManager.prototype.request = LockManager.prototype.query = () => Promise.reject(refusal());
  });
  const site = await openDesk(page);
  await site.getByRole('heading', { level: 1 }).click();
  await typeAtEnd(page, 'Italiano', ' qui');
  await saved(page);
  expect(desk.changed()).toEqual([' M src/i18n/it.json']);
});
