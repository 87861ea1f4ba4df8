import { expect, it, vi } from 'vitest';
import type { Translate } from '../../src/i18n/message-types.ts';
import { hoursInWords } from './fact-sheet.ts';

vi.mock('../../src/announcements/announcements.ts', () => ({
  announcements: [
    { id: 'day', from: '2026-10-25', until: '2026-10-26', pages: 'all', closes: 'restaurant' },
    { id: 'two', from: '2026-10-25', until: '2026-10-27', pages: 'all', closes: 'hotel' },
  ],
}));

it('a closure of one day has that day, a longer one its first and last', () => {
  const lines = hoursInWords('en', ((key: string) => key) as Translate).map((line) => line.replaceAll('\u00a0', ' '));
  expect(lines.slice(-2)).toEqual([
    'banner.day.title (25 October 2026). banner.day.text',
    'banner.two.title (from 25 October 2026 to 26 October 2026). banner.two.text',
  ]);
});
