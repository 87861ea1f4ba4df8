// `npm run build`: builds the site in dist/. With --demo or DEMO=1, the invented hotel's facts are accepted.
import { checkContent } from './content/check-content.ts';
import { refuseDefaults } from './content/defaults.ts';
import { findPhotographs } from './photos/photographs.ts';

const found = await findPhotographs();
try {
  checkContent(found.faults);
  if (!process.argv.includes('--demo') && process.env.DEMO !== '1') refuseDefaults();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

// these steps import the content: a file that is not JSON would throw before checkContent reports it
const { buildSite } = await import('./build-site.ts');
await buildSite(found);
