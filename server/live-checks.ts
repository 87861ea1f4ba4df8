// Checks of a running site over the network: it must answer as the built-in server does with the same version.
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hotel } from '../src/hotel/identity.ts';
import { languageIds } from '../src/i18n/languages.ts';
import { addressOf, fileIn } from '../src/navigation/routes.ts';
import { commonHeaders, hidden, pages, redirectSpellings, shareFolder } from './delivery.ts';
import { listen } from './local-server.ts';
import { siteServer } from './site-server.ts';

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

/** Why a request has no answer. */
export const reasonOf = ({ message, cause }: Error) => (cause instanceof Error ? cause.message : message);

/**
 * Checks a whole site. What its files say is checked before they are put online: here they must be the same.
 * @param dist the same version of the site, built here
 * @param origin the site's public origin; undefined if it is not known
 */
export async function checkLive(ask: Ask, dist: URL, origin: string | undefined): Promise<Checked[]> {
  const here = await listen(siteServer(dist));
  const askHere = askAt(here.origin);

  const checked = async (name: string, paths: readonly string[]): Promise<Checked> => {
    const found: { path: string; fault: string }[] = [];
    for (const path of paths) {
      const answer = await ask(path).catch(reasonOf);
      // a site that no longer answers at all would be waited for at each path
      if (typeof answer === 'string') await ask('/');
      const faults =
        typeof answer === 'string' ? [`does not answer: ${answer}`] : faultsOf(answer, await askHere(path), path);
      for (const fault of faults) if (fault) found.push({ path, fault });
    }
    const everywhere = (fault: string) => found.filter((one) => one.fault === fault).length === paths.length;
    const lines = found.map(({ path, fault }) => `${everywhere(fault) ? `all ${name}` : path}  ${fault}`);
    return { name, count: paths.length, faults: [...new Set(lines)] };
  };
  const isElsewhere = origin !== undefined && origin !== new URL(hotel.site).origin;
  const elsewhere = `identity.json says that the site is at ${hotel.site}, but it is at ${origin}`;

  try {
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

/** Everything else that the build has for visitors. The 404 pages have no address of their own. */
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

/** A permanent redirect may have another number. */
function statusFault(answer: Answer, right: Answer): string | false {
  const [is, should] = [answer, right].map(({ status, headers }) => {
    const { pathname = '', search = '' } = URL.parse(headers.get('location') ?? '', 'https://here.invalid') ?? {};
    return `${status === 308 ? 301 : status}${headers.has('location') ? ` to ${pathname}${search}` : ''}`;
  });
  return is !== should && `answers ${is}, and should answer ${should}`;
}

/** What is wrong with an answer for a path, in the light of the right one. */
function faultsOf(answer: Answer, right: Answer, path: string): (string | false)[] {
  // how a host hides it is its own affair
  if (hiddenFiles.includes(path)) return [answer.status === 200 && 'is served, and should not be'];
  const wrong = statusFault(answer, right);
  if (wrong || right.status === 301) return [wrong];
  if (right.status === 404) return [bodyFault(answer, right, path)];
  const { headers } = answer;
  const type = right.headers.get('content-type') ?? '';
  const isTyped = /^(?:text\/html|image\/jpeg)/.test(type);
  // tiny files do not shrink
  const isCompressed = right.headers.has('content-encoding') && right.body.length >= 1500;
  return [
    ...[...Object.keys(commonHeaders), 'Cache-Control', ...(isTyped ? ['Content-Type'] : [])].map((name) =>
      headerFault(name, headers.get(name), right.headers.get(name) ?? '', path),
    ),
    ...(right.headers.has('content-security-policy') ? policyFaults(headers, right.headers) : []),
    headers.get('x-robots-tag')?.includes('noindex') === true && 'tells search engines to leave it out',
    isCompressed && !/\b(?:br|gzip|zstd)\b/.test(headers.get('content-encoding') ?? '') && 'comes uncompressed',
    bodyFault(answer, right, path),
  ];
}

function headerFault(name: string, sent: string | null, right: string, path: string): string | false {
  const value = sent?.replaceAll(' ', '').toLowerCase() ?? '';
  const isRight =
    value === right.replaceAll(' ', '').toLowerCase() ||
    // a host may set a longer max-age
    (name === 'Strict-Transport-Security' && /max-age=[1-9]\d{6,}/.test(value)) ||
    // hosts on a CDN mean `no-cache` by it
    (right === 'no-cache' && /\bmax-age=0,.*must-revalidate/.test(value)) ||
    // a host may join two values, and browsers ignore both
    (name === 'Cross-Origin-Resource-Policy' && path.startsWith(shareFolder) && value !== commonHeaders[name]);
  return !isRight && `${name} is ${sent ?? 'missing'}, and should be: ${right}`;
}

function policyFaults(sent: Headers, right: Headers): (string | false)[] {
  const [policy, built] = [sent, right].map((headers) => headers.get('content-security-policy') ?? '');
  // a host may have added some
  const missing = (built ?? '').split('; ').flatMap((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    const allowed = policy?.match(new RegExp(`(?:^|;)\\s*${name} ([^;]*)`))?.[1]?.split(' ') ?? [];
    return sources.filter((source) => !allowed.includes(source)).map((source) => `${name} ${source}`);
  });
  return [
    missing.length > 0 && `Content-Security-Policy lacks ${missing.join(', ')}`,
    /script-src[^;]*'unsafe-/.test(policy ?? '') && 'Content-Security-Policy allows any script',
  ];
}

/** The first difference between what is served and what was built. Only the date in security.txt may differ, and lies ahead. */
function bodyFault(answer: Answer, right: Answer, path: string): string | false {
  if (path !== '/.well-known/security.txt') {
    if (Buffer.compare(answer.body, right.body) === 0) return false;
    const at = right.body.findIndex((byte, index) => answer.body[index] !== byte);
    return `differs from the build at byte ${at < 0 ? right.body.length : at}`;
  }
  const [text, expected] = [answer, right].map(({ body }) => new TextDecoder().decode(body).split(/^Expires: (.*)$/m));
  if (text?.[0] !== expected?.[0] || text?.[2] !== expected?.[2]) return 'differs from the build';
  return !(Date.parse(text?.[1] ?? '') > Date.now()) && 'has expired: build the site and put it online';
}
