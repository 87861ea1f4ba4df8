/**
 * Replaces each placeholder by its full image. A placeholder stays where the image fails to load.
 * @returns a promise for all of them
 */
export function swapPlaceholders(): Promise<unknown> {
  return Promise.all([...document.querySelectorAll<HTMLImageElement>('img[data-src]')].map(swapPlaceholder));
}

async function swapPlaceholder(image: HTMLImageElement): Promise<void> {
  const src = image.dataset.src as string;
  const full = new Image();
  // a window of another shape shows another source
  if (image.currentSrc.startsWith('data:')) {
    await new Promise((resolve) => {
      full.onload = full.onerror = resolve;
      full.src = src;
    });
    // offline, the service worker answers with a small sketch, which shows less than the placeholder
    if (full.naturalWidth <= 20) return;
  }
  image.src = src;
}
