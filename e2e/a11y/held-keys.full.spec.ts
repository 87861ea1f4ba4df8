// Visitors who release keys slowly. A held key repeats.
import { formField, menu, menuButton, opener, searchButton, toast, viewer } from '../support/parts.ts';
import {
  bookingUrl,
  expect,
  languageToggle,
  mockOtherHosts,
  type Page,
  test,
  title,
  translator,
} from '../support/site.ts';

async function holdEnter(page: Page): Promise<void> {
  for (let count = 0; count < 4; count += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
}

test('Enter held down opens the menu and a picture, and changes the language once', async ({ page, open }) => {
  await open('/camere');
  for (const [button, opened] of [
    [menuButton(page), menu(page)],
    [opener(page), viewer(page)],
  ] as const) {
    await button.focus();
    await holdEnter(page);
    await expect(opened).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opened).toBeHidden();
    await expect(button).toBeFocused();
  }
  await languageToggle(page, 'it').focus();
  await holdEnter(page);
  await expect(title(page)).toHaveText(translator('en')('rooms.title'));
});

test('Enter held down sends one request, and searches once', async ({ page, open, context }) => {
  await open('/contatti');
  await formField(page, 'email').fill('anna@example.com');
  await formField(page, 'name').fill('Anna');
  await holdEnter(page);
  await expect(toast(page)).toBeVisible();
  await expect(formField(page, 'name')).not.toHaveAttribute('aria-invalid', 'true');
  await formField(page, 'message').focus();
  await holdEnter(page);
  await expect(formField(page, 'message')).toHaveValue('\n'.repeat(4));

  await mockOtherHosts(context);
  await open('/');
  const opened = context.waitForEvent('page');
  await searchButton(page).focus();
  await holdEnter(page);
  await expect(await opened).toHaveURL(`${bookingUrl('it')}&adults=2&numAdulti=2`);
  await page.bringToFront();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(context.pages()).toHaveLength(2);
});
