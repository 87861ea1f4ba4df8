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

it('leaves other modules alone', () => {
  expect(load('/src/pages/home/home.tsx')).toBeUndefined();
});
