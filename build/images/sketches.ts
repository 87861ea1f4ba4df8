import { scenes } from '../../src/art/scenes.ts';
import { writeAsset } from '../write-asset.ts';
import { sketchOf } from './placeholder.ts';

/** Writes the sketches of all drawings, by name, as one file: the service worker shows them for drawings that it lacks. */
export async function makeSketches(dist: URL): Promise<void> {
  const sketches = Object.fromEntries(Object.entries(scenes).map(([name, draw]) => [name, sketchOf(draw())]));
  await writeAsset(dist, 'sketches.json', JSON.stringify(sketches));
}
