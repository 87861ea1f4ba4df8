import { expect, it } from 'vitest';
import { picturesPlugin } from './pictures-plugin.ts';

// a place without an owner's photographs
const load = picturesPlugin(new URL('./nowhere/', import.meta.url)).load as (id: string) => string | undefined;

it('stops the build at a picture that nobody knows, and says which ones there are', () => {
  expect(() => load('\0picture:swimming-pool')).toThrow(
    /There is no picture named “swimming-pool”\. The names are: home-hero, .*mark/,
  );
});

it('gives a picture its address and the size of its place', () => {
  expect(load('\0picture:home-hero')).toMatch(/home-hero\.svg\?url.*\n.*"width":1600,"height":1000/);
});

it('gives a drawing as markup for the page, colours and all', () => {
  expect(load('\0markup:mark')).toMatch(
    /^export default \{"viewBox":"0 0 96 96","shapes":"<path d=\\"M12 0h72.*fill=\\"#145273\\"\/>.*"\};$/,
  );
});

it('stops the build where such a drawing looks otherwise by night', () => {
  expect(() => load('\0markup:tile')).toThrow('looks the same by day and by night');
});

it('leaves other modules alone', () => {
  expect(load('/src/pages/home/home.tsx')).toBeUndefined();
});
