import type { z } from 'zod';
import type { identity } from '../../build/content/schema/identity-schema.ts';

declare const data: z.infer<typeof identity>;
export default data;
