import type { Experience } from '../../hotel/lists.ts';

/** The colour of the wall behind a poster. */
type Wall = (typeof walls)[number];
const walls = ['coral', 'sea', 'mint', 'leaf', 'night'] as const;

const ownWalls: Partial<Record<string, Wall>> = {
  transfers: 'coral',
  boat: 'sea',
  cooking: 'mint',
  trekking: 'leaf',
  kayak: 'night',
};

/** A wall for each experience: its own, or the next one that no neighbour has. */
export function wallsOf(experiences: readonly Experience[]): Wall[] {
  const found: Wall[] = [];
  for (const { id } of experiences) {
    const own = ownWalls[id];
    const free = walls.find((wall) => !found.slice(-4).includes(wall)) ?? walls[0];
    found.push(own && own !== found.at(-1) ? own : free);
  }
  return found;
}
