import { expect, type Locator, test, translator } from '../support/site.ts';

const isRefused = async (field: Locator) => {
  await expect(field).toBeFocused();
  await expect(field).toHaveCSS('border-bottom-color', danger);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(await field.evaluate((input: HTMLInputElement) => input.validationMessage)).not.toBe('');
};
const isUnmarked = async (field: Locator) => {
  await expect(field).not.toHaveCSS('border-bottom-color', danger);
  await expect(field).not.toHaveAttribute('aria-invalid');
};
/** `--danger` by day */
const danger = 'rgb(163, 40, 31)';

test('a refused request marks its fields and adds no words to the browser’s', async ({ page, open }) => {
  const t = translator('it');
  await open('/contatti');
  const form = page.getByRole('main').getByRole('form', { name: t('contact.form.title') });
  const field = (name: string) => form.locator(`[name=${name}]`);
  const submit = form.getByRole('button', { name: t('contact.form.submit') });
  const words = await form.innerText();
  await isUnmarked(field('name'));
  await submit.click();
  await isRefused(field('name'));
  await field('name').fill('Anna');
  await isUnmarked(field('name'));
  await field('email').fill('anna at example');
  await submit.click();
  await isRefused(field('email'));
  await field('email').fill('anna@example.com');
  await field('guests').fill('0');
  await submit.click();
  await isRefused(field('guests'));
  await isUnmarked(field('email'));
  expect(await form.innerText()).toBe(words);
  await expect(page.getByRole('status').filter({ hasText: t('contact.toast.title') })).toHaveCount(0);
  await expect(field('name')).toHaveValue('Anna');
  await field('guests').fill('1');
  await submit.click();
  await expect(field('name')).toHaveValue('');
  await isUnmarked(field('name'));
});

test('a refused search marks the date until it is possible', { tag: '@full' }, async ({ page, open }) => {
  const t = translator('it');
  await page.clock.setFixedTime('2026-05-12T10:00:00Z');
  await open('/');
  const checkin = page.getByLabel(t('hero.search.checkin'), { exact: true });
  const checkout = page.getByLabel(t('hero.search.checkout'), { exact: true });
  const form = page.getByRole('form', { name: t('hero.search.title') });
  const words = await form.innerText();
  await checkin.fill('2026-06-08');
  await checkout.fill('2026-06-05');
  await page.getByRole('button', { name: t('hero.search.submit') }).click();
  await isRefused(checkout);
  await isUnmarked(checkin);
  expect(await form.innerText()).toBe(words);
  // the limit of the one field is the other
  await checkin.fill('2026-06-01');
  await isUnmarked(checkout);
});
