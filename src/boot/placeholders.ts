/**
 * Replaces each placeholder by its full image. A placeholder stays where the image fails to load.
 * @returns a promise for all of them
 */
export function swapPlaceholders(): Promise<unknown> {
  return Promise.all(Array.from(document.querySelectorAll<HTMLImageElement>('img[data-src]'), swapPlaceholder));
}

function swapPlaceholder(image: HTMLImageElement): Promise<void> | undefined {
  const { src = '' } = image.dataset;
  const swap = () =>
    new Promise<void>((resolve) => {
      // a window of another shape shows another source; this runs again when that changes
      if (!image.currentSrc.startsWith('data:')) return resolve();
      const full = new Image();
      const onload = () => {
        // offline, the service worker answers with a small sketch, which shows less than the placeholder
        if (full.naturalWidth > 20) image.src = src;
        resolve();
      };
      Object.assign(full, { src, onload, onerror: () => resolve() });
    });
  image.addEventListener('load', swap);
  return image.complete ? swap() : undefined;
}
