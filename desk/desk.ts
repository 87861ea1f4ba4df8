// `npm run desk`: the site with a desk around it where its owner changes what is clicked.
// DESK_PORT overrides the port.

import { startupErrors } from './server/startup-errors.ts';

const reasons = await startupErrors(new URL('../', import.meta.url));
if (reasons.length > 0) {
  console.error(`La scrivania non si apre · The desk cannot be opened:\n\n${reasons.join('\n\n')}`);
  process.exit(1);
}
// its modules read who the hotel is when they are imported
await import('./server/start.ts');
