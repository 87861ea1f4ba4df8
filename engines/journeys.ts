import { speaker } from '../scripts/say.ts';
import { bookingAddress } from '../src/hotel/booking.ts';
import { email, hotel } from '../src/hotel/identity.ts';
import { addressOf, type Language, languageIds, otherLanguage, type PageId, routes } from '../src/routes.ts';
import { button, dialog, find, link, region } from './find.ts';
import type { Visitor } from './visitor.ts';

/** One thing that visitors come to do. */
export interface Journey {
  name: string;
  walk: (visitor: Visitor) => Promise<void>;
  /** faults that belong to it */
  expected?: RegExp;
}

const say = { it: speaker('it'), en: speaker('en') };
const { it } = say;

const titleOf = (id: PageId, language: Language) =>
  say[language](`${id === 'home' ? 'hero' : id}.head.title`, { name: hotel.name });
const inNewTab = (text: string, language: Language) => `${text} (${say[language]('common.newTab')})`;

/** What tells one page in one language from the others. */
const sign = () => ({ title: document.title, language: document.documentElement.lang, path: location.pathname });
const signOf = (id: PageId, language: Language, half = language) => ({
  title: titleOf(id, language),
  language,
  path: addressOf(id, half),
});

/** A note on the window, which a reload would wipe off. */
const mark = (visitor: Visitor) => visitor.run(() => void Object.assign(window, { mark: 'kept' }));
const isMarked = (visitor: Visitor) => visitor.sees(true, () => 'mark' in window);

async function arrives(visitor: Visitor, id: PageId): Promise<void> {
  await visitor.sees(signOf(id, 'it'), sign);
  await visitor.sees({ focus: 'H1', top: 0, said: titleOf(id, 'it') }, () => ({
    focus: document.activeElement?.tagName,
    top: scrollY,
    said: Array.from(document.querySelectorAll('p[role=status]'), (status) => status.textContent).join(),
  }));
  await isMarked(visitor);
}

async function readEveryPage(visitor: Visitor): Promise<void> {
  for (const language of languageIds) {
    for (const { id } of routes) {
      await visitor.open(addressOf(id, language));
      await visitor.sees(signOf(id, language), sign);
      await visitor.shows({ css: 'h1' });
      await visitor.run(() => {
        for (const image of document.images) image.loading = 'eager';
        scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      });
      const state = () => ({
        pictures: Array.from(document.images)
          .filter((image) => image.checkVisibility() && !(image.complete && image.naturalWidth))
          .map((image) => image.currentSrc),
        fonts: new Set(Array.from(document.fonts, ({ family, status }) => status === 'loaded' && family)).size > 2,
        footer: find({ css: 'footer' }).some((footer) => footer.getBoundingClientRect().top < innerHeight),
      });
      await visitor.sees({ pictures: [], fonts: true, footer: true }, state);
      await fits(visitor);
    }
  }
}

/** Nothing is wider than the window, be it a desk's or about a phone's: WebKit's window can't be narrower. */
async function fits(visitor: Visitor): Promise<void> {
  for (const width of [460, 1280]) {
    await visitor.resize(width, 800);
    await visitor.sees({ width, wider: [] }, () => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const wider = Array.from(document.querySelectorAll('main *')).filter(
        (element) => scrollWidth > clientWidth && element.getBoundingClientRect().right > clientWidth + 1,
      );
      return { width: innerWidth, wider: wider.map((element) => element.outerHTML.slice(0, 80)) };
    });
  }
}

async function goThroughTheMenu(visitor: Visitor): Promise<void> {
  const opener = button(it('nav.openMenu'));
  const menu = dialog(it('nav.menuTitle'));
  const focused = (name: string) => visitor.sees(name, () => document.activeElement?.ariaLabel ?? '');
  await visitor.open('/');
  await mark(visitor);
  for (const close of [
    () => visitor.press('Escape'),
    () => visitor.click(button(it('nav.closeMenu'))),
    () => visitor.clickAt(40, 400),
  ]) {
    await visitor.click(opener);
    await visitor.shows(menu);
    await visitor.sees({ modal: true, inside: true, edge: 0 }, () => {
      const sheet = document.querySelector('dialog[open]');
      return {
        modal: sheet?.matches(':modal') ?? false,
        inside: sheet?.contains(document.activeElement) ?? false,
        edge: Math.round((sheet?.getBoundingClientRect().right ?? 0) - innerWidth),
      };
    });
    await close();
    await visitor.lacks(menu);
    await focused(it('nav.openMenu'));
  }
  await visitor.press('Enter');
  await visitor.shows(menu);
  await focused(it('nav.closeMenu'));
  for (let round = 0; round < 5; round++) {
    await visitor.run(() => {
      document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
      document.querySelector<HTMLButtonElement>('header button[aria-haspopup=dialog]')?.click();
    });
    await focused(it('nav.closeMenu'));
  }
  await visitor.press('Enter');
  await visitor.lacks(menu);
  const pages = routes.map(({ id }) => id);
  for (const id of [...pages.slice(1), ...pages.slice(0, 1)]) {
    await visitor.run(() => scrollTo({ top: 500, behavior: 'instant' }));
    await visitor.click(opener);
    await visitor.click(link(it(`nav.${id}`), 'dialog[open] nav'));
    await visitor.lacks(menu);
    await arrives(visitor, id);
  }
}

async function changeTheLanguage(visitor: Visitor): Promise<void> {
  for (const start of languageIds) {
    const other = otherLanguage(start);
    await visitor.open(addressOf('rooms', start));
    await mark(visitor);
    await visitor.run(() => scrollTo({ top: 400, behavior: 'instant' }));
    for (const [from, to] of [
      [start, other],
      [other, start],
    ] as const) {
      await visitor.click(button(say[from]('nav.toggle.name')));
      await visitor.sees(signOf('rooms', to, start), sign);
      await visitor.sees({ heading: say[to]('rooms.title'), focus: say[to]('nav.toggle.name'), scroll: 400 }, () => ({
        heading: document.querySelector('h1')?.textContent,
        focus: document.activeElement?.ariaLabel,
        scroll: scrollY,
      }));
      await isMarked(visitor);
    }
  }
}

async function searchForARoom(visitor: Visitor): Promise<void> {
  const field = (name: string) => `form[target] [name=${name}]`;
  for (const language of languageIds) {
    const submit = button(inNewTab(say[language]('hero.search.submit'), language));
    await visitor.open(addressOf('home', language));
    await visitor.click(submit);
    same(await visitor.newTab(), bookingAddress(language, { adults: 2 }));
    await visitor.choose(field('checkin'), '2031-06-05');
    await visitor.sees(
      '2031-06-05',
      (checkout) => document.querySelector<HTMLInputElement>(checkout)?.min,
      field('checkout'),
    );
    await visitor.choose(field('checkout'), '2031-06-12');
    await visitor.choose(field('adults'), '4');
    await visitor.click(submit);
    same(
      await visitor.newTab(),
      bookingAddress(language, { checkin: '2031-06-05', checkout: '2031-06-12', adults: 4 }),
    );
    await visitor.click(link(inNewTab(say[language]('nav.bookNow'), language), 'header'));
    same(await visitor.newTab(), bookingAddress(language));
    await visitor.sees(signOf('home', language), sign);
  }
}

async function requestARoom(visitor: Visitor): Promise<void> {
  const form = 'main form[method=post]';
  const field = (name: string) => `${form} [name=${name}]`;
  const submit = button(it('contact.form.submit'), form);
  const toast = { css: '[role=status] > *' };
  const focused = (name: string) =>
    visitor.sees(name, () => (document.activeElement as HTMLInputElement | null)?.name ?? '');
  await visitor.open(addressOf('contact', 'it'));
  await visitor.click(submit);
  await focused('name');
  await visitor.type(field('name'), 'Anna Rossi');
  await visitor.type(field('email'), 'anna at example');
  await visitor.click(submit);
  await focused('email');
  await visitor.lacks(toast);
  await visitor.run((css) => document.querySelector<HTMLInputElement>(css)?.select(), field('email'));
  await visitor.press('Escape');
  await visitor.type(field('message'), 'Due notti? "Grazie" & a presto');
  await visitor.choose(field('email'), '');
  await visitor.type(field('email'), 'anna@example.com');
  await visitor.choose(field('checkin'), '2031-06-05');
  await visitor.choose(field('checkout'), '2031-06-12');
  await visitor.type(field('guests'), '3');
  await visitor.press('Enter');
  await visitor.shows(toast);
  const { text, letter } = await visitor.run(() => {
    const shown = document.querySelector('[role=status] > *');
    return { text: shown?.textContent ?? '', letter: shown?.querySelector('a')?.href ?? '' };
  });
  for (const key of ['title', 'text'] as const) contains(text, it(`contact.toast.${key}`));
  contains(letter, email.href);
  const body = decodeURIComponent(letter).replaceAll('\u00A0', ' ');
  for (const value of [
    'Anna Rossi',
    'anna@example.com',
    '5 giugno 2031',
    '12 giugno 2031',
    'Due notti? "Grazie" & a presto',
  ]) {
    contains(body, value);
  }
  await visitor.sees(
    '',
    (css) =>
      Array.from(document.querySelectorAll<HTMLInputElement>(`${css} :is(input, textarea)`), ({ value }) => value).join(
        '',
      ),
    form,
  );
  await visitor.press('Escape');
  await visitor.lacks(toast);
}

async function closeTheBanner(visitor: Visitor): Promise<void> {
  const banner = region(it('banner.label'));
  await visitor.open('/');
  await visitor.shows(banner);
  await visitor.sees({ sentences: 1, gap: 0 }, () => {
    const shown = document.querySelector('[data-banner-part]');
    return {
      sentences: find({ css: '[data-banner-part] p' }).length,
      gap: Math.round(innerHeight - (shown?.getBoundingClientRect().bottom ?? 0)),
    };
  });
  await visitor.click(button(it('banner.close')));
  await visitor.lacks(banner);
  await visitor.click(link(it('nav.rooms'), 'footer'));
  await visitor.sees(signOf('rooms', 'it'), sign);
  await visitor.lacks(banner);
  await visitor.open(addressOf('contact', 'en'));
  await visitor.lacks(region(say.en('banner.label')));
}

async function lookThroughAGallery(visitor: Visitor): Promise<void> {
  const name = it('rooms.superior.gallery');
  const strip = `[role=group][aria-label="${name}"]`;
  const viewer = dialog(name);
  const opener = (index: number) => ({ css: `${strip} li:nth-child(${index}) button` });
  const at = (index: number, within: string) =>
    visitor.sees(
      it('common.picture.position', { index, count: 4 }),
      (css) => Array.from(document.querySelectorAll(`${css} [aria-live] p, ${css} p[aria-live]`))[0]?.textContent,
      within,
    );
  const returns = (index: number) =>
    visitor.sees(true, (css) => document.activeElement === document.querySelector(css), opener(index).css);
  await visitor.open(addressOf('rooms', 'it'));
  await visitor.click(button(it('common.next'), strip));
  await at(2, strip);
  await visitor.click(button(it('common.previous'), strip));
  await at(1, strip);

  await visitor.click(opener(1));
  await visitor.shows(viewer);
  await at(1, 'dialog[open]');
  for (const index of [2, 3, 4]) {
    await visitor.press('ArrowRight');
    await at(index, 'dialog[open]');
  }
  await visitor.click(button(it('common.previous'), 'dialog[open]'));
  await at(3, 'dialog[open]');
  await visitor.press('Home');
  await at(1, 'dialog[open]');
  const width = () => visitor.run(() => document.querySelector('dialog[open] img')?.getBoundingClientRect().width ?? 0);
  const before = await width();
  const zoom = button(it('common.gallery.zoom'), 'dialog[open]');
  await visitor.click(zoom);
  await visitor.sees(
    true,
    (small) => (document.querySelector('dialog[open] img')?.getBoundingClientRect().width ?? 0) > small * 2,
    before,
  );
  await visitor.click(zoom);
  await visitor.sees(before, () => document.querySelector('dialog[open] img')?.getBoundingClientRect().width ?? 0);
  await visitor.press('Escape');
  await visitor.lacks(viewer);
  await returns(1);
  await visitor.press('Enter');
  await visitor.shows(viewer);
  await visitor.click(button(it('common.gallery.close'), 'dialog[open]'));
  await visitor.lacks(viewer);
  await returns(1);
}

async function loseTheWay(visitor: Visitor): Promise<void> {
  for (const language of languageIds) {
    const home = addressOf('home', language);
    await visitor.open(`${home}/nessuna/pagina`.replace('//', '/'));
    await mark(visitor);
    await visitor.sees(
      { status: 404, title: say[language]('common.notFound.headTitle', { name: hotel.name }) },
      async () => ({ status: (await fetch(location.href)).status, title: document.title }),
    );
    for (const one of languageIds) await visitor.shows(link(say[one]('common.notFound.home'), 'main'));
    await visitor.click(link(say[language]('common.notFound.home'), 'main'));
    await visitor.sees(signOf('home', language), sign);
    await isMarked(visitor);
  }
}

async function goBackAndForward(visitor: Visitor): Promise<void> {
  await visitor.open('/');
  await mark(visitor);
  for (const id of ['rooms', 'terrazza'] as const) {
    await visitor.click(link(it(`nav.${id}`), 'footer'));
    await arrives(visitor, id);
  }
  await visitor.back();
  await arrives(visitor, 'rooms');
  await visitor.back();
  await arrives(visitor, 'home');
  await visitor.forward();
  await arrives(visitor, 'rooms');
  // to another document with the menu open, and back to one that the browser may have kept as it was
  await visitor.click(button(it('nav.openMenu')));
  await visitor.shows(dialog(it('nav.menuTitle')));
  await visitor.open('/en');
  await visitor.sees(signOf('home', 'en'), sign);
  await visitor.back();
  await visitor.sees(signOf('rooms', 'it'), sign);
  await visitor.answered();
  await visitor.lacks(dialog(it('nav.menuTitle')));
  await visitor.click(link(it('nav.services'), 'footer'));
  await visitor.sees(signOf('services', 'it'), sign);
}

export const journeys: readonly Journey[] = [
  { name: 'every page is read', walk: readEveryPage },
  { name: 'the menu opens, closes and leads on', walk: goThroughTheMenu },
  { name: 'the language changes in place', walk: changeTheLanguage },
  { name: 'the search opens the booking engine', walk: searchForARoom },
  { name: 'the form is acknowledged', walk: requestARoom },
  { name: 'the banner closes for good', walk: closeTheBanner },
  { name: 'the gallery is looked through', walk: lookThroughAGallery },
  { name: 'an unknown address leads home', walk: loseTheWay, expected: /404/ },
  { name: 'back and forward keep their way', walk: goBackAndForward },
];

function same(seen: string, expected: string): void {
  if (seen !== expected) throw new Error(`expected ${expected}, but there is ${seen}`);
}

function contains(text: string, part: string): void {
  if (!text.includes(part)) throw new Error(`expected “${part}” in “${text}”`);
}
