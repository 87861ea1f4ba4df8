import { footerLink, menu, menuButton, menuLink } from '../support/parts.ts';
import {
  expect,
  expectedHead,
  type Language,
  languageToggle,
  markWindow,
  type Page,
  type PageId,
  test,
  title,
  translator,
  windowMark,
} from '../support/site.ts';

/** Expects layout and title in one language. */
async function expectLanguage(page: Page, id: PageId, language: Language): Promise<void> {
  await expect(languageToggle(page, language)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page).toHaveTitle(expectedHead(id, language).title);
}

test('the language toggle changes the page in place and back, announces the new language and stores nothing', async ({
  page,
  open,
  context,
  firstVisit,
}) => {
  await firstVisit();
  await open('/');
  await markWindow(page);
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  for (const [from, to] of [
    ['it', 'en'],
    ['en', 'it'],
  ] as const) {
    await expectLanguage(page, 'home', from);
    await languageToggle(page, from).click();
    await expectLanguage(page, 'home', to);
    await expect(languageToggle(page, to)).toBeFocused();
    await expect(title(page)).toHaveText(translator(to)('hero.title'));
    const announced = page.getByRole('status').getByText(translator(to)('nav.toggle.done'), { exact: true });
    await expect(announced).toHaveAttribute('lang', new RegExp(`^${to}-`));
    await expect(announced).toHaveCount(1);
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => scrollY)).toBe(400);
  }
  expect(await windowMark(page)).toBe('kept');
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  expect(await context.cookies()).toEqual([]);
});

test('a navigation keeps the chosen language, a reload the one of the URL', async ({ page, open }) => {
  await open('/en/camere');
  await languageToggle(page, 'en').click();
  await expectLanguage(page, 'rooms', 'it');
  await footerLink(page, 'services').click();
  await expect(page).toHaveURL('/en/servizi');
  await expectLanguage(page, 'services', 'it');
  await page.goBack();
  await expect(page).toHaveURL('/en/camere');
  await expectLanguage(page, 'rooms', 'it');
  await page.reload();
  await expectLanguage(page, 'rooms', 'en');
});

/** Opens the menu and changes its language to English. */
async function toggleInMenu(page: Page): Promise<void> {
  await menuButton(page).click();
  await menu(page)
    .getByRole('button', { name: translator('it')('nav.toggle.name') })
    .click();
  await expect(menuLink(page, 'rooms', 'en')).toBeVisible();
}

test('the language toggle of the open menu keeps menu and focus', { tag: '@full' }, async ({ page, open }) => {
  const english = translator('en');
  await open('/camere');
  await toggleInMenu(page);
  await expect(menu(page, 'en').getByRole('button', { name: english('nav.toggle.name') })).toBeFocused();
  const announced = page.getByRole('status').filter({ hasText: english('nav.toggle.done') });
  // screen readers hear nothing from an inert element
  await expect(page.locator('main[inert]')).toBeVisible();
  await expect(announced.and(page.locator(':not([inert], [inert] *)'))).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(english('rooms.title'));
  await expect(page).toHaveURL('/camere');
});

test('the other language is prefetched when the pointer reaches the toggle', { tag: '@full' }, async ({
  page,
  open,
}) => {
  const [italian, english] = [translator('it'), translator('en')];
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (['document', 'script'].includes(response.request().resourceType())) bodies.push(response.text());
  });
  const downloaded = async (text: string) => (await Promise.all(bodies)).some((body) => body.includes(text));
  await open('/');
  await page.waitForLoadState('networkidle');
  for (const text of [italian('nav.skip'), italian('hero.subtitle').slice(0, 20)]) {
    expect(await downloaded(text), text).toBe(true);
  }
  const wanted = [english('nav.skip'), english('hero.search.submit')];
  for (const text of wanted) expect(await downloaded(text), text).toBe(false);
  await languageToggle(page, 'it').hover();
  for (const text of wanted) await expect.poll(() => downloaded(text), text).toBe(true);
  expect(await downloaded(english('rooms.intro').slice(0, 20))).toBe(false);
});
