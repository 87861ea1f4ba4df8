/**
 * Runs in the document's head. Puts the whole drawing in the place of its sketch, which the document holds so that the
 * first paint waits for no request. A sketch stays where its drawing can't be had.
 * It is sent as text: it may use nothing but its arguments and the browser.
 */
export function lateDrawings(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-src]')) {
    const { src = '' } = image.dataset;
    const complete = () => {
      // in a window of another shape another drawing stands here; when that changes, this is called again
      if (!image.currentSrc.startsWith('data:')) return;
      const drawing = new Image();
      drawing.src = src;
      drawing.decode().then(
        () => {
          image.src = src;
        },
        () => {},
      );
    };
    image.addEventListener('load', complete);
    if (image.complete) complete();
  }
}
