// `npm run bench`: measures the built site, and prints one table for each measurement.
//   npm run bench -- page-load interactions   only these (of page-load, interactions, at-rest)
//   --rounds N            rounds (5)
//   --pages a,b           only these addresses
import { parseArgs } from 'node:util';
import { pages } from '../server/delivery.ts';
import { listen } from '../server/local-server.ts';
import { siteServer } from '../server/site-server.ts';
import { launchBrowser } from '../tools/find-programs.ts';
import { measureAtRest } from './at-rest.ts';
import { measureInteractions } from './interactions.ts';
import { compareLoads, legend } from './page-load.ts';
import { limitPage, plainSite } from './servers.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    pages: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const dist = new URL('../dist/', import.meta.url);
const chosen = values.pages?.split(',');
const isWanted = (name: string) => positionals.length === 0 || positionals.includes(name);

const site = await listen(siteServer(dist));
const browser = await launchBrowser();
try {
  if (isWanted('page-load')) {
    // the site is compared with its own pages without scripts, and with the physical limit
    const versions = { 'without scripts': plainSite(dist), limit: limitPage(dist), site: siteServer(dist) };
    const addresses = chosen ?? ['/', '/camere', '/esperienze', '/contatti'];
    console.table(await compareLoads(browser, versions, addresses, rounds));
    console.log(`${legend}. Medians of ${rounds} interleaved rounds.`);
  }
  if (isWanted('interactions')) {
    console.table([await measureInteractions(browser, site.origin, rounds)]);
    console.log(
      `Milliseconds from the click to its result, processor slowed down four times. Medians of ${rounds} rounds.`,
    );
  }
  if (isWanted('at-rest')) {
    console.table(await measureAtRest(browser, site.origin, chosen ?? pages.map(({ address }) => address)));
    console.log('At rest: percent of one core, all processes of the browser, six seconds after loading or scrolling.');
  }
} finally {
  await browser.close();
  await site.close();
}
