// Where the desk keeps what it makes, from the project's root.
export const bundleFolder = '.cache/desk/client/';
export const fontsFolder = '.cache/desk/fonts/';
export const drawingsFolder = '.cache/pictures/';
