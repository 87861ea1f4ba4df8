import loaders from 'virtual:messages';
import { describe, expect, it } from 'vitest';
import { messagesIn } from '../../build/content/messages/dictionary.ts';
import { messageGroups, readMessages } from '../../build/content/messages/site-messages.ts';
import { getI18n, loadMessages } from './messages.ts';

const languages = ['it', 'en'] as const;

/** [`group.key`, text] of a whole dictionary, announcements included. */
const entries = (language: (typeof languages)[number]) => [...messagesIn(readMessages(language))];

/** A value for every placeholder of any text. */
const values = Object.fromEntries(
  languages
    .flatMap(entries)
    .flatMap(([, text]) => [...text.matchAll(/{(\w+)/g)])
    .map(([, name]) => [name, 2]),
);

describe.each(languages)('every text in %s', (language) => {
  it('is shown with its values filled in', async () => {
    await Promise.all(Object.keys(messageGroups()).map((part) => loadMessages(language, part, async () => loaders)));
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

it('no Italian date follows an article, whose form would depend on the number', () => {
  const dated = /(\b(il|al|dal|del|nel|sul)\s|’)(\w+ì\s|sabato|domenica|\{date\}|\d+\u00a0)/i;
  expect(entries('it').filter(([, text]) => dated.test(text))).toEqual([]);
});

const english = Object.fromEntries(entries('en'));

it.each([
  ['hero.bookNow', 'Book Now'],
  ['hero.discoverMore', 'Discover More'],
  ['hotel.rooms.link', 'Explore the Rooms'],
  ['hotel.terrace.link', 'Discover the Terrace'],
  ['hotel.location.link', 'Discover the Location'],
  ['hotel.booking.request', 'Request Availability'],
  ['rooms.cta.title', 'Ready to Book?'],
  ['terrazza.cuisine.button', 'Book a Table'],
  ['services.transfers.how.title', 'How to Book'],
  ['services.cta.button', 'Contact Us'],
  ['experiences.contactNow', 'Contact Us Now'],
  ['experiences.how.title', 'How to Book'],
  ['location.transfer.button', 'Request a Transfer'],
  ['location.experiences.button', 'Request Information'],
  ['location.why.button', 'Discover the Hotel'],
  ['contact.callNow', 'Call Us Now'],
  ['contact.direct.title', 'Book Directly'],
  ['contact.call.title', 'Call Now'],
  ['contact.toast.title', 'Request Sent!'],
  ['contact.toast.text', 'We will reply as soon as possible. Thank you for contacting us.'],
  ['common.notFound.code', '404'],
  ['common.notFound.title', 'Oops! Page not found'],
  ['common.notFound.home', 'Return to Home'],
  ['common.footer.discover', 'Discover'],
  ['common.footer.explore', 'Explore'],
  ['common.footer.follow', 'Follow us'],
  ['common.bookOnline', 'Book Online'],
  ['nav.bookNow', 'Book Now'],
])('the English text of %s is the owner’s, word for word', (name, text) => {
  expect(english[name]).toBe(text);
});
