import { expect, inNewTab, type Locator, type Page, phone, routes, test, translator } from '../support/site.ts';
import { readAccessibilityTree } from './accessibility-tree.ts';

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  do await page.keyboard.press('Tab');
  while (!(await target.evaluate((element) => element === document.activeElement)));
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const t = translator('it');

test.describe('by keyboard and screen reader', () => {
  test('a guest searches for a stay', async ({ page, open }) => {
    await open('/');
    const search = page.getByRole('form', { name: t('hero.search.title') });
    await tabTo(page, search.getByLabel(t('hero.search.checkin'), { exact: true }));
    // the same date with day or month first
    await page.keyboard.type('06062031');
    await tabTo(page, search.getByLabel(t('hero.search.checkout'), { exact: true }));
    await page.keyboard.type('07072031');
    await tabTo(page, search.getByRole('combobox'));
    await page.keyboard.type('4');
    const submit = inNewTab(t('hero.search.submit'), 'it');
    await tabTo(page, button(page, submit));
    expect(await readAccessibilityTree(page, { role: 'form', name: t('hero.search.title') })).toEqual([
      `form “${t('hero.search.title')}”`,
      `Date “${t('hero.search.checkin')}”, value: 2031-06-06`,
      `Date “${t('hero.search.checkout')}”, value: 2031-07-07`,
      `combobox “${t('hero.search.guests')}”, value: ${t('hero.search.guestOption', { count: 4 })}, hasPopup: menu`,
      `button “${submit}”, focused`,
    ]);
    const opened = page.context().waitForEvent('page');
    await page.keyboard.press('Enter');
    const asked = new URL((await opened).url()).searchParams;
    expect([asked.get('checkin'), asked.get('checkout'), asked.get('adults')]).toEqual([
      '2031-06-06',
      '2031-07-07',
      '4',
    ]);
  });

  test('a guest opens the menu, which hides the page behind it', { tag: '@full' }, async ({ page, open }) => {
    await open('/');
    await tabTo(page, button(page, t('nav.openMenu')));
    expect((await readAccessibilityTree(page)).slice(0, 8)).toEqual([
      'banner “”',
      `link “${t('nav.skip')}”`,
      expect.stringMatching(/^link “/),
      `button “${t('nav.toggle.name')}”`,
      `link “${inNewTab(t('nav.bookNow'), 'it')}”`,
      `button “${t('nav.openMenu')}”, focused, hasPopup: dialog`,
      'main “”',
      `image “${t('hero.alt.homeHero')}”`,
    ]);
    await page.keyboard.press('Enter');
    await expect
      .poll(() => readAccessibilityTree(page))
      .toEqual([
        `dialog “${t('nav.menuTitle')}”, modal`,
        `StaticText “${t('nav.menuTitle')}”`,
        `button “${t('nav.closeMenu')}”, focused`,
        `navigation “${t('nav.main')}”`,
        ...routes.map(({ id }) => `link “${t(`nav.${id}`)}”`),
        `link “${inNewTab(t('nav.bookNow'), 'it')}”`,
        `button “${t('nav.toggle.name')}”`,
        `link “${t('common.call', { phone: phone.text.replaceAll('\u00a0', ' ') })}”`,
        // the new language is announced here
        'status “”, live: polite',
      ]);
    await page.keyboard.press('Escape');
    await expect
      .poll(() => readAccessibilityTree(page))
      .toContain(`button “${t('nav.openMenu')}”, focused, hasPopup: dialog`);
  });

  test('a guest browses a gallery', { tag: '@full' }, async ({ page, open }) => {
    await open('/camere');
    const label = t('rooms.superior.gallery');
    const pictures = page.getByRole('group', { name: label }).getByRole('listitem');
    const names = await pictures.getByRole('img').evaluateAll((images) => images.map((one) => one.getAttribute('alt')));
    await tabTo(page, pictures.first().getByRole('button'));
    expect((await readAccessibilityTree(page)).find((line) => line.includes('focused'))).toContain(
      `${names[0]} . ${t('common.gallery.open')}`,
    );
    await page.keyboard.press('Enter');
    const viewer = (index: number, zoomed = false) => {
      const at = t('common.picture.position', { index, count: 4 });
      return [
        `dialog “${label}”, description: ${at} ${names[index - 1]}, modal`,
        `button “${t('common.gallery.close')}”${zoomed ? '' : ', focused'}`,
        `button “${t('common.gallery.zoom')}”${zoomed ? ', focused, pressed' : ''}`,
        `list “${label}”`,
        ...names.map((name) => `image “${name}”`),
        `button “${t('common.previous')}”${index === 1 ? ', disabled' : ''}`,
        `StaticText “${at}”`,
        `StaticText “${names[index - 1]}”`,
        `button “${t('common.next')}”`,
        'status “”, live: polite',
        `StaticText “${label}”`,
      ];
    };
    await expect.poll(() => readAccessibilityTree(page)).toEqual(viewer(1));
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => readAccessibilityTree(page)).toEqual(viewer(2));
    await expect(page.getByRole('dialog').locator('[aria-live=polite]')).toContainText(
      t('common.picture.position', { index: 2, count: 4 }),
    );
    await tabTo(page, button(page, t('common.gallery.zoom')));
    await page.keyboard.press('Enter');
    await expect.poll(() => readAccessibilityTree(page)).toEqual(viewer(2, true));
  });

  test('a guest sends a request, corrects it and dismisses the toast', async ({ page, open }) => {
    await open('/contatti');
    const form = page.getByRole('main').getByRole('form', { name: t('contact.form.title') });
    const field = (name: string) => form.locator(`[name=${name}]`);
    await tabTo(page, field('name'));
    await page.keyboard.press('Enter');
    await expect
      .poll(() => readAccessibilityTree(page))
      .toContainEqual(expect.stringMatching(/^alert “.+”, live: assertive$/));
    expect(await readAccessibilityTree(page, { role: 'form', name: t('contact.form.title') })).toEqual([
      `form “${t('contact.form.title')}”`,
      `StaticText “${t('common.required')}”`,
      `textbox “${t('contact.form.name')} *”, invalid, focused, required`,
      `textbox “${t('contact.form.email')} *”, invalid, required`,
      `textbox “${t('contact.form.phone')}”`,
      `Date “${t('contact.form.checkin')}”`,
      `Date “${t('contact.form.checkout')}”`,
      `spinbutton “${t('contact.form.guests')}”`,
      `textbox “${t('contact.form.message')}”`,
      `button “${t('contact.form.submit')}”`,
    ]);
    await page.keyboard.type('Anna');
    await page.keyboard.press('Tab');
    await page.keyboard.type('anna at example');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => readAccessibilityTree(page))
      .toContainEqual(expect.stringMatching(/^alert “.*@.*”, live: assertive$/));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('anna@example.com');
    await page.keyboard.press('Enter');
    const region = { role: 'region', name: t('common.toast.region') };
    await expect
      .poll(() => readAccessibilityTree(page, region))
      .toEqual([
        `region “${t('common.toast.region')}”`,
        'status “”, live: polite',
        `StaticText “${t('contact.toast.title')}”`,
        `StaticText “${t('contact.toast.text')}”`,
        `link “${t('contact.toast.mail')}”`,
        `button “${t('common.toast.close')}”`,
      ]);
    await expect(field('email')).toBeFocused();
    await tabTo(page, page.getByRole('link', { name: t('contact.toast.mail') }));
    await page.keyboard.press('Tab');
    await expect(button(page, t('common.toast.close'))).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field('email')).toBeFocused();
    expect(await readAccessibilityTree(page)).not.toContain(`region “${t('common.toast.region')}”`);
  });
});
