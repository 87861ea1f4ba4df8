import type { Colour } from '../palette.ts';
import { sailBoat } from '../pieces/boats.ts';
import { lemonHalf, lemonLeaf, lemonWhole, oliveBowl } from '../pieces/dishes.ts';
import { barBottle, spritz, tumbler } from '../pieces/drinks.ts';
import { glitter, ridge, sea, sky, stars, sunAndMoon } from '../pieces/landscape.ts';
import { arch, archFrame } from '../pieces/stone.ts';
import { pendant, tileBorder } from '../pieces/table.ts';
import { type Drawing, Sheet } from '../sheet.ts';

/** The bar: aperitifs on the counter, bottles in the niche, the evening sea through an arch. */
export function terraceBar(): Drawing {
  const s = new Sheet('terrace-bar', 'golden', 71);
  s.rect(0, 0, 1200, 900, 'barWall');
  // the arch to the sea
  const [ax, aw, ah] = [650, 498, 500];
  archFrame(s, ax, 660, aw, ah, 24);
  s.clip(arch(ax, 660, aw, ah), () => {
    sky(s, { x: 880, y: 440, horizon: 470, left: ax, top: 80, width: aw, reach: 460, core: 90 });
    stars(s, ax, 90, aw, 260, 40);
    sunAndMoon(s, 880, 408, 50);
    ridge(
      s,
      [
        [ax - 10, 420],
        [700, 400],
        [760, 440],
        [820, 470],
      ],
      470,
      'far1',
    );
    ridge(
      s,
      [
        [930, 470],
        [990, 420],
        [1030, 426],
        [1090, 372],
        [1140, 340],
      ],
      472,
      'ridge2',
    );
    sea(s, { top: 470, bottom: 680, left: ax, width: aw, bands: 6 });
    glitter(s, 880, 470, 640, 90, 24);
    sailBoat(s, 962, 504, 0.55);
  });
  // the niche with its shelves
  archFrame(s, 90, 640, 440, 490, 20, 'brass', 'wood3');
  s.path(arch(90, 640, 440, 490), 'barNiche');
  s.clip(arch(90, 640, 440, 490), () => {
    s.night(() => {
      s.circle(310, 360, 300, 'glow', 0.1);
      s.circle(310, 360, 190, 'glow', 0.12);
    });
    for (const y of [334, 498]) s.rect(90, y, 440, 14, 'wood2').rect(90, y + 14, 440, 6, 'wood3');
  });
  const b = (
    x: number,
    y: number,
    w: number,
    h: number,
    shape: 'tall' | 'round' | 'square',
    look: keyof typeof looks,
  ) => barBottle(s, x, y, w, h, shape, ...looks[look]);
  b(190, 334, 50, 112, 'square', 'water');
  b(252, 334, 46, 150, 'tall', 'bitter');
  b(316, 334, 56, 170, 'tall', 'lemon');
  b(382, 334, 46, 140, 'round', 'amber');
  b(440, 334, 50, 116, 'square', 'green');
  b(136, 498, 48, 136, 'tall', 'green');
  b(200, 498, 52, 130, 'round', 'lemon');
  b(266, 498, 50, 150, 'tall', 'amber');
  b(330, 498, 52, 122, 'square', 'bitter');
  b(394, 498, 48, 148, 'tall', 'water');
  b(456, 498, 50, 128, 'round', 'wine');
  // lamps
  for (const x of [310, 590, 885]) pendant(s, x, 84);
  // the counter
  s.rect(0, 640, 1200, 66, 'cloth');
  s.rect(0, 700, 1200, 20, 'clothShade');
  s.rect(0, 720, 1200, 180, 'clothBlue');
  tileBorder(s, 0, 742, 12, 104, ['cloth', 'clothBlue', 'coral', 'clothYellow']);
  s.rect(0, 864, 1200, 36, 'navy');
  oliveBowl(s, 168, 694, 1);
  tumbler(s, 352, 700, 1.12);
  spritz(s, 742, 690, 1.1);
  spritz(s, 590, 704, 1.24);
  lemonHalf(s, 468, 668, 44, 12);
  spritz(s, 1088, 704, 1.16, 'wineWhite', 'glaze');
  lemonLeaf(s, 900, 664, -160, 84);
  lemonLeaf(s, 936, 646, -60, 80);
  lemonWhole(s, 910, 666, 46, -8);
  return s.finish();
}

/** The glass and its shade, the label, the cap. */
const looks: Record<
  'lemon' | 'bitter' | 'amber' | 'green' | 'water' | 'wine',
  [glass: Colour, shade: Colour, label: Colour, cap: Colour]
> = {
  lemon: ['rind', 'rindShade', 'plate', 'clothGreen'],
  bitter: ['tomatoWarm', 'tomatoShade', 'plate', 'clothBlue'],
  amber: ['oil', 'crustShade', 'cloth', 'wineWarm'],
  green: ['bottle', 'bottleShade', 'clothYellow', 'clothRed'],
  water: ['glass', 'scalesShade', 'clothBlue', 'silver'],
  wine: ['wineWarm', 'wineShade', 'plate', 'clothYellow'],
};
