import { describe, expect, it } from 'vitest';
import { defaults, isDemonstration, refusal, unrealIn } from './defaults.ts';

/** An identity that says this and nothing else. */
const unreal = (identity: object) => unrealIn(JSON.stringify(identity, null, 2)).map(({ field }) => field);

const real = {
  name: 'Hotel Aurora',
  site: 'https://www.hotelaurora.it',
  phone: '+390891234567',
  booking: { host: 'https://booking.hotelaurora.it', path: '/booking' },
  vat: 'IT01234567890',
};

it('knows a real hotel for one', () => {
  expect(unreal(real)).toEqual([]);
});

it.each(Object.entries(defaults))('knows the default of %s', (field, value) => {
  const [outer = '', inner] = field.split('.');
  expect(unreal({ ...real, [outer]: inner ? { [inner]: value } : value })).toEqual([field]);
});

it.each([
  'https://www.hotel.example',
  'https://www.hotel.example/it?x=1',
  'https://www.example.com',
  'https://example.org/page',
  'info@hotel.example',
  'info@example.com',
  'https://hotel.test',
  'https://localhost:4173',
])('takes no address that nobody can own: %s', (address) => {
  expect(unreal({ ...real, site: address })).toEqual(['site']);
});

it.each(['https://www.testhotel.it', 'https://example-hotel.it', 'info@hotelexample.com', 'https://hotel.it/example'])(
  'takes %s for real',
  (address) => {
    expect(unreal({ ...real, site: address })).toEqual([]);
  },
);

describe('the refusal', () => {
  it('names field, line and value, in both languages', () => {
    expect(refusal([{ field: 'phone', value: '+390890000000', line: 6 }])).toContain(
      '  src/hotel/identity.json:6  phone: "+390890000000"\n',
    );
    expect(refusal([{ field: 'phone', value: '+390890000000', line: 6 }])).toMatch(
      /ancora un dato[\s\S]*still holds a/,
    );
  });

  it('says how a demonstration is built', () => {
    expect(refusal([]).match(/npm run build -- --demo/g)).toHaveLength(2);
  });
});

it.each([
  [['--demo'], {}, true],
  [[], { DEMO: '1' }, true],
  [[], { DEMO: '' }, false],
  [[], { DEMO: '0' }, false],
  [['demo'], {}, false],
  [[], {}, false],
])('with %j and %j it is a demonstration: %s', (options, env, demonstration) => {
  expect(isDemonstration(options, env)).toBe(demonstration);
});
