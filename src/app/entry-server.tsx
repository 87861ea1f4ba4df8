import { prerender } from 'react-dom/static';
import { getI18n } from '../i18n/messages.ts';
import { loadRoute, setPageLoaders } from '../navigation/load-route.ts';
import type { InitialRoute } from '../navigation/route-context.ts';
import { App } from './app.tsx';
import { documentHead, type HeadTag } from './document-head.ts';

setPageLoaders(() => import('./page-loaders.ts'));

/** Renders one address for the build: the markup inside the root element and what the head says. */
export async function render(start: InitialRoute): Promise<{ html: string; head: HeadTag[] }> {
  await loadRoute(start.screen, start.language);
  const { prelude } = await prerender(<App start={start} prerendering />);
  const i18n = getI18n(start.language);
  return {
    html: await new Response(prelude).text(),
    head: documentHead(start.screen, start.language, (key, values) => i18n._(key, values)),
  };
}
