// Which nginx the delivery tests and the bench run the site on.
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installOnDebian } from '../tools/install-on-debian.ts';

/** What there is to run. */
export interface Nginx {
  program: string;
  /** the module that sends files' brotli copies; without it nginx sends the gzip copies */
  brotli?: string | undefined;
}

const moduleFolders = ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules', '/usr/share/nginx/modules'];

/** A program on PATH or where systems keep those for administrators. */
export function findProgram(name: string): string | undefined {
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

/** The nginx of this machine. */
export function findNginx(): Nginx | undefined {
  const program = findProgram('nginx');
  const modules = moduleFolders.map((folder) => `${folder}/ngx_http_brotli_static_module.so`);
  return program ? { program, brotli: modules.find((file) => existsSync(file)) } : undefined;
}

/** Installs nginx and its brotli module where they are missing and that is allowed. */
export function installNginx(): void {
  if (findNginx()?.brotli) return;
  // a system that has no such module still has nginx
  if (!installOnDebian(['nginx', 'libnginx-mod-http-brotli-static']) && !findNginx()) installOnDebian(['nginx']);
}
