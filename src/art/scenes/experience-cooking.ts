import { sailBoat } from '../pieces/boats.ts';
import { basilLeaf, tomato } from '../pieces/dishes.ts';
import { apron, basilPot, copperPan, flourWell, oilBottle, pastaNest, rollingPin } from '../pieces/kitchen.ts';
import { glitter, ridge, sea, sky, stars, sunAndMoon } from '../pieces/landscape.ts';
import { arch, archFrame } from '../pieces/stone.ts';
import { pendant, shadow, tileBorder } from '../pieces/table.ts';
import { type Drawing, Sheet } from '../sheet.ts';

/** The kitchen table before the lesson: flour, eggs, rolling pin, pasta, tomatoes, the sea in the window. */
export function experienceCooking(): Drawing {
  const s = new Sheet('experience-cooking', 'noon', 121);
  s.rect(0, 0, 900, 800, 'kitchenWall');
  const [ax, aw, ah] = [236, 428, 500];
  archFrame(s, ax, 690, aw, ah, 26);
  s.clip(arch(ax, 690, aw, ah), () => {
    sky(s, { x: 450, y: 500, horizon: 540, left: ax, top: 100, width: aw, reach: 520, core: 100 });
    stars(s, ax, 200, aw, 220, 40);
    sunAndMoon(s, 450, 460, 52);
    ridge(
      s,
      [
        [500, 540],
        [560, 500],
        [600, 506],
        [690, 430],
      ],
      541,
      'ridge2',
    );
    sea(s, { top: 540, bottom: 720, left: ax, width: aw, bands: 5 });
    glitter(s, 450, 540, 690, 80, 20);
    sailBoat(s, 322, 600, 0.9);
  });
  s.rect(190, 684, 520, 20, 'stoneLight');
  s.rect(190, 704, 520, 8, 'stoneShade');
  pendant(s, 450, 96, 190);
  apron(s, 110, 310, 0.84, 'clothRed');
  copperPan(s, 794, 300, 0.96);
  tileBorder(s, 0, 712, 9, 100, ['cloth', 'clothBlue', 'teal', 'clothRed']);
  // the table
  s.rect(0, 812, 900, 388, 'board');
  s.rect(0, 812, 900, 10, 'copperLight');
  for (const y of [918, 1040]) s.rect(0, y, 900, 5, 'boardShade');
  oilBottle(s, 106, 898, 1);
  for (const [x, y] of [
    [214, 890],
    [278, 902],
  ] as const) {
    shadow(s, x + 10, y + 2, 36, 8);
    s.group({ at: [x, y - 32], rotate: 24 }, () => {
      s.ellipse(0, 0, 36, 29, 'crustShade');
      s.ellipse(-4, -3, 31, 25, 'crustLight');
    });
  }
  basilPot(s, 774, 912, 1.04);
  shadow(s, 620, 914, 110, 14);
  tomato(s, 570, 878, 44, true);
  tomato(s, 664, 884, 46, true);
  flourWell(s, 400, 1010, 1);
  pastaNest(s, 96, 1060, 0.9);
  pastaNest(s, 230, 1094, 0.95);
  pastaNest(s, 120, 1140, 1.05);
  rollingPin(s, 630, 1096, 1.1, -14);
  shadow(s, 816, 1022, 46, 10);
  tomato(s, 806, 986, 40, true);
  basilLeaf(s, 330, 1150, -24, 84);
  basilLeaf(s, 330, 1150, 20, 70);
  return s.finish();
}
