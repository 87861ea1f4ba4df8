import { openDialogs } from '../../src/ui/dialogs.ts';
import { expectNone } from '../support/axe.ts';
import {
  addresses,
  addressOf,
  bootFailed,
  expect,
  expectedHead,
  languageIds,
  moduleErrors,
  notFoundErrors,
  type Page,
  test,
  translator,
} from '../support/site.ts';

// these visitors have not closed the banner yet
test.use({ storageState: { cookies: [], origins: [] } });

/** The page as it opens, then without the banner, then with the menu. */
async function expectNoneInTheFrame(page: Page, language: 'it' | 'en'): Promise<void> {
  const t = translator(language);
  const banner = page.getByRole('region', { name: t('banner.label') });
  await expect(banner).toBeVisible();
  await expectNone(page, 'wide');
  await banner.getByRole('button', { name: t('banner.close') }).click();
  await expect(banner).toBeHidden();
  await expectNone(page, 'narrow');
  await page.getByRole('button', { name: t('nav.openMenu') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNone(page, 'narrow', openDialogs);
  await expectNone(page, 'wide', openDialogs);
}

for (const { address, language } of addresses) {
  test(`axe finds nothing on ${address}: with the banner and without, with the menu open`, async ({ page, open }) => {
    await open(address);
    await expectNoneInTheFrame(page, language);
  });
}

test.describe('at an unknown address', () => {
  test.use({ expectedErrors: notFoundErrors });

  for (const language of languageIds) {
    test(`axe finds nothing either, in “${language}”`, async ({ page, open }) => {
      await open(`${addressOf('home', language)}/nessuna-pagina`.replace('//', '/'));
      await expectNoneInTheFrame(page, language);
    });
  }
});

for (const language of languageIds) {
  const t = translator(language);

  test(`axe finds nothing in open galleries, in “${language}”`, async ({ page, open }) => {
    await open(addressOf('rooms', language));
    for (const category of ['superior', 'classic'] as const) {
      const name = t(`rooms.${category}.gallery`);
      const viewer = page.getByRole('dialog', { name });
      await page.getByRole('group', { name }).getByRole('listitem').first().getByRole('button').click();
      await expect(viewer).toBeVisible();
      for (const window of ['wide', 'narrow'] as const) await expectNone(page, window, openDialogs);
      // the last picture, enlarged
      await page.keyboard.press('End');
      await expect(viewer.getByRole('button', { name: t('common.next') })).toBeDisabled();
      await viewer.getByRole('button', { name: t('common.gallery.zoom') }).click();
      await expectNone(page, 'narrow', openDialogs);
      await page.keyboard.press('Escape');
    }
  });

  test(`axe finds nothing while a request is refused, corrected and acknowledged, in “${language}”`, async ({
    page,
    open,
  }) => {
    await open(addressOf('contact', language));
    for (const name of ['times', 'parking', 'transfers', 'pets'] as const) {
      await page.getByText(t(`contact.faq.${name}.question`)).click();
    }
    const submit = page.getByRole('main').getByRole('button', { name: t('contact.form.submit') });
    const field = (name: string) => page.locator(`main [name=${name}]`);
    await submit.click();
    await expect(field('name')).toBeFocused();
    for (const window of ['wide', 'narrow'] as const) await expectNone(page, window, 'main');
    await field('name').fill('Anna');
    await field('email').fill('anna@example.com');
    await submit.click();
    await expect(page.getByText(t('contact.toast.text'))).toBeVisible();
    for (const window of ['wide', 'narrow'] as const) await expectNone(page, window);
  });

  for (const [phase, now] of Object.entries({ closed: '2026-03-01T12:00:00Z', reopened: '2026-06-01T12:00:00Z' })) {
    test(`axe finds nothing in what is announced while the terrace is ${phase}, in “${language}”`, async ({
      page,
      open,
    }) => {
      await page.clock.setFixedTime(now);
      await open(addressOf('terrazza', language));
      const said = t(
        phase === 'closed' ? 'terrazza.notice.renovation.title' : 'terrazza.notice.renovation-after.title',
      );
      await expect(page.getByRole('heading', { name: said })).toBeVisible();
      for (const window of ['wide', 'narrow'] as const) {
        await expectNone(page, window, ':is([data-banner-part], main section:has([data-phase]))');
      }
    });
  }
}

test.describe('where scripts cannot be had', () => {
  test.use({ expectedErrors: moduleErrors });

  test('axe finds nothing either: on pages with a form, a gallery, and in the menu', async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort());
    for (const [id, language] of [
      ['home', 'it'],
      ['rooms', 'en'],
      ['contact', 'it'],
    ] as const) {
      await page.goto(addressOf(id, language));
      await expect(page.locator(bootFailed)).toBeVisible();
      await expect(page).toHaveTitle(expectedHead(id, language).title);
      await expectNone(page, 'narrow');
      await page.getByRole('button', { name: translator(language)('nav.openMenu') }).click();
      await expectNone(page, 'narrow', openDialogs);
    }
  });
});
