/** A typeface's family, its source as in a style sheet, and what else `@font-face` says of it. */
export type Face = [family: string, source: string, descriptors: FontFaceDescriptors];

/**
 * Runs in the document's head. Knows the site's typefaces: fetched together when they are asked for, and shown
 * together, so that the words change their look once. One that can't be had holds the others up for no longer than
 * three seconds.
 * It is sent as text: it may use nothing but its arguments and the browser.
 * @returns what fetches and shows them; calling it again is harmless
 */
export function lateFonts(): () => void {
  // a development page has them from its style sheet
  let list = document.currentScript?.dataset.fonts;
  return () => {
    if (!list) return;
    // built now: before the first paint there is no time for it
    const loading = (JSON.parse(list) as Face[]).map((face) => new FontFace(...face).load());
    list = undefined;
    const together = Promise.race([Promise.allSettled(loading), new Promise((late) => setTimeout(late, 3000))]);
    for (const face of loading) {
      // its stand-in stays for one that fails
      together
        .then(() => face)
        .then((loaded) => document.fonts.add(loaded))
        .catch(() => {});
    }
  };
}
