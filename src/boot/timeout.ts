/** How long the page waits for its fonts to show them together, in milliseconds. */
export const fontsTimeoutMs = 3000;
/** How long the deferred styles may hide what is below the fold. */
export const stylesTimeoutMs = 5000;
/** How long the modules wait for the deferred styles and the full images. */
export const moduleTimeoutMs = 500;
/** How long a browser takes to paint the drawings of the first screen. */
export const paintMs = 100;
/** When a captured form is submitted without scripts. Five seconds after the click, browsers block the tab that it opens. */
export const submitTimeoutMs = 4000;

/** Resolves after `ms` milliseconds. */
export const timeout = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
