declare const __YEAR_OF_BUILD__: number;

/** The year in the prerendered pages; the browser puts the year of the visit in its place. */
export const yearOfBuild: number = __YEAR_OF_BUILD__;
