import { expect, it } from 'vitest';
import { mergeContent } from './merge-content.ts';

const base = {
  checkIn: '14:00',
  checkOut: '11:00',
  faq: [
    { id: 'pets', question: 'Cani?' },
    { id: 'lift', question: 'Ascensore?' },
  ],
};
const nobody = () => undefined;
const merge = (ours: unknown, theirs: unknown, choose: Parameters<typeof mergeContent>[1] = nobody) =>
  mergeContent([base, ours, theirs], choose);

it('takes the changes of both sides if they do not overlap', () => {
  const [pets, lift] = base.faq;
  const both = { ...base, stars: 4 };
  const ours = { ...both, checkIn: '15:00', faq: [...base.faq, { id: 'pool', question: 'Piscina?' }] };
  const theirs = { ...both, checkOut: '10:00', bar: true, faq: [{ ...lift, question: 'C’è l’ascensore?' }, pets] };
  expect(merge(ours, theirs)).toEqual({
    merged: {
      checkIn: '15:00',
      checkOut: '10:00',
      stars: 4,
      bar: true,
      faq: [
        { id: 'lift', question: 'C’è l’ascensore?' },
        { id: 'pets', question: 'Cani?' },
        { id: 'pool', question: 'Piscina?' },
      ],
    },
    clashes: [],
  });
});

it.each([
  ['address', { street: 'Via Roma 1', town: 'Maiori' }, { street: 'Via Capo 2' }, { town: 'Praiano' }],
  ['coordinates', { latitude: 40.6, longitude: 14.6 }, { latitude: 40.7 }, { longitude: 14.7 }],
  ['lunch', { from: '12:30', to: '15:00' }, { from: '13:00' }, { to: '14:30' }],
  ['season', { from: '2027-04-01', until: '2027-10-31' }, { from: '2027-04-10' }, { until: '2027-11-02' }],
])('treats %s as one value', (name, was, ours, theirs) => {
  const { clashes } = mergeContent(
    [{ [name]: was }, { [name]: { ...was, ...ours } }, { [name]: { ...was, ...theirs } }],
    nobody,
  );
  expect(clashes.map(({ path }) => path)).toEqual([[name]]);
});

it('reports the fields that both sides have changed, and takes the chosen side', () => {
  const [ours, theirs] = ['15:00', '16:00'].map((checkIn) => ({ ...base, checkIn }));
  expect(merge(ours, theirs).clashes).toEqual([{ path: ['checkIn'], ours: '15:00', theirs: '16:00' }]);
  expect(merge(ours, theirs, () => 'theirs')).toEqual({ merged: theirs, clashes: [] });
});

it('an entry that one side has removed and the other has changed is a clash', () => {
  const [, lift] = base.faq;
  const ours = { ...base, faq: [lift] };
  const theirs = { ...base, faq: [{ id: 'pets', question: 'Animali?' }, lift] };
  expect(merge(ours, theirs).clashes.map(({ path }) => path)).toEqual([['faq', '@pets']]);
  expect(merge(ours, base)).toEqual({ merged: ours, clashes: [] });
});

it('an order that both sides have changed is a clash', () => {
  const [first, second, third] = ['Uno', 'Due', 'Tre'].map((name, index) => ({ id: `e${index}`, name }));
  const [was, ours, theirs] = [
    [first, second, third],
    [second, first, third],
    [first, third],
  ];
  // a removed entry does not change the order
  expect(mergeContent([was, ours, theirs], nobody)).toEqual({ merged: [first, third], clashes: [] });
  const others = [third, second, first];
  const { clashes } = mergeContent([was, ours, others], nobody);
  expect(clashes.map(({ path, theirs: shown }) => [path, (shown as { it: string }[]).map(({ it }) => it)])).toEqual([
    [[], ['Tre', 'Due', 'Uno']],
  ]);
  expect(mergeContent([was, ours, others], () => 'theirs')).toEqual({ merged: others, clashes: [] });
});
