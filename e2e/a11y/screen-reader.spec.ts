import {
  addressOf,
  expect,
  headOf,
  inNewTab,
  type Language,
  type Locator,
  languageIds,
  type Page,
  phone,
  routes,
  test,
  words,
} from '../support/site.ts';
import { heard } from './accessibility-tree.ts';

/** Goes on by the Tab key until the focus is there. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    expect(await goal.evaluate((element) => element === document.activeElement)).toBe(true);
  }).toPass({ intervals: [0] });
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

for (const language of languageIds) {
  const say = words(language);

  test.describe(`in “${language}”, by keyboard and ear alone,`, () => {
    test('a guest searches for a stay', async ({ page, open }) => {
      await open(addressOf('home', language));
      const search = page.getByRole('form', { name: say('hero.search.title') });
      await tabTo(page, search.getByLabel(say('hero.search.checkin'), { exact: true }));
      // the same day in every order of day and month
      await page.keyboard.type('06062031');
      await tabTo(page, search.getByLabel(say('hero.search.checkout'), { exact: true }));
      await page.keyboard.type('07072031');
      await tabTo(page, search.getByRole('combobox'));
      await page.keyboard.type('4');
      const submit = inNewTab(say('hero.search.submit'), language);
      await tabTo(page, button(page, submit));
      expect(await heard(page, { role: 'form', name: say('hero.search.title') })).toEqual([
        `form “${say('hero.search.title')}”`,
        `Date “${say('hero.search.checkin')}”, value: 2031-06-06`,
        `Date “${say('hero.search.checkout')}”, value: 2031-07-07`,
        `combobox “${say('hero.search.guests')}”, value: ${say('hero.search.guestOption', { count: 4 })}, hasPopup: menu`,
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

    test('a guest goes to another page by the menu, which silences what is behind it', async ({ page, open }) => {
      await open(addressOf('home', language));
      await tabTo(page, button(page, say('nav.openMenu')));
      expect((await heard(page)).slice(0, 8)).toEqual([
        `link “${say('nav.skip')}”`,
        'banner “”',
        expect.stringMatching(/^link “/),
        `button “${say('nav.toggle.name')}”`,
        `link “${inNewTab(say('nav.bookNow'), language)}”`,
        `button “${say('nav.openMenu')}”, focused, hasPopup: dialog`,
        'main “”',
        `image “${say('hero.alt.homeHero')}”`,
      ]);
      await page.keyboard.press('Enter');
      await expect
        .poll(() => heard(page))
        .toEqual([
          `dialog “${say('nav.menuTitle')}”, modal`,
          `StaticText “${say('nav.menuTitle')}”`,
          `button “${say('nav.closeMenu')}”, focused`,
          `navigation “${say('nav.main')}”`,
          ...routes.map(({ id }) => `link “${say(`nav.${id}`)}”`),
          `link “${inNewTab(say('nav.bookNow'), language)}”`,
          `link “${say('common.call', { phone: phone.text })}”`,
        ]);
      await page.keyboard.press('Escape');
      await expect.poll(() => heard(page)).toContain(`button “${say('nav.openMenu')}”, focused, hasPopup: dialog`);
      await page.keyboard.press('Enter');
      await tabTo(page, page.getByRole('dialog').getByRole('link', { name: say('nav.rooms'), exact: true }));
      await page.keyboard.press('Enter');
      await expect.poll(() => heard(page)).toContain(`heading “${say('rooms.title')}”, focused`);
      // what is read from here on is no stop: it has no ring, nor half of one
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('box-shadow', 'none');
      expect((await heard(page)).slice(-2)).toEqual([
        'status “”, live: polite',
        `StaticText “${headOf('rooms', language).title}”`,
      ]);
    });

    test('a guest looks through a gallery', async ({ page, open }) => {
      await open(addressOf('rooms', language));
      const label = say('rooms.superior.gallery');
      const pictures = page.getByRole('group', { name: label }).getByRole('listitem');
      const names = await pictures
        .getByRole('img')
        .evaluateAll((images) => images.map((one) => one.getAttribute('alt')));
      await tabTo(page, pictures.first().getByRole('button'));
      expect((await heard(page)).find((line) => line.includes('focused'))).toContain(
        `${names[0]} . ${say('common.gallery.open')}`,
      );
      await page.keyboard.press('Enter');
      const viewer = (index: number, zoomed = false) => {
        const at = say('common.picture.position', { index, count: 4 });
        return [
          `dialog “${label}”, description: ${at} ${names[index - 1]}, modal`,
          `button “${say('common.gallery.close')}”${zoomed ? '' : ', focused'}`,
          `button “${say('common.gallery.zoom')}”${zoomed ? ', focused, pressed' : ''}`,
          ...names.map((name) => `image “${name}”`),
          `button “${say('common.previous')}”${index === 1 ? ', disabled' : ''}`,
          `StaticText “${at}”`,
          `StaticText “${names[index - 1]}”`,
          `button “${say('common.next')}”`,
        ];
      };
      await expect.poll(() => heard(page)).toEqual(viewer(1));
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => heard(page)).toEqual(viewer(2));
      await expect(
        page.getByText(say('common.picture.position', { index: 2, count: 4 })).locator('../..'),
      ).toHaveAttribute('aria-live', 'polite');
      await tabTo(page, button(page, say('common.gallery.zoom')));
      await page.keyboard.press('Enter');
      await expect.poll(() => heard(page)).toEqual(viewer(2, true));
      await page.keyboard.press('Escape');
      await expect(pictures.first().getByRole('button')).toBeFocused();
    });

    test('a guest sends a request, corrects it, and puts the acknowledgement away', async ({ page, open }) => {
      await open(addressOf('contact', language));
      const form = page.getByRole('main').getByRole('form', { name: say('contact.form.title') });
      const part = { role: 'form', name: say('contact.form.title') };
      const field = (name: string) => form.locator(`[name=${name}]`);
      await tabTo(page, field('name'));
      await page.keyboard.press('Enter');
      await expect.poll(() => heard(page)).toContainEqual(expect.stringMatching(/^alert “.+”, live: assertive$/));
      expect(await heard(page, part)).toEqual(requestForm(language, ['name']));
      await page.keyboard.type('Anna');
      await page.keyboard.press('Tab');
      await page.keyboard.type('anna at example');
      await page.keyboard.press('Enter');
      await expect.poll(() => heard(page)).toContainEqual(expect.stringMatching(/^alert “.*@.*”, live: assertive$/));
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('anna@example.com');
      await page.keyboard.press('Enter');
      const region = { role: 'region', name: say('common.toast.region') };
      await expect
        .poll(() => heard(page, region))
        .toEqual([
          `region “${say('common.toast.region')}”`,
          'status “”, live: polite',
          `StaticText “${say('contact.toast.title')}”`,
          `StaticText “${say('contact.toast.text')}”`,
          `link “${say('contact.toast.mail')}”`,
          `button “${say('common.toast.close')}”`,
        ]);
      await expect(field('email')).toBeFocused();
      await tabTo(page, page.getByRole('link', { name: say('contact.toast.mail') }));
      await page.keyboard.press('Tab');
      await expect(button(page, say('common.toast.close'))).toBeFocused();
      await page.keyboard.press('Enter');
      await expect
        .poll(() => heard(page, region))
        .toEqual([`region “${say('common.toast.region')}”`, 'status “”, live: polite']);
    });
  });
}

/** The request form as it is heard, with one field in focus. */
function requestForm(language: Language, focused: string[]): string[] {
  const say = words(language);
  const line = (role: string, name: 'name' | 'email' | 'phone' | 'checkin' | 'checkout' | 'guests' | 'message') => {
    const required = name === 'name' || name === 'email';
    const label = say(`contact.form.${name}`) + (required ? ' *' : '');
    return [`${role} “${label}”`, focused.includes(name) && 'focused', required && 'required']
      .filter(Boolean)
      .join(', ');
  };
  return [
    `form “${say('contact.form.title')}”`,
    `StaticText “${say('common.required')}”`,
    line('textbox', 'name'),
    line('textbox', 'email'),
    line('textbox', 'phone'),
    line('Date', 'checkin'),
    line('Date', 'checkout'),
    line('spinbutton', 'guests'),
    line('textbox', 'message'),
    `button “${say('contact.form.submit')}”`,
  ];
}
