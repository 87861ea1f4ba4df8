import { shareButton } from '../support/parts.ts';
import {
  addressOf,
  expect,
  expectedHead,
  hotel,
  languageIds,
  languageToggle,
  otherLanguage,
  test,
  title,
  translator,
} from '../support/site.ts';

for (const language of languageIds) {
  const t = translator(language);
  const home = addressOf('home', language);
  const unknown = `${home}/nessuna/pagina`.replace('//', '/');

  test(`an unknown URL in “${language}” shows the 404 page, which leads home and is not indexed`, {
    tag: language === 'it' ? [] : '@full',
  }, async ({ page, open, expectedErrors }) => {
    expectedErrors.push(/^console: Failed .* status of 404/, /^console: 404: .*\/(?:en\/)?nessuna\/pagina/);
    await open(unknown);
    await expect(page).toHaveURL(unknown);
    await expect(page).toHaveTitle(t('common.notFound.headTitle', { name: hotel.name }));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('[rel=canonical], [rel=alternate], [type="application/ld+json"]')).toHaveCount(0);
    const main = page.getByRole('main');
    await expect(main.getByText('404', { exact: true })).toBeVisible();
    await expect(main.getByText('Oops! Page not found')).toBeVisible();
    await expect(main.getByText(translator('it')('common.notFound.title'))).toBeVisible();
    for (const name of ['Return to Home', translator('it')('common.notFound.home')]) {
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', home);
    }
    await expect(shareButton(page, language)).toHaveCount(0);
    await languageToggle(page, language).click();
    await expect(page.locator('html')).toHaveAttribute('lang', otherLanguage(language));
    await expect(title(page)).toContainText(translator(otherLanguage(language))('common.notFound.title'));
    await languageToggle(page, otherLanguage(language)).click();
    await page.getByRole('link', { name: t('common.notFound.home'), exact: true }).click();
    await expect(page).toHaveURL(home);
    await expect(page).toHaveTitle(expectedHead('home', language).title);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  });
}
