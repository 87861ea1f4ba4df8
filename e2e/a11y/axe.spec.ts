import { questions } from '../../src/hotel/lists.ts';
import { openDialogs } from '../../src/ui/dialogs.ts';
import { expectNoViolations } from '../support/axe.ts';
import { firstVisit, menuButton, requestButton, requestField, sendRequest, toast } from '../support/parts.ts';
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

const t = translator('it');

test.use({ storageState: firstVisit });

for (const { address, language } of addresses) {
  test(`axe finds no violation on ${address}`, {
    tag: ['/', '/contatti'].includes(address) ? [] : '@full',
  }, async ({ page, open }) => {
    await open(address);
    // a wide page has room for the words of either language
    await expectNoViolations(page, 'html', language === 'it' ? ['narrow', 'wide'] : ['narrow']);
  });
}

test.describe('the 404 page', { tag: '@full' }, () => {
  test.use({ expectedErrors: notFoundErrors });

  test('has no axe violation', async ({ page, open }) => {
    await open('/en/nessuna-pagina');
    await expectNoViolations(page);
  });
});

test('axe finds no violation in the menu and in open galleries', { tag: '@full' }, async ({ page, open }) => {
  await open('/camere');
  await menuButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page, openDialogs);
  await page.keyboard.press('Escape');
  for (const category of ['superior', 'classic'] as const) {
    const name = t(`rooms.${category}.gallery`);
    const viewer = page.getByRole('dialog', { name });
    await page.getByRole('group', { name }).getByRole('listitem').first().getByRole('button').click();
    await expect(viewer).toBeVisible();
    await expectNoViolations(page, openDialogs);
    // the last image, zoomed in
    await page.keyboard.press('End');
    await expect(viewer.getByRole('button', { name: t('common.next') })).toBeDisabled();
    await viewer.getByRole('button', { name: t('common.gallery.zoom') }).click();
    await expectNoViolations(page, openDialogs, ['narrow']);
    await page.keyboard.press('Escape');
  }
});

test('axe finds no violation in answers and a rejected and sent request', { tag: '@full' }, async ({ page, open }) => {
  await open('/contatti');
  for (const { question } of questions) await page.getByText(question.it).click();
  await requestButton(page).click();
  await expect(requestField(page, 'name')).toBeFocused();
  await expectNoViolations(page, 'main');
  await sendRequest(page);
  await expect(toast(page)).toBeVisible();
  await expectNoViolations(page);
});

for (const [variant, now] of [
  ['renovation', '2026-03-01T12:00:00Z'],
  ['renovation-after', '2026-06-01T12:00:00Z'],
] as const) {
  test(`axe finds no violation in the announcement “${variant}”`, { tag: '@full' }, async ({ page, open }) => {
    await page.clock.setFixedTime(now);
    await open('/terrazza');
    await expect(page.getByRole('heading', { name: t(`terrazza.notice.${variant}.title`) })).toBeVisible();
    await expectNoViolations(page, ':is([data-banner-part], [data-notice-part])');
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
      await expectNoViolations(page, 'html', ['narrow']);
      await menuButton(page, language).click();
      await expectNoViolations(page, openDialogs, ['narrow']);
    }
  });
});
