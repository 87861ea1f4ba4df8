import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { focusFile } from '../../../build/content/hotel-files.ts';
import { heic, pdf, plain, red, sand, turned } from '../../../build/photos/generated-photographs.ts';
import type { Desk } from '../content/desk.ts';
import { deskOn, edit, label, projectCopy, refusalOf, textOf } from '../content/desk-fixtures.ts';
import { addToGallery, putPhotograph, removePhotograph } from './photographs.ts';
import { picturesOf, previewOf } from './pictures.ts';
import { putPriceList } from './price-list.ts';

const dish = await plain(700, 700, sand).jpeg().toBuffer();
const redDish = await plain(700, 700, red).png({ compressionLevel: 1 }).toBuffer();

const lists = 'src/hotel/lists.json';

let root: URL;
let desk: Desk;
const inPhotos = () => (existsSync(new URL('photos', root)) ? readdirSync(new URL('photos', root)).sort() : []);
const setFocus = (name: string, point: unknown) => desk.change({ label }, [edit(focusFile, [name], point)]);
const pictureOf = async (name: string) => (await picturesOf(desk, 'token')).find((one) => one.name === name);

beforeEach(() => {
  root = projectCopy();
  desk = deskOn(root);
});

it('a photograph replaces the drawing, and another one replaces it', async () => {
  await putPhotograph(desk, 'dish-pasta', dish);
  expect(inPhotos()).toEqual(['dish-pasta.jpg']);
  expect(await pictureOf('dish-pasta')).toMatchObject({
    altKeys: ['terrazza.dish.pasta.alt'],
    photograph: { width: 700, height: 700, focus: [0.5, 0.5] },
  });
  await putPhotograph(desk, 'dish-pasta', redDish);
  expect(inPhotos()).toEqual(['dish-pasta.png']);
  await desk.undo();
  expect(readFileSync(new URL('photos/dish-pasta.jpg', root))).toEqual(dish);
  await desk.undo();
  expect(inPhotos()).toEqual([]);
  await desk.redo();
  expect(readFileSync(new URL('photos/dish-pasta.jpg', root))).toEqual(dish);
});

it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a %s loses its place and camera data, and stays upright',
  async (format) => {
    const photograph = await turned(900, 700)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Model: 'Camera' }, IFD3: { GPSLatitude: '40/1 38/1 0/1' } })
      .toFormat(format)
      .toBuffer();
    const [file = ''] = (await putPhotograph(desk, 'dish-pasta', photograph).then(inPhotos)) as string[];
    const kept = readFileSync(new URL(`photos/${file}`, root));
    const { exif, orientation, width, height } = await sharp(kept).metadata();
    expect([exif, orientation, width, height]).toEqual([undefined, undefined, 900, 700]);
    expect(kept.includes('Camera')).toBe(false);
    const { data } = await sharp(kept)
      .extract({ left: 20, top: 20, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(150);
  },
);

it('a photograph whose only metadata is XMP loses it', async () => {
  const photograph = await plain(900, 700, red).jpeg().withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>').toBuffer();
  const [file = ''] = (await putPhotograph(desk, 'dish-pasta', photograph).then(inPhotos)) as string[];
  expect((await sharp(readFileSync(new URL(`photos/${file}`, root))).metadata()).xmp).toBeUndefined();
});

it('a photograph for an entry that is deleted meanwhile is refused', async () => {
  const added = putPhotograph(desk, 'dish-pasta', dish);
  desk.change({ label }, [edit(lists, ['dishes', '@pasta'], undefined)]);
  const { status, problem } = await refusalOf(added);
  expect([status, problem.it]).toEqual([409, expect.stringContaining('non c’è più')]);
  expect(inPhotos()).toEqual([]);
});

it('its focus point is in focus.json, and is removed with it', async () => {
  await putPhotograph(desk, 'dish-pasta', dish);
  await setFocus('dish-pasta', [0.12, 1]);
  expect(textOf(root, 'photos/focus.json')).toBe('{ "dish-pasta": [0.12, 1] }\n');
  expect((await pictureOf('dish-pasta'))?.photograph?.focus).toEqual([0.12, 1]);
  await removePhotograph(desk, 'dish-pasta');
  expect(inPhotos()).toEqual([]);
  await desk.undo();
  expect(inPhotos()).toEqual(['dish-pasta.jpg', 'focus.json']);
  for (const point of [[2, 0], [0], 'middle', [null, 0]]) expect(await setFocus('dish-pasta', point)).toHaveLength(1);
});

it('an upright crop shows the wide photograph until it has its own', async () => {
  mkdirSync(new URL('photos', root));
  writeFileSync(new URL('photos/home-hero.jpg', root), await plain(2000, 1250, sand).jpeg().toBuffer());
  expect(await pictureOf('home-hero-portrait')).toMatchObject({ photograph: { of: 'home-hero' } });
  const wide = await pictureOf('home-hero');
  expect(wide?.photograph).not.toHaveProperty('of');
  // the photograph is used for both crops
  expect(wide).toMatchObject({ altKeys: ['hero.alt.homeHero'], least: { width: 1200, height: 1125 } });
});

it('its preview is upright and no larger than a page needs', async () => {
  mkdirSync(new URL('photos', root));
  writeFileSync(new URL('photos/dish-pasta.jpg', root), await turned(800, 2000).jpeg().toBuffer());
  const out = new PassThrough();
  const [bytes] = await Promise.all([buffer(out), previewOf(desk, 'dish-pasta', out)]);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 1600 });
});

/** A PNG that claims to be larger than any memory. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', Buffer.alloc(9)),
  ]);
}

it.each<[string, () => Promise<Buffer> | Buffer, number, RegExp]>([
  ['a text', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 415, /Vanno bene/],
  ['an animated GIF', () => Buffer.from('GIF89a'), 415, /Vanno bene/],
  ['a bomb of 900 million pixels', () => bomb(30_000, 30_000), 422, /è (?:troppo grande|danneggiat)|non si può aprire/],
  ['a bomb of a single row', () => bomb(2_000_000_000, 1), 422, /è (?:troppo grande|danneggiat)|non si può aprire/],
  ['too small', () => plain(500, 500, sand).jpeg().toBuffer(), 422, /è troppo piccola: ha 500 × 500/],
  ['a HEIC that cannot be read', () => heic(plain(700, 700, sand)), 422, /^È una fotografia HEIC/],
])('a file is refused that is %s', async (_, make, status, sentence) => {
  const refused = await refusalOf(putPhotograph(desk, 'dish-pasta', await make()));
  expect([refused.status, refused.problem.it]).toEqual([status, expect.stringMatching(sentence)]);
  expect(inPhotos()).toEqual([]);
  expect(desk.journal.done).toEqual([]);
});

it('pictures of a price list lose their metadata, and a PDF replaces them in one step', async () => {
  const page = await plain(700, 900, sand)
    .withExifMerge({ IFD0: { Model: 'Camera' } })
    .jpeg()
    .toBuffer();
  await putPriceList(desk, 'all', [page, redDish]);
  await putPriceList(desk, 'en', [page]);
  expect(inPhotos()).toEqual(['price-list-2.png', 'price-list.en.jpg', 'price-list.jpg']);
  expect(readFileSync(new URL('photos/price-list.jpg', root)).includes('Camera')).toBe(false);
  await putPriceList(desk, 'all', [pdf()]);
  expect(inPhotos()).toEqual(['price-list.en.jpg', 'price-list.pdf']);
  await desk.undo();
  expect(inPhotos()).toEqual(['price-list-2.png', 'price-list.en.jpg', 'price-list.jpg']);
  const note = await refusalOf(putPriceList(desk, 'all', [Buffer.from('una nota')]));
  expect(note.problem.it).toMatch(/^Il file non è un PDF/);
  expect(inPhotos()).toContain('price-list-2.png');
  for (const readers of ['it', '../x']) {
    expect((await refusalOf(putPriceList(desk, readers, [pdf()]))).status).toBe(400);
  }
});

it('a description that a photograph needs cannot be removed', async () => {
  await putPhotograph(desk, 'dish-pasta', dish);
  const [refused] = await desk.change({ label }, [edit(lists, ['dishes', '@pasta', 'alt'])]);
  expect(refused?.faults.map(({ problem }) => problem.it)).toEqual([
    'Manca la descrizione di un’immagine per chi non la vede.',
  ]);
});

it('removing an entry removes its photograph and focus point, and undo restores them', async () => {
  const path = ['dishes', '@frittoMisto'];
  const text = { it: 'Fritto misto', en: 'Mixed fry' };
  await desk.change({ label }, [edit(lists, path, { id: 'frittoMisto', title: text, text })]);
  await putPhotograph(desk, 'dish-fritto-misto', dish);
  await setFocus('dish-fritto-misto', [0, 1]);
  const before = textOf(root, lists);
  expect(await desk.change({ label }, [edit(lists, path)])).toEqual([]);
  expect(inPhotos()).toEqual([]);
  await desk.undo();
  expect(inPhotos()).toEqual(['dish-fritto-misto.jpg', 'focus.json']);
  expect(textOf(root, lists)).toBe(before);
});

it('a picture of a gallery without a photograph has no drawing either', async () => {
  const alt = { it: 'Il balcone', en: 'The balcony' };
  await desk.change({ label }, [edit(lists, ['superiorGallery', '@ilBalcone'], { id: 'ilBalcone', alt })]);
  const picture = await pictureOf('superior-il-balcone');
  expect(picture?.altKeys).toEqual(['rooms.superior.picture.ilBalcone.alt']);
  expect(picture).not.toHaveProperty('drawing');
});

it('a gallery takes photographs until it is full', async () => {
  const photograph = await plain(1200, 900, sand).jpeg().toBuffer();
  const galleryIds = () => JSON.parse(textOf(root, lists)).superiorGallery.map(({ id }: { id: string }) => id);
  const before = galleryIds();
  const small = await refusalOf(addToGallery(desk, 'superiorGallery', await plain(300, 200, sand).jpeg().toBuffer()));
  expect(small.problem.it).toMatch(/troppo piccola: ha 300 × 200 pixel, e ne servono almeno 900 × 600/);
  expect((await refusalOf(addToGallery(desk, 'dishes', photograph))).status).toBe(400);
  expect(galleryIds()).toEqual(before);
  await desk.change({ label }, [edit('src/i18n/it.json', ['rooms', 'superior.title'], 'Camere <em>blu</em>')]);
  await addToGallery(desk, 'superiorGallery', photograph);
  expect(JSON.parse(textOf(root, lists)).superiorGallery.at(-1).alt).toEqual({ it: 'Camere blu', en: 'Superior' });
  const twice = await refusalOf(addToGallery(desk, 'superiorGallery', photograph));
  expect(twice.problem.it).toBe('Questa fotografia c’è già.');
  const alt = { it: 'Il balcone', en: 'The balcony' };
  const described = Array.from({ length: 10 }, (_, index) => `balcony${index}`);
  const more = described.map((id) => edit(lists, ['superiorGallery', `@${id}`], { id, alt }));
  expect(await desk.change({ label }, more)).toEqual([]);
  const another = await plain(1200, 901, sand).jpeg().toBuffer();
  await addToGallery(desk, 'superiorGallery', another);
  expect(new Set(galleryIds()).size).toBe(16);
  expect(await pictureOf(`superior-${galleryIds()[15]}`)).toMatchObject({ photograph: { width: 1200 } });
  const last = await plain(1200, 902, sand).jpeg().toBuffer();
  const full = await refusalOf(addToGallery(desk, 'superiorGallery', last));
  expect(full.problem.en).toMatch(/16/);
  await desk.undo();
  expect(galleryIds()).toHaveLength(15);
  expect(inPhotos()).toHaveLength(1);
});
