import {
  addresses,
  addressOf,
  expect,
  expectedHead,
  hotel,
  inNewTab,
  languageIds,
  markWindow,
  type Page,
  type PageId,
  phone,
  test,
  translator,
  waitForFrames,
  windowMark,
} from '../support/site.ts';

const order: PageId[] = ['rooms', 'terrazza', 'services', 'experiences', 'location', 'contact', 'home'];

async function expectArrival(page: Page, id: PageId, language: 'it' | 'en'): Promise<void> {
  const { title } = expectedHead(id, language);
  await expect(page).toHaveURL(addressOf(id, language));
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await windowMark(page)).toBe('kept');
}

for (const language of languageIds) {
  const t = translator(language);

  test(`the menu leads to all seven pages of the half that starts in “${language}”, without a reload`, async ({
    page,
    open,
  }) => {
    await open(addressOf('home', language));
    await markWindow(page);
    for (const id of order) {
      await page.evaluate(() => scrollTo(0, 500));
      await page.getByRole('button', { name: t('nav.openMenu') }).click();
      const menu = page.getByRole('dialog', { name: t('nav.menuTitle') });
      await expect(menu.getByRole('navigation').getByRole('link')).toHaveCount(7);
      await menu.getByRole('link', { name: t(`nav.${id}`), exact: true }).click();
      await expect(menu).toBeHidden();
      await expectArrival(page, id, language);
    }
  });

  test(`the footer leads to all seven pages of the half that starts in “${language}”`, async ({ page, open }) => {
    await open(addressOf('home', language));
    await markWindow(page);
    for (const id of order) {
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t(`nav.${id}`), exact: true })
        .click();
      await expectArrival(page, id, language);
    }
  });

  test(`links and buttons in the pages of the half that starts in “${language}” lead where they say`, async ({
    page,
    open,
  }) => {
    const ways: [from: PageId, name: string, to: PageId][] = [
      ['home', t('hotel.rooms.link'), 'rooms'],
      ['home', t('hotel.terrace.link'), 'terrazza'],
      ['home', t('hotel.location.link'), 'location'],
      ['services', t('services.cta.button'), 'contact'],
      ['experiences', t('experiences.how.contact'), 'contact'],
      ['location', t('location.why.button'), 'home'],
      ['location', t('location.final.button'), 'home'],
    ];
    for (const [from, name, to] of ways) {
      await open(addressOf(from, language));
      await markWindow(page);
      await page.getByRole('main').getByRole('link', { name, exact: true }).last().click();
      await expectArrival(page, to, language);
    }
  });
}

test('the logo leads home', async ({ page, open }) => {
  await open('/en/camere');
  await markWindow(page);
  await page.getByRole('banner').getByRole('link').first().click();
  await expectArrival(page, 'home', 'en');
});

test('back and forward go through the pages that were seen, without a reload', async ({ page, open }) => {
  const t = translator('it');
  await open('/');
  await markWindow(page);
  for (const id of ['rooms', 'terrazza'] as const) {
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t(`nav.${id}`), exact: true })
      .click();
    await expectArrival(page, id, 'it');
  }
  await page.goBack();
  await expectArrival(page, 'rooms', 'it');
  await page.goBack();
  await expectArrival(page, 'home', 'it');
  await page.goForward();
  await expectArrival(page, 'rooms', 'it');
});

test('the menu marks the page in view, and no other', async ({ page, open }) => {
  const t = translator('en');
  await open('/en');
  for (const id of order) {
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t(`nav.${id}`), exact: true })
      .click();
    await expectArrivalTitle(page, id);
    await page.getByRole('button', { name: t('nav.openMenu') }).click();
    const menu = page.getByRole('dialog');
    await expect(menu.locator('[aria-current=page]')).toHaveText([t(`nav.${id}`)]);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  }
});

async function expectArrivalTitle(page: Page, id: PageId): Promise<void> {
  await expect(page).toHaveTitle(expectedHead(id, 'en').title);
}

test('choosing the page in view closes the menu and stays', async ({ page, open }) => {
  const t = translator('it');
  await open('/camere');
  await page.getByRole('button', { name: t('nav.openMenu') }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('nav.rooms'), exact: true })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/camere');
});

test('where the system draws no frames the menu closes all the same, and all of the page comes', async ({
  page,
  open,
}) => {
  const t = translator('it');
  // the cross-fade is the browser's own
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('/');
  await page.getByRole('button', { name: t('nav.openMenu') }).click();
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('nav.rooms'), exact: true })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: t('rooms.title') })).toBeFocused();
  await expect(page.locator('#superior')).toBeVisible();
});

test('the menu slides in from the right edge, and goes by Escape, the close button and a click beside it', async ({
  page,
  open,
}) => {
  const t = translator('it');
  await open('/');
  const opener = page.getByRole('button', { name: t('nav.openMenu') });
  const menu = page.getByRole('dialog', { name: t('nav.menuTitle') });
  await expect(menu).toBeHidden();
  const ways = [
    () => page.keyboard.press('Escape'),
    () => menu.getByRole('button', { name: t('nav.closeMenu') }).click(),
    () => page.mouse.click(40, 400),
  ];
  for (const close of ways) {
    await opener.click();
    await expect(menu).toBeVisible();
    expect(await rightEdge(page)).toBeLessThanOrEqual(1);
    await close();
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true });

  for (const state of ['opened just now', 'open for a while'])
    test(`a tap beside the menu, ${state}, closes it and does not follow the link that lies there`, async ({
      page,
      open,
    }) => {
      const t = translator('it');
      await open('/');
      const menu = page.getByRole('dialog', { name: t('nav.menuTitle') });
      const link = page.getByRole('link', { name: t('hero.discoverMore') });
      const { x, y } = await link.evaluate((element) => element.getBoundingClientRect().toJSON());
      await page.getByRole('button', { name: t('nav.openMenu') }).tap();
      if (state === 'open for a while') await expect(page.locator('main')).toHaveAttribute('inert');
      await page.touchscreen.tap(x + 20, y + 20);
      await expect(menu).toBeHidden();
      await page.evaluate(() => new Promise((later) => setTimeout(later, 300)));
      await expect(page).toHaveURL('/');
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
});

/** How far the menu's right edge is from the window's. */
function rightEdge(page: Page): Promise<number> {
  return page.getByRole('dialog').evaluate((menu) => Math.abs(menu.getBoundingClientRect().right - window.innerWidth));
}

test('the keyboard stays inside the open menu', async ({ page, open }) => {
  const t = translator('en');
  await open('/en');
  await page.getByRole('button', { name: t('nav.openMenu') }).press('Enter');
  const stops = new Set<string>();
  for (let press = 0; press < 24; press++) {
    await page.keyboard.press('Tab');
    stops.add(
      await page.evaluate(() => {
        const at = document.activeElement as Element;
        return at.closest('dialog') ? (at.ariaLabel ?? String(at.textContent)) : at.tagName;
      }),
    );
  }
  // the body stands for the browser's own bar
  stops.delete('BODY');
  expect([...stops].sort()).toEqual(
    [
      t('nav.closeMenu'),
      ...order.map((id) => t(`nav.${id}`)),
      inNewTab(t('nav.bookNow'), 'en'),
      t('common.call', { phone: phone.text }),
    ].sort(),
  );
});

test('the page behind the open menu neither scrolls nor jumps', async ({ page, open }) => {
  const t = translator('it');
  await open('/');
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  const places = () =>
    page.evaluate(() => ({
      scroll: scrollY,
      logo: document.querySelector('header a')?.getBoundingClientRect().x,
      tools: document.querySelector('header button')?.getBoundingClientRect().x,
      page: document.querySelector('main')?.getBoundingClientRect().toJSON(),
    }));
  const before = await places();
  await page.getByRole('button', { name: t('nav.openMenu') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 900);
  await waitForFrames(page);
  expect(await places()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await places()).toEqual(before);
});

test('‘Discover More’ brings the introduction of the hotel into view and moves the focus there', async ({
  page,
  open,
}) => {
  const t = translator('en');
  await open('/en');
  await markWindow(page);
  await page.getByRole('link', { name: t('hero.discoverMore') }).click();
  const heading = page.getByRole('heading', { name: t('hotel.intro.title') });
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  expect(await windowMark(page)).toBe('kept');
  const bar = await page.getByRole('banner').boundingBox();
  const place = await heading.boundingBox();
  expect(place?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

test('every request leads to the form on the contact page', async ({ page, open }) => {
  for (const language of languageIds) {
    const t = translator(language);
    const ways: [from: PageId, name: string][] = [
      ['home', t('hotel.booking.request')],
      ['location', t('location.transfer.button')],
      ['location', t('location.experiences.button')],
    ];
    for (const [from, name] of ways) {
      await open(addressOf(from, language));
      await markWindow(page);
      await page.getByRole('main').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(`${addressOf('contact', language)}#request`);
      await expect(page.getByRole('heading', { name: t('contact.form.title'), exact: true })).toBeInViewport();
      expect(await windowMark(page)).toBe('kept');
    }
  }
});

test('the privacy note is reached from every page’s footer', async ({ page, open }) => {
  const t = translator('it');
  for (const from of ['rooms', 'contact'] as const) {
    await open(addressOf(from, 'it'));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('common.footer.privacy') })
      .click();
    await expect(page).toHaveURL('/contatti#privacy');
    await expect(page.getByRole('heading', { name: t('contact.privacy.title'), exact: true })).toBeInViewport();
  }
});

test('the first press of the Tab key offers to skip to the content', async ({ page, open }) => {
  const t = translator('it');
  await open('/camere');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: t('nav.skip') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('where a page’s code cannot be fetched', () => {
  test.use({
    expectedErrors: { request: /^request: .*rooms-.*ERR_FAILED/, console: /^console: Failed to load resource/ },
  });

  test('the browser loads the document instead', async ({ page, open }) => {
    await open('/');
    await markWindow(page);
    await page.route(
      ({ pathname }) => /\/rooms-.*\.js$/.test(pathname) && new URL(page.url()).pathname === '/',
      (route) => route.abort(),
    );
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: translator('it')('nav.rooms'), exact: true })
      .click();
    await expect(page).toHaveTitle(expectedHead('rooms', 'it').title);
    await expect(page).toHaveURL('/camere');
    expect(await windowMark(page)).toBeUndefined();
  });
});

test('every address answers with its page in its language, with and without a slash at the end', async ({ page }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const { id, language, address } of addresses) {
    const { title, description } = expectedHead(id, language);
    const absolute = (of: 'it' | 'en') => new URL(addressOf(id, of), hotel.site).href;
    for (const form of [address, `${address}/`.replace('//', '/')]) {
      const answer = await page.goto(form, { waitUntil: 'commit' });
      expect(answer?.status(), form).toBe(200);
      await expect(page, form).toHaveURL(address);
      await expect(page.locator('html'), form).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 }), form).toHaveCount(1);
      await expect(page, form).toHaveTitle(title);
      await expect(page.locator('meta[name=description]'), form).toHaveAttribute('content', description);
      await expect(page.locator('link[rel=canonical]'), form).toHaveAttribute('href', absolute(language));
      for (const [hreflang, of] of [...languageIds.map((one) => [one, one] as const), ['x-default', 'it'] as const]) {
        const alternate = page.locator(`link[rel=alternate][hreflang=${hreflang}]`);
        await expect(alternate, form).toHaveAttribute('href', absolute(of));
      }
    }
    titles.add(title);
    descriptions.add(description);
  }
  expect(titles.size).toBe(14);
  expect(descriptions.size).toBe(14);
});
