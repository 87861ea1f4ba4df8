import { expect, it } from 'vitest';
import { picturesPlugin } from './pictures-plugin.ts';

const load = picturesPlugin().load as (id: string) => string;

it('an unknown picture stops the build with a list of the names', () => {
  expect(() => load('\0picture:swimming-pool')).toThrow(
    /There is no picture named “swimming-pool”\. The names are: home-hero, .*mark/,
  );
});

it('a markup module with night colours stops the build', () => {
  expect(() => load('\0markup:tile')).toThrow('must look the same by day and by night');
});
