// `npm run build`: builds the site in dist/. With --demo or DEMO=1, the invented hotel's facts are accepted.
import { faultsIn, report } from './content/check-content.ts';
import { readerOf } from './content/content-file.ts';
import { defaultsRefusal } from './content/defaults.ts';
import { findPhotographs } from './photos/photographs.ts';

const found = await findPhotographs();
const faults = [...faultsIn(readerOf(new URL('../', import.meta.url))), ...found.faults];
const isDemonstration = process.argv.includes('--demo') || process.env.DEMO === '1';
const refusal = faults.length > 0 ? report(faults) : isDemonstration ? undefined : defaultsRefusal();
if (refusal) {
  console.error(refusal);
  process.exit(1);
}

// React's builds, for browsers and for the pages, go by it
process.env.NODE_ENV = 'production';
// these steps import the content: a file that is not JSON would throw before it is reported
const { buildSite } = await import('./build-site.ts');
await buildSite(found);
