/** Milliseconds since navigation, except where stated. */
export interface LoadMoments {
  /** first contentful paint */
  fcp: number;
  /** the paint of the first picture; the FCP on a page without one above the fold */
  picture: number;
  /** the last change of the visible text or of the document's height */
  lastChange: number;
  /** when the page is interactive; NaN without scripts */
  hydrated: number;
  /** the total blocking time after the FCP: what tasks take beyond 50 ms each */
  blocked: number;
  /** the cumulative layout shift, without unit */
  shift: number;
  /** the transfer size of the document, in bytes */
  bytes: number;
}

/** The globals that `observeLoad` sets in the page. */
export interface ObservedWindow {
  /** resolves when nothing has changed for two seconds after the load event */
  loadMoments: Promise<LoadMoments>;
}

/** An entry of Element Timing or of Layout Instability, which TypeScript does not know. */
interface Entry extends PerformanceEntry {
  element: Element | null;
  renderTime: number;
  loadTime: number;
  value: number;
}

/**
 * Runs in the page before its own scripts, so it uses nothing from outside. It is cheap, because it skips frames in which nothing
 * can have changed:
 * - Mutations, new sizes of `html` and `body` and loaded style sheets only note that something may have changed. A task after
 *   the next paint compares text (`innerText`) and height: reading them there forces no layout.
 * - Images are timed by the browser (Element Timing). A layered picture counts with its last layer: all images
 *   that overlap the first one.
 */
export function observeLoad(): void {
  const quietMs = 2000;
  const unseen = /^(?:src|srcset|href|value|elementtiming|aria-.*|data-hydrated)$/;
  const painted = new Map<Element, number>();
  const sized = new Set<Element>();
  const longTasks: PerformanceEntry[] = [];
  let loaded = 0;
  let hydrated = Number.NaN;
  let shift = 0;
  let lastChange = 0;
  let noted = 0;
  let isPending = false;
  let text = '';
  let height = 0;

  const firstPaint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  const observe = (type: string, use: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(use)).observe({ type, buffered: true });

  const compare = () => {
    isPending = false;
    const paint = firstPaint();
    if (!paint) return compareAfterPaint();
    const newText = document.body.innerText;
    const newHeight = document.documentElement.scrollHeight;
    if (newText === text && newHeight === height) return;
    // the first paint is reported some frames after it
    lastChange = text || noted > paint ? performance.now() : paint;
    text = newText;
    height = newHeight;
  };
  const compareAfterPaint = () => {
    if (isPending) return;
    isPending = true;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = compare;
      port2.postMessage(0);
    });
  };
  const note = () => {
    noted = performance.now();
    compareAfterPaint();
  };

  const resizes = new ResizeObserver(note);
  new MutationObserver((records) => {
    const root = document.documentElement;
    if (!root) return;
    if (Number.isNaN(hydrated) && 'hydrated' in root.dataset) hydrated = performance.now();
    for (const image of document.querySelectorAll('img:not([elementtiming])')) image.setAttribute('elementtiming', '');
    for (const element of [root, document.body]) {
      if (!element || sized.has(element)) continue;
      sized.add(element);
      resizes.observe(element);
    }
    if (records.some(({ attributeName }) => !attributeName || !unseen.test(attributeName))) note();
  }).observe(document, { attributes: true, childList: true, characterData: true, subtree: true });
  document.addEventListener('load', ({ target }) => target instanceof HTMLLinkElement && note(), true);
  observe('element', ({ element, renderTime, loadTime }) => {
    if (element) painted.set(element, renderTime || loadTime);
  });
  observe('longtask', (task) => longTasks.push(task));
  observe('layout-shift', ({ value }) => {
    shift += value;
  });

  const paintOfPicture = (fcp: number) => {
    const images = [...document.querySelectorAll('main img')].filter((image) => image.getClientRects().length);
    const [first, ...others] = images.map((image) => [image, image.getBoundingClientRect()] as const);
    if (!first || first[1].top > innerHeight) return fcp;
    const [image, box] = first;
    const layers = others.filter(
      ([, { top, bottom, left, right }]) =>
        top < box.bottom && bottom > box.top && left < box.right && right > box.left,
    );
    return Math.max(painted.get(image) ?? Number.NaN, ...layers.map(([layer]) => painted.get(layer) ?? 0));
  };
  const loadMoments = new Promise<LoadMoments>((resolve) => {
    addEventListener('load', () => {
      loaded = performance.now();
    });
    const look = setInterval(() => {
      const now = performance.now();
      const last = Math.max(lastChange, loaded, hydrated || 0, ...painted.values());
      // without scripts nothing hydrates
      const isHydrating = Number.isNaN(hydrated) && document.querySelector('script[data-modules]');
      if (now < 60_000 && (!loaded || isHydrating || now - last < quietMs)) return;
      clearInterval(look);
      const fcp = firstPaint() ?? Number.NaN;
      const blocked = longTasks
        .filter(({ startTime }) => startTime > fcp)
        .reduce((sum, { duration }) => sum + duration - 50, 0);
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const bytes = navigation?.transferSize ?? Number.NaN;
      resolve({
        fcp,
        picture: paintOfPicture(fcp),
        lastChange: Math.max(lastChange, fcp),
        hydrated,
        blocked,
        shift,
        bytes,
      });
    }, 250);
  });
  Object.assign(window, { loadMoments });
}
