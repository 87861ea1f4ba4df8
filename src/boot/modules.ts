import { rootState } from './root-state.ts';

/**
 * Fetches the page's modules in parallel and starts hydration. Where they fail, captured input is repeated without
 * scripts and `data-boot-failed` hides what needs them.
 * @param urls the last one is the entry
 */
export async function loadModules(urls: string[]): Promise<void> {
  try {
    const modules = await Promise.all(urls.map((url) => import(/* @vite-ignore */ url)));
    await modules.at(-1).start();
  } catch (error) {
    window.replayInput?.();
    rootState.bootFailed = '';
    throw error;
  }
}
