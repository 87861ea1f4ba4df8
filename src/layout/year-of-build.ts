declare const __YEAR_OF_BUILD__: number;

/** The year in the prerendered pages; the browser replaces it with the current year. */
export const yearOfBuild: number = __YEAR_OF_BUILD__;
