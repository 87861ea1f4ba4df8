import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { isContentFile } from './project-files.ts';

/** The desk's page decides when the site reloads after a change of its content. */
export function sitePlugin(root: URL): Plugin {
  const folder = fileURLToPath(root);
  return {
    name: 'desk-site',
    hotUpdate({ file, modules, timestamp }) {
      if (!file.startsWith(folder) || !isContentFile(file.slice(folder.length))) return;
      const seen = new Set<(typeof modules)[number]>();
      for (const module of modules) this.environment.moduleGraph.invalidateModule(module, seen, timestamp, true);
      return [];
    },
  };
}
