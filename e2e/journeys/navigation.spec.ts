import {
  addressOf,
  expect,
  expectedHead,
  hotel,
  inNewTab,
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
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await windowMark(page)).toBe('kept');
}

test('the menu marks the page, and leads to all seven pages without a reload', async ({ page, open }) => {
  const t = translator('it');
  await open('/');
  await markWindow(page);
  let shown: PageId = 'home';
  for (const id of order) {
    await page.evaluate(() => scrollTo(0, 500));
    await page.getByRole('button', { name: t('nav.openMenu') }).click();
    const menu = page.getByRole('dialog', { name: t('nav.menuTitle') });
    await expect(menu.getByRole('navigation').getByRole('link')).toHaveCount(7);
    await expect(menu.locator('[aria-current=page]')).toHaveText([t(`nav.${shown}`)]);
    await menu.getByRole('link', { name: t(`nav.${id}`), exact: true }).click();
    await expect(menu).toBeHidden();
    await expectArrival(page, id, 'it');
    shown = id;
  }
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the footer leads to all seven pages without a reload', { tag: '@full' }, async ({ page, open }) => {
    const t = translator('en');
    await open('/en');
    await markWindow(page);
    for (const id of order) {
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t(`nav.${id}`), exact: true })
        .click();
      await expectArrival(page, id, 'en');
    }
  });
});

test('links in the pages lead where they say', { tag: '@full' }, async ({ page, open }) => {
  const t = translator('it');
  const links = {
    home: {
      [t('hotel.rooms.link')]: 'rooms',
      [t('hotel.terrace.link')]: 'terrazza',
      [t('hotel.location.link')]: 'location',
    },
    services: { [t('services.cta.button')]: 'contact' },
    experiences: { [t('experiences.how.contact')]: 'contact' },
    location: {
      [t('location.transfer.button')]: 'contact',
      [t('location.experiences.button')]: 'contact',
      [t('location.why.button')]: 'home',
      [t('location.final.button')]: 'home',
    },
  } satisfies Partial<Record<PageId, Record<string, PageId>>>;
  for (const [from, targets] of Object.entries(links)) {
    await open(addressOf(from as PageId, 'it'));
    for (const [name, to] of Object.entries<PageId>(targets)) {
      const link = page.getByRole('main').getByRole('link', { name, exact: true }).last();
      await expect(link).toHaveAttribute('href', addressOf(to, 'it'));
    }
  }
  await markWindow(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('location.final.button'), exact: true })
    .last()
    .click();
  await expectArrival(page, 'home', 'it');
});

test('the logo leads home', async ({ page, open }) => {
  await open('/en/camere');
  await markWindow(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: translator('en')('nav.logo', { name: hotel.name }) })
    .click();
  await expectArrival(page, 'home', 'en');
});

test('a click with Ctrl opens the page in a new tab', { tag: '@full' }, async ({ page, open, context }) => {
  const t = translator('it');
  await open('/');
  const tab = context.waitForEvent('page');
  await page.getByRole('link', { name: t('hotel.rooms.link') }).click({ modifiers: ['ControlOrMeta'] });
  await expect(await tab).toHaveURL('/camere');
  await expect(page).toHaveURL('/');
});

test('back and forward show the visited pages without a reload', async ({ page, open }) => {
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

test('links that stay on the page close the menu', { tag: '@full' }, async ({ page, open }) => {
  const t = translator('it');
  await open('/camere');
  for (const name of [t('nav.rooms'), inNewTab(t('nav.bookNow'), 'it'), t('common.call', { phone: phone.text })]) {
    await page.getByRole('button', { name: t('nav.openMenu') }).click();
    await page.getByRole('dialog').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('dialog'), name).toBeHidden();
    await expect(page).toHaveURL('/camere');
  }
});

test('a navigation by the menu completes without animation frames', { tag: '@full' }, async ({ page, open }) => {
  const t = translator('it');
  // view transitions need frames
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

test('the menu opens at the right edge and closes by Escape, the close button and a click beside it', async ({
  page,
  open,
}) => {
  const t = translator('it');
  await open('/');
  const opener = page.getByRole('button', { name: t('nav.openMenu') });
  const menu = page.getByRole('dialog', { name: t('nav.menuTitle') });
  await expect(menu).toBeHidden();
  const closings = [
    () => page.keyboard.press('Escape'),
    () => menu.getByRole('button', { name: t('nav.closeMenu') }).click(),
    () => page.mouse.click(40, 400),
  ];
  for (const close of closings) {
    await opener.click();
    await expect(menu).toBeVisible();
    expect(await rightEdge(page)).toBeLessThanOrEqual(1);
    await close();
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  for (const state of ['just opened', 'open for a while'])
    test(`a tap beside the menu, ${state}, closes it and follows no link behind it`, { tag: '@full' }, async ({
      page,
      open,
    }) => {
      const t = translator('it');
      await open('/');
      const menu = page.getByRole('dialog', { name: t('nav.menuTitle') });
      const link = page.getByRole('link', { name: t('hero.discoverMore') });
      const { x, y } = await link.evaluate((element) => element.getBoundingClientRect().toJSON());
      await page.getByRole('button', { name: t('nav.openMenu') }).tap();
      await expect(menu).toBeVisible();
      if (state === 'open for a while') await expect(page.locator('main')).toHaveAttribute('inert');
      await page.evaluate(() => {
        addEventListener('click', () => document.documentElement.setAttribute('data-test-clicked', ''), true);
      });
      await page.touchscreen.tap(x + 20, y + 20);
      // the browser sends the click after the touch
      await expect(page.locator('html')).toHaveAttribute('data-test-clicked');
      await expect(menu).toBeHidden();
      await waitForFrames(page);
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
  // the page behind becomes inert once the menu is painted
  await expect(page.locator('main')).toHaveAttribute('inert');
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
  // the focus is in the browser's own controls
  stops.delete('BODY');
  expect([...stops].sort()).toEqual(
    [
      t('nav.closeMenu'),
      t('nav.toggle.name'),
      ...order.map((id) => t(`nav.${id}`)),
      inNewTab(t('nav.bookNow'), 'en'),
      t('common.call', { phone: phone.text }),
    ].sort(),
  );
});

test('the page behind the open menu does not move', { tag: '@full' }, async ({ page, open }) => {
  const t = translator('it');
  await open('/');
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  const places = () =>
    page.evaluate(() => ({
      scroll: scrollY,
      logo: document.querySelector('header a[href="/"]')?.getBoundingClientRect().x,
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

test('‘Discover More’ leads to the introduction, and ‘Request Availability’ to the request form', {
  tag: '@full',
}, async ({ page, open }) => {
  const t = translator('en');
  await open('/en');
  await markWindow(page);
  for (const [link, title, address] of [
    [t('hero.discoverMore'), t('hotel.intro.title'), /\/en(#|$)/],
    [t('hotel.booking.request'), t('contact.form.title'), '/en/contatti#request'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(address);
    const heading = page.getByRole('heading', { name: title, exact: true });
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();
    const bar = (await page.getByRole('banner').boundingBox()) as DOMRect;
    expect((await heading.boundingBox())?.y, title).toBeGreaterThanOrEqual(bar.y + bar.height);
  }
  expect(await windowMark(page)).toBe('kept');
});

test('the footer leads to the notes on privacy and accessibility, from their page and another one', {
  tag: '@full',
}, async ({ page, open }) => {
  const t = translator('it');
  await open('/camere');
  for (const [name, id, title] of [
    [t('common.footer.privacy'), 'privacy', t('contact.privacy.title')],
    [t('common.footer.accessibility'), 'accessibility', t('contact.access.title')],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/contatti#${id}`);
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeInViewport();
  }
});

test('each poster of Experiences leads to the heading and the picture of its experience', { tag: '@full' }, async ({
  page,
  open,
}) => {
  const t = translator('it');
  await open(addressOf('experiences', 'it'));
  for (const id of ['transfers', 'boat', 'cooking', 'trekking', 'kayak'] as const) {
    await page
      .getByRole('navigation', { name: t('experiences.posters') })
      .getByRole('link', { name: t(`experiences.card.${id}.title`) })
      .press('Enter');
    const experience = page.getByRole('region', { name: t(`experiences.card.${id}.title`) });
    await expect(experience.getByRole('heading')).toBeFocused();
    await expect(experience.getByRole('img').first()).toBeInViewport({ ratio: 0.9 });
  }
});

test('the first tab stop is the skip link', async ({ page, open }) => {
  const t = translator('it');
  await open('/camere');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('banner').getByRole('link', { name: t('nav.skip') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
