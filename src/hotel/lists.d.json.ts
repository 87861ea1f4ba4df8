import type { z } from 'zod';
import type { lists } from '../../build/content/schema/lists-schema.ts';

declare const data: z.infer<typeof lists>;
export default data;
