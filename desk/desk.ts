// `npm run desk`: starts the desk, in which the owner clicks on the site to change it.
// DESK_PORT overrides the port.

import { startupErrors } from './server/startup-errors.ts';

const reasons = await startupErrors(new URL('../', import.meta.url));
if (reasons.length > 0) {
  console.error(`La scrivania non si apre · The desk cannot be opened:\n\n${reasons.join('\n\n')}`);
  process.exit(1);
}
// imported late, since its modules read the hotel's identity on import
await import('./server/start.ts');
