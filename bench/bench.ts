// `npm run bench`: measures the built site, and prints one table for each measurement.
//   npm run bench -- page-load interactions   only these of: page-load interactions at-rest lighthouse
//   --runs N              rounds (5)
//   --pages a,b           only these addresses
//   --url name=address    another site for Lighthouse; can be repeated
import { parseArgs } from 'node:util';
import { listen } from '../e2e/support/servers.ts';
import { pages } from '../server/delivery.ts';
import { siteServer } from '../server/site-server.ts';
import { findBrowser, launchBrowser } from '../tools/find-programs.ts';
import { measureAtRest } from './at-rest.ts';
import { measureInteractions } from './interactions.ts';
import { measureWithLighthouse } from './lighthouse.ts';
import { legend, measurePageLoad } from './page-load.ts';
import { limitPage } from './servers.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string' },
    url: { type: 'string', multiple: true, default: [] },
  },
});
const runs = Number(values.runs);
const dist = new URL('../dist/', import.meta.url);
const chosen = values.pages?.split(',');
const all = pages.map(({ address }) => address);
const isWanted = (name: string) => positionals.length === 0 || positionals.includes(name);

const site = await listen(siteServer(dist));
const limit = await listen(limitPage(dist));
const browser = await launchBrowser();
try {
  if (isWanted('page-load')) {
    console.table(await measurePageLoad(browser, dist, chosen ?? ['/', '/camere', '/esperienze', '/contatti'], runs));
    console.log(`${legend}. Medians of ${runs} interleaved rounds.`);
  }
  if (isWanted('interactions')) {
    console.table([await measureInteractions(browser, site.origin, runs)]);
    console.log(
      `Milliseconds from the click to its result, processor slowed down four times. Medians of ${runs} runs.`,
    );
  }
  if (isWanted('at-rest')) {
    console.table(await measureAtRest(browser, site.origin, chosen ?? all));
    console.log('At rest: percent of one core, all processes of the browser, six seconds after loading or scrolling.');
  }
  if (isWanted('lighthouse')) {
    const targets: [string, string][] = [['limit', limit.origin]];
    for (const page of chosen ?? all) targets.push([page, site.origin + page]);
    for (const text of values.url) targets.push([text.split('=', 1).join(), text.slice(text.indexOf('=') + 1)]);
    console.table(await measureWithLighthouse(findBrowser(), targets, runs));
  }
} finally {
  await browser.close();
  await site.close();
  await limit.close();
}
