// Sky, sea and land: sky, sunAndMoon, stars, clouds, gulls, sea, glitter, ridge, crag.
import type { Colour } from '../palette.ts';
import { p, type Sheet } from '../sheet.ts';
import { lens, polygon } from './batch.ts';

/** The sky of the scene's hour: bands of light about the sun at (x, y), over the box from `top` to `horizon`. `reach`: the outermost band's radius; `flat`: its height to width; `grow` over 1: the outer bands are wider. Draw the sea after it: the bands go on below the horizon. */
export function sky(
  sheet: Sheet,
  {
    x,
    y,
    horizon,
    left = 0,
    top = 0,
    width = sheet.width,
    reach = sheet.width * 0.75,
    core = reach * 0.14,
    flat = 0.7,
    grow = 1,
    colours = sheet.hour.sky,
  }: {
    x: number;
    y: number;
    horizon: number;
    left?: number;
    top?: number;
    width?: number;
    reach?: number;
    core?: number;
    flat?: number;
    grow?: number;
    colours?: readonly Colour[];
  },
): void {
  const [zenith, ...bands] = colours as readonly [Colour, ...Colour[]];
  const { sun, moon } = sheet.hour;
  sheet.rect(left, top, width, horizon - top, zenith);
  bands.forEach((colour, index) => {
    if (!sun) {
      // under a high sun the sky is palest along the horizon
      const share = 0.94 - (index / bands.length) * 0.9;
      sheet.ellipse(left + width / 2, horizon, width * 0.8, Math.round((horizon - top) * share), colour);
      return;
    }
    const radius = Math.round(core + (reach - core) * (1 - index / Math.max(1, bands.length - 1)) ** grow);
    // before sunrise the light lies on the horizon
    sheet.ellipse(x, moon ? y : horizon, radius, Math.round(radius * flat), colour);
  });
}

/** What stands in the sky at the scene's hour: the sun by day; by night the full moon with its seas, which may stand elsewhere (`moon`), or the morning star. */
export function sunAndMoon(
  sheet: Sheet,
  x: number,
  y: number,
  r: number,
  moon: [number, number, number] = [x, y, r * 0.8],
): void {
  if (r && sheet.hour.sun) sheet.day(() => sheet.circle(x, y, r, 'sun'));
  sheet.night(() => {
    const [mx, my, mr] = moon;
    if (!sheet.hour.moon) {
      const [a, b] = [mr * 0.5, mr * 0.07];
      sheet.path(
        p`M${mx} ${my - a}L${mx + b} ${my - b}L${mx + a * 0.7} ${my}L${mx + b} ${my + b}L${mx} ${my + a}L${mx - b} ${my + b}L${mx - a * 0.7} ${my}L${mx - b} ${my - b}z`,
        'star',
      );
      return;
    }
    if (!sheet.hour.sun) sheet.circle(mx, my, mr * 2.6, 'sky5', 0.5).circle(mx, my, mr * 1.7, 'sky6', 0.5);
    sheet.circle(mx, my, mr, 'sun');
    // the seas, as one grows up seeing them: no craters
    const k = mr / 40;
    sheet.path(
      p`M${mx - 24 * k} ${my - 14 * k}q${6 * k} ${-14 * k} ${20 * k} ${-10 * k}q${10 * k} ${-8 * k} ${17 * k} ${2 * k}q${-2 * k} ${9 * k} ${-13 * k} ${10 * k}q${-3 * k} ${11 * k} ${-12 * k} ${10 * k}q${2 * k} ${9 * k} ${-6 * k} ${14 * k}q${-9 * k} ${-10 * k} ${-6 * k} ${-26 * k}zM${mx + 6 * k} ${my + 8 * k}q${8 * k} ${-8 * k} ${18 * k} ${-2 * k}q${4 * k} ${12 * k} ${-9 * k} ${14 * k}q${-10 * k} 0 ${-9 * k} ${-12 * k}z`,
      'moonMark',
    );
  });
}

/** Stars of two sizes in the box, by night only, none behind the `moon` or in the `calm` field that a title stands on; two in five twinkle. */
export function stars(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  size = 1,
  moon?: [x: number, y: number, r: number],
  calm?: [left: number, top: number, right: number, bottom: number],
): void {
  const scatter = (n: number) =>
    Array.from(
      { length: n },
      () => [Math.round(sheet.between(x, x + width)), Math.round(y + sheet.random() ** 1.4 * height)] as const,
    )
      .filter(([sx, sy]) => !moon || Math.hypot(sx - moon[0], sy - moon[1]) > moon[2] * 1.6)
      .filter(([sx, sy]) => !calm || sx < calm[0] || sx > calm[2] || sy < calm[1] || sy > calm[3])
      .map(([sx, sy]) => `M${sx} ${sy}h.1`)
      .join('');
  sheet.night(() => {
    const out = count * sheet.hour.stars;
    sheet.line(scatter(Math.round(out * 0.6)), 'star', 2 * size, 0.8);
    sheet.line(scatter(Math.round(out * 0.4)), 'star', 3.4 * size);
  });
}

/** A long flat poster cloud, 260 wide, its flat bottom at y. */
export function cloud(sheet: Sheet, x: number, y: number, scale = 1, opacity = 0.7): void {
  sheet.group({ at: [x, y], scale }, () =>
    sheet.path(
      'M-122 0a9 9 0 0 1 0-18h44q4-14 22-14q7 0 13 4q11-17 35-17q25 0 33 20q6-4 14-4q14 0 18 11h63a9 9 0 0 1 0 18z',
      'cloud',
      opacity,
    ),
  );
}

/** Gulls by day: [x, y, scale]. */
export function gulls(sheet: Sheet, list: readonly (readonly [number, number, number])[]): void {
  sheet.day(() =>
    sheet.path(
      list
        .map(
          ([x, y, k]) =>
            p`M${x - 22 * k} ${y - 4 * k}q${12 * k} ${-8 * k} ${22 * k} ${4 * k}q${10 * k} ${-12 * k} ${22 * k} ${-4 * k}q${-14 * k} ${-3 * k} ${-22 * k} ${9 * k}q${-8 * k} ${-12 * k} ${-22 * k} ${-9 * k}z`,
        )
        .join(''),
      'blossom',
    ),
  );
}

/** Bands of sea from `top` down to `bottom`; each band begins with a wave and is higher than the one behind it. */
export function sea(
  sheet: Sheet,
  {
    top,
    bottom = sheet.height,
    left = 0,
    width = sheet.width,
    bands = 9,
    colours = sheet.hour.sea.slice(0, bands),
    swell = 1,
  }: {
    top: number;
    bottom?: number;
    left?: number;
    width?: number;
    bands?: number;
    colours?: readonly Colour[];
    swell?: number;
  },
): void {
  colours.forEach((colour, index) => {
    const t = index / colours.length;
    const y = Math.round(top + (bottom - top) * t ** 1.5);
    if (!index) {
      sheet.rect(left, y, width, bottom - y, colour);
      return;
    }
    const length = Math.round((110 + index * 24) / 2) * 2;
    const waves = Math.ceil(width / length) + 1;
    const height = Math.round((1.2 + index * 0.9) * swell * 10) / 10;
    sheet.path(
      `${p`M${left - ((index * 53) % length)} ${y}q${length / 4} ${-height} ${length / 2} 0`}${p`t${length / 2} 0`.repeat(waves * 2)}${p`V${bottom}H${left}z`}`,
      colour,
    );
  });
}

/** The path of the sun or moon on the water under x: lenses that grow and spread towards the viewer. */
export function glitter(sheet: Sheet, x: number, top: number, bottom: number, spread = 120, count = 40): void {
  const near: string[] = [];
  const far: string[] = [];
  for (let i = 0; i < count; i++) {
    const t = i / count;
    const width = sheet.between(16, 44) * (0.5 + t * 1.3) * (spread / 120);
    const side = sheet.between(-1, 1) * (spread * (0.14 + t * 0.86));
    (t < 0.45 ? far : near).push(lens(x + side, top + 3 + t ** 1.3 * (bottom - top), width, 2 + t * 3));
  }
  const draw = () => {
    sheet.path(near.join(''), 'glitter', 0.7);
    sheet.path(far.join(''), 'glitter');
  };
  // a high sun, or one behind the ridge, lays no path
  if (!sheet.hour.sun || sheet.hour.lamps) sheet.night(draw);
  else if (!sheet.hour.moon) sheet.day(draw);
  else draw();
}

/** The shadow that a thing of this width and height casts on the ground from its foot at (x, y), as the hour has it. */
export function castShadow(sheet: Sheet, x: number, y: number, width: number, height: number, opacity = 0.2): void {
  const reach = sheet.hour.shadow * height;
  sheet.ellipse(x + reach / 2, y, (width + Math.abs(reach)) / 2, width * 0.07 + 3, 'ink', opacity);
}

/** A mountain ridge through the points, closed down to `base`, with the flank away from the light in `shade` under each peak. */
export function ridge(
  sheet: Sheet,
  points: readonly (readonly [number, number])[],
  base: number,
  colour: Colour,
  shade?: Colour,
  light: 'left' | 'right' = 'left',
): void {
  const [first, last] = [points[0], points.at(-1)] as [readonly [number, number], readonly [number, number]];
  sheet.path(polygon([[first[0], base], ...points, [last[0], base]]), colour);
  if (!shade) return;
  // each peak's dark flank: down its far slope to the valley, on along the next mountain's near slope, and back up a jagged spine
  points.forEach(([x, y], index) => {
    const step = light === 'left' ? 1 : -1;
    const [before, valley, beyond] = [points[index - step], points[index + step], points[index + 2 * step]];
    if (!before || !valley || y >= before[1] || y >= valley[1]) return;
    const w = (valley[0] - x) * 1.1;
    const h = (base - y) * 0.8;
    const deep = Math.min(base, y + h);
    const slope = beyond ? (beyond[0] - valley[0]) / Math.max(20, valley[1] - beyond[1]) : 0;
    const foot = valley[0] - slope * (deep - valley[1]) * 0.5;
    const flank: [number, number][] = [
      [x, y],
      [valley[0], valley[1]],
      [foot, deep],
      [x + w * 0.2, y + h * 0.66],
      [x + w * 0.42, y + h * 0.5],
      [x - w * 0.02, y + h * 0.3],
      [x + w * 0.22, y + h * 0.17],
    ];
    sheet.path(polygon(light === 'left' ? flank : flank.reverse()), shade);
  });
}

/** A body of rock within the outline: `facets` are its lit ([..., 'rock1']) and shaded planes, each a list of points. */
export function crag(
  sheet: Sheet,
  outline: readonly (readonly [number, number])[],
  facets: readonly (readonly [colour: Colour, points: readonly (readonly [number, number])[]])[] = [],
  colour: Colour = 'rock2',
): void {
  sheet.path(polygon(outline), colour);
  for (const [tone, points] of facets) sheet.path(polygon(points), tone);
}
