import type { z } from 'zod';
import type { facts } from '../../build/content/schema/facts-schema.ts';

declare const data: z.infer<typeof facts>;
export default data;
