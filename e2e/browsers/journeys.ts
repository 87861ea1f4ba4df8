import type { BrowserDriver } from './browser-driver.ts';
import { browseGallery } from './journeys/browse-gallery.ts';
import { closeBanner } from './journeys/close-banner.ts';
import { comeToRest } from './journeys/come-to-rest.ts';
import { goBackAndForward } from './journeys/go-back-and-forward.ts';
import { openUnknownAddress } from './journeys/open-unknown-address.ts';
import { readEveryPage } from './journeys/read-every-page.ts';
import { requestRoom } from './journeys/request-room.ts';
import { searchForRoom } from './journeys/search-for-room.ts';
import { switchLanguage } from './journeys/switch-language.ts';
import { useMenu } from './journeys/use-menu.ts';

export interface Journey {
  name: string;
  run: (browser: BrowserDriver) => Promise<void>;
  expectedErrors?: RegExp;
}

export const journeys: readonly Journey[] = [
  { name: 'every page loads and fits', run: readEveryPage },
  { name: 'every page comes to rest', run: comeToRest },
  { name: 'the menu opens, closes and navigates', run: useMenu },
  { name: 'the language switches in place', run: switchLanguage },
  { name: 'the search opens the booking engine', run: searchForRoom },
  { name: 'the form shows a confirmation', run: requestRoom },
  { name: 'the banner stays closed', run: closeBanner },
  { name: 'the gallery shows every picture', run: browseGallery },
  { name: 'an unknown address leads home', run: openUnknownAddress, expectedErrors: /404/ },
  { name: 'back and forward change the page', run: goBackAndForward },
];
