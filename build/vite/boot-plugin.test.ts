import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { Announcement } from '../../src/announcements/announcements.ts';
import { announcementStyles } from './announcements-plugin.ts';
import { buildBoot } from './boot-plugin.ts';

const renovation: Announcement = {
  ...{ id: 'renovation', storageKey: 'renovationBannerClosed', from: null, until: '2026-04-01' },
  ...{ pages: 'all', closesRestaurant: true, afterwards: { until: null }, anyDay: {} },
};
const menu: Announcement = {
  ...{ id: 'menu', from: '2026-06-01', until: null, pages: ['terrazza'], closesRestaurant: false },
};

/** Runs boot in a document that has nothing but its root. @returns the root's data attributes */
async function bootAt(
  now: string,
  route: string,
  records: Announcement[],
  stored: Record<string, string> = {},
): Promise<Record<string, string>> {
  const dataset: Record<string, string> = {};
  runInNewContext(await buildBoot(records), {
    Date: { now: () => Date.parse(now) },
    document: { documentElement: { dataset }, currentScript: { dataset: { route } } },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
  });
  return dataset;
}

describe('boot', () => {
  it('hides a dismissed banner and keeps the notice of the terrace', async () => {
    const shown = await bootAt('2026-03-01T12:00:00Z', 'home', [renovation], { renovationBannerClosed: 'true' });
    expect(shown).toMatchObject({ banner: '', notice: 'renovation' });
  });

  it('shows the announcement of the route', async () => {
    const now = '2026-07-01T12:00:00Z';
    expect((await bootAt(now, 'rooms', [renovation, menu])).banner).toBe('renovation-after');
    expect((await bootAt(now, 'terrazza', [renovation, menu])).banner).toBe('menu');
  });

  it('shows nothing without announcements', async () => {
    expect(await bootAt('2026-12-01T12:00:00Z', 'home', [])).toMatchObject({ banner: '', notice: '', reopening: '' });
  });
});

it('the styles hide each variant that is not shown, and no notice of an announcement that closes nothing', () => {
  const styles = announcementStyles([renovation, menu]);
  for (const name of ['renovation', 'renovation-after', 'menu']) {
    expect(styles).toContain(`html:not([data-banner="${name}"]) [data-banner-part] [data-variant="${name}"]`);
  }
  expect(styles.match(/\[data-notice="/g)).toHaveLength(2);
  expect(announcementStyles([])).toBe('');
});
