import { expect, it } from 'vitest';
import { editJson, formatJson } from './edit-json.ts';

const text = `{
  "name": "Hotel",
  "hours": { "from": "07:30", "to": "10:30" },
  "list": ["a", "b", "c"],
  "records": [
    {
      "id": "one",
      "guests": 1
    },
    { "id": "two", "guests": 2 }
  ],
  "last": null
}
`;
const long = 'x'.repeat(100);

/** The lines that an edit takes away and puts in. */
async function changed(path: (string | number)[], value?: unknown): Promise<[out: string[], into: string[]]> {
  const before = text.split('\n');
  const after = (await formatJson(editJson(text, path, value))).split('\n');
  return [before.filter((line) => !after.includes(line)), after.filter((line) => !before.includes(line))];
}

it.each<[path: (string | number)[], value: unknown, out: string[], into: string[]]>([
  [['name'], 'L’hotel “nuovo”', ['  "name": "Hotel",'], ['  "name": "L’hotel “nuovo”",']],
  [
    ['hours'],
    { from: '07:30', to: '11:00' },
    ['  "hours": { "from": "07:30", "to": "10:30" },'],
    ['  "hours": { "from": "07:30", "to": "11:00" },'],
  ],
  [['hours', 'to'], undefined, ['  "hours": { "from": "07:30", "to": "10:30" },'], ['  "hours": { "from": "07:30" },']],
  [['list'], ['a', 'd'], ['  "list": ["a", "b", "c"],'], ['  "list": ["a", "d"],']],
  [['records', 1, 'guests'], 3, ['    { "id": "two", "guests": 2 }'], ['    { "id": "two", "guests": 3 }']],
  [['records'], [{ id: 'one', guests: 1 }], ['    },', '    { "id": "two", "guests": 2 }'], ['    }']],
  [
    ['records', 2],
    { id: 'three' },
    ['    { "id": "two", "guests": 2 }'],
    ['    { "id": "two", "guests": 2 },', '    { "id": "three" }'],
  ],
  [
    ['list', 3],
    long,
    ['  "list": ["a", "b", "c"],'],
    ['  "list": [', '    "a",', '    "b",', '    "c",', `    "${long}"`],
  ],
  [['last'], undefined, ['  ],', '  "last": null'], ['  ]']],
  [['new', 'inner'], 'x', ['  "last": null'], ['  "last": null,', '  "new": { "inner": "x" }']],
  [['nowhere'], undefined, [], []],
])('a change of %j to %j changes its own lines', async (path, value, out, into) => {
  expect(await changed(path, value)).toEqual([out, into]);
});

it('keeps the line breaks of Windows', async () => {
  const windows = text.replaceAll('\n', '\r\n');
  const after = await formatJson(editJson(windows, ['records', 2], { id: 'three', text: long }));
  expect(after.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(JSON.parse(after).records).toHaveLength(3);
});
