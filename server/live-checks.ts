// Checks a running site over the network: its responses must be those of the built-in server with the same version.
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hotel } from '../src/hotel/identity.ts';
import { languageIds } from '../src/i18n/languages.ts';
import { addressOf, fileIn } from '../src/navigation/routes.ts';
import { commonHeaders, hidden, pages, redirectSpellings, shareFolder } from './delivery.ts';
import { listen } from './local-server.ts';
import { siteServer } from './site-server.ts';

/** A response with its body as transferred. */
export interface SiteResponse {
  status: number;
  headers: Headers;
  body: Uint8Array;
}

/** Requests a path from the root without following redirects. */
export type FetchPath = (path: string) => Promise<SiteResponse>;

/** The result of one group of checks. */
export interface Checked {
  name: string;
  count: number;
  faults: string[];
}

/** Requests paths of a site over the network. */
export function fetchFrom(origin: string): FetchPath {
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

/** Why a request has no response. */
export const reasonOf = ({ message, cause }: Error) => (cause instanceof Error ? cause.message : message);

/**
 * Checks a whole site. The content of its files is checked before deployment; here they must be identical.
 * @param dist the same version of the site, built here
 * @param origin the site's public origin; undefined if it is not known
 */
export async function checkLive(fetchPath: FetchPath, dist: URL, origin: string | undefined): Promise<Checked[]> {
  const here = await listen(siteServer(dist));
  const fetchHere = fetchFrom(here.origin);

  const checked = async (name: string, paths: readonly string[]): Promise<Checked> => {
    const found: { path: string; fault: string }[] = [];
    for (const path of paths) {
      const response = await fetchPath(path).catch(reasonOf);
      // throws if the whole site is down, instead of waiting for a timeout at each path
      if (typeof response === 'string') await fetchPath('/');
      const faults =
        typeof response === 'string'
          ? [`does not answer: ${response}`]
          : faultsOf(response, await fetchHere(path), path);
      for (const fault of faults) if (fault) found.push({ path, fault });
    }
    const everywhere = (fault: string) => found.filter((one) => one.fault === fault).length === paths.length;
    const lines = found.map(({ path, fault }) => `${everywhere(fault) ? `all ${name}` : path}  ${fault}`);
    return { name, count: paths.length, faults: [...new Set(lines)] };
  };
  const isElsewhere = origin !== undefined && origin !== new URL(hotel.site).origin;
  const elsewhere = `identity.json says that the site is at ${hotel.site}, but it is at ${origin}`;

  try {
    const { headers } = await fetchPath('/');
    const target = URL.parse(headers.get('location') ?? '', origin);
    if (target && target.origin !== origin)
      return [{ name: 'origin', count: 1, faults: [`redirects to ${target.origin}: check the site there`] }];
    return [
      { name: 'origin', count: 1, faults: isElsewhere ? [elsewhere] : [] },
      await checked('pages', addresses),
      await checked('files', otherFiles(dist)),
      await checked('redirects', redirects),
      await checked('unknown addresses', unknownAddresses),
      await checked('hidden files', hiddenFiles),
    ];
  } finally {
    await here.close();
  }
}

const addresses = pages.map(({ address }) => address);

/** The other built files for visitors. The 404 pages have no address of their own. */
function otherFiles(dist: URL): string[] {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(fileURLToPath(dist), join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`);
  return files.filter((path) => !hidden.test(path) && !pages.some(({ file }) => file === path));
}

const redirects = addresses.flatMap((address) => [
  ...redirectSpellings(address),
  ...(address === '/' ? [] : [`${address}/?from=mail`]),
]);
const unknownAddresses = languageIds.flatMap((language) => [
  fileIn(language, 'no-such-page'),
  `${addressOf('rooms', language)}/no-such-page`,
]);
const hiddenFiles = ['/_headers', '/_redirects', '/index.html.br', '/.git/config', '/.env', '/package.json'];

/** The difference in status and redirect target. 308 counts as 301. */
function statusFault(response: SiteResponse, right: SiteResponse): string | false {
  const [is, should] = [response, right].map(({ status, headers }) => {
    const { pathname = '', search = '' } = URL.parse(headers.get('location') ?? '', 'https://here.invalid') ?? {};
    return `${status === 308 ? 301 : status}${headers.has('location') ? ` to ${pathname}${search}` : ''}`;
  });
  return is !== should && `answers ${is}, and should answer ${should}`;
}

/** The faults of a response, compared with the right one. */
function faultsOf(response: SiteResponse, right: SiteResponse, path: string): (string | false)[] {
  // a host may hide it with any status
  if (hiddenFiles.includes(path)) return [response.status === 200 && 'is served, and should not be'];
  const wrong = statusFault(response, right);
  if (wrong || right.status === 301) return [wrong];
  if (right.status === 404) return [bodyFault(response, right, path)];
  const { headers } = response;
  const type = right.headers.get('content-type') ?? '';
  const isTyped = /^(?:text\/html|image\/jpeg)/.test(type);
  // a host may not compress small files
  const isCompressed = right.headers.has('content-encoding') && right.body.length >= 1500;
  return [
    ...[...Object.keys(commonHeaders), 'Cache-Control', ...(isTyped ? ['Content-Type'] : [])].map((name) =>
      headerFault(name, headers.get(name), right.headers.get(name) ?? '', path),
    ),
    ...(right.headers.has('content-security-policy') ? policyFaults(headers, right.headers) : []),
    headers.get('x-robots-tag')?.includes('noindex') === true && 'tells search engines to leave it out',
    isCompressed && !/\b(?:br|gzip|zstd)\b/.test(headers.get('content-encoding') ?? '') && 'comes uncompressed',
    bodyFault(response, right, path),
  ];
}

function headerFault(name: string, sent: string | null, right: string, path: string): string | false {
  const value = sent?.replaceAll(' ', '').toLowerCase() ?? '';
  const isRight =
    value === right.replaceAll(' ', '').toLowerCase() ||
    // a host may set a longer max-age
    (name === 'Strict-Transport-Security' && /max-age=[1-9]\d{6,}/.test(value)) ||
    // CDN hosts use this for `no-cache`
    (right === 'no-cache' && /\bmax-age=0,.*must-revalidate/.test(value)) ||
    // a host may join two values, and browsers ignore both
    (name === 'Cross-Origin-Resource-Policy' && path.startsWith(shareFolder) && value !== commonHeaders[name]);
  return !isRight && `${name} is ${sent ?? 'missing'}, and should be: ${right}`;
}

function policyFaults(sent: Headers, right: Headers): (string | false)[] {
  const [policy = '', built = ''] = [sent, right].map((headers) => headers.get('content-security-policy') ?? '');
  // a host may add sources
  const missing = built.split('; ').flatMap((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    const [, allowed = ''] = new RegExp(`(?:^|;)\\s*${name} ([^;]*)`).exec(policy) ?? [];
    return sources.filter((source) => !allowed.split(' ').includes(source)).map((source) => `${name} ${source}`);
  });
  return [
    missing.length > 0 && `Content-Security-Policy lacks ${missing.join(', ')}`,
    /script-src[^;]*'unsafe-/.test(policy) && 'Content-Security-Policy allows any script',
  ];
}

/** The first difference between what is served and what was built. Only the date in security.txt may differ, and lies ahead. */
function bodyFault(response: SiteResponse, right: SiteResponse, path: string): string | false {
  if (path !== '/.well-known/security.txt') {
    if (Buffer.compare(response.body, right.body) === 0) return false;
    const at = right.body.findIndex((byte, index) => response.body[index] !== byte);
    return `differs from the build at byte ${at < 0 ? right.body.length : at}`;
  }
  const [text, expected] = [response, right].map(({ body }) =>
    new TextDecoder().decode(body).split(/^Expires: (.*)$/m),
  );
  if (text?.[0] !== expected?.[0] || text?.[2] !== expected?.[2]) return 'differs from the build';
  return !(Date.parse(text?.[1] ?? '') > Date.now()) && 'has expired: build the site and put it online';
}
