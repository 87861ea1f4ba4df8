// Translation and browser extensions change the DOM without React.
import { footerLink, formField, menuButton, opener, sendRequest, toast, viewer } from '../support/parts.ts';
import {
  addressOf,
  expect,
  expectedHead,
  type Language,
  languageToggle,
  markWindow,
  otherLanguage,
  type Page,
  routes,
  test,
  title,
  translator,
  waitForHydration,
  windowMark,
} from '../support/site.ts';

const t = translator('it');

/** Replaces every text node by elements, as Google Translate and Chrome do. */
function translatePage(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, font, textarea, [translate=no]')) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = `«${text.data}»`;
      outer.append(inner);
      text.replaceWith(outer);
    }
    document.documentElement.classList.add('translated-ltr');
  });
}

/** Sends a request, changes the language and follows a link, as on a page that nothing has changed. */
async function expectWorkingPage(page: Page): Promise<void> {
  await sendRequest(page);
  await expect(toast(page)).toBeVisible();
  await languageToggle(page, 'it').click();
  await expect(page).toHaveTitle(expectedHead('contact', 'en').title);
  await footerLink(page, 'rooms', 'en').click();
  await expect(title(page)).toHaveText(translator('en')('rooms.title'));
}

test('language toggle, links and history work on every translated page', async ({ page, open }) => {
  const heading = (id: string, shown: Language) =>
    translator(shown)(`${id === 'home' ? 'hero' : id}.title` as 'hero.title');
  // a translation changes the names of links
  const link = (address: string) => page.getByRole('contentinfo').locator(`li a[href="${address}"]`);
  await open('/');
  let shown: Language = 'it';
  for (const { id } of routes.toReversed()) {
    await markWindow(page);
    await translatePage(page);
    await expect(title(page)).toContainText('«');
    await link(addressOf(id, shown)).click();
    await expect(title(page)).toHaveText(heading(id, shown));
    expect(await windowMark(page), id).toBe('kept');
    await translatePage(page);
    await page.getByRole('banner').locator('form button').click();
    shown = otherLanguage(shown);
    await expect(page).toHaveTitle(expectedHead(id, shown).title);
    await expect(title(page)).toHaveText(heading(id, shown));
    await expect(page.getByText('«')).toHaveCount(0);
    await waitForHydration(page);
  }
  await link(addressOf('rooms', shown)).click();
  await expect(title(page)).toHaveText(heading('rooms', shown));
  await translatePage(page);
  await page.goBack();
  await expect(title(page)).toHaveText(heading('home', shown));
});

test('menu, gallery, question, form and toast work in a translated page', async ({ page, open }) => {
  await open('/contatti');
  await translatePage(page);
  await markWindow(page);
  await menuButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('summary').first().click();
  for (const name of ['Anna', 'Bruno']) {
    await formField(page, 'name').fill(name);
    await formField(page, 'email').fill('guest@example.com');
    await page.locator('form:has([name=email]) [type=submit]').click();
    await expect(toast(page).getByRole('link')).toHaveAttribute('href', new RegExp(name));
    await translatePage(page);
  }
  await page.keyboard.press('Escape');
  await expect(toast(page)).toHaveCount(0);

  await menuButton(page).click();
  await page.getByRole('dialog').locator('a[href="/camere"]').click();
  await expect(title(page)).toHaveText(t('rooms.title'));
  await translatePage(page);
  await opener(page).click();
  await expect(viewer(page)).toBeVisible();
  await translatePage(page);
  await page.keyboard.press('ArrowRight');
  const position = t('common.picture.position', { index: 2, count: 4 });
  await expect(viewer(page).getByText(position, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  expect(await windowMark(page)).toBe('kept');
});

test('a page works after the browser translates it and a password manager changes it before hydration', async ({
  page,
  open,
  expectedErrors,
}) => {
  // React reports that it has rendered the page on the client
  expectedErrors.push(/^error: .*React error #418/);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const translation = document.createElement('font');
      translation.textContent = 'Zitronen, Majolika und Meer';
      document.querySelector('main h1')?.replaceChildren(translation);
      for (const input of document.querySelectorAll('main input')) {
        input.after(Object.assign(document.createElement('div'), { className: 'password-manager' }));
      }
    });
  });
  await open('/contatti');
  await expectWorkingPage(page);
});

test('a page keeps what extensions add to head and body before hydration', async ({ page, open }) => {
  await page.addInitScript(() => {
    const extend = () => {
      const { documentElement: root, head, body } = document;
      root.setAttribute('data-darkreader-mode', 'dynamic');
      root.classList.add('ext-installed');
      head.prepend(Object.assign(document.createElement('meta'), { className: 'darkreader' }));
      const script = document.createElement('script');
      script.type = 'text/x-extension';
      head.append(script);
      head.querySelector('title')?.setAttribute('data-ext', '');
      body.setAttribute('data-gr-ext-installed', '');
      body.prepend(Object.assign(document.createElement('div'), { id: 'ext-first' }));
      body.append(Object.assign(document.createElement('grammarly-desktop-integration'), { id: 'ext-last' }));
      for (const input of document.querySelectorAll('input, textarea')) {
        input.setAttribute('data-lpignore', 'true');
        input.setAttribute('spellcheck', 'false');
      }
    };
    document.addEventListener('DOMContentLoaded', extend);
  });
  await open('/contatti');
  await expect(page.locator('#ext-first, #ext-last')).toHaveCount(2);
  await expectWorkingPage(page);
  await expect(page.locator('#ext-first, #ext-last')).toHaveCount(2);
  await expect(page.locator('head .darkreader')).toHaveCount(1);
});
