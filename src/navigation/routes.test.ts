import { expect, it } from 'vitest';
import { languageIds } from '../i18n/languages.ts';
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

it('every page has its address, in the menu’s order and in Italian first', () => {
  const all = languageIds.flatMap((language) => routes.map(({ id }) => [id, language, addressOf(id, language)]));
  expect(all).toEqual(addresses);
});

it.each([
  ['/camere.html', 'rooms', 'it'],
  ['/en/camere.html', 'rooms', 'en'],
  ['/en.html', 'home', 'en'],
  ['/index.html', 'home', 'it'],
  ['//CAMERE//INDEX.HTML', 'rooms', 'it'],
  ['/en/Camere/', 'rooms', 'en'],
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

it('names every message group once', () => {
  const once = (names: readonly string[]) => expect(new Set(names).size).toBe(names.length);
  once(routes.map(({ messageGroups: [own = ''] }) => own));
  for (const { messageGroups } of routes) once(messageGroups);
});
