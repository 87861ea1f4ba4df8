import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { Announcement } from '../../src/announcements/announcements.ts';
import { announcementStyles } from './announcements-plugin.ts';
import { buildBoot } from './boot-plugin.ts';

const renovation: Announcement = {
  ...{ id: 'renovation', storageKey: 'renovationBannerClosed', from: null, until: '2026-04-01' },
  ...{ pages: 'all', closesRestaurant: true, afterwards: { until: null }, anyDay: {} },
};
const winter: Announcement = {
  ...{ id: 'winter', from: '2026-11-03', until: '2027-03-20', pages: 'all', closesRestaurant: true },
};
const menu: Announcement = {
  ...{ id: 'menu', from: '2026-06-01', until: null, pages: ['terrazza'], closesRestaurant: false },
};

/** When and on which route a document is parsed, and what local storage holds; every access to `blocked` storage throws. */
interface Visit {
  now: string;
  route?: string;
  stored?: Record<string, string> | 'blocked';
}

/** Runs boot in a document that has nothing but its root. @returns the root's data attributes */
async function bootAt(
  { now, route = 'home', stored = {} }: Visit,
  records: Announcement[],
): Promise<Record<string, string>> {
  const dataset: Record<string, string> = {};
  runInNewContext(await buildBoot(records), {
    Date: { now: () => Date.parse(now) },
    document: { documentElement: { dataset }, currentScript: { dataset: { route } } },
    get localStorage() {
      if (stored === 'blocked') throw new Error('The operation is insecure.');
      return { getItem: (key: string) => stored[key] ?? null };
    },
  });
  return dataset;
}

describe('boot', () => {
  it.each([
    ['2026-03-31T21:59:59.999Z', 'renovation'],
    ['2026-03-31T22:00:00.000Z', 'renovation-after'],
  ])('names the variants shown at %s', async (now, name) => {
    expect(await bootAt({ now }, [renovation])).toMatchObject({ banner: name, notice: name });
  });

  it('hides a dismissed banner and keeps the notice of the terrace', async () => {
    const stored = { renovationBannerClosed: 'true' };
    expect(await bootAt({ now: '2026-03-01T12:00:00Z', stored }, [renovation])).toMatchObject({
      banner: '',
      notice: 'renovation',
    });
  });

  it('shows the announcement of the route', async () => {
    const now = '2026-07-01T12:00:00Z';
    expect((await bootAt({ now, route: 'rooms' }, [renovation, menu])).banner).toBe('renovation-after');
    expect((await bootAt({ now, route: 'terrazza' }, [renovation, menu])).banner).toBe('menu');
  });

  it('shows the banner where storage is blocked', async () => {
    expect((await bootAt({ now: '2026-12-01T12:00:00Z', stored: 'blocked' }, [renovation, winter])).banner).toBe(
      'winter',
    );
  });

  it('shows nothing without announcements', async () => {
    expect(await bootAt({ now: '2026-12-01T12:00:00Z' }, [])).toMatchObject({ banner: '', notice: '', reopening: '' });
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
