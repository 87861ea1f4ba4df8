import { expect, it } from 'vitest';
import { picturesPlugin } from './pictures-plugin.ts';

// a root without photographs
const load = picturesPlugin(new URL('./nowhere/', import.meta.url)).load as (id: string) => string | undefined;

it('an unknown picture stops the build with a list of the names', () => {
  expect(() => load('\0picture:swimming-pool')).toThrow(
    /There is no picture named “swimming-pool”\. The names are: home-hero, .*mark/,
  );
});

it('a picture module exports the URL and the size of its slot', () => {
  expect(load('\0picture:dish-fish')).toMatch(/dish-fish\.svg\?url.*\n.*"width":800,"height":800\} \}/);
  expect(load('\0picture:home-hero')).toMatch(
    /home-hero-layers\.svg\?url.*\n.*"width":1600,"height":1000,"layers":\["sky","sun",/,
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

it('other modules are left alone', () => {
  expect(load('/src/pages/home/home.tsx')).toBeUndefined();
});
