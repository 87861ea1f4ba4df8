// Browsers' translation and extensions change the DOM beside React.
import {
  addressOf,
  expect,
  expectedHead,
  hotel,
  type Language,
  languageToggle,
  markWindow,
  otherLanguage,
  type Page,
  type PageId,
  routes,
  test,
  title,
  translator,
  waitForHydration,
  windowMark,
} from '../support/site.ts';

const t = translator('it');
const english = translator('en');

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

/** The message key of a page's heading. */
const headingKey = (id: PageId) => `${id === 'home' ? 'hero' : id}.title` as const;

test('language toggle, links and history work on every page when the browser has translated it', async ({
  page,
  open,
}) => {
  await open('/');
  let shown: Language = 'it';
  for (const { id } of routes.toReversed()) {
    await markWindow(page);
    await translatePage(page);
    await expect(title(page)).toContainText('«');
    await page
      .getByRole('contentinfo')
      .locator(`li a[href="${addressOf(id, shown)}"]`)
      .click();
    await expect(title(page)).toHaveText(translator(shown)(headingKey(id)));
    expect(await windowMark(page), id).toBe('kept');
    await translatePage(page);
    await page.getByRole('banner').locator('form button').click();
    shown = otherLanguage(shown);
    await expect(page).toHaveTitle(expectedHead(id, shown).title);
    await expect(title(page)).toHaveText(translator(shown)(headingKey(id)));
    await expect(page.getByText('«')).toHaveCount(0);
    await waitForHydration(page);
  }
  await page
    .getByRole('contentinfo')
    .locator(`li a[href="${addressOf('rooms', shown)}"]`)
    .click();
  await expect(title(page)).toHaveText(translator(shown)('rooms.title'));
  await translatePage(page);
  await page.goBack();
  await expect(title(page)).toHaveText(translator(shown)('hero.title'));
});

test('menu, gallery, question, form and toast work in a translated page', async ({ page, open }) => {
  await open('/contatti');
  await translatePage(page);
  await markWindow(page);
  await page.getByRole('button', { name: t('nav.openMenu') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('summary').first().click();
  await page.locator('[name=name]').fill('Anna');
  await page.locator('[name=email]').fill('anna@example.com');
  await page.locator('form:has([name=email]) [type=submit]').click();
  const toast = page.getByRole('status').filter({ hasText: t('contact.toast.title') });
  await expect(toast).toBeVisible();
  await translatePage(page);
  await page.locator('[name=name]').fill('Bruno');
  await page.locator('[name=email]').fill('bruno@example.com');
  await page.locator('form:has([name=email]) [type=submit]').click();
  await expect(toast.getByRole('link')).toHaveAttribute('href', /Bruno/);
  await translatePage(page);
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);

  await page.getByRole('button', { name: t('nav.openMenu') }).click();
  await page.getByRole('dialog').locator('a[href="/camere"]').click();
  await expect(title(page)).toHaveText(t('rooms.title'));
  await translatePage(page);
  const gallery = page.getByRole('group', { name: t('rooms.superior.gallery') });
  await gallery.getByRole('button').first().click();
  const viewer = page.getByRole('dialog', { name: t('rooms.superior.gallery') });
  await expect(viewer).toBeVisible();
  await translatePage(page);
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText(t('common.picture.position', { index: 2, count: 4 }), { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  expect(await windowMark(page)).toBe('kept');
});

test.describe('a change of the DOM before hydration', () => {
  // React reports that it has rendered the page on the client
  test.use({ expectedErrors: { recovered: /^error: .*React error #418/ } });

  test('leaves a translated page working', async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const title = document.querySelector('main h1');
        if (!title) return;
        observer.disconnect();
        const translation = document.createElement('font');
        translation.textContent = 'Zitronen, Majolika und Meer';
        title.replaceChildren(translation);
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/');
    await waitForHydration(page);
    await languageToggle(page, 'it').click();
    await expect(page).toHaveTitle(expectedHead('home', 'en').title);
    await page.getByRole('contentinfo').locator('a[href$="/camere"]').click();
    await expect(title(page)).toHaveText(english('rooms.title'));
  });

  test('leaves a page working that a password manager has changed', async ({ page, open }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        for (const input of document.querySelectorAll('main input')) {
          input.after(Object.assign(document.createElement('div'), { className: 'password-manager' }));
        }
      });
    });
    await open('/contatti');
    await expect(title(page)).toHaveText(t('contact.title'));
    await page.locator('[name=name]').fill('Anna');
    await page.locator('[name=email]').fill('anna@example.com');
    await page.getByRole('button', { name: t('contact.form.submit') }).click();
    await expect(page.getByRole('status').filter({ hasText: t('contact.toast.title') })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(hotel.vat);
  });
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
      body.setAttribute('cz-shortcut-listen', 'true');
      body.prepend(Object.assign(document.createElement('div'), { id: 'ext-first' }));
      body.append(Object.assign(document.createElement('grammarly-desktop-integration'), { id: 'ext-last' }));
      for (const input of document.querySelectorAll('input, textarea')) {
        input.setAttribute('data-lpignore', 'true');
        input.setAttribute('data-form-type', 'other');
        input.setAttribute('spellcheck', 'false');
      }
    };
    document.addEventListener('DOMContentLoaded', extend);
  });
  await open('/contatti');
  await expect(page.locator('#ext-first, #ext-last')).toHaveCount(2);
  await page.locator('[name=name]').fill('Anna');
  await page.locator('[name=email]').fill('anna@example.com');
  await page.getByRole('button', { name: t('contact.form.submit') }).click();
  await expect(page.getByRole('status').filter({ hasText: t('contact.toast.title') })).toBeVisible();
  await languageToggle(page, 'it').click();
  await expect(page).toHaveTitle(expectedHead('contact', 'en').title);
  await page.getByRole('contentinfo').locator('a[href="/camere"]').click();
  await expect(page).toHaveTitle(expectedHead('rooms', 'en').title);
  await expect(page.locator('#ext-first, #ext-last')).toHaveCount(2);
  await expect(page.locator('head .darkreader')).toHaveCount(1);
});
