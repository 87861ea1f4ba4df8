import { prerender } from 'react-dom/static';
import { catalogue } from '../i18n/messages.ts';
import { loadScreen, setPageLoaders } from '../navigation/load-route.ts';
import type { Start } from '../navigation/route-context.ts';
import { App } from './app.tsx';
import { type HeadTag, headOf } from './document-head.ts';

setPageLoaders(() => import('./page-loaders.ts'));

/** Renders one address for the build: the markup inside the root element and what the head says. */
export async function render(start: Start): Promise<{ html: string; head: HeadTag[] }> {
  await loadScreen(start.screen, start.language);
  const { prelude } = await prerender(<App start={start} prerendering />);
  const i18n = catalogue(start.language);
  return {
    html: await new Response(prelude).text(),
    head: headOf(start.screen, start.language, (key, values) => i18n._(key, values)),
  };
}
