import { prerender } from 'react-dom/static';
import { loadRoute, setRouteLoaders } from '../navigation/load-route.ts';
import type { LocalizedRoute } from '../navigation/routes.ts';
import { Document, type DocumentParts } from './document.tsx';

setRouteLoaders(() => import('./route-loaders.ts'));

/** Renders the document of one address at build time. */
export async function render(initial: LocalizedRoute, parts: DocumentParts): Promise<string> {
  await loadRoute(initial.route, initial.language);
  const { prelude } = await prerender(<Document initial={initial} parts={parts} />);
  return new Response(prelude).text();
}
