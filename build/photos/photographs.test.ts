import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isEntryPicture, listPictures } from '../../src/art/slots.ts';
import { delivered, readAfter, setValue } from '../content/content-fixtures.ts';
import type { Fault } from '../content/faults/fault.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { blue, type Colour, green, plain, putPhotos, quarters, red, sand, turned } from './generated-photographs.ts';
import { leastSize, widthsOf } from './photo-crop.ts';
import { readPhotoFiles } from './photo-files.ts';
import { altKeysIn, photoPlaces } from './photo-places.ts';
import { findPhotographs, largestVersion, makePhotographs } from './photographs.ts';

// a tenth of the real sizes, so that small photographs suffice
const places = {
  'home-hero': [160, 100],
  'home-hero-portrait': [90, 150],
  'superior-1': [120, 80],
  'dish-pasta': [80, 80],
} as const;

let root: URL;
const put = (files: Record<string, string | Buffer>) => putPhotos(root, files);
const jpeg = (photograph: Sharp) => photograph.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();

/** What is wrong with `photos/` once these files are there. */
async function faultsOf(files: Record<string, string | Buffer>): Promise<Fault[]> {
  put(files);
  return (await findPhotographs(root, places)).faults;
}

/** Converts these photographs. @returns how many were not in the cache */
async function make(files: Record<string, string | Buffer>): Promise<number> {
  put(files);
  const found = await findPhotographs(root, places);
  expect(found.faults).toEqual([]);
  return makePhotographs(found, root);
}

/** The largest JPEG of a picture, as a page loads it. */
function shown(name: string): Sharp {
  return sharp(fileURLToPath(largestVersion(name, root)?.file ?? root));
}

/** The colour at a point of a picture, with x and y from 0 to 1. */
async function colourAt(picture: Sharp, x: number, y: number): Promise<Colour> {
  const { data, info } = await picture.clone().raw().toBuffer({ resolveWithObject: true });
  const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0];
}

/** Expects colours at points of a picture, within what the eye can tell. */
async function expectColours(
  picture: Sharp,
  points: readonly [x: number, y: number, expected: Colour][],
  tolerance = 6,
): Promise<void> {
  for (const [x, y, expected] of points) {
    const actual = await colourAt(picture, x, y);
    const differences = actual.map((value, index) => Math.abs(value - (expected[index] ?? 0)));
    expect(Math.max(...differences), `${actual} instead of ${expected}`).toBeLessThanOrEqual(tolerance);
  }
}

beforeEach(() => {
  root = temporaryFolder();
  for (const part of ['src/i18n', 'src/hotel/lists.json']) {
    cpSync(new URL(`../../${part}`, import.meta.url), new URL(part, root), { recursive: true });
  }
  vi.spyOn(console, 'log').mockReturnValue();
});

describe('a photograph', () => {
  it('is upright although the camera was turned', async () => {
    await make({ 'superior-1.jpg': await jpeg(turned(240, 160)) });
    const picture = shown('superior-1');
    expect(await picture.metadata()).toMatchObject({ width: 240, height: 160 });
    await expectColours(picture, [
      [0.2, 0.2, red],
      [0.8, 0.2, green],
      [0.2, 0.8, blue],
      [0.8, 0.8, sand],
    ]);
  });

  it('keeps the colours of its profile', async () => {
    const original = await jpeg(plain(120, 80, red).withIccProfile('p3'));
    // without conversion these numbers would be a different red
    const [asWritten] = await colourAt(sharp(original).keepIccProfile(), 0.5, 0.5);
    expect(asWritten).toBeLessThan(red[0] - 10);
    await make({ 'superior-1.jpg': original });
    await expectColours(shown('superior-1'), [[0.5, 0.5, red]]);
  });

  it('may be CMYK, greyscale, 16-bit or transparent', async () => {
    const clear = plain(80, 80, red).joinChannel(Buffer.alloc(6400), { raw: { width: 80, height: 80, channels: 1 } });
    await make({
      'home-hero.jpg': await plain(200, 190, red).toColourspace('cmyk').jpeg().toBuffer(),
      'home-hero-portrait.jpg': await plain(90, 150, [128, 128, 128]).toColourspace('b-w').jpeg().toBuffer(),
      'superior-1.png': await plain(120, 80, green).toColourspace('rgb16').png().toBuffer(),
      'dish-pasta.png': await clear.png().toBuffer(),
    });
    await expectColours(shown('home-hero'), [[0.5, 0.5, red]], 25);
    await expectColours(shown('home-hero-portrait'), [[0.5, 0.5, [128, 128, 128]]]);
    await expectColours(shown('superior-1'), [[0.5, 0.5, green]]);
    await expectColours(shown('dish-pasta'), [[0.5, 0.5, [255, 255, 255]]]);
    expect(await shown('home-hero').metadata()).toMatchObject({ space: 'srgb', channels: 3 });
  });

  it('contains no metadata', async () => {
    const original = await quarters(120, 80)
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 38/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Camera</x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect(original.includes('Camera')).toBe(true);
    await make({ 'superior-1.jpg': original });
    for (const file of versionsOf('superior-1')) {
      const bytes = readFileSync(file);
      expect(bytes.includes('Camera')).toBe(false);
      const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
    }
  });

  it.each(['JPG', 'jpeg', 'png', 'webp', 'avif'])('may be a .%s', async (ending) => {
    const format = ending.toLowerCase() as 'png';
    await make({ [`Superior-1.${ending}`]: await quarters(120, 80).toFormat(format).toBuffer() });
    await expectColours(shown('superior-1'), [[0.2, 0.2, red]], 12);
  });

  it('is written in three formats, in every layout width up to its own', async () => {
    await make({ 'superior-1.jpg': await jpeg(quarters(900, 640)) });
    const files = versionsOf('superior-1').map((file) => file.replace(/.*\//, ''));
    expect(files).toEqual(
      ['320', '480', '768', '900'].flatMap((width) => [`${width}.avif`, `${width}.jpg`, `${width}.webp`]).sort(),
    );
    for (const file of versionsOf('superior-1')) {
      const { width, height, format } = await sharp(file).metadata();
      expect({ jpg: 'jpeg', avif: 'heif', webp: 'webp' }[file.slice(-4).replace('.', '')]).toBe(format);
      expect([`${width}`, height]).toEqual([/(\d+)\.\w+$/.exec(file)?.[1], Math.round((width * 2) / 3)]);
    }
  });

  it('is cropped around its centre or the owner’s focus point', async () => {
    await make({ 'dish-pasta.jpg': await jpeg(quarters(240, 80)) });
    await expectColours(shown('dish-pasta'), [[0.1, 0.2, red]]);
    await expectColours(shown('dish-pasta'), [[0.9, 0.2, green]]);
    await make({ 'focus.json': '{ "dish-pasta": [0.9, 0.5] }' });
    await expectColours(shown('dish-pasta'), [[0.1, 0.2, green]]);
    // object-position keeps the point in view if the layout crops again
    const style = readFileSync(new URL('style.css', largestVersion('dish-pasta', root)?.file), 'utf8');
    expect(style).toContain('object-position:70% 50%');
  });

  it('keeps its focus point where it replaces the portrait drawing too', async () => {
    await make({ 'home-hero.jpg': await jpeg(quarters(400, 300)), 'focus.json': '{ "home-hero": [0.9, 0.5] }' });
    await expectColours(shown('home-hero-portrait'), [[0.1, 0.2, green]]);
  });

  it('has a blurred placeholder in the styles', async () => {
    await make({ 'superior-1.jpg': await jpeg(quarters(120, 80)) });
    const style = readFileSync(new URL('style.css', largestVersion('superior-1', root)?.file), 'utf8');
    const [, placeholder = ''] =
      /^\.photo-superior-1\{background:url\("data:image\/webp;base64,([^"]+)"\) 50% 50%\/cover/.exec(style) ?? [];
    expect(placeholder.length).toBeLessThan(380);
    const tiny = sharp(Buffer.from(placeholder, 'base64'));
    expect((await tiny.metadata()).width).toBe(16);
    await expectColours(tiny, [[0.1, 0.1, red]], 20);
  });
});

it.each([
  ['wide ones reach twice a wide window', 6000, 3750, [1600, 1000], [480, 768, 1080, 1440, 1920, 2560]],
  ['others do not, and reach a plate', 4000, 4000, [800, 800], [320, 480, 768, 1080, 1440]],
  ['they end with the crop’s own', 2000, 1250, [1600, 1000], [480, 768, 1080, 1440, 2000]],
  ['and skip one close to it', 1500, 938, [1600, 1000], [480, 768, 1080, 1500]],
] as const)('the widths of a photograph: %s', (_, width, height, slot, widths) => {
  expect(widthsOf({ width, height }, slot)).toEqual(widths);
});

describe('a second build', () => {
  it('converts only changed photographs', async () => {
    const original = await jpeg(quarters(120, 80));
    expect(await make({ 'superior-1.jpg': original, 'dish-pasta.jpg': original })).toBe(2);
    expect(await make({})).toBe(0);
    expect(await make({ 'focus.json': '{ "dish-pasta": [0, 0] }' })).toBe(1);
    expect(await make({ 'superior-1.jpg': await jpeg(plain(120, 80, red)) })).toBe(1);
  });
});

describe('a file in photos/ that cannot be used', async () => {
  const small = await jpeg(quarters(120, 80));
  const whole = await jpeg(quarters(400, 300));
  const png = await quarters(400, 300).png({ compressionLevel: 0 }).toBuffer();
  const huge = Buffer.from(small);
  const frame = huge.indexOf(Buffer.from([0xff, 0xc0]));
  for (const side of [5, 7]) huge.writeUInt16BE(20_000, frame + side);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><rect width="300" height="300"/></svg>';
  const frames = await Promise.all([quarters(120, 80), plain(120, 80, red)].map((frame) => frame.png().toBuffer()));
  const animation = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();

  it.each<[string, Record<string, string | Buffer>, string[]]>([
    ['but notes may lie there', { 'README.md': '', '.gitkeep': '', '.DS_Store': '', 'Thumbs.db': '' }, []],
    ['but a few stray bytes do not matter', { 'superior-1.jpg': Buffer.concat([small, Buffer.alloc(50)]) }, []],
    [
      'its name is unknown',
      { 'superior-9.jpg': small, 'notes.txt': 'hello' },
      ['notes.txt: photoName', 'superior-9.jpg: photoName'],
    ],
    [
      'the picture stays a drawing',
      { 'mark.jpg': small, 'tile.webp': small, 'location-map.jpg': small },
      ['location-map.jpg: photoDrawn', 'mark.jpg: photoDrawn', 'tile.webp: photoDrawn'],
    ],
    [
      'it is a second photograph, or in a folder',
      { 'superior-1.jpg': small, 'SUPERIOR-1.png': small, 'old/superior-1.jpg': small },
      ['old: photoFolder', 'superior-1.jpg: photoSecond'],
    ],
    [
      'its format is another',
      {
        'home-hero.tiff': await quarters(300, 200).tiff().toBuffer(),
        'superior-1.jpg': svg,
        'dish-pasta.jpg': await quarters(90, 90).gif().toBuffer(),
      },
      ['dish-pasta.jpg: photoFormat', 'home-hero.tiff: photoEnding', 'superior-1.jpg: photoFormat'],
    ],
    [
      'it is empty, damaged or no photograph',
      {
        'home-hero.jpg': whole.subarray(0, whole.length / 2),
        'home-hero-portrait.png': png.subarray(0, png.length / 2),
        'superior-1.jpg': '%PDF-1.7 or any other text',
        'dish-pasta.png': '',
      },
      [
        'dish-pasta.png: photoEmpty',
        'home-hero-portrait.png: photoCutOff',
        'home-hero.jpg: photoCutOff',
        'superior-1.jpg: photoUnreadable',
      ],
    ],
    ['it is larger than a build can hold', { 'superior-1.jpg': huge }, ['superior-1.jpg: photoTooLarge']],
    ['it is damaged, once for both of its crops', { 'home-hero.jpg': 'text' }, ['home-hero.jpg: photoUnreadable']],
    ['it is an animation', { 'superior-1.webp': animation }, ['superior-1.webp: photoAnimated']],
    [
      'focus.json names no point of a picture',
      { 'focus.json': '{\n  "pool": [0.5, 0.5],\n  "superior-1": [50, 30],\n  "dish-pasta": 0.5\n}' },
      ['focus.json:3 superior-1: focus', 'focus.json:4 dish-pasta: focus', 'focus.json:2 pool: unknown'],
    ],
    ['focus.json is no JSON', { 'focus.json': '{\n  "superior-1": [0.5 0.3]\n}' }, ['focus.json:2: json']],
    ['focus.json is a list', { 'focus.json': '[]' }, ['focus.json:1: focusFile']],
  ])('is reported: %s', async (_, files, expected) => {
    const faults = await faultsOf(files);
    const lines = faults.map(({ file, line, path, code }) => {
      const place = [line ? `${file}:${line}` : file, ...path].join(' ');
      return `${place.replace('photos/', '')}: ${code}`;
    });
    expect(lines).toEqual(expected);
  });

  it('is reported: it is too small, or too low for the portrait crop', async () => {
    const faults = await faultsOf({
      'superior-1.jpg': await jpeg(turned(200, 59)),
      'home-hero.jpg': await jpeg(quarters(160, 100)),
    });
    expect(faults.map(({ params }) => params)).toEqual([
      { picture: 'home-hero-portrait', size: '160 × 100', least: '68 × 113', isBorrowed: true },
      { picture: 'superior-1', size: '200 × 59', least: '90 × 60', isBorrowed: false },
    ]);
  });
});

it('an entry with a drawing or a photograph needs an alternative text', () => {
  put({ 'dish-bread.jpg': '' });
  const dish = (id: string) => ({ id, title: { it: 'Pane', en: 'Bread' } });
  const read = readAfter(setValue('lists', 'dishes', ['pasta', 'bread', 'salt'].map(dish)));
  expect(readPhotoFiles(root, read).faults).toMatchObject([
    { code: 'undescribed', params: { picture: 'dish-pasta' }, path: ['dishes', 0], line: 1 },
    { code: 'undescribed', params: { picture: 'dish-bread' }, path: ['dishes', 1], line: 1 },
  ]);
});

it('photos/README.md lists every picture with its minimum size', () => {
  const readme = readFileSync(new URL('../../photos/README.md', import.meta.url), 'utf8');
  const told = [...readme.matchAll(/^\| `([\w-]+)…?` .*?(\d+) × (\d+)/gm)].map(([, ...row]) => row.join(' '));
  const places = Object.entries(photoPlaces(delivered));
  const ofPages = places.filter(([name]) => !isEntryPicture(name));
  const ofEntries = Object.values(listPictures).map(({ kind, size }) => [`${kind}-`, size] as const);
  const least = [...ofPages, ...ofEntries].map(([name, size]) => {
    const { width, height } = leastSize(size);
    return `${name} ${width} ${height}`;
  });
  expect(told.sort()).toEqual(least.sort());
});

it('every picture of a page has a description under its own name, which the desk shows beside it', () => {
  const altKeys = altKeysIn(delivered);
  const ofPages = Object.keys(photoPlaces(delivered)).filter((name) => !isEntryPicture(name));
  expect(ofPages.filter((name) => altKeys(name).length === 0)).toEqual([]);
});

function versionsOf(name: string): string[] {
  const folder = new URL('.', largestVersion(name, root)?.file);
  expect(existsSync(folder)).toBe(true);
  return readdirSync(folder)
    .filter((file) => /^\d/.test(file))
    .sort()
    .map((file) => fileURLToPath(new URL(file, folder)));
}
