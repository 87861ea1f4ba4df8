import {
  addresses,
  addressOf,
  expect,
  type Language,
  languageIds,
  type Page,
  test,
  translator,
} from '../support/site.ts';

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

for (const [timezoneId, tag] of [
  ['Europe/Rome', []],
  ['Pacific/Kiritimati', ['@full']],
  ['America/Los_Angeles', ['@full']],
] as const) {
  test.describe(`for a visitor in ${timezoneId}`, { tag: [...tag] }, () => {
    test.use({ timezoneId });

    test('the banner changes at midnight at the hotel', async ({ page, open }) => {
      for (const language of languageIds) {
        const { closed, reopened } = bannerTexts(language);
        await page.clock.setFixedTime(before);
        await open(addressOf('home', language));
        await expect(banner(page, language).locator('p:visible')).toHaveText([closed]);
        await page.clock.setFixedTime(after);
        await page.reload();
        await expect(banner(page, language).locator('p:visible')).toHaveText([reopened]);
      }
    });
  });
}

test('an open page changes the banner at midnight', async ({ page, open }) => {
  const { closed, reopened } = bannerTexts('it');
  await page.clock.install({ time: before });
  await open('/');
  await expect(banner(page).locator('p:visible')).toHaveText([closed]);
  await page.clock.fastForward(11_000);
  await expect(banner(page).locator('p:visible')).toHaveText([reopened]);
});

test('a page opened weeks before the date changes the banner on that date', async ({ page, open }) => {
  const { closed, reopened } = bannerTexts('it');
  await page.clock.install({ time: '2026-01-10T12:00:00+01:00' });
  await open('/');
  await page.clock.fastForward(60 * 24 * 3_600_000);
  await expect(banner(page).locator('p:visible')).toHaveText([closed]);
  await page.clock.fastForward(30 * 24 * 3_600_000);
  await expect(banner(page).locator('p:visible')).toHaveText([reopened]);
});

test('no frame shows another variant', async ({ page, open }) => {
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

test('the banner is at the lower edge of every page', { tag: '@full' }, async ({ page, open }) => {
  for (const { address, language } of addresses) {
    await open(address);
    const box = await banner(page, language).boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0)), address).toBe(page.viewportSize()?.height);
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
  for (const address of ['/camere', '/', '/en/contatti']) {
    await open(address);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await seen(), address).toEqual([]);
  }
});

test('closing the banner by keyboard leaves the focus where it was, or in the page', async ({ page, open }) => {
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

test('a dismissed banner stays hidden after a navigation', async ({ page, open }) => {
  await open('/');
  await banner(page)
    .getByRole('button', { name: translator('it')('banner.close') })
    .click();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: translator('it')('nav.rooms'), exact: true })
    .click();
  await expect(page).toHaveURL('/camere');
  await expect(banner(page)).toBeHidden();
});

test('a browser without storage keeps the banner dismissed for this visit', async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await open('/');
  await banner(page)
    .getByRole('button', { name: translator('it')('banner.close') })
    .click();
  await expect(banner(page)).toBeHidden();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: translator('it')('nav.rooms'), exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translator('it')('rooms.title'));
  await expect(banner(page)).toBeHidden();
  await page.reload();
  await expect(banner(page)).toBeVisible();
});

for (const [width, height] of [
  [1280, 800],
  [360, 740],
] as const) {
  test.describe(`in a window of ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('the banner does not cover the end of a page', { tag: '@full' }, async ({ page, open }) => {
      for (const { address } of addresses.slice(0, 7)) {
        await open(address);
        await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
        const footer = await page.getByRole('contentinfo').boundingBox();
        const cover = await banner(page).boundingBox();
        expect((footer?.y ?? 0) + (footer?.height ?? 0), address).toBeLessThan((cover?.y ?? 0) + 1);
      }
    });

    test('header and banner cover no focused target', { tag: '@full' }, async ({ page, open }) => {
      for (const address of ['/', '/contatti', '/en/servizi']) {
        await open(address);
        expect(await coveredStops(page), address).toEqual([]);
      }
    });
  });
}

/** Presses Tab through the page. @returns the targets that were covered when they had the focus */
async function coveredStops(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  for (let more = true; more; ) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const at = document.activeElement as HTMLElement;
      if (at === document.body) return;
      const box = at.getBoundingClientRect();
      const points = [0.05, 0.5, 0.95].map((part) =>
        document.elementFromPoint(box.x + box.width / 2, box.y + box.height * part),
      );
      const free = points.some((point) => at.contains(point) || point?.contains(at));
      return { name: at.textContent || at.ariaLabel || at.tagName, free };
    });
    more = stop !== undefined;
    if (stop && !stop.free) hidden.push(stop.name);
  }
  return hidden;
}

test('the terrace notice shows the same announcement as the banner', async ({ page, open }) => {
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
      await expect(page.locator('[data-variant]:visible').filter({ hasText: day[language] })).toHaveCount(2);
    }
  }
});
