import {
  addressOf,
  bookingUrl,
  expect,
  hotel,
  inNewTab,
  type Language,
  languageToggle,
  type Page,
  type PageId,
  test,
  translator,
  waitForFrames,
} from '../support/site.ts';

/** The booking buttons in each page beside those of the layout: [name, language]. */
const inPages: Record<PageId, (t: ReturnType<typeof translator>) => [name: string, language: Language | 'current'][]> =
  {
    home: (t) => [
      [t('hero.bookNow'), 'it'],
      [t('hotel.booking.online'), 'it'],
    ],
    rooms: (t) => [[t('rooms.cta.button'), 'current']],
    terrazza: () => [],
    services: () => [],
    experiences: (t) => [[t('experiences.cta.button'), 'current']],
    location: () => [],
    contact: (t) => [[t('contact.direct.button'), 'current']],
  };

type Button = { name: string; href: string; target: string | null; rel: string | null };

/** The links to the booking engine in one part of the page, in reading order. */
function bookingButtons(page: Page, part: 'dialog' | 'banner' | 'main' | 'contentinfo'): Promise<Button[]> {
  return page
    .getByRole(part, { includeHidden: true })
    .getByRole('link', { includeHidden: true })
    .evaluateAll(
      (links, host) =>
        (links as HTMLAnchorElement[])
          .filter(({ href }) => href.startsWith(host))
          .map((link) => ({
            name: String(link.textContent),
            href: link.href,
            target: link.getAttribute('target'),
            rel: link.getAttribute('rel'),
          })),
      hotel.booking.host,
    );
}

async function expectButtons(page: Page, id: PageId, shown: Language): Promise<void> {
  const t = translator(shown);
  const button = (name: string, language: Language | 'current'): Button => ({
    name: inNewTab(name, shown),
    href: bookingUrl(language === 'current' ? shown : language),
    target: '_blank',
    rel: 'noopener',
  });
  await expect.poll(() => bookingButtons(page, 'banner')).toEqual([button(t('nav.bookNow'), 'current')]);
  expect(await bookingButtons(page, 'dialog')).toEqual([button(t('nav.bookNow'), 'current')]);
  expect(await bookingButtons(page, 'contentinfo')).toEqual([
    button(t('common.bookOnline'), 'current'),
    button(t('common.bookNow'), 'it'),
  ]);
  expect(await bookingButtons(page, 'main')).toEqual(inPages[id](t).map(([name, language]) => button(name, language)));
}

test('the booking buttons of every page lead to the booking engine in the right language', { tag: '@full' }, async ({
  page,
  open,
}) => {
  for (const id of Object.keys(inPages) as PageId[]) {
    await open(addressOf(id, 'it'));
    await expectButtons(page, id, 'it');
    await languageToggle(page, 'it').click();
    await expectButtons(page, id, 'en');
  }
});

/** The left edges of the bar's links and buttons in reading order, and those that are cut, covered or see-through. */
function readBar(page: Page): Promise<{ lefts: number[]; faults: string[] }> {
  return page.evaluate(() => {
    const items = Array.from(document.querySelectorAll<HTMLElement>('header :is(a:not([href="#content"]), button)'));
    const boxes = items.map((item) => item.getBoundingClientRect());
    const isFaulty = (item: HTMLElement, index: number) => {
      const { left, right, top, bottom } = boxes[index] as DOMRect;
      const isCut = left < 0 || top < 0 || right > innerWidth || left < (boxes[index - 1]?.right ?? 0);
      const isCovered = !item.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      return isCut || isCovered || !getComputedStyle(item).backgroundColor.startsWith('rgb(');
    };
    return {
      lefts: boxes.map(({ left }) => left),
      faults: items.filter(isFaulty).map(({ textContent, className }) => textContent || className),
    };
  });
}

test('the bar of a narrow window keeps logo, toggle, booking button and menu in reading order, over everything', async ({
  page,
  open,
}) => {
  await open('/servizi');
  for (const width of [639, 480, 390, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const atTop = await readBar(page);
    expect(atTop.lefts).toHaveLength(4);
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await waitForFrames(page);
    expect(await readBar(page), `${width}`).toEqual({ lefts: atTop.lefts.toSorted((a, b) => a - b), faults: [] });
  }
});

test('a booking button opens a new tab without an opener', async ({ page, open, context }) => {
  await open('/en');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('banner')
    .getByRole('link', { name: inNewTab(translator('en')('nav.bookNow'), 'en') })
    .click();
  const tab = await opened;
  await expect(tab).toHaveURL(bookingUrl('en'));
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL('/en');
});

test('links to the beach club and the parent group open a new tab and say so', async ({ page, open }) => {
  const t = translator('en');
  await open(addressOf('services', 'en'));
  for (const [text, url] of [
    [t('services.beach.link', { club: hotel.beachClub.name ?? '' }), hotel.beachClub.url ?? ''],
    [t('common.footer.group', { group: hotel.group.name ?? '' }), hotel.group.url ?? ''],
  ] as const) {
    const link = page.getByRole('link', { name: inNewTab(text, 'en') });
    await expect(link).toHaveAttribute('href', url);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  }
});
