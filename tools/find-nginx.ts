// Finds the nginx that the delivery tests use.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installOnDebian } from './install-on-debian.ts';

/** An installed nginx. */
export interface Nginx {
  program: string;
  /** the module that serves Brotli copies; without it nginx serves the gzip copies */
  brotli?: string | undefined;
}

const moduleFolders = ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules', '/usr/share/nginx/modules'];

/** The nginx of this machine, if installed: on PATH or in the system's folders. */
export function findNginx(): Nginx | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];
  const program = folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file));
  const modules = moduleFolders.map((folder) => `${folder}/ngx_http_brotli_static_module.so`);
  return program ? { program, brotli: modules.find((file) => existsSync(file)) } : undefined;
}

/** Installs nginx and its Brotli module if they are missing and the process may install packages. */
export function installNginx(): void {
  if (findNginx()?.brotli) return;
  // older systems lack the module
  if (!installOnDebian(['nginx', 'libnginx-mod-http-brotli-static']) && !findNginx()) installOnDebian(['nginx']);
}
