import boat from 'picture:experience-boat';
import cooking from 'picture:experience-cooking';
import kayak from 'picture:experience-kayak';
import transfers from 'picture:experience-transfers';
import trekking from 'picture:experience-trekking';
import type { MessageKey } from '../../i18n/message-types.ts';
import type { PictureSource } from '../../ui/picture-source.ts';

/** The picture of each experience and the key of its alt text. */
export const posters = {
  transfers: { picture: transfers, alt: 'experiences.alt.experienceTransfers' },
  boat: { picture: boat, alt: 'experiences.alt.experienceBoat' },
  cooking: { picture: cooking, alt: 'experiences.alt.experienceCooking' },
  trekking: { picture: trekking, alt: 'experiences.alt.experienceTrekking' },
  kayak: { picture: kayak, alt: 'experiences.alt.experienceKayak' },
} as const satisfies Record<string, { picture: PictureSource; alt: MessageKey }>;
