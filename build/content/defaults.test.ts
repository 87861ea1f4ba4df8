import { expect, it } from 'vitest';
import { delivered } from './content-fixtures.ts';
import { unrealIn } from './defaults.ts';
import { hotelFiles } from './hotel-files.ts';

/** The invented fields of content with these files only. */
const unrealOf = (files: Record<string, object>) =>
  unrealIn((file) => JSON.stringify(files[file], null, 2)).map(({ path }) => path.join('.'));
const unreal = (identity: object) => unrealOf({ [hotelFiles.identity]: identity });

const real = {
  name: 'Hotel Aurora',
  site: 'https://www.hotelaurora.it',
  phone: '+390891234567',
  booking: { host: 'https://booking.hotelaurora.it', path: '/booking' },
  vat: 'IT01234567897',
};

it.each(['https://www.testhotel.it', 'https://example-hotel.it', 'https://hotel.it/example'])(
  'a real hotel at %s has no invented values',
  (site) => {
    expect(unreal({ ...real, site })).toEqual([]);
  },
);

it('names every field of the hotel that ships, which is invented', () => {
  const fields =
    'name site phone email address.street booking.host beachClub.name beachClub.url group.name group.url vat cin announcements.0';
  expect(new Set(unrealIn(delivered).map(({ path }) => path.join('.')))).toEqual(new Set(fields.split(' ')));
});

it('the announcement of works that ships counts as invented until its days or texts change', () => {
  const { announcements } = JSON.parse(delivered(hotelFiles.announcements) ?? '');
  const [works] = announcements;
  const inventedOf = (...records: object[]) => unrealOf({ [hotelFiles.announcements]: { announcements: records } });
  expect(inventedOf({ ...works, id: 'winter', until: '2027-01-01' }, works)).toEqual(['announcements.1']);
  expect(inventedOf({ ...works, title: { ...works.title, en: 'Works' } })).toEqual([]);
  expect(inventedOf({ ...works, afterwards: { ...works.afterwards, until: '2026-06-01' } })).toEqual([]);
  expect(inventedOf()).toEqual([]);
});

it.each(['https://www.hotel.example', 'https://www.example.com', 'info@hotel.example', 'https://localhost:4173'])(
  'a reserved address is invented: %s',
  (address) => {
    expect(unreal({ ...real, site: address })).toEqual(['site']);
  },
);
