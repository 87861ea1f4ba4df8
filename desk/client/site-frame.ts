// The site in its frame: what it is told, and what it tells.

import { addressOf, matchRoute } from '../../src/navigation/routes.ts';
import { kindOf, pagesOf } from '../content/message-places.ts';
import { dayKey } from '../protocol.ts';
import { currentDesk, set, subscribe } from './desk-store.ts';
import type { SiteApi, SiteMode } from './site/site-api.ts';

let site: SiteApi | undefined;
let frame: HTMLIFrameElement | undefined;
// pictures show the same while the pointer wanders
let outlined: Parameters<SiteApi['outline']>[0];
// the site scrolls to it once: owners look elsewhere meanwhile
let isLed = false;

/** The site, while its frame is there. */
export const currentSite = () => (frame?.isConnected ? site : undefined);

const modeNow = (): SiteMode => (currentDesk().using ? 'use' : 'edit');

/** Whether the site shows the crops for windows taller than wide. */
export const isUpright = () => Boolean(frame && frame.clientHeight > frame.clientWidth);

export function outlineOnSite(target?: Parameters<SiteApi['outline']>[0]): void {
  outlined = target;
  isLed = false;
  outline();
}

function outline(): void {
  // a page that is on its way is scrolled once it stands
  const leads = !isLed && currentDesk().frames.next === undefined;
  const isThere = currentSite()?.outline(outlined, leads);
  if (leads) isLed = Boolean(isThere);
}

/** Loads the page at the window's address in another frame; the one in sight stays until the new page stands. */
export function reloadSite(): void {
  const { shown, next = 0 } = currentDesk().frames;
  set({ frames: { ...currentDesk().frames, next: Math.max(shown ?? 0, next) + 1 } });
}

/** Opens a page of the site in the frame. In another language it is a document of its own, as for guests. */
export function openPage(path: string): void {
  // at once: a reload that begins before the site is there keeps to it
  history.replaceState(null, '', path);
  const isReloading = currentDesk().frames.next !== undefined;
  const site = currentSite();
  if (site && !isReloading && matchRoute(path).language === matchRoute(site.path()).language) site.goTo(path);
  else reloadSite();
}

/** Opens a page that shows a text, unless the one in sight does. */
export function openPageOf(key: string): void {
  const [page] = kindOf(key) === 'text' ? (pagesOf(key) ?? []) : [];
  if (!page || currentSite()?.count(key)) return;
  // for guests, the focus moves to the new page's heading, once it has loaded or after four seconds
  const keepFocus = ({ target }: FocusEvent) =>
    setTimeout(() => {
      if (document.activeElement instanceof HTMLIFrameElement) (target as HTMLElement).focus({ preventScroll: true });
    });
  document.addEventListener('focusout', keepFocus, { signal: AbortSignal.timeout(5000) });
  openPage(addressOf(page, currentDesk().language));
}

/** Sets the day on which the site is shown; an empty one is today. */
export function setDay(day: string): void {
  if (day) sessionStorage.setItem(dayKey, day);
  else sessionStorage.removeItem(dayKey);
  set({ day });
  reloadSite();
}

/** Takes the site of a frame whose page has started, and shows it once it stands. */
export function connect(connected: SiteApi, view: Window): void {
  site = connected;
  frame = [...document.querySelectorAll('iframe')].find(({ contentWindow }) => contentWindow === view);
  site.setMode(modeNow());
  showWhenReady(view, performance.now() + mostMs);
}

/** Takes note of another page, or of other words on it. */
export function pageChanged(): void {
  const path = currentSite()?.path() ?? '/';
  if (path !== location.pathname) history.replaceState(null, '', path);
  set({ page: currentDesk().page + 1, path });
  outline();
}

/** Shows a frame whose page cannot connect: it says why. */
export function frameLoaded(loaded: HTMLIFrameElement): void {
  const { next } = currentDesk().frames;
  if (loaded === frame || next === undefined) return;
  set({ frames: { shown: next } });
}

const mostMs = 2500;

/** Where the frame in sight is scrolled to, if it shows the same page. */
function scrollOf(path: string): number {
  const inSight = document.querySelector<HTMLIFrameElement>('iframe:not([inert])')?.contentDocument;
  return (inSight?.location.pathname === path && inSight.defaultView?.scrollY) || 0;
}

/** Shows a new page once it stands, scrolled as the one in sight. */
function showWhenReady(view: Window, until: number): void {
  if (frame?.contentWindow !== view) return;
  const { document: page, innerHeight, location } = view;
  const scroll = scrollOf(location.pathname);
  view.scrollTo({ top: scroll, behavior: 'instant' });
  const isThere = page.querySelector('h1') && Math.abs(view.scrollY - scroll) < 2;
  const isMissing = (image: HTMLImageElement) => !image.complete && image.getBoundingClientRect().top < innerHeight;
  if (performance.now() < until && (!isThere || [...page.images].some(isMissing))) {
    setTimeout(() => showWhenReady(view, until), 40);
    return;
  }
  const { next } = currentDesk().frames;
  if (next !== undefined) set({ frames: { shown: next } });
  outline();
}

let known = currentDesk();
subscribe(() => {
  const { panel, using } = known;
  known = currentDesk();
  if (panel === known.panel && using === known.using) return;
  currentSite()?.setMode(modeNow());
  if (panel !== known.panel) outlineOnSite();
});
