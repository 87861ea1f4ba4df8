/** The data attributes of the root element, by which boot, styles and the app talk to each other. */
export const rootState = document.documentElement.dataset;
