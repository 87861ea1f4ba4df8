// The texts of every page in both languages, and the targets of its links. navigation.spec.ts tests links within a page.
import { readDictionary } from '../../build/content/messages/site-messages.ts';
import { contactFile } from '../../src/hotel/identity.ts';
import { experiences, profiles } from '../../src/hotel/lists.ts';
import { fileIn } from '../../src/navigation/routes.ts';
import {
  addressOf,
  bookingUrl,
  email,
  expect,
  hotel,
  inNewTab,
  type Language,
  languageToggle,
  type Page,
  type PageId,
  phone,
  routes,
  test,
  translator,
} from '../support/site.ts';

type Link = [name: unknown, href: unknown, target?: string, rel?: string];

/** The links of a page at its Italian address, shown in a language: of its layout, and of `main`. */
function linksOf(id: PageId, shown: Language) {
  const t = translator(shown);
  const outside = (name: string, href: unknown): Link => [inNewTab(name, shown), href, '_blank', 'noopener'];
  const to = (name: string, page: PageId, part = ''): Link => [name, addressOf(page, 'it') + part];
  const book = (name: string, language = shown) => outside(name, bookingUrl(language));
  const call: Link = [t('common.call', { phone: phone.text }), phone.href];
  const phoneLink: Link = [phone.text, phone.href];
  const mailLink: Link = [email.text, email.href];
  const save: Link = [t('common.save'), fileIn(shown, contactFile)];
  const directions = outside(t('common.directions'), expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/dir\//));
  const pages = routes.map((route) => to(t(`nav.${route.id}`), route.id));
  const inMain: Record<PageId, Link[]> = {
    home: [
      book(t('hero.bookNow'), 'it'),
      to(t('hotel.rooms.link'), 'rooms'),
      to(t('hotel.terrace.link'), 'terrazza'),
      to(t('hotel.location.link'), 'location'),
      book(t('hotel.booking.online'), 'it'),
      call,
      to(t('hotel.booking.request'), 'contact', '#request'),
    ],
    rooms: [book(t('rooms.cta.button'))],
    terrazza: [phoneLink],
    services: [
      phoneLink,
      mailLink,
      outside(t('services.beach.link', { club: hotel.beachClub.name ?? '' }), hotel.beachClub.url),
      mailLink,
      phoneLink,
      phoneLink,
      mailLink,
      to(t('services.cta.button'), 'contact'),
    ],
    experiences: [
      ...experiences.map(() => to(t('experiences.contactNow'), 'contact')),
      to(t('experiences.contactNow'), 'contact'),
      call,
      book(t('experiences.cta.button')),
    ],
    location: [
      directions,
      outside(t('location.map.open'), expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\//)),
      to(t('location.transfer.button'), 'contact'),
      to(t('location.experiences.button'), 'contact'),
      to(t('location.why.button'), 'home'),
      to(t('location.final.button'), 'home'),
    ],
    contact: [
      mailLink,
      phoneLink,
      [t('contact.form.letter.open'), expect.stringContaining(`${email.href}?`)],
      phoneLink,
      mailLink,
      to(t('nav.terrazza'), 'terrazza'),
      save,
      [t('contact.callNow'), phone.href],
      phoneLink,
      mailLink,
      directions,
      to(t('nav.location'), 'location'),
      [t('contact.closing.email'), email.href],
      book(t('contact.direct.button')),
      call,
      mailLink,
      [expect.stringContaining(t('common.newTab')), hotel.map.privacy, '_blank', 'noopener'],
      phoneLink,
      mailLink,
    ],
  };
  return {
    banner: [to(t('nav.logo', { name: hotel.name }), 'home'), book(t('nav.bookNow'))],
    dialog: [...pages, book(t('nav.bookNow')), call],
    main: inMain[id],
    contentinfo: [
      ...pages,
      book(t('common.bookOnline')),
      phoneLink,
      mailLink,
      save,
      ...profiles.map(({ name, url }): Link => [name, url]),
      book(t('common.bookNow'), 'it'),
      outside(t('common.footer.group', { group: hotel.group.name ?? '' }), hotel.group.url),
      to(t('common.footer.privacy'), 'contact', '#privacy'),
      to(t('common.footer.accessibility'), 'contact', '#accessibility'),
    ],
  };
}

/** The links of a part of the page, in reading order. */
const readLinks = (page: Page, part: 'banner' | 'dialog' | 'main' | 'contentinfo') =>
  page
    .getByRole(part, { includeHidden: true })
    .locator('a:not([href^="#"]), a[href="#"]')
    .evaluateAll((links) =>
      (links as HTMLAnchorElement[]).map((link) => [
        link.ariaLabel ?? link.textContent.replace(/ +/g, ' ').trim(),
        link.getAttribute('href'),
        ...(link.target ? [link.target, link.rel] : []),
      ]),
    );

async function expectLinks(page: Page, id: PageId, shown: Language): Promise<void> {
  const links = linksOf(id, shown);
  await expect.poll(() => readLinks(page, 'banner')).toEqual(links.banner);
  for (const part of ['dialog', 'main', 'contentinfo'] as const) {
    expect(await readLinks(page, part), `${part} of ${id}`).toEqual(links[part]);
  }
}

const groups = Object.keys(readDictionary('it')).join('|');
const messageKey = new RegExp(`(?:^|[\\s"“(>])(?:${groups})\\.[a-z]\\w*`, 'm');

/** The texts, names and head of the page. */
async function readTexts(page: Page): Promise<string> {
  const root = page.locator('#root');
  const metas = await page.locator('head meta[content]').evaluateAll((all) => all.map((one) => one.outerHTML));
  return [await root.ariaSnapshot(), await root.textContent(), ...metas].join('\n');
}

test('every link has its target, opens other sites in a new tab, and no page shows a message key', async ({
  page,
  open,
}) => {
  for (const { id } of routes) {
    await open(addressOf(id, 'it'));
    await expectLinks(page, id, 'it');
    // a browser's translation leaves them as they are
    await expect(page.getByRole('contentinfo').locator('a[href*=":"] > [translate="no"]')).toHaveText([
      phone.text,
      hotel.email,
    ]);
    expect(await readTexts(page), id).not.toMatch(messageKey);
    await languageToggle(page, 'it').click();
    await expectLinks(page, id, 'en');
    expect(await readTexts(page), `${id}, toggled`).not.toMatch(messageKey);
  }
});
