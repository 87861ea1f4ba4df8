import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(?:html|js|css|svg|json|txt|xml|webmanifest|ico|vcf)$/;
const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** Writes a Brotli and a gzip copy beside every file of a folder, where the copy is smaller. */
export async function compressAll(folder: URL): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => compressible.test(name));
  await Promise.all(names.map((name) => compress(new URL(name, folder))));
}

async function compress(file: URL): Promise<void> {
  const source = await readFile(file);
  const [brotli, gzipped] = await Promise.all([
    asBrotli(source, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
    }),
    asGzip(source, { level: 9 }),
  ]);
  if (brotli.length < source.length) await writeFile(new URL(`${file}.br`), brotli);
  if (gzipped.length < source.length) await writeFile(new URL(`${file}.gz`), gzipped);
}
