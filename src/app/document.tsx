import type { FontFaceArguments } from '../boot/deferred-fonts.ts';
import { fileIn, type LocalizedRoute } from '../navigation/routes.ts';
import { App } from './app.tsx';

/** What a document consists of besides the app. The build knows it. */
export interface DocumentParts {
  /** boot, as text */
  boot: string;
  /** the critical CSS, as text */
  styles: string;
  /** the URL of the deferred style sheet */
  deferredStyles: string;
  /** the fonts that boot loads */
  fonts: readonly FontFaceArguments[];
  /** the URLs of the complete style sheets, for pages without scripts */
  sheets: readonly string[];
  /** the URLs of the modules that boot loads; the last one is the entry */
  modules: readonly string[];
  /** the URL of the page's module */
  page: string;
  /** the URLs of the messages of the layout and of the page */
  messages: readonly string[];
  /** the URL of the loaders of the other pages and messages */
  loaders: string;
  /** the hotel's mark, as a data URL */
  mark: string;
  /** the colours of the browser's bars */
  themeColour: { day: string; night: string };
  /** structured data as JSON; undefined for a page that search engines leave out */
  data?: string | undefined;
}

/** A whole prerendered document. Browsers hydrate the root element alone, so that they need none of the rest. */
export function Document({ initial, parts }: { initial: LocalizedRoute; parts: DocumentParts }) {
  const { route, language } = initial;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <style>{parts.styles}</style>
        {/* after the styles, so that the deferred ones follow them */}
        <script
          data-route={route}
          data-styles={parts.deferredStyles}
          data-modules={parts.modules.join(' ')}
          data-fonts={JSON.stringify(parts.fonts)}
        >
          {parts.boot}
        </script>
        <noscript>
          {parts.sheets.map((href) => (
            <link key={href} rel="stylesheet" href={href} />
          ))}
          {/* browsers fetch the manifest, with an icon, before they paint the page: with scripts it is linked later */}
          <link rel="manifest" href={fileIn(language, 'manifest.webmanifest')} />
        </noscript>
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        {/* the page contains the mark too: repeated here it compresses well and costs no request */}
        <link rel="icon" href={parts.mark} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <meta name="theme-color" content={parts.themeColour.day} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={parts.themeColour.night} media="(prefers-color-scheme: dark)" />
        {/* a disabled sheet is not fetched, and tells Vite's preloader that its styles are there */}
        {parts.sheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} {...{ disabled: true }} />
        ))}
      </head>
      <body>
        <div
          id="root"
          data-route={route}
          data-language={language}
          data-page={parts.page}
          data-messages={parts.messages.join(' ')}
          data-loaders={parts.loaders}
        >
          <App initial={initial} />
        </div>
        {parts.data && <script type="application/ld+json">{parts.data}</script>}
      </body>
    </html>
  );
}
