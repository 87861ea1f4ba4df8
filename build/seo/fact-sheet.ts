import { variantName } from '../../src/announcements/announcement-names.ts';
import { type Announcement, announcements } from '../../src/announcements/announcements.ts';
import { absoluteAddress } from '../../src/app/absolute-address.ts';
import * as facts from '../../src/hotel/facts.ts';
import { dayAfter } from '../../src/hotel/hours/clock.ts';
import { addressLines, hotel, phone } from '../../src/hotel/identity.ts';
import { bookingAddress } from '../../src/hotel/links/booking.ts';
import { coordinates, mapAddress } from '../../src/hotel/links/directions.ts';
import * as lists from '../../src/hotel/lists.ts';
import { arrivalOf, arrivalValues, doorHours, hotelValues } from '../../src/hotel/values.ts';
import { type Language, otherLanguage } from '../../src/i18n/languages.ts';
import type { MessageKey, Translate } from '../../src/i18n/message-types.ts';
import { fileIn, headKeys, routes } from '../../src/navigation/routes.ts';
import { daysInWords } from '../content/messages/information-messages.ts';
import { createTranslator, informationIn, topicTranslator } from '../content/messages/site-messages.ts';
import { languageInSentence } from '../content/values/value-names.ts';

/** Reception, check-in, check-out and terrace hours, one line each, valid before and after the reopening. */
export function hoursInWords(language: Language, t: Translate): string[] {
  const terrace = facts.terraceServices.map(
    (service) => `${t(`terrazza.hours.${service}`)} ${t('common.hours', doorHours(service))}`,
  );
  return [
    `${t('contact.card.reception.title')}: ${t('contact.card.reception.text')}`,
    t('services.info.times.checkin', { time: facts.timeOfDay(facts.checkIn, language) }),
    t('services.info.times.checkout', { time: facts.timeOfDay(facts.checkOut, language) }),
    `${t('nav.terrazza')}: ${terrace.join(', ')}`,
    ...announcements.filter(({ anyDay }) => anyDay).map((one) => t(`banner.${variantName.anyDay(one)}.text`)),
    ...announcements
      .filter(({ closes, anyDay }) => closes === 'hotel' || (closes && !anyDay))
      .map((one) => closureInWords(one, language, t)),
  ];
}

/** A closure with its days, since today's date is not known where this is read. */
function closureInWords(announcement: Announcement, language: Language, t: Translate): string {
  const { from, until } = announcement;
  const last = until && dayAfter(until, -1);
  const days = daysInWords(from, last, language, topicTranslator(language));
  const name = variantName.now(announcement);
  return `${t(`banner.${name}.title`)} (${days}). ${t(`banner.${name}.text`)}`;
}

const inOneLine = (...parts: (string | null)[]) => parts.filter(Boolean).join(', ');

const listed = (lines: string[]) => lines.map((line) => `- ${line}\n`).join('');

/** `llms.txt`: the main facts of the site as plain text for language models. */
export function factSheet(language: Language): string {
  const t = createTranslator(language);
  const name = { name: hotel.name };
  const other = otherLanguage(language);
  const { group, beachClub } = hotel;
  const tableBooking: string | null = hotel.tableBooking;
  const languages = hotel.spokenLanguages.map((id) => t(`contact.language.${id}`));
  const identity = [
    t('common.stars', { count: hotel.stars }),
    `${t('contact.card.address.title')}: ${addressLines.join(', ')}, ${hotel.address.region}`,
    `${t('location.sheet.coordinates')}: ${coordinates}`,
    `${t('contact.card.phone.title')}: ${phone.text}`,
    `${t('contact.card.email.title')}: ${hotel.email}`,
    `${t('contact.card.reception.title')}: ${t('contact.card.reception.text')} (${languages.join(', ')})`,
    `${t('common.bookOnline')}: ${bookingAddress(language)}`,
    `${t('location.map.open')}: ${mapAddress}`,
    ...(group.name ? [t('common.footer.group', { group: inOneLine(group.name, group.url) })] : []),
    t('common.footer.vat', { vat: hotel.vat }),
    t('common.footer.cin', { cin: hotel.cin }),
  ];
  const sections = {
    'terrazza.hours.title': hoursInWords(language, t),
    'hotel.rooms.title': [
      ...facts.rooms.categories.map((id) => `${t(`rooms.${id}.title`)}: ${t(`rooms.${id}.text`)}`),
      ...facts.roomTypes.map(({ id, guests }) => `${t(`rooms.type.${id}`)}: ${t('rooms.guests', { count: guests })}`),
      ...facts.rooms.amenities.map((id) => t(`rooms.amenity.${id}.title`)),
    ],
    'hotel.terrace.title': [
      t('terrazza.open'),
      ...(facts.hasRestaurant ? lists.dishes : []).map(
        ({ id }) => `${t(`terrazza.dish.${id}.title`)}: ${t(`terrazza.dish.${id}.text`)}`,
      ),
      ...(facts.hasBar ? [`${t('terrazza.card.bar.title')}: ${t('terrazza.card.bar.text')}`] : []),
      ...(facts.hasRestaurant && tableBooking ? [`${t('terrazza.cuisine.button')}: ${tableBooking}`] : []),
    ],
    'services.cards.title': [
      ...lists.services.map(
        ({ id }) => `${t(`services.card.${id}.title`)}: ${t(`services.card.${id}.text`, hotelValues(language))}`,
      ),
      ...(beachClub.name
        ? [`${t('services.beach.label')}: ${inOneLine(beachClub.name, beachClub.offer[language], beachClub.url)}`]
        : []),
      t('services.info.lift.text', hotelValues(language)),
      t('services.info.pets.text', hotelValues(language)),
      t('services.info.children.text'),
      ...informationIn(language).map(({ title, text }) => `${title}: ${text}`),
    ],
    'location.sheet.transfers': lists.transfers.map(
      ({ id, minutes }) => `${t(`common.transfer.${id}.name`)}: ${t('common.minutes', { minutes })}`,
    ),
    'location.reach.title': lists.transports.flatMap((by) =>
      lists.reach[by].map((way) => {
        const { walkMinutes } = arrivalOf(way);
        const title = `${t(`location.reach.${by}.title`)} › ${t(`location.reach.${by}.${way.id}.title`)}`;
        const text = t(`location.reach.${by}.${way.id}.text`, arrivalValues(way));
        if (!walkMinutes) return `${title}: ${text}`;
        return `${title}: ${text} ${t('location.reach.seasonal')}, ${t('location.reach.walk', { minutes: walkMinutes })}.`;
      }),
    ),
    'location.attractions.title': lists.attractions.map(({ id, kilometres }) => {
      const distance = t(`location.attraction.${id}.distance`, { kilometres: kilometres ?? 0 });
      return `${t(`location.attraction.${id}.name`)} (${distance}): ${t(`location.attraction.${id}.text`)}`;
    }),
    'experiences.posters': lists.experiences.map(
      ({ id, hours }) =>
        `${t(`experiences.card.${id}.title`)}: ${t(`experiences.card.${id}.text`)} ${t(`experiences.card.${id}.highlight`, { from: '', to: '', ...hours })}.`,
    ),
    'contact.faq.title': lists.questions.map(
      ({ id }) => `${t(`contact.faq.${id}.question`)} ${t(`contact.faq.${id}.answer`, hotelValues(language))}`,
    ),
    'common.footer.nav': [
      ...routes.map((route) => {
        const address = absoluteAddress(route.id, language);
        return `[${t(`nav.${route.id}`)}](${address}): ${t(headKeys(route).description, name)}`;
      }),
      `[${languageInSentence(other, other)}](${hotel.site}${fileIn(other, 'llms.txt')})`,
    ],
  } satisfies Partial<Record<MessageKey, string[]>>;
  return [
    `# ${hotel.name}\n\n> ${t('hero.head.description', name)}\n\n${listed(identity)}`,
    ...Object.entries(sections).flatMap(([title, lines]) =>
      lines.length > 0 ? `## ${t(title as keyof typeof sections)}\n\n${listed(lines)}` : [],
    ),
  ]
    .join('\n')
    .replaceAll('\u00a0', ' ');
}
