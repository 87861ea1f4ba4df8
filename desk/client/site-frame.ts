// The connection to the site in its frame.

import { addressOf, matchRoute } from '../../src/navigation/routes.ts';
import { kindOf, pagesOf } from '../content/message-places.ts';
import { dayKey } from '../protocol.ts';
import { currentDesk, set, subscribe } from './desk-store.ts';
import type { SiteApi, SiteMode } from './site/site-api.ts';

let site: SiteApi | undefined;
let frame: HTMLIFrameElement | undefined;
type Target = Parameters<SiteApi['outline']>[0];
// the chosen target, which stays outlined while the pointer moves over others
let chosen: Target;
// the site scrolls to the target only once, since owners scroll elsewhere afterwards
let hasScrolled = false;

/** The site, while its frame is there. */
export const currentSite = () => (frame?.isConnected ? site : undefined);

/** Whether the visible frame has loaded a page that cannot connect. */
export function showsErrorPage(): boolean {
  const { shown, next } = currentDesk().frames;
  return shown !== undefined && next === undefined && !currentSite();
}

const modeNow = (): SiteMode => (currentDesk().isUsingSite ? 'use' : 'edit');

/** Whether the site shows the crops for windows taller than wide. */
export const isUpright = () => Boolean(frame && frame.clientHeight > frame.clientWidth);

export function outlineOnSite(target?: Target): void {
  chosen = target;
  hasScrolled = false;
  outlineChosen();
}

function outlineChosen(): void {
  // a page that is loading is scrolled when it is ready
  const scrolls = !hasScrolled && currentDesk().frames.next === undefined;
  const isOnPage = currentSite()?.outline(chosen, scrolls) ?? false;
  if (scrolls) hasScrolled = isOnPage;
}

/** Loads the page at the window's address in another frame. The visible frame stays until the new page is ready. */
export function reloadSite(): void {
  const { shown, next = 0 } = currentDesk().frames;
  set({ frames: { ...currentDesk().frames, next: Math.max(shown ?? 0, next) + 1 } });
}

/** Opens a page of the site in the frame. A page in another language is a new document, as for visitors. */
export function openPage(path: string): void {
  // at once, so that a reload before the site is connected loads this page
  history.replaceState(null, '', path);
  const isReloading = currentDesk().frames.next !== undefined;
  const shown = currentSite();
  // the site's own toggle changes the language, and not the address
  const isInLanguage = frame?.contentDocument?.documentElement.lang === matchRoute(path).language;
  if (shown && !isReloading && isInLanguage) shown.goTo(path);
  else reloadSite();
}

/** Opens a page that shows a text, unless the visible page does. */
export function openPageOf(key: string): void {
  const [page] = /^(?:text|notFound)$/.test(kindOf(key)) ? (pagesOf(key) ?? []) : [];
  if (!page || currentSite()?.count(key)) return;
  openPage(addressOf(page, currentDesk().language));
}

/** Sets the day on which the site is shown; an empty one is today. */
export function setDay(day: string): void {
  if (day) sessionStorage.setItem(dayKey, day);
  else sessionStorage.removeItem(dayKey);
  set({ day });
  reloadSite();
}

/** Connects the site of a frame that has started, and shows it when it is ready. */
export function connect(connected: SiteApi, view: Window): void {
  site = connected;
  frame = [...document.querySelectorAll('iframe')].find(({ contentWindow }) => contentWindow === view);
  site.setMode(modeNow());
  showWhenReady(view, performance.now() + mostMs);
}

/** Handles a change of the page or its texts. */
export function pageChanged(): void {
  const path = currentSite()?.path() ?? '/';
  if (path !== location.pathname) history.replaceState(null, '', path);
  // also renders the panels again, which list what the page shows
  set({ path });
  outlineChosen();
}

/** Shows a frame whose page cannot connect: an error page. */
export function frameLoaded(loaded: HTMLIFrameElement): void {
  const { next } = currentDesk().frames;
  if (loaded === frame || next === undefined) return;
  set({ frames: { shown: next } });
}

const mostMs = 2500;

/** The scroll position of the visible frame, if it shows the same page. */
function scrollOf(path: string): number {
  const inSight = document.querySelector<HTMLIFrameElement>('iframe:not([inert])')?.contentDocument;
  return (inSight?.location.pathname === path && inSight.defaultView?.scrollY) || 0;
}

/** Shows a new page when it is ready, at the scroll position of the visible one. */
function showWhenReady(view: Window, until: number): void {
  if (frame?.contentWindow !== view) return;
  const { document: page, innerHeight, location } = view;
  const scroll = scrollOf(location.pathname);
  view.scrollTo({ top: scroll, behavior: 'instant' });
  const isThere = page.querySelector('h1') && Math.abs(view.scrollY - scroll) < 2;
  // an image without a box is never loaded
  const isMissing = (image: HTMLImageElement) =>
    !image.complete && image.checkVisibility() && image.getBoundingClientRect().top < innerHeight;
  if (performance.now() < until && (!isThere || [...page.images].some(isMissing))) {
    setTimeout(() => showWhenReady(view, until), 40);
    return;
  }
  const { next } = currentDesk().frames;
  if (next !== undefined) set({ frames: { shown: next } });
  outlineChosen();
}

let known = currentDesk();
subscribe(() => {
  const { panel, isUsingSite } = known;
  known = currentDesk();
  if (panel === known.panel && isUsingSite === known.isUsingSite) return;
  currentSite()?.setMode(modeNow());
  if (panel !== known.panel) outlineOnSite();
});
