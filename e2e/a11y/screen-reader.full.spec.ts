// What a screen reader says to a visitor who uses the keyboard. ../screen-reader/ records Orca.
import { formField, requestForm, toastRegion } from '../support/parts.ts';
import { expect, type Locator, type Page, test, translator } from '../support/site.ts';

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  do await page.keyboard.press('Tab');
  while (!(await target.evaluate((element) => element === document.activeElement)));
}

const t = translator('it');

test('by keyboard and screen reader, a visitor sends a request and dismisses the toast', async ({ page, open }) => {
  await open('/contatti');
  await tabTo(page, formField(page, 'name'));
  await page.keyboard.press('Enter');
  await expect(requestForm(page)).toMatchAriaSnapshot(`
    - form "${t('contact.form.title')}":
      - paragraph: ${t('common.required')}
      - textbox "${t('contact.form.name')} *" [invalid]
      - textbox "${t('contact.form.email')} *" [invalid]
      - textbox "${t('contact.form.phone')}"
      - textbox "${t('contact.form.checkin')}"
      - textbox "${t('contact.form.checkout')}"
      - spinbutton "${t('contact.form.guests')}"
      - textbox "${t('contact.form.message')}"
      - button "${t('contact.form.submit')}"
  `);
  await expect(formField(page, 'name')).toBeFocused();
  await page.keyboard.type('Anna');
  await page.keyboard.press('Tab');
  await page.keyboard.type('anna@example.com');
  await page.keyboard.press('Enter');
  await expect(toastRegion(page)).toMatchAriaSnapshot(`
    - region "${t('common.toast.region')}":
      - status:
        - paragraph: ${t('contact.toast.title')} ${t('contact.toast.text')}
        - link "${t('contact.toast.mail')}"
        - button "${t('common.toast.close')}"
  `);
  await expect(formField(page, 'email')).toBeFocused();
  await tabTo(page, toastRegion(page).getByRole('link'));
  await page.keyboard.press('Tab');
  await expect(toastRegion(page).getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(formField(page, 'email')).toBeFocused();
  await expect(toastRegion(page)).toHaveCount(0);
});
