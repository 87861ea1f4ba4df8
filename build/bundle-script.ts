import { fileURLToPath } from 'node:url';
import { build, type Rolldown, type UserConfig } from 'vite';
import { scriptTargets } from './supported-browsers.ts';

/** Bundles a script that stands alone. @param file its path from `src/` */
export async function bundleScript(file: string, config: Pick<UserConfig, 'plugins' | 'define'>): Promise<string> {
  const { output } = (await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    build: {
      target: scriptTargets,
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(`../src/${file}`, import.meta.url)),
        optimization: { inlineConst: { mode: 'all', pass: 1 } },
        output: { format: 'iife' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}
