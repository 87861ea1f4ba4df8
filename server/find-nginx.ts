// Finds the nginx that the delivery tests use.
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installOnDebian } from '../tools/install-on-debian.ts';

/** An installed nginx. */
export interface Nginx {
  program: string;
  /** the module that serves Brotli copies; without it nginx serves the gzip copies */
  brotli?: string | undefined;
}

const moduleFolders = ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules', '/usr/share/nginx/modules'];

/** The path of a program on PATH or in the system folders. */
function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];
  return folders
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find(isRunnable);
}

function isRunnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The nginx of this machine, if installed. */
export function findNginx(): Nginx | undefined {
  const program = findProgram('nginx');
  const modules = moduleFolders.map((folder) => `${folder}/ngx_http_brotli_static_module.so`);
  return program ? { program, brotli: modules.find((file) => existsSync(file)) } : undefined;
}

/** Installs nginx and its Brotli module if they are missing and the process may install packages. */
export function installNginx(): void {
  if (findNginx()?.brotli) return;
  // older systems lack the module
  if (!installOnDebian(['nginx', 'libnginx-mod-http-brotli-static']) && !findNginx()) installOnDebian(['nginx']);
}
