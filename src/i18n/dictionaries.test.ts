import loaders from 'virtual:messages';
import { describe, expect, it } from 'vitest';
import { messageGroups, readMessages } from '../../build/vite/messages-plugin.ts';
import en from './en.json' with { type: 'json' };
import { getI18n, loadMessages, setMessageLoaders } from './messages.ts';

const languages = ['it', 'en'] as const;

setMessageLoaders(async () => loaders);

/** [`group.key`, text] of a whole dictionary, announcements included. */
const entries = (language: (typeof languages)[number]) =>
  Object.entries(readMessages(language)).flatMap(([group, texts]) =>
    Object.entries(texts).map(([key, text]): [string, string] => [`${group}.${key}`, text]),
  );

/** A value for every placeholder of any text. */
const values = Object.fromEntries(
  languages
    .flatMap(entries)
    .flatMap(([, text]) => [...text.matchAll(/{(\w+)/g)])
    .map(([, name]) => [name, 2]),
);

it('the groups are those of the specification', () => {
  const groups =
    'nav, hero, feature, welcome, hotel, rooms, terrazza, banner, services, experiences, contact, location, common';
  for (const dictionary of languages.map(readMessages)) {
    expect(Object.keys(dictionary).sort()).toEqual(groups.split(', ').sort());
  }
});

it('both languages have the same keys in the same order', () => {
  expect(entries('en').map(([key]) => key)).toEqual(entries('it').map(([key]) => key));
});

describe.each(languages)('every text in %s', (language) => {
  it('is not empty', () => {
    expect(entries(language).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('is shown with its values filled in', async () => {
    await Promise.all(Object.keys(messageGroups()).map((part) => loadMessages(language, part)));
    const shown = entries(language).map(([key]) => [key, getI18n(language)._(key, values)] as const);
    expect(shown.filter(([key, text]) => text === key || /[{}#]|undefined|\[object/.test(text))).toEqual([]);
  });

  it('keeps a number and its unit on one line', () => {
    expect(entries(language).filter(([, text]) => /} (m|km|min|minuti|minutes)\b/.test(text))).toEqual([]);
  });

  it('has typographic quotation marks and apostrophes', () => {
    expect(entries(language).filter(([, text]) => /['"]/.test(text))).toEqual([]);
  });
});

it('no Italian date has an article, whose form would depend on its number', () => {
  const dated = /(\b(il|al|dal|del|nel|sul)\s|’)(\w+ì\s|sabato|domenica|\{date\}|\d+\u00a0)/i;
  expect(entries('it').filter(([, text]) => dated.test(text))).toEqual([]);
});

it('English texts match the specification word for word', () => {
  expect([
    en.hero.bookNow,
    en.hero.discoverMore,
    en.hotel['rooms.link'],
    en.hotel['terrace.link'],
    en.hotel['location.link'],
    en.hotel['booking.request'],
    en.rooms['cta.title'],
    en.terrazza['cuisine.button'],
    en.services['transfers.how.title'],
    en.services['cta.button'],
    en.experiences.contactNow,
    en.experiences['how.title'],
    en.location['transfer.button'],
    en.location['experiences.button'],
    en.location['why.button'],
    en.contact.callNow,
    en.contact['direct.title'],
    en.contact['call.title'],
    en.contact['toast.title'],
    en.contact['toast.text'],
    en.common['notFound.code'],
    en.common['notFound.title'],
    en.common['notFound.home'],
    en.common['footer.discover'],
    en.common['footer.explore'],
    en.common['footer.follow'],
    en.common.bookOnline,
    en.nav.bookNow,
  ]).toEqual([
    'Book Now',
    'Discover More',
    'Explore the Rooms',
    'Discover the Terrace',
    'Discover the Location',
    'Request Availability',
    'Ready to Book?',
    'Book a Table',
    'How to Book',
    'Contact Us',
    'Contact Us Now',
    'How to Book',
    'Request a Transfer',
    'Request Information',
    'Discover the Hotel',
    'Call Us Now',
    'Book Directly',
    'Call Now',
    'Request Sent!',
    'We will reply as soon as possible. Thank you for contacting us.',
    '404',
    'Oops! Page not found',
    'Return to Home',
    'Discover',
    'Explore',
    'Follow us',
    'Book Online',
    'Book Now',
  ]);
});
