// `npm run check:live -- https://www.hotel.it`: checks a running site from outside. Exits with 1 if a check fails.
import { existsSync } from 'node:fs';
import { type Checked, checkLive, fetchFrom, reasonOf } from './live-checks.ts';

const [address] = process.argv.slice(2);
if (!address || !URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
  console.error('Which site? For example: npm run check:live -- https://www.hotel.it');
  process.exit(2);
}
const dist = new URL('../dist/', import.meta.url);
if (!existsSync(new URL('_headers', dist))) {
  console.error('Build the version that is online first, to compare with it: npm ci && npm run build');
  process.exit(2);
}
const { origin, hostname, host } = new URL(address);
const isHere = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';

/** HTTP must redirect to HTTPS. */
async function checkEncryption(): Promise<Checked[]> {
  if (isHere) return [];
  const { status, headers } = await fetchFrom(`http://${host}`)('/').catch(() => ({
    status: 0,
    headers: new Headers(),
  }));
  const redirects = status >= 301 && status <= 308 && headers.get('location')?.startsWith('https://');
  // no response over HTTP is fine too
  const faults =
    redirects || status === 0 ? [] : [`http://${host}/  answers ${status}, and should lead to https://${host}/`];
  return [{ name: 'encryption', count: 1, faults }];
}

try {
  const results = [
    ...(await checkLive(fetchFrom(origin), dist, isHere ? undefined : origin)),
    ...(await checkEncryption()),
  ];
  const width = Math.max(...results.map(({ name }) => name.length));
  console.log(`${origin}\n`);
  for (const { name, count, faults } of results) {
    console.log(`${faults.length > 0 ? '✗' : '✓'} ${name.padEnd(width)} ${String(count).padStart(4)} looked at`);
    for (const fault of faults) console.log(`    ${fault}`);
  }
  const count = results.reduce((sum, { faults }) => sum + faults.length, 0);
  console.log(count === 0 ? '\nAll is well.' : `\n${count === 1 ? 'One fault.' : `${count} faults.`}`);
  process.exit(count === 0 ? 0 : 1);
} catch (error) {
  console.error(`${origin} does not answer: ${reasonOf(error as Error)}`);
  process.exit(1);
}
