import {
  addressOf,
  expect,
  expectedHead,
  hotel,
  languageIds,
  languageToggle,
  test,
  translator,
} from '../support/site.ts';

test.use({
  expectedErrors: {
    status: /^console: Failed to load resource: the server responded with a status of 404/,
    path: /^console: .*\/(?:en\/)?nessuna\/pagina/,
  },
});

for (const language of languageIds) {
  const t = translator(language);
  const home = addressOf('home', language);
  const unknown = `${home}/nessuna/pagina`.replace('//', '/');

  test(`an unknown URL in “${language}” shows the 404 page in both languages and leads home`, async ({
    page,
    open,
  }) => {
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith(unknown)),
      open(unknown),
    ]);
    expect(answer.status()).toBe(404);
    await expect(page).toHaveURL(unknown);
    await expect(page).toHaveTitle(t('common.notFound.headTitle', { name: hotel.name }));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
    for (const one of languageIds) {
      await expect(page.getByRole('main').getByText(translator(one)('common.notFound.title'))).toBeVisible();
      await expect(
        page.getByRole('link', { name: translator(one)('common.notFound.home'), exact: true }),
      ).toHaveAttribute('href', home);
    }
    await page.getByRole('link', { name: t('common.notFound.home'), exact: true }).click();
    await expect(page).toHaveURL(home);
    await expect(page).toHaveTitle(expectedHead('home', language).title);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  });
}

test('the English 404 page has the owner’s texts', async ({ page, open }) => {
  await open('/en/nessuna/pagina');
  const main = page.getByRole('main');
  await expect(main.getByText('404', { exact: true })).toBeVisible();
  await expect(main.getByText('Oops! Page not found')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Return to Home', exact: true })).toBeVisible();
});

test('the console logs the unknown URL', async ({ page, open }) => {
  const noted: string[] = [];
  page.on('console', (message) => noted.push(`${message.type()}: ${message.text()}`));
  await open('/nessuna/pagina?da=qui');
  expect(noted.filter((line) => line.startsWith('error') && line.includes('/nessuna/pagina'))).toHaveLength(1);
});

test('the language toggle works on the 404 page', async ({ page, open }) => {
  await open('/nessuna/pagina');
  await languageToggle(page, 'it').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(translator('en')('common.notFound.title'));
});
