import { banner, closeBanner, footerLink, shareButton } from '../support/parts.ts';
import { expect, type Page, test, title, translator, waitForHydration } from '../support/site.ts';

test.beforeEach(({ firstVisit }) => firstVisit());

const t = translator('it');
const before = '2026-03-31T23:59:50+02:00';
const after = '2026-04-01T00:00:01+02:00';
const day = '1 aprile 2026';

/** The banner's text while the restaurant is closed, or after it reopens. */
const bannerText = (variant: 'renovation' | 'renovation-after') =>
  `${t(`banner.${variant}.title`)}. ${t(`banner.${variant}.text`, { until: day })}`;

/** Records which variants are visible from the first frame on. @returns a function that reads the record */
async function recordVariants(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      for (const part of document.querySelectorAll<HTMLElement>('[data-banner-part], [data-variant]')) {
        if (part.checkVisibility({ visibilityProperty: true })) seen.add(part.dataset.variant ?? 'banner');
      }
      requestAnimationFrame(look);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen].sort());
}

test.describe('for a visitor in Los Angeles', { tag: '@full' }, () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('the banner changes at midnight at the hotel, even on a page opened months before', async ({ page, open }) => {
    await page.clock.install({ time: '2026-01-10T12:00:00+01:00' });
    await open('/');
    const text = banner(page).locator('p:visible');
    await page.clock.fastForward(Date.parse(before) - Date.parse('2026-01-10T12:00:00+01:00'));
    await expect(text).toHaveText([bannerText('renovation')]);
    await page.clock.fastForward(11_000);
    await expect(text).toHaveText([bannerText('renovation-after')]);
    await page.reload();
    await expect(text).toHaveText([bannerText('renovation-after')]);
  });
});

test('banner and terrace notice show only the announcement of the date', { tag: '@full' }, async ({ page, open }) => {
  const seen = await recordVariants(page);
  for (const [now, variant] of [
    [before, 'renovation'],
    [after, 'renovation-after'],
  ] as const) {
    await page.clock.setFixedTime(now);
    await open('/terrazza');
    expect(await seen()).toEqual(['banner', variant]);
    const notice = page.getByRole('main').getByRole('region', { name: t(`terrazza.notice.${variant}.title`) });
    await expect(notice.getByText(t(`terrazza.notice.${variant}.text`, { until: day }))).toBeVisible();
    await expect(notice.getByRole('heading')).toHaveText([t(`terrazza.notice.${variant}.title`)]);
    await expect(notice.getByText(t('terrazza.notice.illustrative'))).toBeVisible();
    await expect(banner(page)).toContainText(t(`banner.${variant}.title`));
  }
  await page.evaluate(() => {
    document.documentElement.dataset.notice = '';
  });
  await expect(page.locator('[data-notice-part]')).toBeHidden();
});

test('a dismissed banner is never shown again', async ({ page, open }) => {
  await open('/camere');
  const seen = await recordVariants(page);
  await closeBanner(page);
  await expect(banner(page)).toBeHidden();
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ renovationBannerClosed: 'true' });
  await footerLink(page, 'services').click();
  await expect(page).toHaveURL('/servizi');
  await expect(banner(page)).toBeHidden();
  for (const address of ['/camere', '/', '/en/contatti']) {
    await open(address);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await seen(), address).toEqual([]);
  }
});

test('a browser without storage keeps the banner dismissed for this visit', { tag: '@full' }, async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await open('/');
  await closeBanner(page);
  await expect(banner(page)).toBeHidden();
  await footerLink(page, 'rooms').click();
  await expect(title(page)).toHaveText(t('rooms.title'));
  await expect(banner(page)).toBeHidden();
  await page.reload();
  await expect(banner(page)).toBeVisible();
});

test('two tabs share the dismissed banner', { tag: '@full' }, async ({ page, open, context }) => {
  await open('/');
  const other = await context.newPage();
  await other.goto('/en/camere');
  await waitForHydration(other);
  await expect(banner(other, 'en')).toBeVisible();
  await closeBanner(page);
  // the tested browser does not send focus events to background tabs
  await other.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(banner(other, 'en')).toBeHidden();
});

test('closing the banner by keyboard keeps the focus in the page', { tag: '@full' }, async ({ page, open }) => {
  const close = banner(page).getByRole('button', { name: t('banner.close') });
  for (const [focused, next] of [
    [shareButton(page), shareButton(page)],
    [page.locator('body'), page.getByRole('main')],
  ] as const) {
    await open('/');
    await page.evaluate(() => localStorage.clear());
    await open('/');
    await focused.focus();
    await close.press('Enter');
    await expect(close).toBeHidden();
    await expect(next).toBeFocused();
  }
});
