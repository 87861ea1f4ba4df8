import { questions } from '../../src/hotel/lists.ts';
import { openDialogs } from '../../src/ui/dialogs.ts';
import { expectNoViolationsIn } from '../support/axe.ts';
import { formField, menuButton, opener, requestButton, sendRequest, toast, viewer } from '../support/parts.ts';
import {
  addressOf,
  bootFailed,
  expect,
  moduleErrors,
  notFoundErrors,
  type Page,
  routes,
  test,
  translator,
} from '../support/site.ts';

const t = translator('it');

test.use({ viewport: { width: 390, height: 844 } });

/** Expects no violation in a part of the page, whose contrast contrast.full.spec.ts measures. */
const expectNoViolations = (page: Page, part = 'html') =>
  expectNoViolationsIn(page, part, 'light', part, ['color-contrast']);

test.beforeEach(({ firstVisit }) => firstVisit());

// English pages and phones have the same elements
for (const { id } of routes) {
  test(`axe finds no violation on “${id}”`, { tag: '@full' }, async ({ page, open }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(addressOf(id, 'it'));
    await expectNoViolations(page);
  });
}

test('axe finds no violation on the 404 page', { tag: '@full' }, async ({ page, open, expectedErrors }) => {
  expectedErrors.push(...notFoundErrors);
  await open('/en/nessuna-pagina');
  await expectNoViolations(page);
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
  await expectNoViolations(page, openDialogs);
});

test('axe finds no violation in open answers, a rejected request and a sent request', async ({ page, open }) => {
  await open('/contatti');
  for (const { question } of questions) await page.getByText(question.it).click();
  await expect(page.locator('details > p').filter({ visible: true })).toHaveCount(questions.length);
  await requestButton(page).click();
  await expect(formField(page, 'name')).toBeFocused();
  for (const scheme of ['light', 'dark'] as const)
    await expectNoViolationsIn(page, 'main', scheme, 'a rejected request');
  await sendRequest(page);
  await expect(toast(page)).toBeVisible();
  await expectNoViolationsIn(page, 'html', 'light', 'a sent request');
  await expectNoViolationsIn(page, 'main', 'dark', 'a sent request');
});

test('without modules, axe finds no violation on the contact page', { tag: '@full' }, async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(...moduleErrors);
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/contatti');
  await expect(page.locator(bootFailed)).toBeVisible();
  // its form has a note that appears only without modules
  for (const scheme of ['light', 'dark'] as const) await expectNoViolationsIn(page, 'html', scheme, 'without modules');
});
