import { describe, expect, it } from 'vitest';
import { withValues } from './entry-path.ts';

const facts = {
  checkIn: '14:00',
  hours: { lunch: { from: '12:30', to: '15:00' } },
  languages: ['it', 'en'],
  rooms: [
    { id: 'a', size: 20 },
    { id: 'b', size: 30 },
  ],
};

describe('withValues', () => {
  it('applies changes to data that others have changed, and keeps the rest', () => {
    const others = { ...facts, checkIn: '15:00', notice: { it: 'Sì' } };
    const both = withValues(others, [
      { path: ['hours', 'lunch', 'to'], value: '16:00' },
      { path: ['notice'], value: undefined },
    ]);
    expect(both).toEqual({ ...facts, checkIn: '15:00', hours: { lunch: { from: '12:30', to: '16:00' } } });
    expect(Object.keys(both as object)).toEqual(Object.keys(facts));
  });

  it('finds an entry by its id', () => {
    const both = withValues(facts, [
      { path: ['rooms', '@b', 'size'], value: 31 },
      { path: ['rooms', '@c'], value: { id: 'c', size: 40 } },
      { path: ['rooms', '@a'], value: undefined },
    ]);
    expect(both).toMatchObject({
      rooms: [
        { id: 'b', size: 31 },
        { id: 'c', size: 40 },
      ],
    });
  });

  it('creates and replaces the whole data', () => {
    expect(withValues(undefined, [{ path: [], value: facts }])).toBe(facts);
    expect(withValues(undefined, [{ path: ['title', 'it'], value: 'Festa' }])).toEqual({ title: { it: 'Festa' } });
  });
});
