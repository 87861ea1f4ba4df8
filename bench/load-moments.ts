/** Milliseconds since navigation. */
export interface LoadMoments {
  /** first contentful paint */
  words: number;
  /** the paint of the full image of the first picture; `words` on a page that has none above the fold */
  drawing: number;
  /** the last change of the visible words or of the document's height */
  whole: number;
  /** when the page is interactive; NaN without scripts */
  hydrated: number;
  /** how long the observer itself has run until the end, part of the other figures */
  observing: number;
}

/** What `observeLoad` leaves in the page. */
export interface ObservedWindow {
  /** resolves when nothing has changed for three seconds after the load event */
  loadMoments: Promise<LoadMoments>;
}

interface ElementTiming extends PerformanceEntry {
  element: Element | null;
  url: string;
  renderTime: number;
  loadTime: number;
}

/**
 * Runs in the page before its own scripts, so it uses nothing from outside. Works without a look at every frame:
 * - A mutation observer, a resize observer on `html` and `body` and the load events of style sheets only note that
 *   something may have changed. Then, in the next frame, a task behind the paint compares words (`innerText`) and height: style and
 *   layout are clean there, so that reading them computes nothing. Before the first paint nothing is compared.
 * - Full images are timed by the browser (Element Timing: the paint, on the same clock as the first contentful paint).
 *   A layered picture counts with its last layer: all images that overlap the first one.
 * - Hydration is an attribute's mutation.
 *
 * Verified on a page that changes one thing at a known time: text of the same length, a class, an attribute of `html`, a
 * style sheet, a placeholder. Each is found one frame later at most; hidden text is not counted. `observing` is the cost.
 */
export function observeLoad(): void {
  const quietMs = 3000;
  const start = performance.now();
  let observing = 0;
  let whole = 0;
  let hydrated = Number.NaN;
  let height = 0;
  let words = '';
  let isPending = false;
  let noted = 0;
  const painted = new Map<Element, number>();
  const images = document.images;
  let marked = 0;

  const timed = (work: () => void) => {
    const begun = performance.now();
    work();
    observing += performance.now() - begun;
  };
  const compare = () =>
    timed(() => {
      isPending = false;
      const now = performance.now();
      const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
      if (!fcp) return schedule();
      const newWords = document.body.innerText;
      const newHeight = document.documentElement.scrollHeight;
      if (newWords === words && newHeight === height) return;
      // the first paint's entry comes some frames after it
      whole = words || noted > fcp ? now : fcp;
      words = newWords;
      height = newHeight;
    });
  const note = () => {
    noted = performance.now();
    schedule();
  };
  const schedule = () => {
    if (isPending) return;
    isPending = true;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = compare;
      port2.postMessage(0);
    });
  };
  const observeSize = new ResizeObserver(note);
  const unseen = /^(?:src|srcset|href|value|elementtiming|aria-.*|data-hydrated)$/;
  const sized = new Set<Element>();
  new MutationObserver((records) =>
    timed(() => {
      const root = document.documentElement;
      if (!root) return;
      if (Number.isNaN(hydrated) && ('hydrated' in root.dataset || root.style.scrollPaddingBlockEnd)) {
        hydrated = performance.now();
      }
      for (; marked < images.length; marked++) images[marked]?.setAttribute('elementtiming', '');
      for (const element of [root, document.body]) {
        if (!element || sized.has(element)) continue;
        sized.add(element);
        observeSize.observe(element);
      }
      if (records.some(({ attributeName }) => !attributeName || !unseen.test(attributeName))) note();
    }),
  ).observe(document, { attributes: true, childList: true, characterData: true, subtree: true });
  const noteStyles = ({ target }: Event) => target instanceof HTMLLinkElement && note();
  document.addEventListener('load', noteStyles, true);
  new PerformanceObserver((list) =>
    timed(() => {
      for (const { element, url, renderTime, loadTime } of list.getEntries() as ElementTiming[]) {
        if (!(element instanceof HTMLImageElement)) continue;
        if (url.startsWith('data:') && (element.dataset.src ?? element.dataset.whole)) continue;
        painted.set(element, renderTime || loadTime);
      }
    }),
  ).observe({ type: 'element', buffered: true });

  const drawing = (fcp: number) => {
    const [first, ...others] = [...document.querySelectorAll('main img')].filter(
      (image) => image.getClientRects().length,
    );
    if (!first) return fcp;
    const box = first.getBoundingClientRect();
    if (box.top > innerHeight) return fcp;
    const layers = others.filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return top < box.bottom && bottom > box.top && left < box.right && right > box.left;
    });
    return Math.max(painted.get(first) ?? Number.NaN, ...layers.map((image) => painted.get(image) ?? 0));
  };
  Object.assign(window, {
    loadMoments: new Promise<LoadMoments>((resolve) => {
      let loaded = 0;
      addEventListener('load', () => {
        loaded = performance.now();
      });
      const look = setInterval(() => {
        const now = performance.now();
        const last = Math.max(whole, loaded, hydrated || 0, ...painted.values());
        if (!loaded || (now - last < quietMs && now - start < 60_000)) return;
        clearInterval(look);
        const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
        resolve({ words: fcp, drawing: drawing(fcp), whole: Math.max(whole, fcp), hydrated, observing });
      }, 250);
    }),
  });
}
