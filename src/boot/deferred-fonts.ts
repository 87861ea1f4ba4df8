/** A typeface's family, its source as in a style sheet, and what else `@font-face` says of it. */
export type Face = [family: string, source: string, descriptors: FontFaceDescriptors];

/**
 * Runs in the document's head. Knows the site's typefaces: fetched together when they are asked for, and shown
 * together, so that the words change their look once. One that can't be had holds the others up for no longer than
 * three seconds.
 * It is sent as text: it may use nothing but its arguments and the browser.
 * @returns what fetches and shows them, and says when that is done; calling it again is harmless. `inSteps` is for a
 * page that is in view already, and is to answer meanwhile: each is asked for in a task of its own, and each family is
 * shown in a frame of its own, whole, since titles mix its faces within a line
 */
export function lateFonts(): (inSteps?: boolean) => Promise<unknown> {
  // a development page has them from its style sheet
  const list = document.currentScript?.dataset.fonts;
  let shown: Promise<unknown> | undefined;
  const show = async (inSteps = false): Promise<unknown> => {
    if (!list) return;
    // built now: before the first paint there is no time for it
    const faces: Face[] = JSON.parse(list);
    const loading = faces.map(async (face) => {
      if (inSteps) await new Promise((task) => setTimeout(task));
      return new FontFace(...face).load();
    });
    await Promise.race([Promise.allSettled(loading), new Promise((late) => setTimeout(late, 3000))]);
    const first = faces[0]?.[0];
    return Promise.allSettled(
      loading.map(async (face, place) => {
        // its stand-in stays for one that fails
        const loaded = await face;
        // no frame is drawn in a tab behind
        if (inSteps && faces[place]?.[0] !== first && !document.hidden)
          await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
        document.fonts.add(loaded);
      }),
    );
  };
  return (inSteps) => {
    shown ??= show(inSteps);
    return shown;
  };
}
