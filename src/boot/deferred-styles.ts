/**
 * Runs in the document's head. The document's own styles are those of its first screen; what stands further down is kept
 * out of sight until the page's other styles are there, or can't be had: then it reads as it is. It comes into sight
 * part by part, in the page's typefaces if these are soon there, so that no step keeps the browser from answering.
 * It is sent as text: it may use nothing but its arguments and the browser.
 * @returns what fetches the sheet, given what waits for the typefaces, and says when all is in sight; calling it again
 * is harmless
 */
export function lateStyles(): (fonts: Promise<unknown>) => Promise<unknown> {
  const root = document.documentElement;
  // a development page has them in sheets of their own
  const href = document.currentScript?.dataset.styles;
  if (!href) return async () => {};
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // the browser looks for a place further down until the document has been loaded, and not after
  const isAwaited = location.hash !== '' || visit?.type !== 'navigate';
  root.dataset.unstyled = '';

  const show = async (fonts: Promise<unknown>) => {
    const parts = isAwaited ? [] : [...document.querySelectorAll<HTMLElement>('[data-fold] > *, footer')];
    for (const part of parts) part.dataset.folded = '';
    root.dataset.unfolding = '';
    delete root.dataset.unstyled;
    const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
    await Promise.race([fonts, scrolled, new Promise((late) => setTimeout(late, 500))]);
    for (const part of parts) {
      delete part.dataset.folded;
      // no frame is drawn in a tab behind
      if (!document.hidden) await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    }
    delete root.dataset.unfolding;
    // a link on the opening was followed before there was where it leads
    if (!isAwaited && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  };
  const fetchSheet = (fonts: Promise<unknown>) => {
    const link = document.createElement('link');
    const sheet = new Promise((resolve) => {
      link.onload = resolve;
      link.onerror = resolve;
      // no line is so slow that its visitor is to see nothing but the opening
      setTimeout(resolve, 5000);
    });
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
    return sheet.then(() => show(fonts));
  };
  let inSight = isAwaited ? fetchSheet(Promise.resolve()) : undefined;
  return (fonts) => {
    inSight ??= fetchSheet(fonts);
    return inSight;
  };
}
