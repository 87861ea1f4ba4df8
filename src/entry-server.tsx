import { prerender } from 'react-dom/static';
import { catalogue } from './copy/words.ts';
import { App } from './frame/app.tsx';
import { type HeadTag, headOf } from './frame/head.ts';
import { loadScreen } from './frame/screens.ts';
import type { Start } from './frame/visit.ts';

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
