import { createReadStream, existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { makeFonts } from '../../build/fonts.ts';
import { clockScript } from './site/clock.ts';

const lingui = fileURLToPath(new URL('site/lingui-react.tsx', import.meta.url));
// the build's fonts have the characters in use alone, and owners type others
const fonts = new URL('../../.cache/desk/fonts/', import.meta.url);
const latin = Array.from({ length: 0x250 - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('');

let making: Promise<void> | undefined;
function wholeFonts(): Promise<void> {
  making ??= existsSync(fonts) ? Promise.resolve() : makeFonts(`${latin}‘’“”–—…€←↑→↓`, fonts);
  return making;
}

// by hand: the other plugins' tags are for the site's document
const deskDocument = (token: string) => `<!doctype html>
<html lang="it" data-desk-page>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta name="desk-token" content="${token}" />
    <title>La scrivania</title>
    <link rel="icon" href="data:," />
    <style>@layer reset, base, ui, frame, page;</style>
    <script type="module">
      import { injectIntoGlobalHook } from '/@react-refresh';
      injectIntoGlobalHook(window);
      window.$RefreshReg$ = () => {};
      window.$RefreshSig$ = () => (type) => type;
    </script>
    <script type="module" src="/@vite/client"></script>
  </head>
  <body>
    <div id="desk"></div>
    <script type="module" src="/desk/client/main.tsx"></script>
  </body>
</html>`;

const isNavigation = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && headers['sec-fetch-dest'] !== 'iframe' && /text\/html/.test(headers.accept ?? '');

/**
 * The desk's document around the site: a navigation of the window gets the desk, its frame gets the site, with marks on its
 * messages and a clock that the desk sets.
 * @param token the token of this start, for the desk's document alone
 */
export function deskPagePlugin({ token }: { token: string }): Plugin {
  return {
    name: 'desk-page',
    enforce: 'pre',
    apply: 'serve',
    config: () => ({
      optimizeDeps: { entries: ['index.html', 'desk/client/main.tsx', 'desk/client/site/main.ts'] },
    }),
    resolveId(source, importer) {
      // words change in place: see site/lingui-react.tsx
      if (source === '@lingui/react' && importer && /\/src\/\w/.test(importer)) return lingui;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, name = ''] = /^\/\.cache\/fonts\/([\w-]+)\.woff2/.exec(request.url ?? '') ?? [];
        if (!name) return next();
        wholeFonts().then(() => {
          response.setHeader('content-type', 'font/woff2');
          createReadStream(new URL(`${name}.woff2`, fonts))
            .on('error', next)
            .pipe(response);
        }, next);
      });
      server.middlewares.use((request, response, next) => {
        const [path = '/'] = (request.url ?? '').split('?');
        if (!isNavigation(request) || /^\/(?:@|__|desk\/|src\/|node_modules\/)/.test(path)) return next();
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.setHeader('cache-control', 'no-store');
        response.end(deskDocument(token));
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler() {
        return [
          { tag: 'script', children: clockScript, injectTo: 'head-prepend' },
          // before the module that starts the site
          { tag: 'script', attrs: { type: 'module', src: '/desk/client/site/main.ts' }, injectTo: 'head' },
        ];
      },
    },
  };
}
