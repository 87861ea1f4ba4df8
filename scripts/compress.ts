import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(?:html|js|css|svg|json|txt|xml|webmanifest|ico|vcf)$/;
const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** Lays a brotli and a gzip copy beside every file of a folder that gets smaller by it. */
export async function compressAll(folder: URL): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!compressible.test(name)) continue;
    const file = new URL(name, folder);
    const source = await readFile(file);
    const [brotli, gzipped] = await Promise.all([
      asBrotli(source, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
      }),
      asGzip(source, { level: 9 }),
    ]);
    if (brotli.length < source.length) await writeFile(new URL(`${name}.br`, folder), brotli);
    if (gzipped.length < source.length) await writeFile(new URL(`${name}.gz`, folder), gzipped);
  }
}
