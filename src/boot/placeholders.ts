/**
 * Replaces each placeholder by its full image. A placeholder stays where the image fails to load.
 * @returns a promise for all of them
 */
export function swapPlaceholders(): Promise<unknown> {
  return Promise.all(Array.from(document.querySelectorAll<HTMLImageElement>('img[data-src]'), swapPlaceholder));
}

function swapPlaceholder(image: HTMLImageElement): Promise<void> | false {
  const { src = '' } = image.dataset;
  const swap = async () => {
    // a window of another shape shows another source; this runs again when that changes
    if (!image.currentSrc.startsWith('data:')) return;
    try {
      await Object.assign(new Image(), { src }).decode();
      image.src = src;
    } catch {
      // the placeholder stays
    }
  };
  image.addEventListener('load', swap);
  return image.complete && swap();
}
