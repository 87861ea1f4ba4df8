import { paintMs, timeout } from './timeout.ts';

/**
 * Replaces each placeholder by its full image. A placeholder stays where the image fails to load.
 * @returns a promise for all images of the first screen, with a placeholder or without
 */
export function showFullImages(): Promise<unknown> {
  const images = document.querySelectorAll<HTMLImageElement>('img:not([data-below-the-fold] *)');
  return Promise.allSettled([...images].map(showFullImage));
}

async function showFullImage(image: HTMLImageElement): Promise<void> {
  const { src } = image.dataset;
  if (!src) {
    await image.decode();
    // decoded is not painted: drawings are painted on the processor, which scripts would take
    return timeout(paintMs);
  }
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
