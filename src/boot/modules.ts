import { releaseInput } from './input-replay.ts';
import { rootState } from './root-state.ts';

/**
 * Fetches the page's modules in parallel and starts hydration. Where they fail, the page works as it does without
 * scripts.
 * @param urls the last one is the entry
 */
export async function loadModules(urls: string[]): Promise<void> {
  try {
    const modules = await Promise.all(urls.map((url) => import(/* @vite-ignore */ url)));
    // a form that waited too long for them has set it
    delete rootState.bootFailed;
    await modules.at(-1).start();
  } catch (error) {
    releaseInput();
    throw error;
  }
}
