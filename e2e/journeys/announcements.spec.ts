import { addressOf, expect, type Language, languageIds, type Page, test, translator } from '../support/site.ts';

test.use({ storageState: { cookies: [], origins: [] } });

const before = '2026-03-31T23:59:50+02:00';
const after = '2026-04-01T00:00:01+02:00';
const day: Record<Language, string> = { it: '1 aprile 2026', en: '1 April 2026' };

const banner = (page: Page, language: Language = 'it') =>
  page.getByRole('region', { name: translator(language)('banner.label'), exact: true });

/** The banner's texts while the restaurant is closed and after it reopens. */
function bannerTexts(language: Language): Record<'closed' | 'reopened', string> {
  const t = translator(language);
  const both = (name: 'renovation' | 'renovation-after') =>
    `${t(`banner.${name}.title`)}. ${t(`banner.${name}.text`, { until: day[language] })}`;
  return { closed: both('renovation'), reopened: both('renovation-after') };
}

/** Records from the first frame which variants are drawn. @returns a function that reads the record */
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

test.describe('for a visitor in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('the banner changes at midnight at the hotel, also in a page opened months before', async ({ page, open }) => {
    const { closed, reopened } = bannerTexts('it');
    await page.clock.install({ time: '2026-01-10T12:00:00+01:00' });
    await open('/');
    const text = banner(page).locator('p:visible');
    await page.clock.fastForward(Date.parse(before) - Date.parse('2026-01-10T12:00:00+01:00'));
    await expect(text).toHaveText([closed]);
    await page.clock.fastForward(11_000);
    await expect(text).toHaveText([reopened]);
    await page.reload();
    await expect(text).toHaveText([reopened]);
  });
});

test('no frame shows another variant', { tag: '@full' }, async ({ page, open }) => {
  const seen = await recordVariants(page);
  for (const [now, variant] of [
    [before, 'renovation'],
    [after, 'renovation-after'],
  ] as const) {
    await page.clock.setFixedTime(now);
    await open('/terrazza');
    expect(await seen()).toEqual(['banner', variant]);
  }
});

test('a dismissed banner is never drawn again', async ({ page, open }) => {
  await open('/camere');
  const seen = await recordVariants(page);
  await expect(banner(page)).toBeVisible();
  await banner(page)
    .getByRole('button', { name: translator('it')('banner.close') })
    .click();
  await expect(banner(page)).toBeHidden();
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ renovationBannerClosed: 'true' });
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: translator('it')('nav.services'), exact: true })
    .click();
  await expect(page).toHaveURL('/servizi');
  await expect(banner(page)).toBeHidden();
  for (const address of ['/camere', '/', '/en/contatti']) {
    await open(address);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await seen(), address).toEqual([]);
  }
});

test('closing the banner by keyboard leaves the focus where it was, or in the page', { tag: '@full' }, async ({
  page,
  open,
}) => {
  const close = banner(page).getByRole('button', { name: translator('it')('banner.close') });
  const share = page.getByRole('contentinfo').getByRole('button', { name: translator('it')('common.share') });
  for (const [before, after] of [
    [share, share],
    [page.locator('body'), page.getByRole('main')],
  ] as const) {
    await open('/');
    await page.evaluate(() => localStorage.clear());
    await open('/');
    await before.focus();
    await close.press('Enter');
    await expect(close).toBeHidden();
    await expect(after).toBeFocused();
  }
});

test('the banner is at the lower edge of the window, and does not cover the end of a page', {
  tag: '@full',
}, async ({ page, open }) => {
  for (const address of ['/', '/contatti']) {
    await open(address);
    for (const [width, height] of [
      [1280, 800],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const footer = (await page.getByRole('contentinfo').boundingBox()) as DOMRect;
      const cover = (await banner(page).boundingBox()) as DOMRect;
      expect(Math.round(cover.y + cover.height), `${address} at ${width}`).toBe(height);
      expect(footer.y + footer.height, `${address} at ${width}`).toBeLessThan(cover.y + 1);
    }
  }
});

test('the terrace notice shows the same announcement as the banner', { tag: '@full' }, async ({ page, open }) => {
  for (const language of languageIds) {
    const t = translator(language);
    for (const [now, variant] of [
      [before, 'renovation'],
      [after, 'renovation-after'],
    ] as const) {
      await page.clock.setFixedTime(now);
      await open(addressOf('terrazza', language));
      const main = page.getByRole('main');
      await expect(main.getByText(t(`terrazza.notice.${variant}.text`, { until: day[language] }))).toBeVisible();
      await expect(main.getByRole('heading', { name: t(`terrazza.notice.${variant}.title`) })).toBeVisible();
      await expect(main.getByText(t('terrazza.notice.illustrative')).first()).toBeVisible();
      await expect(banner(page, language)).toContainText(t(`banner.${variant}.title`));
    }
  }
});
