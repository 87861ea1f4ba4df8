// Checks of a running site over the network.

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { absoluteAddress, shareImage, shareImageSize } from '../src/app/absolute-address.ts';
import { hotel } from '../src/hotel/identity.ts';
import { addressOf, fileIn, type Language, languageIds, type PageId, routes } from '../src/navigation/routes.ts';
import { cacheRule, commonHeaders, contentSecurityPolicy, hidden, pages, redirectSpellings } from './delivery.ts';

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

interface Page {
  id: PageId;
  language: Language;
  address: string;
  answer: Answer;
  html: string;
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
 * Checks a whole site.
 * @param dist the same version of the site, built here
 * @param origin the site's public origin; undefined if it is not known
 */
export async function checkLive(ask: Ask, dist: URL, origin: string | undefined): Promise<Checked[]> {
  const found: Page[] = await each(
    languageIds.flatMap((language) => routes.map(({ id }) => ({ id, language, address: addressOf(id, language) }))),
    async (page) => {
      const answer = await ask(page.address);
      return { ...page, answer, html: textOf(answer) };
    },
  );
  const checked = (name: string, count: number, findings: Finding[]): Checked => ({
    name,
    count,
    faults: findings.filter((finding) => typeof finding === 'string'),
  });
  const ofPages = (name: string, faultsOf: (page: Page) => Finding[]) => {
    const faults = found.flatMap((page) =>
      faultsOf(page).flatMap((fault) => (fault ? [{ where: page.address, fault }] : [])),
    );
    const everywhere = (fault: string) => faults.filter((one) => one.fault === fault).length === found.length;
    const lines = faults.map(({ where, fault }) => `${everywhere(fault) ? 'every page' : where}  ${fault}`);
    return checked(name, found.length, [...new Set(lines)]);
  };

  const files = new Map<string, Answer>();
  const known = found.map(({ address }) => address);
  const others = new Set(found.flatMap(({ html }) => filesIn(html)).filter((path) => !known.includes(path)));
  await each([...others], async (path) => {
    files.set(path, await ask(path));
  });
  const fileFaults = [...files].map(([path, { status }]) => status !== 200 && `${path}  answers ${status}`);
  return [
    ofPages('pages', pageFaults),
    checked('address', 1, [
      origin !== undefined &&
        origin !== hotel.site &&
        `identity.json says that the site is at ${hotel.site}, but it is at ${origin}`,
    ]),
    ofPages('headers', headerFaults),
    ofPages('languages', languageFaults),
    ofPages('structured data', dataFaults),
    checked('share images', found.length, await each(found, (page) => shareFault(ask, page))),
    checked('files', files.size, fileFaults),
    checked(
      'cache',
      files.size,
      [...files].map(([path, answer]) => cacheFault(path, answer)),
    ),
    checked('compression', found.length + files.size, [
      ...found.map(({ address, answer }) => compressionFault(address, answer)),
      ...[...files].map(([path, answer]) => compressionFault(path, answer)),
    ]),
    await checkedEach('redirects', redirects, ([from, to]) => redirectFault(ask, from, to)),
    await checkedEach('404', unknownAddresses, ([path, language]) => notFoundFault(ask, dist, path, language)),
    await checkedEach('hidden files', hiddenFiles, async (path) => {
      const { status } = await ask(path);
      return status === 200 && `${path}  is served, and should not be`;
    }),
    checked('sitemap', pages.length, await sitemapFaults(ask)),
    await checkedEach('same as the build', builtFiles(dist), async ([path, file]) => {
      const { status, body } =
        files.get(path) ?? found.find(({ address }) => address === path)?.answer ?? (await ask(path));
      return status !== 200
        ? `${path}  answers ${status}`
        : difference(path, body, readFileSync(new URL(`.${file}`, dist)));
    }),
  ];

  async function checkedEach<Item>(name: string, items: Item[], fault: (item: Item) => Promise<Finding>) {
    return checked(name, items.length, await each(items, fault));
  }
}

const textOf = ({ body }: Answer) => new TextDecoder().decode(body);

/** Processes items six at a time, to keep the load on the server low. */
async function each<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += 6) {
    results.push(...(await Promise.all(items.slice(start, start + 6).map(work))));
  }
  return results;
}

function pageFaults({ answer: { status, headers }, html, language }: Page): Finding[] {
  if (status !== 200) return [`answers ${status}`];
  return [
    !/^text\/html\b.*utf-8/i.test(headers.get('content-type') ?? '') && 'is not sent as text/html in UTF-8',
    !html.includes(`<html lang="${language}"`) && `does not say that it is in “${language}”`,
    !/<title[^>]*>[^<]{10,}<\/title>/.test(html) && 'has no title',
    !/<meta name="description" content="[^"]{50,}/.test(html) && 'has no description',
    (/noindex/.test(headers.get('x-robots-tag') ?? '') || /<meta name="robots" content="[^"]*noindex/.test(html)) &&
      'tells search engines to leave it out',
  ];
}

function headerFaults({ address, answer: { headers }, html }: Page): Finding[] {
  const policy = headers.get('content-security-policy') ?? '';
  // a host may have added some
  const inline = (element: string) =>
    Array.from(
      html.matchAll(RegExp(`<${element}(?![^>]*(?:type="application/| src=))[^>]*>([^]*?)</${element}>`, 'g')),
      ([, text = '']) => text,
    );
  const missing = contentSecurityPolicy({ scripts: inline('script'), styles: inline('style') })
    .split('; ')
    .flatMap((directive) => {
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
    headers.get('cache-control') !== cacheRule(address) &&
      `Cache-Control is ${headers.get('cache-control')}, and should be: ${cacheRule(address)}`,
  ];
}

/** The attributes of every `link` with a `rel`. */
function linksIn(html: string, rel: string): Record<string, string>[] {
  return [...html.matchAll(/<link ([^>]*)>/g)]
    .map(([, inner = '']) =>
      Object.fromEntries(
        [...inner.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name.toLowerCase(), value]),
      ),
    )
    .filter((link) => link.rel === rel);
}

function languageFaults({ id, language, html }: Page): Finding[] {
  const canonical = linksIn(html, 'canonical').map(({ href }) => href);
  const alternates = new Map(linksIn(html, 'alternate').map(({ hreflang, href }) => [hreflang, href]));
  const expected = [...languageIds.map((of) => [of, of] as const), ['x-default', languageIds[0]] as const];
  return [
    (canonical.length !== 1 || canonical[0] !== absoluteAddress(id, language)) &&
      `has the canonical address ${canonical.join(', ') || 'of no page'}, and should have ${absoluteAddress(id, language)}`,
    ...expected.map(
      ([hreflang, of]) =>
        alternates.get(hreflang) !== absoluteAddress(id, of) &&
        `has no hreflang “${hreflang}” that leads to ${absoluteAddress(id, of)}`,
    ),
  ];
}

function dataFaults({ html }: Page): Finding[] {
  const [, data] = html.match(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/) ?? [];
  if (data === undefined) return ['has none'];
  try {
    return [!JSON.parse(data)['@context'] && 'has some without @context'];
  } catch {
    return ['has some that cannot be read'];
  }
}

async function shareFault(ask: Ask, { id, language, address, html }: Page): Promise<Finding> {
  const path = shareImage(id, language);
  const [, named] = html.match(/<meta property="og:image" content="([^"]*)"/) ?? [];
  if (named !== hotel.site + path)
    return `${address}  names ${named ?? 'no picture'}, and should name ${hotel.site}${path}`;
  const { status, headers, body } = await ask(path);
  if (status !== 200) return `${path}  answers ${status}`;
  if (!headers.get('content-type')?.startsWith('image/jpeg')) return `${path}  is not sent as image/jpeg`;
  if (headers.get('cross-origin-resource-policy') === 'same-origin') return `${path}  may not be shown by other sites`;
  try {
    const { width, height } = await sharp(body).metadata();
    const right = width === shareImageSize.width && height === shareImageSize.height;
    return (
      !right && `${path}  is ${width} × ${height}, and should be ${shareImageSize.width} × ${shareImageSize.height}`
    );
  } catch {
    return `${path}  is no picture`;
  }
}

/** The paths of the site that a page links to or loads. */
function filesIn(html: string): string[] {
  const attributes = [...html.matchAll(/ (?:src|href|srcset|data-(?:modules|styles|src))="([^"]*)"/g)].map(
    ([, value = '']) => value,
  );
  return attributes
    .flatMap((value) => value.split(/,?\s+/))
    .map((path) => path.replace(/#.*$/, ''))
    .filter((path) => /^\/(?!\/)/.test(path));
}

function cacheFault(path: string, { headers }: Answer): Finding {
  const sent = headers.get('cache-control');
  return sent !== cacheRule(path) && `${path}  Cache-Control is ${sent}, and should be: ${cacheRule(path)}`;
}

const compressible = /^(?:text\/|image\/svg|application\/(?:json|manifest|javascript))/;

function compressionFault(path: string, { status, headers, body }: Answer): Finding {
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
  const answer = await ask(path);
  if (answer.status !== 404) return `${path}  answers ${answer.status}, and should answer 404`;
  const html = textOf(answer);
  if (!html.includes(`<html lang="${language}"`))
    return `${path}  is not the site’s own page for that, in “${language}”`;
  if (!/<meta name="robots" content="noindex"/.test(html)) return `${path}  may be put into search engines`;
  return difference(path, answer.body, readFileSync(new URL(`.${fileIn(language, '404.html')}`, dist)));
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

async function sitemapFaults(ask: Ask): Promise<Finding[]> {
  const [map, robots] = await Promise.all([ask('/sitemap.xml'), ask('/robots.txt')]);
  const locations = [...textOf(map).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
  const expected = languageIds.flatMap((language) => routes.map(({ id }) => absoluteAddress(id, language)));
  return [
    map.status !== 200 && `/sitemap.xml  answers ${map.status}`,
    ...expected.map((address) => !locations.includes(address) && `/sitemap.xml  lacks ${address}`),
    ...locations.map((address) => !expected.includes(address) && `/sitemap.xml  names ${address}, which is no page`),
    !textOf(robots).includes(`Sitemap: ${hotel.site}/sitemap.xml`) && '/robots.txt  does not name the sitemap',
    /^Disallow: \/\s*$/m.test(textOf(robots)) && '/robots.txt  keeps every search engine out',
  ];
}
