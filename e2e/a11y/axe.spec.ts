import { openDialogs } from '../../src/ui/dialogs.ts';
import { expectNoViolations } from '../support/axe.ts';
import {
  addresses,
  addressOf,
  bootFailed,
  expect,
  expectedHead,
  moduleErrors,
  notFoundErrors,
  test,
  translator,
} from '../support/site.ts';

test.use({ storageState: { cookies: [], origins: [] } });

for (const { address, language } of addresses) {
  test(`axe finds no violation on ${address}`, {
    tag: ['/', '/contatti'].includes(address) ? [] : '@full',
  }, async ({ page, open }) => {
    await open(address);
    await expectNoViolations(page, 'narrow');
    // a wide page has room for the words of either language
    if (language === 'it') await expectNoViolations(page, 'wide');
  });
}

test('axe finds no violation in the menu', { tag: '@full' }, async ({ page, open }) => {
  await open('/en/contatti');
  await page.getByRole('button', { name: translator('en')('nav.openMenu') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  for (const window of ['wide', 'narrow'] as const) await expectNoViolations(page, window, openDialogs);
});

test.describe('the 404 page', { tag: '@full' }, () => {
  test.use({ expectedErrors: notFoundErrors });

  test('has no axe violation', async ({ page, open }) => {
    await open('/en/nessuna-pagina');
    for (const window of ['wide', 'narrow'] as const) await expectNoViolations(page, window);
  });
});

const t = translator('it');

test(`axe finds no violation in open galleries`, { tag: '@full' }, async ({ page, open }) => {
  await open('/camere');
  for (const category of ['superior', 'classic'] as const) {
    const name = t(`rooms.${category}.gallery`);
    const viewer = page.getByRole('dialog', { name });
    await page.getByRole('group', { name }).getByRole('listitem').first().getByRole('button').click();
    await expect(viewer).toBeVisible();
    for (const window of ['wide', 'narrow'] as const) await expectNoViolations(page, window, openDialogs);
    // the last image, zoomed in
    await page.keyboard.press('End');
    await expect(viewer.getByRole('button', { name: t('common.next') })).toBeDisabled();
    await viewer.getByRole('button', { name: t('common.gallery.zoom') }).click();
    await expectNoViolations(page, 'narrow', openDialogs);
    await page.keyboard.press('Escape');
  }
});

test(`axe finds no violation in a rejected, a corrected and a sent request`, {
  tag: '@full',
}, async ({ page, open }) => {
  await open('/contatti');
  for (const name of ['times', 'parking', 'transfers', 'pets'] as const) {
    await page.getByText(t(`contact.faq.${name}.question`)).click();
  }
  const submit = page.getByRole('main').getByRole('button', { name: t('contact.form.submit') });
  const field = (name: string) => page.locator(`main [name=${name}]`);
  await submit.click();
  await expect(field('name')).toBeFocused();
  for (const window of ['wide', 'narrow'] as const) await expectNoViolations(page, window, 'main');
  await field('name').fill('Anna');
  await field('email').fill('anna@example.com');
  await submit.click();
  await expect(page.getByText(t('contact.toast.text'))).toBeVisible();
  for (const window of ['wide', 'narrow'] as const) await expectNoViolations(page, window);
});

for (const [state, now] of Object.entries({ closed: '2026-03-01T12:00:00Z', reopened: '2026-06-01T12:00:00Z' })) {
  test(`axe finds no violation in the announcements while the terrace is ${state}`, {
    tag: '@full',
  }, async ({ page, open }) => {
    await page.clock.setFixedTime(now);
    await open('/terrazza');
    const heading = t(
      state === 'closed' ? 'terrazza.notice.renovation.title' : 'terrazza.notice.renovation-after.title',
    );
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    for (const window of ['wide', 'narrow'] as const) {
      await expectNoViolations(page, window, ':is([data-banner-part], [data-notice-part])');
    }
  });
}

test.describe('without modules', { tag: '@full' }, () => {
  test.use({ expectedErrors: moduleErrors });

  test('axe finds no violation on pages with a form and a gallery, and in the menu', async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort());
    for (const [id, language] of [
      ['home', 'it'],
      ['rooms', 'en'],
      ['contact', 'it'],
    ] as const) {
      await page.goto(addressOf(id, language));
      await expect(page.locator(bootFailed)).toBeVisible();
      await expect(page).toHaveTitle(expectedHead(id, language).title);
      await expectNoViolations(page, 'narrow');
      await page.getByRole('button', { name: translator(language)('nav.openMenu') }).click();
      await expectNoViolations(page, 'narrow', openDialogs);
    }
  });
});
