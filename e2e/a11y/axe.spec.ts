import { questions } from '../../src/hotel/lists.ts';
import { openDialogs } from '../../src/ui/dialogs.ts';
import { expectNoViolations } from '../support/axe.ts';
import {
  firstVisit,
  menuButton,
  opener,
  requestButton,
  requestField,
  sendRequest,
  toast,
  viewer,
} from '../support/parts.ts';
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

// English pages have the same elements and colours
for (const { address } of addresses.filter(({ language, id }) => language === 'it' || id === 'home')) {
  test(`axe finds no violation on ${address}`, {
    tag: ['/', '/contatti'].includes(address) ? [] : '@full',
  }, async ({ page, open }) => {
    await open(address);
    await expectNoViolations(page);
  });
}

test.describe('the 404 page', { tag: '@full' }, () => {
  test.use({ expectedErrors: notFoundErrors });

  test('has no axe violation', async ({ page, open }) => {
    await open('/en/nessuna-pagina');
    await expectNoViolations(page);
  });
});

test('axe finds no violation in the menu and in an open gallery', { tag: '@full' }, async ({ page, open }) => {
  await open('/camere');
  await menuButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page, openDialogs);
  await page.keyboard.press('Escape');
  await opener(page).click();
  await expect(viewer(page)).toBeVisible();
  await expectNoViolations(page, openDialogs);
  // the last image, zoomed in
  await page.keyboard.press('End');
  await expect(viewer(page).getByRole('button', { name: t('common.next') })).toBeDisabled();
  await viewer(page)
    .getByRole('button', { name: t('common.gallery.zoom') })
    .click();
  await expectNoViolations(page, openDialogs, ['narrow']);
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
