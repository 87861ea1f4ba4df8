/** Requests the pictures that failed to load once more. */
export function retryPictures(): void {
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0) image.setAttribute('src', image.src);
  }
}
