import { closeTheBanner, lookThroughAGallery, requestARoom, searchForARoom } from './deeds.ts';
import type { Visitor } from './visitor.ts';
import { changeTheLanguage, goBackAndForward, goThroughTheMenu, loseTheWay, readEveryPage } from './ways.ts';

/** One thing that visitors come to do. */
export interface Journey {
  name: string;
  walk: (visitor: Visitor) => Promise<void>;
  /** faults that belong to it */
  expected?: RegExp;
}

/** What is done in every engine. */
export const journeys: readonly Journey[] = [
  { name: 'every page is read', walk: readEveryPage },
  { name: 'the menu opens, closes and leads on', walk: goThroughTheMenu },
  { name: 'the language changes in place', walk: changeTheLanguage },
  { name: 'the search opens the booking engine', walk: searchForARoom },
  { name: 'the form is acknowledged', walk: requestARoom },
  { name: 'the banner closes for good', walk: closeTheBanner },
  { name: 'the gallery is looked through', walk: lookThroughAGallery },
  { name: 'an unknown address leads home', walk: loseTheWay, expected: /404/ },
  { name: 'back and forward keep their way', walk: goBackAndForward },
];
