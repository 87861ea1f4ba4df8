import { expect, it } from 'vitest';
import { languageIds, otherLanguage } from '../i18n/languages.ts';
import { addressOf, matchRoute, routeOf, routes } from './routes.ts';

const addresses = [
  ['home', 'it', '/'],
  ['rooms', 'it', '/camere'],
  ['terrazza', 'it', '/terrazza'],
  ['services', 'it', '/servizi'],
  ['experiences', 'it', '/esperienze'],
  ['location', 'it', '/location'],
  ['contact', 'it', '/contatti'],
  ['home', 'en', '/en'],
  ['rooms', 'en', '/en/camere'],
  ['terrazza', 'en', '/en/terrazza'],
  ['services', 'en', '/en/servizi'],
  ['experiences', 'en', '/en/esperienze'],
  ['location', 'en', '/en/location'],
  ['contact', 'en', '/en/contatti'],
] as const;

it('lists the seven pages, in the menu’s order', () => {
  expect(routes.map(({ path }) => path)).toEqual([
    '/',
    '/camere',
    '/terrazza',
    '/servizi',
    '/esperienze',
    '/location',
    '/contatti',
  ]);
});

it('starts in Italian and flips between the two languages', () => {
  expect([languageIds, otherLanguage('it'), otherLanguage('en')]).toEqual([['it', 'en'], 'en', 'it']);
});

it.each(addresses)('“%s” in “%s” has its address', (id, language, address) => {
  expect(addressOf(id, language)).toBe(address);
});

it.each([
  ['/camere.html', 'rooms', 'it'],
  ['/en/camere.html', 'rooms', 'en'],
  ['/en.html', 'home', 'en'],
  ['/index.html', 'home', 'it'],
  ['', 'home', 'it'],
  ['/%65n/camer%65', 'rooms', 'en'],
])('finds the page of a file as a static host may name it, or a link may spell it: %s', (typed, route, language) => {
  expect(matchRoute(typed)).toEqual({ route, language });
});

it.each([
  ['/piscina', 'it'],
  ['/enna', 'it'],
  ['/english', 'it'],
  ['/it', 'it'],
  ['/it/camere', 'it'],
  ['/camere/superior', 'it'],
  ['/camereindex.html', 'it'],
  ['/rooms', 'it'],
  ['/404', 'it'],
  ['/en/piscina', 'en'],
  ['/en/en', 'en'],
  ['/en/404', 'en'],
  ['/EN/Piscina/', 'en'],
  ['/camere/en', 'it'],
  ['/%camere', 'it'],
  ['/%2563amere', 'it'],
])('has no page at %s', (typed, language) => {
  expect(matchRoute(typed)).toEqual({ route: 'not-found', language });
});

it('gives the page for unknown addresses an address in each language, and no place in the list', () => {
  expect([addressOf('not-found', 'it'), addressOf('not-found', 'en')]).toEqual(['/404', '/en/404']);
  expect(routes).not.toContain(routeOf('not-found'));
});

it('names every page, address and group of words once', () => {
  const once = (names: readonly string[]) => expect(new Set(names).size).toBe(names.length);
  once(routes.map(({ id }) => id));
  once(routes.map(({ path }) => path));
  once(routes.map(({ messageGroups: [own = ''] }) => own));
  for (const { messageGroups } of routes) once(messageGroups);
});
