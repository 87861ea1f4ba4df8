import type { z } from 'zod';
import type { HotelPart } from '../hotel-files.ts';
import { announcements } from './announcements-schema.ts';
import { facts } from './facts-schema.ts';
import { identity } from './identity-schema.ts';
import { information } from './information-schema.ts';
import { lists } from './lists-schema.ts';

/** What each of the hotel's files holds. */
export const schemas = { identity, facts, lists, information, announcements } satisfies Record<HotelPart, z.ZodType>;
