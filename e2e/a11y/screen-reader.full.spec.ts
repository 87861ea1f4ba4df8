// What a screen reader says to a visitor who uses the keyboard. ../screen-reader/ records Orca.
import { formField, gallery, requestForm, toastRegion, viewer } from '../support/parts.ts';
import { expect, type Locator, type Page, test, translator } from '../support/site.ts';

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  do await page.keyboard.press('Tab');
  while (!(await target.evaluate((element) => element === document.activeElement)));
}

const t = translator('it');

test.describe('by keyboard and screen reader', () => {
  test('a visitor browses a gallery', async ({ page, open }) => {
    await open('/camere');
    const names = await gallery(page)
      .getByRole('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
    const opener = gallery(page).getByRole('button').first();
    await tabTo(page, opener);
    await expect(opener).toHaveAccessibleName(`${names[0]}. ${t('common.gallery.open')}`);
    await page.keyboard.press('Enter');
    const zoom = viewer(page).getByRole('button', { name: t('common.gallery.zoom') });
    for (const index of [1, 2]) {
      const position = t('common.picture.position', { index, count: 4 });
      await expect(viewer(page)).toHaveAccessibleDescription(`${position} ${names[index - 1]}`);
      await expect(viewer(page)).toMatchAriaSnapshot(`
        - button "${t('common.gallery.close')}"
        - button "${t('common.gallery.zoom')}"
        - list "${t('rooms.superior.gallery')}":
          - listitem
          - listitem
          - listitem
          - listitem
        - button "${t('common.previous')}" ${index === 1 ? '[disabled]' : ''}
        - paragraph: ${position}
        - paragraph: ${names[index - 1]}
        - button "${t('common.next')}"
        - status
      `);
      await expect(viewer(page).getByRole('button', { name: t('common.gallery.close') })).toBeFocused();
      await page.keyboard.press('ArrowRight');
    }
    const announced = viewer(page).locator('[aria-live=polite]');
    await expect(announced).toContainText([t('common.picture.position', { index: 3, count: 4 })]);
    await tabTo(page, zoom);
    await page.keyboard.press('Enter');
    await expect(zoom).toHaveAttribute('aria-pressed', 'true');
    await expect(zoom).toBeFocused();
  });

  test('a visitor sends a request and dismisses the toast', async ({ page, open }) => {
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
          - paragraph: ${t('contact.toast.title')}
          - paragraph: ${t('contact.toast.text')}
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
});
