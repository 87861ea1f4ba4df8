import { bookingUrl, email, expect, type Page, test, translator } from '../support/site.ts';

test.use({ viewport: { width: 390, height: 844 } });

const t = translator('it');
const field = (page: Page, name: 'name' | 'email' | 'message') => page.locator(`main form [name=${name}]`);
const button = (page: Page) => page.getByRole('button', { name: t('contact.form.submit') });
const toast = (page: Page) => page.getByRole('status').filter({ hasText: t('contact.toast.title') });

/** The text of the letter in the toast. */
async function letter(page: Page): Promise<string> {
  const href = await toast(page).getByRole('link').getAttribute('href');
  expect(href?.startsWith(`${email.href}?subject=`)).toBe(true);
  return decodeURIComponent(String(href?.split('&body=')[1])).replaceAll('\r\n', '\n');
}

test('right-to-left text sets the direction of its field', async ({ page, open }) => {
  await open('/contatti');
  const direction = (name: 'name' | 'message') =>
    field(page, name).evaluate((input) => getComputedStyle(input).direction);
  for (const name of ['name', 'message'] as const) {
    expect(await direction(name)).toBe('ltr');
    await field(page, name).fill('שלום');
    expect(await direction(name)).toBe('rtl');
  }
});

test('pasted line breaks stay only in the message', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/contatti');
  const paste = async (name: 'name' | 'email' | 'message', text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await field(page, name).focus();
    await page.keyboard.press('Control+V');
  };
  await paste('name', 'Anna\r\nBcc: all@example.com');
  await paste('email', '\nanna@example.com \n');
  await paste('message', 'Uno\r\ndue\n\ntre');
  await button(page).click();
  await expect(toast(page)).toBeVisible();
  const lines = (await letter(page)).split('\n');
  expect(lines).toContain(t('contact.mail.line.name', { value: 'Anna Bcc: all@example.com' }));
  expect(lines).toContain(t('contact.mail.line.email', { value: 'anna@example.com' }));
  expect(lines.join('\n')).toContain('Uno\ndue\n\ntre');
});

test('a double click sends one request', async ({ page, open }) => {
  await open('/contatti');
  await page.evaluate(() => {
    const invalid: string[] = [];
    Object.assign(window, { invalid });
    addEventListener('invalid', ({ target }) => invalid.push((target as HTMLInputElement).name), true);
  });
  await field(page, 'name').fill('Anna');
  await field(page, 'email').fill('anna@example.com');
  await button(page).dblclick();
  await expect(toast(page)).toBeVisible();
  expect(await letter(page)).toContain('Anna');
  expect(await page.evaluate(() => (window as unknown as { invalid: string[] }).invalid)).toEqual([]);
  await expect(button(page)).toBeFocused();
});

test('a double click on the search opens one tab', async ({ page, open, context }) => {
  await open('/');
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: t('hero.search.submit') }).dblclick();
  await expect(await opened).toHaveURL(`${bookingUrl('it')}&adults=2&numAdulti=2`);
  await page.bringToFront();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(context.pages()).toHaveLength(2);
});
