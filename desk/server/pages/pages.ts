// The documents of the desk and of the site in its frame, and their files.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { faultsIn } from '../../../build/content/check-content.ts';
import { readerOf } from '../../../build/content/content-file.ts';
import { parsed } from '../../../build/content/faults/fault.ts';
import { fileAtAddress } from '../../../build/photos/photographs.ts';
import { contentTypes } from '../../../server/delivery.ts';
import { dayKey, drawingsPath, filesPath, type Sentence } from '../../protocol.ts';
import { inWords } from '../content/desk-faults.ts';
import { bundleFolder, drawingsFolder } from './folders.ts';
import { siteContent } from './site-content.ts';

interface Shown {
  root: URL;
  /** the token of this start, for the desk's document alone */
  token: string;
}

const isNavigation = ({ headers }: IncomingMessage) => /text\/html/.test(headers.accept ?? '');

/** Serves the desk to the window and the site to its frame, with the current content. */
export function pages({ root, token }: Shown): RequestListener {
  const read = readerOf(root);
  const files = { [filesPath]: bundleFolder, [drawingsPath]: drawingsFolder };
  const folders = Object.entries(files).map(([path, folder]) => ({
    path,
    send: sirv(fileURLToPath(new URL(folder, root)), {
      // at the first start the files do not exist yet
      dev: true,
      etag: true,
      setHeaders: (response, file) => {
        // named by their content: a page that loads again does not parse and compile them again
        if (file.startsWith('/assets/')) response.setHeader('Cache-Control', 'max-age=31536000, immutable');
      },
    }),
  }));
  return (request, response) => {
    const [address = '/'] = (request.url ?? '').split('?');
    const folder = folders.find(({ path }) => address.startsWith(path));
    const photograph = fileAtAddress(address, root);
    if (folder) {
      request.url = address.slice(folder.path.length - 1);
      folder.send(request, response, () => sendNothing(response));
    } else if (photograph) {
      response.setHeader('content-type', contentTypes[address.split('.').at(-1) ?? ''] ?? '');
      response.end(readFileSync(photograph));
    } else if (!isNavigation(request)) sendNothing(response);
    else sendDocument(response, documentFor(request));
  };

  function documentFor({ headers }: IncomingMessage): string {
    const isSite = headers['sec-fetch-dest'] === 'iframe';
    const content = contentFor(isSite);
    if (!content) return brokenDocument(inWords(faultsIn(read), read));
    const data = JSON.stringify(content.content).replaceAll('<', '\\u003c');
    const head = [
      `<script>${storageScript}</script>`,
      isSite ? `<script>${clockScript}</script>` : `<meta name="desk-token" content="${token}" />`,
      `<script>window.deskContent = ${data};</script>`,
      isSite ? `<style>${content.styles}</style>` : '',
    ];
    const document = readFileSync(new URL(`${bundleFolder}desk/client/${isSite ? 'site' : 'desk'}.html`, root), 'utf8');
    return document.replace('<!-- content -->', () => head.join('\n'));
  }

  /** The current content. If it cannot be read, the desk opens with the last readable content, to restore files from versions. */
  function contentFor(isSite: boolean): ReturnType<typeof siteContent> | undefined {
    const last = new URL(contentFile, root);
    const kept = existsSync(last) ? readFileSync(last, 'utf8') : undefined;
    let content: ReturnType<typeof siteContent>;
    try {
      content = siteContent(root);
    } catch {
      // undefined if the copy was cut off while it was written
      return isSite ? undefined : (parsed(kept) as typeof content | undefined);
    }
    const text = JSON.stringify(content);
    try {
      if (text !== kept) writeFileSync(last, text);
    } catch (error) {
      // on a full disk the copy fails, not the page
      console.error(`${contentFile}: ${error}`);
    }
    return content;
  }
}

// the last readable content
const contentFile = '.cache/desk/content.json';

/** The script that keeps values in memory, as long as the desk is open, if the browser blocks its storage. */
const storageScript = `for (const name of ['localStorage', 'sessionStorage']) {
  try {
    window[name];
  } catch {
    const storage = Object.create({
      getItem(key) {
        return this[key] ?? null;
      },
      setItem(key, value) {
        this[key] = value;
      },
      removeItem(key) {
        delete this[key];
      },
    });
    Object.defineProperty(window, name, { value: window.parent === window ? storage : window.parent[name] });
  }
}`;

/** The script that sets the clock of the site's document. It runs before the site’s scripts. */
const clockScript = `(() => {
  const day = sessionStorage.getItem('${dayKey}');
  if (!day) return;
  const RealDate = Date;
  const ahead = RealDate.parse(day + 'T12:00:00') - RealDate.now();
  if (Number.isNaN(ahead)) return;
  window.Date = class Date extends RealDate {
    constructor(...given) {
      if (given.length) super(...given);
      else super(RealDate.now() + ahead);
    }
    static now() {
      return RealDate.now() + ahead;
    }
  };
})();`;

function sendDocument(response: ServerResponse, document: string): void {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('cache-control', 'no-store');
  response.end(document);
}

function sendNothing(response: ServerResponse): void {
  response.statusCode = 404;
  response.end();
}

/** Escapes text for the content of an element. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const brokenDocument = (faults: readonly Sentence[]) => `<!doctype html>
<html lang="it">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>La scrivania</title>
    <link rel="icon" href="data:," />
    <style>
      body { margin: 20vh auto 0; max-width: 26rem; padding: 0 1rem; font: 1.125rem/1.5 system-ui, sans-serif; color: #0f3550; background: #fff6e8; }
    </style>
  </head>
  <body>
    <h1>Il sito non si può mostrare</h1>
    <p>Un file dei contenuti ha un errore. <em>Versioni</em> lo riporta com’era.</p>
    <p lang="en">A content file has an error. <em>Versions</em> brings back what was there.</p>
    <ul>${faults.map(faultItem).join('')}</ul>
  </body>
</html>`;

const faultItem = ({ it, en }: Sentence) => `<li>${escaped(it)}<br /><span lang="en">${escaped(en)}</span></li>`;
