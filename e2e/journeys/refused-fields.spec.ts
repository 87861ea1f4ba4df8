import { addressOf, expect, type Locator, languageIds, languageToggle, test, translator } from '../support/site.ts';

const isMarked = (field: Locator, message: string) =>
  Promise.all([
    expect(field).toHaveAttribute('aria-invalid', 'true'),
    expect(field).toHaveAccessibleDescription(message),
  ]);
const isUnmarked = (field: Locator) =>
  Promise.all([expect(field).not.toHaveAttribute('aria-invalid'), expect(field).toHaveAccessibleDescription('')]);

test('a refused request marks its fields in the page’s language until they are right', async ({ page, open }) => {
  for (const language of languageIds) {
    const t = translator(language);
    await open(addressOf('contact', language));
    const form = page.getByRole('main').getByRole('form', { name: t('contact.form.title') });
    const field = (name: string) => form.locator(`[name=${name}]`);
    const submit = form.getByRole('button', { name: t('contact.form.submit') });
    await field('guests').fill('0');
    await submit.click();
    await expect(field('name')).toBeFocused();
    await isMarked(field('name'), t('field.missing'));
    await isMarked(field('email'), t('field.missing'));
    await isMarked(field('guests'), t('field.least', { least: 1 }));
    await isUnmarked(field('phone'));

    await field('name').fill('Anna');
    await isUnmarked(field('name'));
    await field('email').fill('anna at example');
    await isMarked(field('email'), t('field.email'));
    await expect(page.getByRole('main').getByText(t('field.email'))).toBeVisible();
    await field('guests').fill('1.5');
    await isMarked(field('guests'), t('field.number'));
    await languageToggle(page, language).click();
    const other = translator(language === 'it' ? 'en' : 'it');
    const sameField = page.getByRole('main').locator('[name=guests]');
    await isMarked(sameField, other('field.number'));
    await expect(page.getByLabel(other('contact.form.guests'), { exact: true })).toHaveValue('1.5');
  }
});

test('a refused search marks the date until it is possible', async ({ page, open }) => {
  const t = translator('it');
  await page.clock.setFixedTime('2026-05-12T10:00:00Z');
  await open('/');
  const checkin = page.getByLabel(t('hero.search.checkin'), { exact: true });
  const checkout = page.getByLabel(t('hero.search.checkout'), { exact: true });
  await checkin.fill('2026-06-08');
  await checkout.fill('2026-06-05');
  await page.getByRole('button', { name: t('hero.search.submit') }).click();
  await expect(checkout).toBeFocused();
  await isMarked(checkout, t('field.earliest', { date: '8 giugno 2026' }));
  await isUnmarked(checkin);
  // the limit of the one field is the other
  await checkin.fill('2026-06-01');
  await isUnmarked(checkout);
  await checkin.press('Delete');
  await page.getByRole('button', { name: t('hero.search.submit') }).click();
  await isMarked(checkin, t('field.date'));
});
