import { formField, gallery, menu, menuButton, menuLink, requestButton, searchButton } from '../support/parts.ts';
import {
  addressOf,
  bookingUrl,
  email,
  expect,
  expectedHead,
  heroImage,
  hotel,
  languageIds,
  languageToggle,
  mockOtherHosts,
  phone,
  routes,
  test,
  translator,
} from '../support/site.ts';

const t = translator('it');

test('the document contains all text of its page', { tag: '@full' }, async ({ page, open }) => {
  for (const { id } of routes) {
    await open(addressOf(id, 'it'));
    const [sent, live] = await page.evaluate(async () => {
      const request = new XMLHttpRequest();
      request.responseType = 'document';
      request.open('GET', location.href);
      request.send();
      await new Promise((loaded) => request.addEventListener('load', loaded));
      return [request.response as Document, document].map((one) => {
        // texts for scripts or without them, the opening status, today's sunset
        const asides = 'noscript, [data-open] > span, [data-scripted] > p > span';
        for (const aside of one.querySelectorAll(asides)) aside.remove();
        return one.querySelector('main')?.textContent;
      });
    });
    expect(sent, id).toBe(live);
  }
});

test.describe('without scripts, on a phone', () => {
  test.use({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });

  test('every page shows its text', async ({ page }) => {
    for (const { id } of routes) {
      await page.goto(addressOf(id, 'it'));
      const hidden = await page
        .getByRole('main')
        .locator('css=:is(h1, h2, h3, h4, p, li, dt, dd, th, td, label)')
        .evaluateAll((elements) =>
          (elements as HTMLElement[])
            .filter(
              (element) =>
                !element.closest('[data-variant], [data-scripted], [data-letter], [data-sheet], details, [aria-live]'),
            )
            .filter((element) => element.textContent.trim() && !element.checkVisibility({ opacityProperty: true }))
            .map((element) => element.textContent),
        );
      expect(hidden, id).toEqual([]);
      await expect(page.getByRole('contentinfo')).toContainText(hotel.vat);
    }
  });

  test('styles, fonts and images load', { tag: '@full' }, async ({ page }) => {
    const files: string[] = [];
    page.on('requestfinished', (request) => void files.push(request.resourceType()));
    await page.goto('/');
    await expect.poll(() => files.filter((type) => type === 'font').length).toBe(3);
    expect(await heroImage(page).evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
      /\/home-hero-portrait.*\.svg$/,
    );
    // a style from below the fold
    const link = page.getByRole('contentinfo').getByRole('link').first();
    await expect(link).toHaveCSS('text-decoration-color', 'rgba(0, 0, 0, 0)');
  });

  test('the renovation is announced with its date, whatever the day', { tag: '@full' }, async ({ page }) => {
    for (const [language, date] of [
      ['it', '1 aprile 2026'],
      ['en', '1 April 2026'],
    ] as const) {
      const t = translator(language);
      await page.goto(addressOf('terrazza', language));
      await expect(page.getByText(t('banner.renovation-any.text', { until: date })).last()).toBeVisible();
      await expect(page.getByText(t('terrazza.notice.renovation-any.text', { until: date })).first()).toBeVisible();
    }
  });

  test('controls that need scripts are hidden, and the map loads with its page', { tag: '@full' }, async ({ page }) => {
    const buttons = [t('banner.close'), t('hero.sun'), t('location.sheet.print'), t('common.share')];
    await page.goto(addressOf('rooms', 'it'));
    await expect(gallery(page).getByRole('img').first()).toBeVisible();
    await expect(gallery(page).getByRole('button')).toHaveCount(0);
    for (const id of ['home', 'terrazza', 'contact', 'location'] as const) {
      await page.goto(addressOf(id, 'it'));
      await expect(page.getByRole('contentinfo')).toBeVisible();
      for (const name of buttons) await expect(page.getByRole('button', { name, exact: true }), id).toHaveCount(0);
      // whether the restaurant is open
      await expect(page.locator('main [data-open]'), id).toHaveCount(0);
    }
    await expect(page.locator('iframe')).toHaveAttribute('src', hotel.map.embed);
    await expect(page.locator('iframe')).toHaveAttribute('loading', 'lazy');
  });

  test('the language toggle leads to the page’s URL in the other language, and back', { tag: '@full' }, async ({
    page,
  }) => {
    await page.goto('/camere');
    for (const [shown, other] of [
      ['it', 'en'],
      ['en', 'it'],
    ] as const) {
      await languageToggle(page, shown).click();
      await expect(page).toHaveTitle(expectedHead('rooms', other).title);
      await expect(page.locator('html')).toHaveAttribute('lang', other);
    }
  });

  test('the menu closes by its button and its veil, leads to a page, and keeps the keyboard inside', {
    tag: '@full',
  }, async ({ page }) => {
    await page.goto('/');
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await menu(page)
      .getByRole('button', { name: t('nav.closeMenu') })
      .click();
    await expect(menu(page)).toBeHidden();
    await menuButton(page).click();
    await menuLink(page, 'rooms').click();
    await expect(page).toHaveTitle(expectedHead('rooms', 'it').title);
    await expect(menu(page)).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 800 });
    await menuButton(page).click();
    await expect(menu(page).getByRole('button', { includeHidden: true })).toHaveCount(3);
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus:not(body, dialog *)')).toHaveCount(0);
      await expect(page.locator(':focus[aria-hidden]')).toHaveCount(0);
    }
    await page.mouse.click(200, 400);
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await expect(page).toHaveURL('/camere');
  });

  test('the search opens the booking engine with the chosen dates', async ({ page, context }) => {
    await mockOtherHosts(context);
    for (const language of languageIds) {
      const t = translator(language);
      await page.goto(addressOf('home', language));
      await page.getByLabel(t('hero.search.checkin'), { exact: true }).fill('2027-06-05');
      await page.getByLabel(t('hero.search.checkout'), { exact: true }).fill('2027-06-12');
      await formField(page, 'adults').selectOption('3');
      const opened = context.waitForEvent('page');
      await searchButton(page, language).click();
      const tab = await opened;
      await expect(tab).toHaveURL(`${bookingUrl(language)}&checkin=2027-06-05&checkout=2027-06-12&adults=3`);
      await tab.close();
    }
  });

  test('a request is written in the mail program', async ({ page }) => {
    await page.goto('/contatti');
    await expect(
      page.getByText(t('contact.form.noScript', { email: email.text, phone: phone.text }), { exact: true }),
    ).toBeVisible();
    await expect(formField(page, 'name')).toBeHidden();
    await expect(requestButton(page)).toBeHidden();
    const letter = page.waitForRequest(/^mailto:.*body=Buongiorno%2C.*Telefono%3A%20%0D%0A/);
    await page.getByRole('link', { name: t('contact.form.letter.open') }).click();
    await letter;
  });
});
