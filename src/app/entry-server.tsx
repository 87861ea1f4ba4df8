import { prerender } from 'react-dom/static';
import { translateWith } from '../i18n/localized-i18n.ts';
import { getI18n } from '../i18n/messages.ts';
import { loadRoute, setRouteLoaders } from '../navigation/load-route.ts';
import type { InitialRoute } from '../navigation/route-context.ts';
import { App } from './app.tsx';
import { documentHead, type HeadTag } from './document-head.ts';

setRouteLoaders(() => import('./route-loaders.ts'));

/** Renders one address at build time: the markup inside the root element, and the tags of the head. */
export async function render(initial: InitialRoute): Promise<{ html: string; head: HeadTag[] }> {
  await loadRoute(initial.route, initial.language);
  const { prelude } = await prerender(<App initial={initial} prerendering />);
  return {
    html: await new Response(prelude).text(),
    head: documentHead(initial.route, initial.language, translateWith(getI18n(initial.language))),
  };
}
