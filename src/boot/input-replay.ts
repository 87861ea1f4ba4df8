declare global {
  interface Window {
    /** what the visitor did before the page's script was there */
    early?: EarlyInput | undefined;
  }
}

/** The visitor's first moves, kept until the page can act on them. */
interface EarlyInput {
  /** set by the first input: no more waiting for an idle moment */
  wanted: boolean;
  /** called on the first input */
  want?: () => void;
  /** does again what was asked for, and listens no longer */
  replay: () => void;
  /** the page's script can't be had: the page goes on without */
  fail: () => void;
}

/** What else waits for the first paint; each may be called again. */
interface Late {
  /** fetches what the page looks like below its first screen, and says when all is in sight */
  styles: (fonts: Promise<unknown>) => Promise<unknown>;
  /** fetches and shows the typefaces, and says when that is done; in steps where the page is in view already */
  fonts: (inSteps?: boolean) => Promise<unknown>;
  /** puts the whole drawings in the place of their sketches */
  drawings: () => void;
}

/**
 * Runs in the document's head. Fetches the page's styles, fonts, drawings and lazy pictures once the first paint is done,
 * so that they never compete with it, and the modules when all is in sight: browsers read these in other threads, which
 * a small device has no processors for. At the first input everything comes at once; styles and fonts that are at hand come
 * at once in any case. Presses of buttons and forms sent meanwhile are kept and done again when the page is ready; if the script can't
 * be had they go the way they go without scripts, and so does a form that has waited for four seconds, while the browser
 * still takes it for the visitor's wish.
 * It is sent as text: it may use nothing but its arguments and the browser.
 */
export function startAfterPaint({ styles, fonts, drawings }: Late): void {
  // the entry is the last, what it asks for comes before; a development page starts itself
  const modules = document.currentScript?.dataset.modules?.split(' ');
  if (!modules) return;
  const root = document.documentElement;
  const asked = new Set<HTMLFormElement | HTMLButtonElement>();
  let started = false;
  let fetched = false;
  const start = () => {
    if (started) return;
    started = true;
    delete root.dataset.unpainted;
    const inSight = styles(fonts(true));
    // in a task of its own, before which the browser answers
    setTimeout(drawings);
    // a slow line is not left idle
    Promise.race([inSight, new Promise((late) => setTimeout(late, 500))]).finally(fetchModules);
  };
  const fetchModules = () => {
    if (fetched) return;
    fetched = true;
    for (const href of modules) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    // one after the other: so is each evaluated
    modules
      .reduce<Promise<{ start?: () => Promise<void> }>>(
        (before, href) => before.then(() => import(/* @vite-ignore */ href)),
        Promise.resolve({}),
      )
      .then(({ start }) => start?.())
      .catch((error) => {
        early.fail();
        throw error;
      });
  };
  const keep = (event: Event) => {
    const target = event.target as Element;
    const button = event.type === 'click' ? target.closest('button') : null;
    // what the browser does by itself is left to it: links, and what it opens and closes as a popover
    if (event.type === 'click' && (!button || button.type === 'submit')) return;
    if (button?.hasAttribute('popovertarget') && 'popoverTargetElement' in button) return;
    event.preventDefault();
    const what = button ?? (target as HTMLFormElement);
    // later the browser would no longer open a new tab for it
    if ('method' in what && what.method === 'get') setTimeout(overdue, 4000, what);
    // asked for twice is meant once
    asked.add(what);
  };
  const overdue = (form: HTMLFormElement) => {
    removeEventListener('submit', keep, true);
    again(form);
  };
  const again = (what: HTMLFormElement | HTMLButtonElement) => {
    if (!asked.delete(what)) return;
    if ('formMethod' in what) return what.click();
    if (navigator.userActivation?.isActive === false) what.target = '';
    what.requestSubmit();
  };
  const input = () => {
    start();
    fetchModules();
    early.wanted = true;
    early.want?.();
  };
  const types = ['pointerdown', 'keydown', 'touchstart', 'focusin'];
  const early: EarlyInput = {
    wanted: false,
    replay() {
      for (const type of types) removeEventListener(type, input, true);
      removeEventListener('click', keep, true);
      removeEventListener('submit', keep, true);
      window.early = undefined;
      for (const what of asked) again(what);
    },
    fail() {
      early.replay();
      root.dataset.script = 'failed';
    },
  };
  window.early = early;
  for (const type of types) addEventListener(type, input, { capture: true, passive: true });
  addEventListener('click', keep, true);
  addEventListener('submit', keep, true);
  // styles hold back the pictures further down
  root.dataset.unpainted = '';
  // it would be fetched, with an icon, before anything is seen: `offline.ts` names it for who stays
  document.querySelector('link[rel=manifest]')?.removeAttribute('rel');
  // the worker or the browser's store has them
  if (navigator.serviceWorker?.controller || document.referrer.startsWith(`${location.origin}/`)) {
    styles(fonts());
  }
  try {
    new PerformanceObserver((paints) => {
      // the ground alone is painted before, sometimes
      if (paints.getEntriesByName('first-contentful-paint').length > 0) start();
    }).observe({ type: 'paint', buffered: true });
  } catch {
    // no such observer: the load event below starts it
  }
  // a page opened in a tab behind is not painted
  addEventListener('load', () => setTimeout(start, 200));
}

/** Waits for an idle moment, or for the first input. */
export function idleOrWanted(): Promise<void> {
  return new Promise((resolve) => {
    const early = window.early;
    if (!early || early.wanted) return resolve();
    early.want = resolve;
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve, 50);
  });
}
