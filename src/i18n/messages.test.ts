import { beforeEach, describe, expect, it, vi } from 'vitest';
import en from './en.json' with { type: 'json' };
import it_ from './it.json' with { type: 'json' };

const languages = ['it', 'en'] as const;

describe('words', () => {
  let words: typeof import('./messages.ts');

  beforeEach(async () => {
    vi.resetModules();
    words = await import('./messages.ts');
  });

  it.each(languages)('shows the key itself where words are missing, in %s', async (language) => {
    await words.loadMessages(language, 'rooms');
    expect(words.getI18n(language)._('rooms.nowhere')).toBe('rooms.nowhere');
  });

  it.each(languages)('shows the key itself while words are not here yet, in %s', (language) => {
    expect(words.getI18n(language)._('rooms.superior.title')).toBe('rooms.superior.title');
  });

  it.each([
    ['it', 'rooms.guests', 1, '1 ospite'],
    ['it', 'rooms.guests', 2, '2 ospiti'],
    ['en', 'rooms.guests', 1, '1 guest'],
    ['en', 'rooms.guests', 4, '4 guests'],
    ['it', 'hero.search.guestOption', 1, '1 Ospite'],
    ['it', 'hero.search.guestOption', 6, '6 Ospiti'],
    ['en', 'hero.search.guestOption', 1, '1 Guest'],
    ['en', 'hero.search.guestOption', 6, '6 Guests'],
    ['it', 'common.stars', 1, '1 stella'],
    ['it', 'common.stars', 4, '4 stelle'],
    ['en', 'common.stars', 1, '1 star'],
    ['en', 'common.stars', 4, '4 stars'],
  ] as const)('counts in %s: %s for %i is “%s”', async (language, key, count, text) => {
    await Promise.all(['layout', 'home', 'rooms'].map((part) => words.loadMessages(language, part)));
    const shown = words.getI18n(language)._(key, { count });
    expect(shown.replace(/<.*?>/g, '')).toBe(text);
  });

  it('keeps the languages apart', async () => {
    await words.loadMessages('it', 'layout');
    await words.loadMessages('en', 'layout');
    expect(languages.map((language) => words.getI18n(language)._('nav.rooms'))).toEqual([it_.nav.rooms, en.nav.rooms]);
  });

  it('keeps the words that are here when others come', async () => {
    await words.loadMessages('en', 'rooms');
    await words.loadMessages('en', 'contact');
    const i18n = words.getI18n('en');
    expect([i18n._('rooms.superior.title'), i18n._('contact.form.email')]).not.toContain('rooms.superior.title');
    expect(i18n._('contact.form.email')).not.toBe('contact.form.email');
  });

  it('says which words are here, once they are', async () => {
    const loading = words.loadMessages('en', 'rooms');
    expect(words.hasMessages('en', 'rooms')).toBe(false);
    await loading;
    expect([
      words.hasMessages('en', 'rooms'),
      words.hasMessages('it', 'rooms'),
      words.hasMessages('en', 'contact'),
    ]).toEqual([true, false, false]);
  });

  it('takes a part without words of its own as loaded', async () => {
    await words.loadMessages('it', 'not-found');
    expect(words.hasMessages('it', 'not-found')).toBe(true);
  });
});

describe('downloads', () => {
  const rooms = vi.fn<() => Promise<{ default: Record<string, string[]> }>>();
  let words: typeof import('./messages.ts');

  beforeEach(async () => {
    vi.resetModules();
    vi.doMock('virtual:messages', () => ({ default: { it: async () => ({ default: { rooms } }) } }));
    rooms.mockReset();
    rooms.mockResolvedValue({ default: { 'rooms.title': ['Camere'] } });
    words = await import('./messages.ts');
    return () => vi.doUnmock('virtual:messages');
  });

  it('fetches the same words once, however often they are asked for', async () => {
    await Promise.all([words.loadMessages('it', 'rooms'), words.loadMessages('it', 'rooms')]);
    await words.loadMessages('it', 'rooms');
    expect(rooms).toHaveBeenCalledTimes(1);
  });

  it('tries again after a download that failed', async () => {
    rooms.mockRejectedValueOnce(new Error('offline'));
    await expect(words.loadMessages('it', 'rooms')).rejects.toThrow('offline');
    expect(words.hasMessages('it', 'rooms')).toBe(false);
    await words.loadMessages('it', 'rooms');
    expect(words.hasMessages('it', 'rooms')).toBe(true);
    expect(words.getI18n('it')._('rooms.title')).toBe('Camere');
  });
});
