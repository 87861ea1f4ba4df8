import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { scenes } from '../../src/art/scenes.ts';
import { sketchOf } from './placeholder.ts';

/** Writes the sketches of all drawings, by name, as one file: the service worker shows them for drawings that it lacks. */
export async function makeSketches(dist: URL): Promise<void> {
  const sketches = Object.fromEntries(Object.entries(scenes).map(([name, draw]) => [name, sketchOf(draw())]));
  const text = JSON.stringify(sketches);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  await writeFile(new URL(`assets/sketches-${hash}.json`, dist), text);
}
