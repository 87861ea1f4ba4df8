import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getI18n, loadMessages } from '../i18n/messages.ts';
import { I18nProvider } from '../i18n/translate.tsx';
import { RouteContext } from '../navigation/route-context.ts';
import type { RouteId } from '../navigation/routes.ts';
import { AnnouncementBanner } from './announcement-banner.tsx';
import type { Announcement } from './announcements.ts';

const content = vi.hoisted(() => ({ announcements: [] as unknown[] }));
vi.mock('./announcements.ts', async (original) => ({ ...(await original<object>()), ...content }));

const renovation: Announcement = {
  ...{ id: 'renovation', from: null, until: '2026-04-01', pages: 'all', closesRestaurant: true },
  ...{ afterwards: { until: null }, anyDay: {} },
};
const winter: Announcement = {
  ...{ id: 'winter', from: '2026-11-03', until: '2027-03-20', pages: 'all', closesRestaurant: true, anyDay: {} },
};
const menu: Announcement = {
  ...{ id: 'menu', from: '2026-06-01', until: null, pages: ['terrazza'], closesRestaurant: false },
};

function announce(...records: Announcement[]): void {
  content.announcements.splice(0, content.announcements.length, ...records);
}

/** The banner of a page, as it is prerendered in English. */
function bannerOn(screen: RouteId): string {
  const place = createElement(RouteContext, { value: screen }, createElement(AnnouncementBanner));
  const spoken = { i18n: getI18n('en'), children: place };
  return renderToStaticMarkup(createElement(I18nProvider, spoken));
}

const phasesIn = (html: string) => [...html.matchAll(/data-phase="([^"]*)"/g)].map(([, phase]) => phase);

beforeEach(() => loadMessages('en', 'layout'));

describe('the banner of a page', () => {
  it('holds all that is ever announced there, for styles to choose from', () => {
    announce(renovation, winter, menu);
    expect(phasesIn(bannerOn('terrazza'))).toEqual(['renovation', 'renovation-after', 'winter', 'menu', 'unknown']);
    expect(phasesIn(bannerOn('rooms'))).toEqual(['renovation', 'renovation-after', 'winter', 'unknown']);
  });

  it('is one, with one button, however much is announced', () => {
    announce(renovation, winter, menu);
    const html = bannerOn('terrazza');
    expect([html.match(/<section/g), html.match(/<button/g)]).toEqual([['<section'], ['<button']]);
  });

  it('says an announcement with its days in words', () => {
    announce(renovation);
    const html = bannerOn('home').replaceAll('\u00a0', ' ');
    expect(html).toContain('<strong>The terrace is being renovated.</strong>');
    expect(html).toContain('is closed for renovation and reopens on 1 April 2026.');
  });

  it('says by itself whether it can speak without scripts', () => {
    announce(renovation);
    expect(bannerOn('home')).toContain('data-banner-part="neutral"');
    announce(menu);
    expect(bannerOn('terrazza')).toContain('data-banner-part=""');
  });

  it('is not there where nothing is announced', () => {
    announce(menu);
    expect(bannerOn('rooms')).toBe('');
    announce();
    expect(bannerOn('home')).toBe('');
  });
});
