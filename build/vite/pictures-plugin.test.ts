import { expect, it } from 'vitest';
import { picturesPlugin } from './pictures-plugin.ts';

// a root without photographs
const load = picturesPlugin(new URL('./nowhere/', import.meta.url)).load as (id: string) => string | undefined;

it('an unknown picture stops the build with a list of the names', () => {
  expect(() => load('\0picture:swimming-pool')).toThrow(
    /There is no picture named “swimming-pool”\. The names are: home-hero, .*mark/,
  );
});

it('a markup module exports the paths with their colours', () => {
  expect(load('\0markup:mark')).toMatch(
    /^export default \{"viewBox":"0 0 96 96","paths":\[\{"d":"M12 0h72[^"]*","fill":"#145273"\},.*\]\};$/,
  );
});

it('a markup module with night colours stops the build', () => {
  expect(() => load('\0markup:tile')).toThrow('must look the same by day and by night');
});
