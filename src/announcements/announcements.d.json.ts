import type { z } from 'zod';
import type { announcements } from '../../build/content/schema/announcements-schema.ts';

declare const data: z.infer<typeof announcements>;
export default data;
