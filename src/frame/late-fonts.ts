/** A typeface's family, its source as in a style sheet, and what else `@font-face` says of it. */
export type Face = [family: string, source: string, descriptors: FontFaceDescriptors];

/**
 * Runs in the document's head. Prepares the site's typefaces: fetched together when they are asked for, and shown
 * together, so that the words change their look once. One that can't be had holds the others up for no longer than
 * three seconds.
 * It is sent as text: it may use nothing but its arguments and the browser.
 * @returns what fetches and shows them; calling it again is harmless
 */
export function lateFonts(): () => void {
  // a development page has them from its style sheet
  const list: Face[] = JSON.parse(document.currentScript?.dataset.fonts ?? '[]');
  const faces = list.map((face) => new FontFace(...face));
  let waiting = faces.length;
  const show = () => {
    for (const face of faces) if (face.status === 'loaded') document.fonts.add(face);
  };
  const settle = () => {
    waiting--;
    if (waiting < 1) show();
  };
  const giveUp = () => {
    waiting = 0;
    show();
  };
  return () => {
    for (const face of faces) if (face.status === 'unloaded') face.load().then(settle, settle);
    setTimeout(giveUp, 3000);
  };
}
