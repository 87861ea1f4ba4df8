import { hotel } from '../src/hotel/identity.ts';
import { addressOf, languageIds, otherLanguage, routes } from '../src/navigation/routes.ts';
import { button, dialog, find, link } from './find.ts';
import { arrives, isMarked, it, mark, sign, signOf, t } from './signs.ts';
import type { Visitor } from './visitor.ts';

/** Opens every page in both languages, down to its end, in two widths. */
export async function readEveryPage(visitor: Visitor): Promise<void> {
  for (const language of languageIds) {
    for (const { id } of routes) {
      await visitor.open(addressOf(id, language));
      await visitor.sees(signOf(id, language), sign);
      await visitor.shows({ css: 'h1' });
      // all of it has come into sight
      await visitor.sees(true, () => !document.documentElement.matches('[data-unstyled], [data-unfolding]'));
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

/** Opens the menu, closes it in every way, and goes to every page by it. */
export async function goThroughTheMenu(visitor: Visitor): Promise<void> {
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
    await visitor.sees({ alone: true, inside: true, edge: 0 }, () => {
      const sheet = document.querySelector('dialog:popover-open');
      return {
        alone: ['main', 'footer', 'header a'].every((part) => document.querySelector(part)?.closest('[inert]')),
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
      document.querySelector<HTMLDialogElement>('dialog:popover-open')?.hidePopover();
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
    await visitor.click(link(it(`nav.${id}`), 'dialog:popover-open nav'));
    await visitor.lacks(menu);
    await arrives(visitor, id);
  }
}

/** Turns a page into the other language and back. */
export async function changeTheLanguage(visitor: Visitor): Promise<void> {
  for (const start of languageIds) {
    const other = otherLanguage(start);
    await visitor.open(addressOf('rooms', start));
    await mark(visitor);
    await visitor.run(() => scrollTo({ top: 400, behavior: 'instant' }));
    for (const [from, to] of [
      [start, other],
      [other, start],
    ] as const) {
      await visitor.click(button(t[from]('nav.toggle.name')));
      await visitor.sees(signOf('rooms', to, start), sign);
      await visitor.sees({ heading: t[to]('rooms.title'), focus: t[to]('nav.toggle.name'), scroll: 400 }, () => ({
        heading: document.querySelector('h1')?.textContent,
        focus: document.activeElement?.ariaLabel,
        scroll: scrollY,
      }));
      await isMarked(visitor);
    }
  }
}

/** Comes to an address that is none. */
export async function loseTheWay(visitor: Visitor): Promise<void> {
  for (const language of languageIds) {
    const home = addressOf('home', language);
    await visitor.open(`${home}/nessuna/pagina`.replace('//', '/'));
    await mark(visitor);
    await visitor.sees(
      { status: 404, title: t[language]('common.notFound.headTitle', { name: hotel.name }) },
      async () => ({ status: (await fetch(location.href)).status, title: document.title }),
    );
    for (const one of languageIds) await visitor.shows(link(t[one]('common.notFound.home'), 'main'));
    await visitor.click(link(t[language]('common.notFound.home'), 'main'));
    await visitor.sees(signOf('home', language), sign);
    await isMarked(visitor);
  }
}

/** Goes back and forward, inside the site and from document to document. */
export async function goBackAndForward(visitor: Visitor): Promise<void> {
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
