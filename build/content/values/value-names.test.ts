import { expect, it } from 'vitest';
import { valuesIn } from '../messages/message-values.ts';
import { readMessages } from '../messages/site-messages.ts';
import { valueNames } from './value-names.ts';

it('every value of a text has a name for owners', () => {
  const texts = Object.values(readMessages('it')).flatMap((group) => Object.values(group));
  const values = texts.map(valuesIn);
  const used = new Set(values.flatMap((found) => (found instanceof Map ? [...found.keys()] : [])));
  expect(used.size).toBeGreaterThan(20);
  expect([...used].filter((name) => !Object.hasOwn(valueNames, name))).toEqual([]);
});
