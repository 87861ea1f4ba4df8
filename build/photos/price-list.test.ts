import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { FaultCode } from '../content/faults/fault.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { pdf, plain, putPhotos, sand } from './generated-photographs.ts';
import { readPhotoFiles } from './photo-files.ts';
import { copyPriceList, makePriceList, priceListIn, readPriceList } from './price-list.ts';

/** A project with these files in `photos/`. */
function projectWith(files: Record<string, Buffer>): URL {
  const root = temporaryFolder();
  putPhotos(root, files);
  return root;
}

const jpeg = (width: number, height: number) => plain(width, height, sand).jpeg().toBuffer();

it.each<[string, () => Buffer | Promise<Buffer>, FaultCode, params?: object]>([
  ['no bytes', () => Buffer.alloc(0), 'priceListEmpty'],
  ['no page', () => Buffer.from(pdf().toString().replace('/Type /Page ', '')), 'priceListEmpty'],
  ['a text', () => Buffer.from('Camere da 90 euro'), 'priceListKind'],
  [
    'a drawing',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
    'priceListKind',
  ],
  ['a lock', () => pdf('/Encrypt 6 0 R '), 'priceListLocked'],
  ['no end', () => pdf().subarray(0, -20), 'priceListCutOff'],
  ['too many bytes', () => Buffer.concat([pdf(), Buffer.alloc(2_100_000)]), 'priceListTooLarge', { has: 2.2, most: 2 }],
  ['small writing', () => jpeg(400, 900), 'photoTooSmall', { size: '400 × 900', least: '600 × 600' }],
])('a list with %s is refused, whatever its name', async (_, make, code, params = {}) => {
  const { sound, faults } = await readPriceList(projectWith({ 'price-list.pdf': await make() }));
  expect(sound).toEqual([]);
  expect(faults).toEqual([expect.objectContaining({ code })]);
  expect(faults[0]?.params ?? {}).toMatchObject(params);
});

it('a second file for a page is refused', async () => {
  const root = projectWith({
    'price-list.jpg': await jpeg(700, 900),
    'Price-list.pdf': pdf(),
    'price-list-2.pdf': pdf(),
  });
  const { sound, faults } = await readPriceList(root);
  expect(sound).toHaveLength(2);
  expect(faults).toMatchObject([{ code: 'priceListSecond' }]);
});

it('a PDF of another name is refused, and the fault gives the right name', () => {
  const { faults } = readPhotoFiles(projectWith({ 'listino.pdf': pdf() }));
  expect(faults).toMatchObject([{ code: 'priceListName', example: 'photos/price-list.pdf' }]);
});

it('pictures are pages in their order, without metadata and no larger than a screen; English may have its own list', async () => {
  const camera = { IFD0: { Model: 'Camera' } };
  const large = await plain(3000, 2000, sand).withMetadata({ orientation: 6 }).withExifMerge(camera).png().toBuffer();
  const root = projectWith({
    'price-list.pdf': await jpeg(700, 900),
    'price-list-2.png': large,
    'price-list-10.webp': await plain(800, 800, sand).webp().toBuffer(),
    'price-list.en.jpg': pdf(),
  });
  const dist = new URL('dist/', root);
  const { sound, faults } = await readPriceList(root);
  expect(faults).toEqual([]);
  await makePriceList(sound, root);
  copyPriceList(dist, root);
  expect(priceListIn('it', root).map(({ address, file }) => [address, file])).toEqual([
    ['/price-list.jpg', 'photos/price-list.pdf'],
    ['/price-list-2.jpg', 'photos/price-list-2.png'],
    ['/price-list-3.jpg', 'photos/price-list-10.webp'],
  ]);
  expect(priceListIn('en', root)).toMatchObject([{ address: '/en/price-list.pdf', kind: 'PDF', bytes: pdf().length }]);
  const { exif, width, height } = await sharp(readFileSync(new URL('price-list-2.jpg', dist))).metadata();
  expect([exif, width, height]).toEqual([undefined, 1707, 2560]);
});
