// Visitors who release keys slowly. A held key repeats.
import { formField, menu, menuButton, opener, viewer } from '../support/parts.ts';
import { expect, languageToggle, type Page, test, title, translator } from '../support/site.ts';

async function holdEnter(page: Page): Promise<void> {
  for (let count = 0; count < 4; count += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
}

// one listener serves every control
test('Enter held down opens the menu and a picture, changes the language once, and adds lines to a message', async ({
  page,
  open,
}) => {
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
  await open('/contatti');
  await formField(page, 'message').focus();
  await holdEnter(page);
  await expect(formField(page, 'message')).toHaveValue('\n'.repeat(4));
});
