import { expect, it } from 'vitest';
import type { Announcement } from '../../src/announcements/announcements.ts';
import { announcementStyles } from './announcements-plugin.ts';

const renovation: Announcement = {
  ...{ id: 'renovation', from: null, until: '2026-04-01', pages: 'all', closes: 'restaurant' },
  afterwards: { until: null },
};
const menu: Announcement = {
  ...{ id: 'menu', from: '2026-06-01', until: null, pages: ['terrazza'] },
};

it('the styles hide each variant that is not shown, and no notice of an announcement that closes nothing', () => {
  const styles = announcementStyles([renovation, menu]);
  for (const name of ['renovation', 'renovation-after', 'menu']) {
    expect(styles).toContain(`html:not([data-banner="${name}"]) [data-banner-part] [data-variant="${name}"]`);
  }
  expect(styles.match(/\[data-notice="/g)).toHaveLength(2);
  expect(announcementStyles([])).toBe('');
});
