// schema.org data of a page in one graph, from the same facts and messages as the page.

import type {
  BarOrPub,
  FAQPage,
  Graph,
  Hotel,
  HotelRoom,
  ListItem,
  LocationFeatureSpecification,
  OpeningHoursSpecification,
  PropertyValue,
  Restaurant,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import { closures, hotelClosures } from '../../src/announcements/announcements.ts';
import { absoluteAddress, shareImage } from '../../src/app/absolute-address.ts';
import type { PictureName } from '../../src/art/slots.ts';
import {
  checkIn,
  checkOut,
  hasBar,
  hasRestaurant,
  hours,
  rooms,
  roomTypes,
  terrace,
  terraceServices,
} from '../../src/hotel/facts.ts';
import { dayAfter } from '../../src/hotel/hours/clock.ts';
import type { Closure } from '../../src/hotel/hours/closures.ts';
import { hotel, phone } from '../../src/hotel/identity.ts';
import { mapAddress } from '../../src/hotel/links/directions.ts';
import { galleries, profiles, questions, services } from '../../src/hotel/lists.ts';
import { hotelValues } from '../../src/hotel/values.ts';
import { type Language, languageIds } from '../../src/i18n/languages.ts';
import type { Translate } from '../../src/i18n/message-types.ts';
import { headKeys, type PageId, routeOf } from '../../src/navigation/routes.ts';
import { informationIn } from '../content/messages/site-messages.ts';
import { picturesOfEntries } from '../photos/photographs.ts';

/** The page that a graph describes. */
interface PageContext {
  id: PageId;
  language: Language;
  t: Translate;
}

/** The first picture that the gallery of a category shows. */
const pictureOfRooms = (category: (typeof rooms.categories)[number]) =>
  picturesOfEntries(`${category}Gallery`, galleries[category]).find(({ shown }) => shown)?.shown as
    | PictureName
    | undefined;

/** The pictures of the hotel, its restaurant and its rooms that structured data links to as JPEGs. */
export const picturesOfPlaces: PictureName[] = [
  ...(['home-hero', 'terrace-evening-portrait', 'terrace-bar'] as const),
  ...rooms.categories.flatMap((category) => pictureOfRooms(category) ?? []),
];

const ref = (name: string) => ({ '@id': `${hotel.site}/#${name}` });
const picture = (name: PictureName) => `${hotel.site}/share/${name}.jpg`;
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const mostGuests = Math.max(...roomTypes.map(({ guests }) => guests));
const leastGuests = Math.min(...roomTypes.map(({ guests }) => guests));
const meals = terraceServices.filter((service) => service !== 'bar');

const address = {
  '@type': 'PostalAddress',
  ...ref('address'),
  streetAddress: hotel.address.street,
  postalCode: hotel.address.postalCode,
  addressLocality: hotel.address.town,
  addressRegion: hotel.address.province,
  addressCountry: hotel.address.country,
};

const links = profiles.map(({ url }) => url).filter((url) => url !== '#');
const { group } = hotel;
const legalName: string | null = hotel.company.legalName;

function hotelOf(page: PageContext): Hotel {
  const { language, t } = page;
  const properties = informationIn(language).map(
    ({ title, text }): PropertyValue => ({ '@type': 'PropertyValue', name: title, value: text }),
  );
  return {
    '@type': 'Hotel',
    ...ref('hotel'),
    name: hotel.name,
    ...(legalName && { legalName }),
    description: t('hero.head.description', { name: hotel.name }),
    url: absoluteAddress('home', language),
    telephone: hotel.phone,
    email: hotel.email,
    address,
    geo: { '@type': 'GeoCoordinates', ...hotel.coordinates },
    hasMap: mapAddress,
    starRating: { '@type': 'Rating', ratingValue: hotel.stars },
    checkinTime: checkIn,
    checkoutTime: checkOut,
    ...specialHoursOf(hotelClosures),
    availableLanguage: hotel.spokenLanguages,
    ...detailsOn<Hotel>(page, 'contact', {
      petsAllowed: t('services.info.pets.text', { phone: phone.text, email: hotel.email }),
    }),
    ...detailsOn<Hotel>(page, 'services', {
      amenityFeature: services.map(({ id }) => feature(t(`services.card.${id}.title`))),
      ...(properties.length > 0 && { additionalProperty: properties }),
    }),
    ...(group.name && {
      parentOrganization: {
        '@type': 'Organization',
        ...ref('group'),
        name: group.name,
        ...(group.url && { url: group.url }),
      },
    }),
    vatID: hotel.vat,
    identifier: { '@type': 'PropertyValue', propertyID: 'CIN', value: hotel.cin },
    image: picture('home-hero'),
    logo: `${hotel.site}/icon-512.png`,
    ...(links.length && { sameAs: links }),
  };
}

/**
 * Descriptions, images and services of the hotel's parts, only for Home and the page that shows the part. Other documents
 * leave them out to stay small.
 */
function detailsOn<Kind>({ id }: PageContext, shownOn: PageId, details: Partial<Exclude<Kind, string>>) {
  return id === shownOn || id === 'home' ? details : {};
}

function feature(name: string): LocationFeatureSpecification {
  return { '@type': 'LocationFeatureSpecification', name, value: true };
}

function roomOf(category: (typeof rooms.categories)[number], page: PageContext): HotelRoom {
  const { language, t } = page;
  const shown = pictureOfRooms(category);
  return {
    '@type': 'HotelRoom',
    ...ref(`room-${category}`),
    name: t(`rooms.${category}.title`),
    url: `${absoluteAddress('rooms', language)}#${category}`,
    occupancy: { '@type': 'QuantitativeValue', minValue: leastGuests, maxValue: mostGuests, unitCode: 'C62' },
    ...detailsOn<HotelRoom>(page, 'rooms', {
      description: t(`rooms.${category}.text`),
      ...(shown && { image: picture(shown) }),
      amenityFeature: rooms.amenities.map((id) => feature(t(`rooms.amenity.${id}.title`))),
    }),
    containedInPlace: ref('hotel'),
  };
}

const reopening = closures.find(({ from }) => from === null)?.until;

/** Opens every day, from the first reopening on. */
function openingHours(service: keyof typeof hours, t: Translate): OpeningHoursSpecification {
  const { from, to } = hours[service];
  return {
    '@type': 'OpeningHoursSpecification',
    name: t(`terrazza.hours.${service}`),
    dayOfWeek: weekdays.map((day) => `https://schema.org/${day}` as const),
    opens: from,
    closes: to === '24:00' ? '00:00' : to,
    ...(reopening && { validFrom: reopening }),
  };
}

/** Closed periods: equal opening and closing times mean closed all day. */
function specialHoursOf(closed: readonly Closure[]): {
  specialOpeningHoursSpecification?: OpeningHoursSpecification[];
} {
  const days = closed.map(
    ({ from, until }): OpeningHoursSpecification => ({
      '@type': 'OpeningHoursSpecification',
      opens: '00:00',
      closes: '00:00',
      ...(from && { validFrom: from }),
      validThrough: dayAfter(until, -1),
    }),
  );
  return days.length > 0 ? { specialOpeningHoursSpecification: days } : {};
}
// leaves out a closure without a beginning: the opening hours start when it ends
const specialHours = specialHoursOf(closures.filter(({ from }) => from !== null));

const atTheHotel = {
  address: ref('address'),
  telephone: hotel.phone,
  email: hotel.email,
  containedInPlace: ref('hotel'),
};

function restaurantOf(page: PageContext): Restaurant {
  const { language, t } = page;
  const url = absoluteAddress('terrazza', language);
  return {
    '@type': 'Restaurant',
    ...ref('restaurant'),
    name: `${hotel.name} – ${t('terrazza.card.restaurant.title')}`,
    url,
    ...atTheHotel,
    ...detailsOn<Restaurant>(page, 'terrazza', {
      description: t('terrazza.head.description', { name: hotel.name }),
      image: picture('terrace-evening-portrait'),
    }),
    servesCuisine: terrace.cuisine.map((id) => t(`terrazza.kitchen.${id}`)),
    acceptsReservations: hotel.tableBooking ?? true,
    hasMenu: `${url}#dishes`,
    openingHoursSpecification: meals.map((meal) => openingHours(meal, t)),
    ...specialHours,
  };
}

function barOf(page: PageContext): BarOrPub {
  const { language, t } = page;
  return {
    '@type': 'BarOrPub',
    ...ref('bar'),
    name: `${hotel.name} – ${t('terrazza.card.bar.title')}`,
    url: `${absoluteAddress('terrazza', language)}#bar`,
    ...atTheHotel,
    ...detailsOn<BarOrPub>(page, 'terrazza', {
      description: t('terrazza.card.bar.text'),
      image: picture('terrace-bar'),
    }),
    openingHoursSpecification: [openingHours('bar', t)],
    ...specialHours,
  };
}

/** What the page of the terrace is about. */
const onTheTerrace = hasRestaurant ? 'restaurant' : hasBar ? 'bar' : 'hotel';

const site: WebSite = {
  '@type': 'WebSite',
  ...ref('website'),
  name: hotel.name,
  url: `${hotel.site}/`,
  inLanguage: languageIds,
  publisher: ref('hotel'),
};

function pageOf({ id, language, t }: PageContext): Thing[] {
  const url = absoluteAddress(id, language);
  const keys = headKeys(routeOf(id));
  const trail = { '@id': `${url}#breadcrumb` };
  const page: Exclude<WebPage, string> = {
    '@type': id === 'contact' ? 'ContactPage' : 'WebPage',
    '@id': url,
    url,
    name: t(keys.title, { name: hotel.name }),
    description: t(keys.description, { name: hotel.name }),
    inLanguage: language,
    isPartOf: ref('website'),
    about: ref(id === 'terrazza' ? onTheTerrace : 'hotel'),
    primaryImageOfPage: { '@type': 'ImageObject', url: hotel.site + shareImage(id, language) },
  };
  if (id === 'home') return [page];
  const home: WebPage = { '@type': 'WebPage', '@id': absoluteAddress('home', language) };
  const steps: ListItem[] = [
    { '@type': 'ListItem', position: 1, name: t('nav.home'), item: home },
    { '@type': 'ListItem', position: 2, name: t(`nav.${id}`), item: { '@id': url } },
  ];
  return [
    { ...page, breadcrumb: trail },
    { '@type': 'BreadcrumbList', ...trail, itemListElement: steps },
  ];
}

function questionsOf({ language, t }: PageContext): FAQPage {
  const url = absoluteAddress('contact', language);
  return {
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    url: `${url}#faq`,
    inLanguage: language,
    isPartOf: { '@id': url },
    mainEntity: questions.map(({ id }) => ({
      '@type': 'Question',
      name: t(`contact.faq.${id}.question`),
      acceptedAnswer: {
        '@type': 'Answer',
        text: t(`contact.faq.${id}.answer`, hotelValues(language)),
      },
    })),
  };
}

/** The graph of a page, as text that is safe inside a script element: the hotel and its parts, the site, and the page. */
export function structuredData(page: PageContext): string {
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [
      hotelOf(page),
      ...rooms.categories.map((category) => roomOf(category, page)),
      ...(hasRestaurant ? [restaurantOf(page)] : []),
      ...(hasBar ? [barOf(page)] : []),
      site,
      ...pageOf(page),
      ...(page.id === 'contact' ? [questionsOf(page)] : []),
    ],
  };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
