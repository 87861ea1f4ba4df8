export const bundleFolder = '.cache/desk/client/';
export const fontsFolder = '.cache/desk/fonts/';
export const drawingsFolder = '.cache/pictures/';
