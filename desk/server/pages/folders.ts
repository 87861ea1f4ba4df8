// Where the desk keeps what it makes, from the project's root.
export const bundleFolder = '.cache/desk/client/';
export const fontsFolder = '.cache/desk/fonts/';
/** The content as it was when it could last be read. */
export const contentFile = '.cache/desk/content.json';
export const drawingsFolder = '.cache/pictures/';
