import { attractionAmalfi } from './scenes/attraction-amalfi.ts';
import { attractionCollegiata } from './scenes/attraction-collegiata.ts';
import { attractionLemons } from './scenes/attraction-lemons.ts';
import { attractionMinori } from './scenes/attraction-minori.ts';
import { attractionPositano } from './scenes/attraction-positano.ts';
import { attractionRavello } from './scenes/attraction-ravello.ts';
import { servicesBeachClub } from './scenes/beach-club.ts';
import { classic4 } from './scenes/classic-bath.ts';
import { classic2 } from './scenes/classic-bed.ts';
import { classic3 } from './scenes/classic-desk.ts';
import { classic1 } from './scenes/classic-window.ts';
import { dishFish } from './scenes/dish-fish.ts';
import { dishLemon } from './scenes/dish-lemon.ts';
import { dishPasta } from './scenes/dish-pasta.ts';
import { dishPizza } from './scenes/dish-pizza.ts';
import { dishSweets } from './scenes/dish-sweets.ts';
import { dishWine } from './scenes/dish-wine.ts';
import { experienceBoat } from './scenes/experience-boat.ts';
import { experienceCooking } from './scenes/experience-cooking.ts';
import { experienceKayak } from './scenes/experience-kayak.ts';
import { experienceTransfers } from './scenes/experience-transfers.ts';
import { experienceTrekking } from './scenes/experience-trekking.ts';
import { homeHero, homeHeroPortrait } from './scenes/home-hero.ts';
import { homeRooms } from './scenes/home-rooms.ts';
import {
  horizonContact,
  horizonExperiences,
  horizonHome,
  horizonLocation,
  horizonRooms,
  horizonServices,
  horizonTerrace,
} from './scenes/horizons.ts';
import { homeLemonPath } from './scenes/lemon-path.ts';
import { locationMap } from './scenes/location-map.ts';
import { mark, markApp, tile } from './scenes/marks.ts';
import { notFound } from './scenes/not-found.ts';
import { contactReception, contactReceptionPortrait, homeReception } from './scenes/reception.ts';
import { bedsDouble, bedsQuad, bedsSingle, bedsTriple } from './scenes/room-beds.ts';
import { roomsHero, roomsHeroPortrait } from './scenes/rooms-hero.ts';
import { servicesSolarium, servicesSolariumPortrait } from './scenes/solarium.ts';
import { stockBoat, stockLemons, stockPalm, stockSail } from './scenes/stock.ts';
import { superior4 } from './scenes/superior-balcony.ts';
import { superior3 } from './scenes/superior-bath.ts';
import { superior2 } from './scenes/superior-bed.ts';
import { superior1 } from './scenes/superior-corner.ts';
import { terraceBar } from './scenes/terrace-bar.ts';
import { terraceBreakfast } from './scenes/terrace-breakfast.ts';
import { homeTerrace, terraceEvening, terraceEveningPortrait } from './scenes/terraces.ts';
import { featureBeach, featureParking, featureSolarium, featureTerrace, locationWalk } from './scenes/walk.ts';
import type { Drawing } from './sheet.ts';
import type { PictureName } from './slots.ts';

/** Draws each picture of the site, by the picture's name. */
export const scenes: Record<PictureName, () => Drawing> = {
  'home-hero': homeHero,
  'home-hero-portrait': homeHeroPortrait,
  'home-terrace': homeTerrace,
  'terrace-evening': terraceEvening,
  'terrace-evening-portrait': terraceEveningPortrait,
  'home-lemon-path': homeLemonPath,
  'services-solarium': servicesSolarium,
  'services-solarium-portrait': servicesSolariumPortrait,
  'services-beach-club': servicesBeachClub,
  'location-map': locationMap,
  'feature-beach': featureBeach,
  'feature-terrace': featureTerrace,
  'feature-solarium': featureSolarium,
  'feature-parking': featureParking,
  'location-walk': locationWalk,
  'attraction-amalfi': attractionAmalfi,
  'attraction-ravello': attractionRavello,
  'attraction-positano': attractionPositano,
  'attraction-lemons': attractionLemons,
  'attraction-minori': attractionMinori,
  'attraction-collegiata': attractionCollegiata,
  'not-found': notFound,
  tile,
  mark,
  'mark-app': markApp,
  'home-rooms': homeRooms,
  'home-reception': homeReception,
  'contact-reception': contactReception,
  'contact-reception-portrait': contactReceptionPortrait,
  'rooms-hero': roomsHero,
  'rooms-hero-portrait': roomsHeroPortrait,
  'superior-1': superior1,
  'superior-2': superior2,
  'superior-3': superior3,
  'superior-4': superior4,
  'beds-single': bedsSingle,
  'beds-double': bedsDouble,
  'beds-triple': bedsTriple,
  'beds-quad': bedsQuad,
  'classic-1': classic1,
  'classic-2': classic2,
  'classic-3': classic3,
  'classic-4': classic4,
  'dish-fish': dishFish,
  'dish-lemon': dishLemon,
  'dish-sweets': dishSweets,
  'dish-wine': dishWine,
  'dish-pasta': dishPasta,
  'dish-pizza': dishPizza,
  'terrace-bar': terraceBar,
  'experience-trekking': experienceTrekking,
  'experience-transfers': experienceTransfers,
  'experience-kayak': experienceKayak,
  'experience-cooking': experienceCooking,
  'experience-boat': experienceBoat,
  'terrace-breakfast': terraceBreakfast,
  'stock-lemons': stockLemons,
  'stock-sail': stockSail,
  'stock-palm': stockPalm,
  'stock-boat': stockBoat,
  'horizon-home': horizonHome,
  'horizon-rooms': horizonRooms,
  'horizon-terrace': horizonTerrace,
  'horizon-services': horizonServices,
  'horizon-experiences': horizonExperiences,
  'horizon-location': horizonLocation,
  'horizon-contact': horizonContact,
};
