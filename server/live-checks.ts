// Checks of a running site over the network.

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hotel } from '../src/hotel/identity.ts';
import { type Language, languageIds } from '../src/i18n/languages.ts';
import { addressOf, fileIn } from '../src/navigation/routes.ts';
import { cacheRule, commonHeaders, hidden, pages, redirectSpellings, shareFolder } from './delivery.ts';
import { readPolicies } from './site-server.ts';

/** A response. */
export interface Answer {
  status: number;
  headers: Headers;
  body: Uint8Array;
}

/** Requests a path from the root without following redirects. */
export type Ask = (path: string) => Promise<Answer>;

/** The result of one group of checks. */
export interface Checked {
  name: string;
  count: number;
  faults: string[];
}

/** A file that the build has for visitors, and what the running site answers for it. */
interface Served extends Answer {
  path: string;
  built: Uint8Array;
}

/** A fault, if there is one. */
type Finding = string | false | undefined;

/** Requests paths of a site over the network. */
export function askAt(origin: string): Ask {
  return async (path) => {
    const response = await fetch(new URL(path, origin), {
      redirect: 'manual',
      headers: { 'Accept-Encoding': 'br, gzip' },
      signal: AbortSignal.timeout(20_000),
    });
    return {
      status: response.status,
      headers: response.headers,
      body: new Uint8Array(await response.arrayBuffer()),
    };
  };
}

/**
 * Checks a whole site. What its files say is checked before they are put online: here they must be the same.
 * @param dist the same version of the site, built here
 * @param origin the site's public origin; undefined if it is not known
 */
export async function checkLive(ask: Ask, dist: URL, origin: string | undefined): Promise<Checked[]> {
  const files: Served[] = await each(builtFiles(dist), async ([path, file]) => ({
    ...{ path, built: readFileSync(new URL(`.${file}`, dist)) },
    ...(await ask(path)),
  }));
  const policies = readPolicies(readFileSync(new URL('_headers', dist), 'utf8'));
  const addresses = pages.map(({ address }) => address);
  const documents = files.filter(({ path }) => addresses.includes(path));
  const others = files.filter(({ path }) => !addresses.includes(path));
  const shared = files.filter(({ path }) => path.startsWith(shareFolder));

  const checked = (name: string, count: number, findings: Finding[]): Checked => ({
    name,
    count,
    faults: findings.filter((finding) => typeof finding === 'string'),
  });
  const ofFiles = (name: string, some: Served[], faultOf: (file: Served) => Finding) =>
    checked(name, some.length, some.map(faultOf));
  const ofPages = (name: string, faultsOf: (page: Served) => Finding[]) => {
    const faults = documents.flatMap((page) =>
      faultsOf(page).flatMap((fault) => (fault ? [{ where: page.path, fault }] : [])),
    );
    const everywhere = (fault: string) => faults.filter((one) => one.fault === fault).length === documents.length;
    const lines = faults.map(({ where, fault }) => `${everywhere(fault) ? 'every page' : where}  ${fault}`);
    return checked(name, documents.length, [...new Set(lines)]);
  };
  const checkedEach = async <Item>(name: string, items: Item[], fault: (item: Item) => Promise<Finding>) =>
    checked(name, items.length, await each(items, fault));

  return [
    ofPages('pages', pageFaults),
    checked('address', 1, [
      origin !== undefined &&
        origin !== hotel.site &&
        `identity.json says that the site is at ${hotel.site}, but it is at ${origin}`,
    ]),
    ofPages('headers', (page) => headerFaults(page, policies.get(page.path) ?? '')),
    ofFiles('share images', shared, shareFault),
    ofFiles('cache', others, cacheFault),
    ofFiles('compression', files, compressionFault),
    await checkedEach('redirects', redirects, ([from, to]) => redirectFault(ask, from, to)),
    await checkedEach('404', unknownAddresses, ([path, language]) => notFoundFault(ask, dist, path, language)),
    await checkedEach('hidden files', hiddenFiles, async (path) => {
      const { status } = await ask(path);
      return status === 200 && `${path}  is served, and should not be`;
    }),
    ofFiles('same as the build', files, ({ path, status, body, built }) =>
      status === 200 ? difference(path, body, built) : `${path}  answers ${status}`,
    ),
  ];
}

/** Processes items six at a time, to keep the load on the server low. */
async function each<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += 6) {
    results.push(...(await Promise.all(items.slice(start, start + 6).map(work))));
  }
  return results;
}

function pageFaults({ status, headers }: Served): Finding[] {
  if (status !== 200) return [`answers ${status}`];
  return [
    !/^text\/html\b.*utf-8/i.test(headers.get('content-type') ?? '') && 'is not sent as text/html in UTF-8',
    /noindex/.test(headers.get('x-robots-tag') ?? '') && 'tells search engines to leave it out',
  ];
}

function headerFaults({ path, headers }: Served, built: string): Finding[] {
  const policy = headers.get('content-security-policy') ?? '';
  // a host may have added some
  const missing = built.split('; ').flatMap((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    const sent = policy.match(new RegExp(`(?:^|;)\\s*${name} ([^;]*)`))?.[1]?.split(' ') ?? [];
    return sources.filter((source) => !sent.includes(source)).map((source) => `${name} ${source}`);
  });
  return [
    ...Object.entries(commonHeaders).map(([name, value]) => {
      const sent = headers.get(name);
      // a host may set a longer max-age
      const right = name === 'Strict-Transport-Security' ? /max-age=[1-9]\d{6,}/.test(sent ?? '') : sent === value;
      return !right && `${name} is ${sent ?? 'missing'}, and should be: ${value}`;
    }),
    policy === '' && 'Content-Security-Policy is missing',
    policy !== '' && missing.length > 0 && `Content-Security-Policy lacks ${missing.join(', ')}`,
    /script-src[^;]*'unsafe-/.test(policy) && 'Content-Security-Policy allows any script',
    headers.get('cache-control') !== cacheRule(path) &&
      `Cache-Control is ${headers.get('cache-control')}, and should be: ${cacheRule(path)}`,
  ];
}

function shareFault({ path, headers }: Served): Finding {
  if (!headers.get('content-type')?.startsWith('image/jpeg')) return `${path}  is not sent as image/jpeg`;
  return headers.get('cross-origin-resource-policy') === 'same-origin' && `${path}  may not be shown by other sites`;
}

function cacheFault({ path, headers }: Served): Finding {
  const sent = headers.get('cache-control');
  return sent !== cacheRule(path) && `${path}  Cache-Control is ${sent}, and should be: ${cacheRule(path)}`;
}

const compressible = /^(?:text\/|image\/svg|application\/(?:json|manifest|javascript))/;

function compressionFault({ path, status, headers, body }: Served): Finding {
  // tiny files do not shrink
  if (status !== 200 || body.length < 1500 || !compressible.test(headers.get('content-type') ?? '')) return;
  return !/\b(?:br|gzip|zstd)\b/.test(headers.get('content-encoding') ?? '') && `${path}  comes uncompressed`;
}

const redirects = pages.flatMap(({ address }): [from: string, to: string][] => {
  const spellings = redirectSpellings(address).map((from): [string, string] => [from, address]);
  return address === '/' ? spellings : [...spellings, [`${address}/?from=mail`, `${address}?from=mail`]];
});

async function redirectFault(ask: Ask, from: string, to: string): Promise<Finding> {
  const { status, headers } = await ask(from);
  const target = headers.get('location');
  const reached = target && new URL(target, 'https://here.invalid');
  if ((status === 301 || status === 308) && reached && reached.pathname + reached.search === to) return;
  return `${from}  answers ${status}${target ? ` to ${target}` : ''}, and should lead to ${to} (301)`;
}

const unknownAddresses = languageIds.flatMap((language): [path: string, language: Language][] => [
  [fileIn(language, 'no-such-page'), language],
  [`${addressOf('rooms', language)}/no-such-page`, language],
]);

async function notFoundFault(ask: Ask, dist: URL, path: string, language: Language): Promise<Finding> {
  const { status, body } = await ask(path);
  if (status !== 404) return `${path}  answers ${status}, and should answer 404`;
  return difference(path, body, readFileSync(new URL(`.${fileIn(language, '404.html')}`, dist)));
}

const hiddenFiles = ['/_headers', '/_redirects', '/index.html.br', '/.git/config', '/.env', '/package.json'];

/** The address and the file of everything that the build has for visitors. The 404 pages have no address of their own. */
function builtFiles(dist: URL): [path: string, file: string][] {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(fileURLToPath(dist), join(entry.parentPath, entry.name))}`)
    .filter((file) => !hidden.test(file));
  return files.map((file) => [pages.find((page) => page.file === file)?.address ?? file, file]);
}

/** The first difference between what is served and what was built. Only the date in security.txt may differ, and lies ahead. */
function difference(path: string, served: Uint8Array, built: Uint8Array): Finding {
  if (path !== '/.well-known/security.txt') {
    if (Buffer.compare(served, built) === 0) return;
    const at = built.findIndex((byte, index) => served[index] !== byte);
    return `${path}  differs from the build at byte ${at < 0 ? built.length : at}`;
  }
  const [text, expected] = [served, built].map((bytes) => new TextDecoder().decode(bytes).split(/^Expires: (.*)$/m));
  if (text?.[0] !== expected?.[0] || text?.[2] !== expected?.[2]) return `${path}  differs from the build`;
  return !(Date.parse(text?.[1] ?? '') > Date.now()) && `${path}  has expired: build the site and put it online`;
}
