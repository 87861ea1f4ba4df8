/** Every picture of the site by name, with its proportions: [width, height] in the drawing's units. */
export const slots = {
  'home-hero': [1600, 1000],
  'home-hero-portrait': [900, 1500],
  'home-reception': [1000, 1200],
  'home-rooms': [1200, 900],
  'home-terrace': [1200, 900],
  'home-lemon-path': [1200, 800],
  'rooms-hero': [2400, 720],
  'rooms-hero-portrait': [1300, 1000],
  'superior-1': [1200, 800],
  'superior-2': [1200, 800],
  'superior-3': [1200, 800],
  'superior-4': [1200, 800],
  'beds-single': [600, 400],
  'beds-double': [600, 400],
  'beds-triple': [600, 400],
  'beds-quad': [600, 400],
  'classic-1': [1200, 800],
  'classic-2': [1200, 800],
  'classic-3': [1200, 800],
  'classic-4': [1200, 800],
  'terrace-evening': [2400, 720],
  'terrace-evening-portrait': [1600, 900],
  'terrace-breakfast': [1200, 900],
  'terrace-bar': [1200, 900],
  'dish-pasta': [800, 800],
  'dish-fish': [800, 800],
  'dish-pizza': [800, 800],
  'dish-lemon': [800, 800],
  'dish-wine': [800, 800],
  'dish-sweets': [800, 800],
  'services-solarium': [2400, 720],
  'services-solarium-portrait': [1300, 1000],
  'services-beach-club': [1200, 900],
  'experience-transfers': [900, 1200],
  'experience-boat': [900, 1200],
  'experience-cooking': [900, 1200],
  'experience-trekking': [900, 1200],
  'experience-kayak': [900, 1200],
  'location-map': [1600, 1000],
  'attraction-amalfi': [800, 1000],
  'attraction-ravello': [800, 1000],
  'attraction-positano': [800, 1000],
  'attraction-lemons': [800, 1000],
  'attraction-minori': [800, 1000],
  'attraction-collegiata': [800, 1000],
  'contact-reception': [2400, 720],
  'contact-reception-portrait': [1300, 1000],
  'not-found': [1600, 900],
  'stock-lemons': [900, 1200],
  'stock-sail': [900, 1200],
  'stock-palm': [900, 1200],
  'stock-boat': [900, 1200],
  'feature-beach': [200, 150],
  'feature-terrace': [200, 150],
  'feature-solarium': [200, 150],
  'feature-parking': [200, 150],
  'location-walk': [200, 150],
  'horizon-home': [1600, 240],
  'horizon-rooms': [1600, 240],
  'horizon-terrace': [1600, 240],
  'horizon-services': [1600, 240],
  'horizon-experiences': [1600, 240],
  'horizon-location': [1600, 240],
  'horizon-contact': [1600, 240],
  tile: [96, 96],
  mark: [96, 96],
  'mark-app': [512, 512],
} as const satisfies Record<string, readonly [width: number, height: number]>;

export type PictureName = keyof typeof slots;

/** Pictures for entries of lists that have none of their own, in turn. */
export const stockPictures = [
  'stock-lemons',
  'stock-sail',
  'stock-palm',
  'stock-boat',
] as const satisfies PictureName[];

// the crops for windows that are taller than wide
const portrait = '-portrait';
export const isPortrait = (name: string) => name.endsWith(portrait);
export const portraitOf = (wide: string) => wide + portrait;
export const wideOf = (name: string) => (isPortrait(name) ? name.slice(0, -portrait.length) : name);
export const otherCrop = (name: string) => (isPortrait(name) ? wideOf(name) : portraitOf(name));

/** Whether a picture only goes with words: a page's horizon, the walk from the hotel, Home's features. It is always drawn. */
export const isOrnament = (name: string) => /^(feature|horizon)-|^location-walk$/.test(name);

/** Whether a drawing is above the fold of a page, where text may be on it. */
export const isInHero = (name: string) =>
  /^((home|rooms)-hero|terrace-evening|services-solarium|contact-reception)(-portrait)?$|^(location-map|not-found)$/.test(
    name,
  );

/** The lists whose entries have a picture: what its name begins with, its proportions, and whether the stock may stand in. */
export const listPictures = {
  services: { kind: 'service', size: [800, 800], hasStock: false },
  experiences: { kind: 'experience', size: [900, 1200], hasStock: true },
  dishes: { kind: 'dish', size: [800, 800], hasStock: true },
  attractions: { kind: 'attraction', size: [800, 1000], hasStock: true },
  superiorGallery: { kind: 'superior', size: [1200, 800], hasStock: false },
  classicGallery: { kind: 'classic', size: [1200, 800], hasStock: false },
} as const satisfies Record<string, { kind: string; size: readonly [number, number]; hasStock: boolean }>;

export type PicturedList = keyof typeof listPictures;

/** The lists whose entries are nothing but photographs. */
export const galleryLists = ['superiorGallery', 'classicGallery'] as const satisfies PicturedList[];

/** The name of an entry's picture: that of the dish `laPizza` is `dish-la-pizza`. */
export const entryPicture = (list: PicturedList, id: string) =>
  `${listPictures[list].kind}-${id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Whether a picture is an entry's. */
export const isEntryPicture = (name: string) =>
  Object.values(listPictures).some(({ kind }) => name.startsWith(`${kind}-`));

/** The pictures of the entries that the site shows: their own drawing or photograph, or one from the stock, in turn. */
export function entryPictures(
  list: PicturedList,
  entries: readonly { id: string; hidden?: boolean }[],
  hasPhotograph: (name: string) => boolean,
): { id: string; own: string; shown: string | undefined }[] {
  let used = 0;
  const next = () => (listPictures[list].hasStock ? stockPictures[used++ % stockPictures.length] : undefined);
  return entries
    .filter(({ hidden }) => !hidden)
    .map(({ id }) => {
      const own = entryPicture(list, id);
      return { id, own, shown: Object.hasOwn(slots, own) || hasPhotograph(own) ? own : next() };
    });
}

/** The pictures of the pages' share images. */
export const sharePictures = {
  home: 'home-hero',
  rooms: 'rooms-hero-portrait',
  terrazza: 'terrace-evening-portrait',
  services: 'services-solarium-portrait',
  experiences: 'experience-boat',
  location: 'location-map',
  contact: 'contact-reception-portrait',
} as const satisfies Record<string, PictureName>;
