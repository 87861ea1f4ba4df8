import boat from 'picture:experience-boat';
import cooking from 'picture:experience-cooking';
import kayak from 'picture:experience-kayak';
import transfers from 'picture:experience-transfers';
import trekking from 'picture:experience-trekking';
import stock from 'stock:experiences/experience';
import type { Experience } from '../../hotel/lists.ts';
import type { PlainKey } from '../../i18n/message-types.ts';
import type { PictureSource } from '../../ui/picture-source.ts';

interface Poster {
  picture: PictureSource;
  /** the key of its alternative text */
  alt: PlainKey;
  wall: Wall;
}

/** The colour of the wall behind a poster. */
type Wall = (typeof walls)[number];
const walls = ['coral', 'sea', 'mint', 'leaf', 'night'] as const;

const posters: Partial<Record<string, Poster>> = {
  transfers: { picture: transfers, alt: 'experiences.alt.experienceTransfers', wall: 'coral' },
  boat: { picture: boat, alt: 'experiences.alt.experienceBoat', wall: 'sea' },
  cooking: { picture: cooking, alt: 'experiences.alt.experienceCooking', wall: 'mint' },
  trekking: { picture: trekking, alt: 'experiences.alt.experienceTrekking', wall: 'leaf' },
  kayak: { picture: kayak, alt: 'experiences.alt.experienceKayak', wall: 'night' },
};

/** The picture of an experience: its own, or one from the stock. */
export const pictureOf = (id: string) => posters[id]?.picture ?? stock[id];

export const altOf = (id: string) => posters[id]?.alt;

/** A wall for each experience: its own, or the next one that no neighbour has. */
export function wallsOf(experiences: readonly Experience[]): Wall[] {
  const found: Wall[] = [];
  for (const { id } of experiences) {
    const own = posters[id]?.wall;
    const free = walls.find((wall) => !found.slice(-4).includes(wall)) ?? walls[0];
    found.push(own && own !== found.at(-1) ? own : free);
  }
  return found;
}
