import loaders from 'virtual:messages';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { translateWith } from './localized-i18n.ts';

describe('messages', () => {
  let messages: typeof import('./messages.ts');

  const load = (language: 'it' | 'en', part: string) => messages.loadMessages(language, part, async () => loaders);

  beforeEach(async () => {
    vi.resetModules();
    messages = await import('./messages.ts');
  });

  it('a key without a message ends the build', () => {
    vi.stubEnv('PROD', true);
    expect(() => messages.getI18n('en')._('rooms.nowhere')).toThrow('src/i18n/en.json has no “rooms.nowhere”');
  });

  it('a key is shown as it is while its message is not loaded', () => {
    expect(messages.getI18n('it')._('rooms.superior.title')).toBe('rooms.superior.title');
  });

  it.each([
    ['it', 'rooms.guests', 1, '1 ospite'],
    ['en', 'rooms.guests', 4, '4 guests'],
  ] as const)('a plural in %s: %s for %i is “%s”', async (language, key, count, text) => {
    await Promise.all(['layout', 'rooms'].map((part) => load(language, part)));
    const shown = messages.getI18n(language)._(key, { count });
    expect(shown.replace(/<.*?>/g, '')).toBe(text);
  });

  it('plain text has no emphasis', async () => {
    await load('it', 'rooms');
    expect(translateWith(messages.getI18n('it'))('rooms.guests', { count: 2 })).toBe('2 ospiti');
  });

  it.each([
    ['it', 2.5, '2,5 km'],
    ['en', 1250, '1,250 km'],
  ] as const)('a number in a message is written as “%s” writes it: %d', async (language, kilometres, text) => {
    await load(language, 'layout');
    expect(messages.getI18n(language)._('common.km', { kilometres }).replace('\u00a0', ' ')).toBe(text);
  });

  it('loading a part keeps the messages loaded before', async () => {
    await load('en', 'rooms');
    await load('en', 'contact');
    const i18n = messages.getI18n('en');
    expect([i18n._('rooms.superior.title'), i18n._('contact.form.email')]).not.toContain('rooms.superior.title');
    expect(i18n._('contact.form.email')).not.toBe('contact.form.email');
  });

  it('hasMessages is true for a part after it has loaded', async () => {
    const loading = load('en', 'rooms');
    expect(messages.hasMessages('en', 'rooms')).toBe(false);
    await loading;
    expect([
      messages.hasMessages('en', 'rooms'),
      messages.hasMessages('it', 'rooms'),
      messages.hasMessages('en', 'contact'),
    ]).toEqual([true, false, false]);
  });

  it('a part without messages counts as loaded', async () => {
    await load('it', 'not-found');
    expect(messages.hasMessages('it', 'not-found')).toBe(true);
  });
});

describe('downloads', () => {
  const rooms = vi.fn<() => Promise<{ default: Record<string, string[]> }>>();
  let messages: typeof import('./messages.ts');

  const load = () => messages.loadMessages('it', 'rooms', async () => ({ it: { rooms }, en: {} }));

  beforeEach(async () => {
    vi.resetModules();
    rooms.mockReset();
    rooms.mockResolvedValue({ default: { 'rooms.title': ['Camere'] } });
    messages = await import('./messages.ts');
  });

  it('messages that are requested often are fetched once', async () => {
    await Promise.all([load(), load()]);
    await load();
    expect(rooms).toHaveBeenCalledTimes(1);
  });

  it('a failed download is tried again on the next request', async () => {
    rooms.mockRejectedValueOnce(new Error('offline'));
    await expect(load()).rejects.toThrow('offline');
    expect(messages.hasMessages('it', 'rooms')).toBe(false);
    await load();
    expect(messages.hasMessages('it', 'rooms')).toBe(true);
    expect(messages.getI18n('it')._('rooms.title')).toBe('Camere');
  });
});
