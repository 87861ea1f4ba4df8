import { expect, it } from 'vitest';
import { editJson } from './edit-json.ts';

const text = `{
  "name": "Hotel",
  "hours": { "from": "07:30", "to": "10:30" },
  "list": ["a", "b", "c"],
  "records": [
    { "id": "one", "guests": 1 },
    { "id": "two", "guests": 2 }
  ],
  "last": null
}
`;

/** The lines that an edit takes away and puts in. */
function changed(path: (string | number)[], value?: unknown, of = text): [out: string[], into: string[]] {
  const [before, after] = [of.split('\n'), editJson(of, path, value).split('\n')];
  expect(after.at(-1)).toBe('');
  const start = before.findIndex((line, index) => line !== after[index]);
  if (start < 0) return [[], []];
  while (before.length > start && after.length > start && before.at(-1) === after.at(-1)) {
    before.pop();
    after.pop();
  }
  return [before.slice(start), after.slice(start)];
}

it('one changed value is one changed line', () => {
  expect(changed(['name'], 'L’hotel “nuovo”')).toEqual([['  "name": "Hotel",'], ['  "name": "L’hotel “nuovo”",']]);
  expect(changed(['hours', 'to'], '11:00')[1]).toEqual(['  "hours": { "from": "07:30", "to": "11:00" },']);
  expect(changed(['records', 1, 'guests'], 3)[1]).toEqual(['    { "id": "two", "guests": 3 }']);
  expect(changed(['list', 0], 'z')[1]).toEqual(['  "list": ["z", "b", "c"],']);
});

it('a whole object or list changes only where it differs', () => {
  expect(changed(['hours'], { from: '07:30', to: '11:00' })[1]).toEqual([
    '  "hours": { "from": "07:30", "to": "11:00" },',
  ]);
  expect(changed(['list'], ['a', 'b', 'c', 'd'])[1]).toEqual(['  "list": ["a", "b", "c", "d"],']);
  expect(changed(['list'], ['b'])[1]).toEqual(['  "list": ["b"],']);
  expect(changed(['list'], ['a', 'b', 'c'])).toEqual([[], []]);
  expect(changed(['records'], [{ id: 'one' }, { id: 'two', guests: 2 }])[1]).toEqual(['    { "id": "one" },']);
});

it('a removed field or entry takes only its own line', () => {
  expect(changed(['name'])).toEqual([['  "name": "Hotel",'], []]);
  expect(changed(['last'])).toEqual([['  ],', '  "last": null'], ['  ]']]);
  expect(changed(['records', 0])).toEqual([['    { "id": "one", "guests": 1 },'], []]);
  expect(changed(['hours', 'from'])[1]).toEqual(['  "hours": { "to": "10:30" },']);
  expect(changed(['hours', 'to'])[1]).toEqual(['  "hours": { "from": "07:30" },']);
  expect(changed(['nowhere'])).toEqual([[], []]);
  expect(editJson('{ "a": 1 }\n', ['a'], undefined)).toBe('{}\n');
});

it('a new field or entry stands on its own line, or on the line of its neighbours', () => {
  expect(changed(['records', 2], { id: 'three', guests: 3 })[1]).toEqual([
    '    { "id": "two", "guests": 2 },',
    '    { "id": "three", "guests": 3 }',
  ]);
  expect(changed(['hours', 'note'], { deep: [1, 2] })[1]).toEqual([
    '  "hours": { "from": "07:30", "to": "10:30", "note": { "deep": [1, 2] } },',
  ]);
  expect(changed(['new', 'inner'], 'x')[1]).toEqual(['  "last": null,', '  "new": { "inner": "x" }']);
  expect(editJson('{}\n', ['home-hero'], [0.5, 0.3])).toBe('{\n  "home-hero": [0.5, 0.3]\n}\n');
});

it('what does not fit on a line is spread as Biome does', () => {
  const long = 'x'.repeat(100);
  expect(editJson('{\n  "list": []\n}\n', ['list', 0], { id: 'a', text: { it: long, en: 'y' } })).toBe(
    `{\n  "list": [\n    {\n      "id": "a",\n      "text": {\n        "it": "${long}",\n        "en": "y"\n      }\n    }\n  ]\n}\n`,
  );
  expect(editJson(`{ "a": "${long}" }\n`, ['b'], 'eleven more')).toBe(
    `{\n  "a": "${long}",\n  "b": "eleven more"\n}\n`,
  );
});

it('keeps the line breaks of Windows', () => {
  const windows = text.replaceAll('\n', '\r\n');
  const after = editJson(windows, ['records', 2], { id: 'x'.repeat(80), text: 'y'.repeat(40) });
  expect(after.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(JSON.parse(after).records).toHaveLength(3);
});
