import loaders from 'virtual:messages';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getI18n, loadMessages } from '../i18n/messages.ts';
import { I18nProvider } from '../i18n/translate.tsx';
import { RouteContext } from '../navigation/route-context.ts';
import type { RouteId } from '../navigation/routes.ts';
import { AnnouncementBanner } from './announcement-banner.tsx';
import { showAnnouncementsAt } from './announcement-store.ts';
import type { Announcement } from './announcements.ts';

vi.mock('virtual:announcement-periods', () => ({
  default: [{ variant: 'menu', storageKey: 'menu', notice: false, from: 1000, until: 2000 }],
}));
const content = vi.hoisted(() => ({ announcements: [] as unknown[] }));
vi.mock('./announcements.ts', async (original) => ({ ...(await original<object>()), ...content }));

const renovation: Announcement = {
  ...{ id: 'renovation', from: null, until: '2026-04-01', pages: 'all', closes: 'restaurant' },
  ...{ afterwards: { until: null }, anyDay: {} },
};
const winter: Announcement = {
  ...{ id: 'winter', from: '2026-11-03', until: '2027-03-20', pages: 'all', closes: 'restaurant', anyDay: {} },
};
const menu: Announcement = {
  ...{ id: 'menu', from: '2026-06-01', until: null, pages: ['terrazza'] },
};

function announce(...records: Announcement[]): void {
  content.announcements.splice(0, content.announcements.length, ...records);
}

/** The banner of a page, as it is prerendered in English. */
function bannerOn(route: RouteId): string {
  const children = createElement(RouteContext, { value: route }, createElement(AnnouncementBanner));
  return renderToStaticMarkup(createElement(I18nProvider, { i18n: getI18n('en'), children }));
}

const variantsIn = (html: string) => [...html.matchAll(/data-variant="([^"]*)"/g)].map(([, variant]) => variant);

beforeEach(() => loadMessages('en', 'layout', async () => loaders));

describe('the banner of a page', () => {
  it('contains every variant of the page’s announcements', () => {
    announce(renovation, winter, menu);
    expect(variantsIn(bannerOn('terrazza'))).toEqual(['renovation', 'renovation-after', 'winter', 'menu', 'no-script']);
    expect(variantsIn(bannerOn('rooms'))).toEqual(['renovation', 'renovation-after', 'winter', 'no-script']);
  });

  it('is one section with one button for any number of announcements', () => {
    announce(renovation, winter, menu);
    const html = bannerOn('terrazza');
    expect([html.match(/<section/g), html.match(/<button/g)]).toEqual([['<section'], ['<button']]);
  });

  it('writes the days of an announcement in words', () => {
    announce(renovation);
    const html = bannerOn('home').replaceAll('\u00a0', ' ');
    expect(html).toContain('<strong>The terrace is being renovated.</strong>');
    expect(html).toContain('is closed for renovation and reopens on 1 April 2026.');
  });

  it('states whether it has a variant for pages without scripts', () => {
    announce(renovation);
    expect(bannerOn('home')).toContain('data-banner-part="no-script"');
    announce(menu);
    expect(bannerOn('terrazza')).toContain('data-banner-part=""');
  });

  it('does not render without announcements', () => {
    announce(menu);
    expect(bannerOn('rooms')).toBe('');
    announce();
    expect(bannerOn('home')).toBe('');
  });
});

it('an open page looks again when an announcement begins and when it ends', () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  expect([0, 1500, 2500].map((now) => showAnnouncementsAt(now))).toEqual([1000, 2000, Number.POSITIVE_INFINITY]);
});
