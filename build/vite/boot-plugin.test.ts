import { describe, expect, it } from 'vitest';
import type { Announcement } from '../../src/announcements/announcements.ts';
import { announcementStyles } from './boot-plugin.ts';

const winter: Announcement = { id: 'winter', from: '2026-12-05', until: '2027-03-01', pages: 'all', closes: 'hotel' };
const bar: Announcement = {
  ...{ id: 'bar', from: '2026-12-20', until: '2027-01-10', pages: 'all', closes: 'restaurant' },
  ...{ afterwards: { until: null }, anyDay: {} },
};

describe('the styles of the announcements', () => {
  it('hide a restaurant’s closure within the hotel’s, which is never shown, what follows it, and when the hotel reopens', () => {
    const styles = announcementStyles([winter, bar]);
    for (const part of ['banner', 'notice']) {
      for (const variant of ['bar', 'bar-after']) {
        expect(styles).toContain(
          `html:not([data-${part}="${variant}"]) [data-${part}-part] [data-variant="${variant}"]`,
        );
      }
    }
    expect(styles).toContain('html:not([data-reopening="winter"]) [data-reopening-part] [data-variant="winter"]');
  });
});
