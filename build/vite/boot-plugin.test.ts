import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { Announcement } from '../../src/announcements/announcements.ts';
import { headScript, headStyles } from './boot-plugin.ts';

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

/** Where and when a page is opened, and what the browser remembers; `blocked` remembers nothing and says so loudly. */
interface Visit {
  now: string;
  screen?: string;
  stored?: Record<string, string> | 'blocked';
}

/**
 * Runs the head script in a document of which nothing is there yet but its root.
 * @param later takes the tasks that it puts off
 * @returns what it writes onto the root
 */
function openAt(
  { now, screen = 'home', stored = {} }: Visit,
  records: Announcement[],
  later = (task: () => void) => task(),
): Record<string, string> {
  const dataset: Record<string, string> = {};
  runInNewContext(headScript(records), {
    Date: { now: () => Date.parse(now) },
    setTimeout: later,
    document: { documentElement: { dataset }, currentScript: { dataset: { screen } } },
    get localStorage() {
      if (stored === 'blocked') throw new Error('The operation is insecure.');
      return { getItem: (key: string) => stored[key] ?? null };
    },
  });
  return dataset;
}

describe('before anything is drawn', () => {
  it.each([
    ['2026-03-31T21:59:59.999Z', 'renovation'],
    ['2026-03-31T22:00:00.000Z', 'renovation-after'],
  ])('the root element says what is true at %s', (now, name) => {
    expect(openAt({ now }, [renovation])).toEqual({ banner: name, notice: name });
  });

  it('a closed banner is known to be closed, and the terrace’s notice stays', () => {
    const stored = { renovationBannerClosed: 'true' };
    expect(openAt({ now: '2026-03-01T12:00:00Z', stored }, [renovation])).toEqual({ banner: '', notice: 'renovation' });
  });

  it('the banner’s words stay out of sight until it is known whether they have been closed', () => {
    const stored = { renovationBannerClosed: 'true' };
    const tasks: (() => void)[] = [];
    const seen = openAt({ now: '2026-03-01T12:00:00Z', stored }, [renovation], (task) => tasks.push(task));
    expect(seen).toEqual({ banner: 'renovation', notice: 'renovation', asking: '' });
    for (const task of tasks) task();
    expect(seen).toEqual({ banner: '', notice: 'renovation' });
  });

  it('a later announcement shows itself to those who have closed an earlier one', () => {
    const stored = { renovationBannerClosed: 'true' };
    const open = (now: string) => openAt({ now, stored }, [renovation, winter]);
    expect(open('2026-11-02T22:59:59.999Z')).toEqual({ banner: '', notice: 'renovation-after' });
    expect(open('2026-11-02T23:00:00.000Z')).toEqual({ banner: 'winter', notice: 'winter' });
  });

  it('closing the later one is remembered under a flag of its own', () => {
    const stored = { renovationBannerClosed: 'true', 'announcementClosed:winter': 'true' };
    expect(openAt({ now: '2026-12-01T12:00:00Z', stored }, [renovation, winter]).banner).toBe('');
  });

  it('the page in view decides which one shows', () => {
    const now = '2026-07-01T12:00:00Z';
    expect(openAt({ now, screen: 'rooms' }, [renovation, menu]).banner).toBe('renovation-after');
    expect(openAt({ now, screen: 'terrazza' }, [renovation, menu]).banner).toBe('menu');
  });

  it('blocked storage hides nothing', () => {
    expect(openAt({ now: '2026-12-01T12:00:00Z', stored: 'blocked' }, [renovation, winter]).banner).toBe('winter');
  });

  it('without announcements there is nothing to show', () => {
    expect(openAt({ now: '2026-12-01T12:00:00Z' }, [])).toEqual({ banner: '', notice: '' });
  });
});

it('there is a style that hides each announcement where it is not shown, and no notice of what closes nothing', () => {
  const styles = headStyles([renovation, menu]);
  for (const name of ['renovation', 'renovation-after', 'menu']) {
    expect(styles).toContain(`html:not([data-banner="${name}"]) [data-banner-part] [data-phase="${name}"]`);
  }
  expect(styles.match(/\[data-notice="/g)).toHaveLength(2);
  expect(headStyles([])).toBe('');
});
