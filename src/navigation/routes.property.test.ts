import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Language, languageIds } from '../i18n/languages.ts';
import { addressOf, matchRoute, routes } from './routes.ts';

const page = fc.constantFrom(...routes.map(({ id }) => id));
const language = fc.constantFrom<Language>(...languageIds);
const ids = [...routes.map(({ id }) => id), 'not-found'];

it('finds every page by its address, however it is spelt', () => {
  const ending = fc.constantFrom('', '/', '//', '.html', '.HTML', '/index', '/index.html', '/INDEX.HTML');
  fc.assert(
    fc.property(page, language, ending, fc.array(fc.boolean()), (id, of, end, capitals) => {
      const address = addressOf(id, of);
      fc.pre(address !== '/' || !end.startsWith('.'));
      const typed = [...address].map((letter, at) => (capitals[at] ? letter.toUpperCase() : letter)).join('');
      expect(matchRoute(typed + end)).toEqual({ route: id, language: of });
    }),
  );
});

it('finds a route and a language for any address', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.string().map((path) => `/${path}`),
        fc.string().map((path) => `/en/${path}`),
      ),
      (address) => {
        const { route, language: of } = matchRoute(address);
        expect(ids).toContain(route);
        expect(of).toBe(/^\/+en(?:\/|$|\.html$)/i.test(address) ? 'en' : 'it');
      },
    ),
    { numRuns: 500 },
  );
});
