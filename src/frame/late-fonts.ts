/** A typeface's family, its source as in a style sheet, and what else `@font-face` says of it. */
export type Face = [family: string, source: string, descriptors: FontFaceDescriptors];

/**
 * Runs in the document's head. Knows the site's typefaces: fetched together when they are asked for, and shown
 * together, so that the words change their look once. One that can't be had holds the others up for no longer than
 * three seconds.
 * It is sent as text: it may use nothing but its arguments and the browser.
 * @returns what fetches and shows them, and says when that is done; calling it again is harmless
 */
export function lateFonts(): () => Promise<unknown> {
  // a development page has them from its style sheet
  const list = document.currentScript?.dataset.fonts;
  let shown: Promise<unknown> | undefined;
  const show = async (): Promise<unknown> => {
    if (!list) return;
    // built now: before the first paint there is no time for it
    const loading = (JSON.parse(list) as Face[]).map((face) => new FontFace(...face).load());
    const together = Promise.race([Promise.allSettled(loading), new Promise((late) => setTimeout(late, 3000))]);
    // its stand-in stays for one that fails
    return Promise.all(
      loading.map((face) =>
        together
          .then(() => face)
          .then((loaded) => document.fonts.add(loaded))
          .catch(() => {}),
      ),
    );
  };
  return () => {
    shown ??= show();
    return shown;
  };
}
