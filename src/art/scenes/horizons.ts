// The horizons: what a page ends on, one strip for each, along its lower edge. What matters stands in the middle half.
import { Batch } from '../pieces/batch.ts';
import { sunbed, umbrella } from '../pieces/beach.ts';
import { bistroTable, faceDownBook, waterGlass, wineGlass } from '../pieces/belongings.ts';
import { gozzo, sailBoat } from '../pieces/boats.ts';
import { cup, lemonBowl, strawHat } from '../pieces/furniture.ts';
import { gulls } from '../pieces/landscape.ts';
import { balustrade, stringLights } from '../pieces/stone.ts';
import { chairSide } from '../pieces/terrace.ts';
import { church, cypress, houseRow, palm, pine, tower } from '../pieces/town.ts';
import { minibus } from '../pieces/travel.ts';
import { type Drawing, Sheet } from '../sheet.ts';

const width = 1600;

/** The roofs of the town around its dome, the windows lit. */
export function horizonHome(): Drawing {
  const sheet = new Sheet('horizon-home', 'evening', 12);
  const style = { unit: 2.6, lit: 0.7 };
  const row = (left: number, right: number, tall: [number, number]) =>
    houseRow(sheet, { left, right, base: () => 250, width: [78, 132], height: tall, gaps: 0.12, style });
  row(-20, 640, [56, 118]);
  row(940, 1640, [56, 118]);
  church(sheet, 800, 242, 0.84);
  const trees = new Batch();
  for (const [x, k] of [
    [360, 1.7],
    [394, 1.3],
    [1204, 1.6],
  ] as const)
    cypress(trees, 0, x, 244, k);
  trees.draw(sheet);
  row(610, 740, [34, 52]);
  row(880, 1010, [34, 56]);
  return sheet.finish();
}

/** A Superior's balcony in the evening: two chairs, a hat on one of them, the sea behind the stone. */
export function horizonRooms(): Drawing {
  const sheet = new Sheet('horizon-rooms', 'golden', 3);
  sheet.rect(0, 96, width, 144, 'blue').rect(0, 96, width, 4, 'foam', 0.5);
  sailBoat(sheet, 520, 106, 0.9);
  sailBoat(sheet, 1110, 102, 0.6, 'lemon');
  balustrade(sheet, 0, 128, width, 0.9, 8);
  sheet.rect(0, 228, width, 12, 'terracotta');
  chairSide(sheet, 672, 236, 1.02, 'teal', 'tealShade');
  chairSide(sheet, 928, 236, [-1.02, 1.02], 'teal', 'tealShade');
  bistroTable(sheet, 800, 138, 130, 96);
  cup(sheet, 764, 142, 0.5);
  cup(sheet, 838, 144, 0.5, 'coral');
  strawHat(sheet, 948, 46, [0.72, 0.8]);
  faceDownBook(sheet, 690, 138, 0.5, 'coral');
  return sheet.finish();
}

/** The terrace's wall after dinner: glasses in twos and threes, a bowl of lemons, and the lamps above them. */
export function horizonTerrace(): Drawing {
  const sheet = new Sheet('horizon-terrace', 'evening', 5);
  const posts = [-60, 340, 800, 1260, 1660].map((x) => [x, 12] as const);
  stringLights(sheet, posts, { sag: 40, gap: 62, size: 13, light: 'flame' })();
  sheet.rect(0, 220, width, 20, 'terracotta').rect(0, 220, width, 6, 'terracottaLight');
  lemonBowl(sheet, 800, 220, 0.86);
  for (const [x, wine] of [
    [130, 'wineWarm'],
    [182, 'wineWhite'],
    [446, 'wineWhite'],
    [600, 'wineWarm'],
    [652, 'wineWarm'],
    [966, 'wineWhite'],
    [1230, 'wineWarm'],
    [1282, 'wineWhite'],
  ] as const)
    wineGlass(sheet, x, 222, 1.1, wine);
  for (const x of [240, 396, 1014, 1060, 1480]) waterGlass(sheet, x, 222, 1.05);
  return sheet.finish();
}

/** The beach across the road: umbrellas and sunbeds, the sea behind them. */
export function horizonServices(): Drawing {
  const sheet = new Sheet('horizon-services', 'noon', 7);
  sheet.rect(0, 128, width, 60, 'blue').rect(0, 128, width, 5, 'foam', 0.6).rect(0, 172, width, 22, 'foam');
  sailBoat(sheet, 930, 133, 0.8);
  sheet.rect(0, 182, width, 58, 'beach');
  for (const [index, x] of [40, 300, 560, 800, 1040, 1300, 1560].entries()) {
    sunbed(sheet, x - 62, 226, 0.8);
    umbrella(sheet, x, 224, 3.9, index % 2 ? 'coral' : 'teal');
    sunbed(sheet, x + 66, 234, [-0.8, 0.8]);
  }
  gulls(sheet, [
    [420, 60, 0.9],
    [680, 34, 0.7],
  ]);
  return sheet.finish();
}

/** The cliffs from the sea, a watchtower on them, and a boat on its way home. */
export function horizonExperiences(): Drawing {
  const sheet = new Sheet('horizon-experiences', 'golden', 9);
  sheet.path('M0 240V84L150 78L236 90L262 118L330 124L352 156L420 160L448 200V240z', 'rock3');
  sheet.path('M150 78L236 90L262 118L330 124L352 156L420 160L448 200H330L300 168L236 160L214 118L150 112z', 'rock4');
  sheet.path('M1600 240V72L1480 66L1404 84L1390 122L1316 128L1300 162L1244 166L1222 204V240z', 'rock3');
  sheet.path('M1600 120L1520 110L1480 144L1440 146L1416 190L1370 200V240H1600z', 'rock4');
  // a rock in the sea with an arch
  sheet.path('M1000 240L1012 146L1046 112L1096 108L1118 154L1130 240H1088V176Q1068 146 1048 176V240z', 'rock3');
  sheet.path('M1096 108L1118 154L1130 240H1088V176Q1082 166 1074 162L1092 146z', 'rock4');
  tower(sheet, 150, 78, 0.62);
  const trees = new Batch();
  for (const [x, y] of [
    [304, 124],
    [56, 84],
    [1470, 70],
    [1548, 72],
  ] as const)
    pine(trees, 0, x, y, 0.8);
  trees.draw(sheet);
  sheet.rect(0, 190, width, 50, 'sea4').rect(0, 190, width, 4, 'foam', 0.6).rect(0, 216, width, 24, 'sea6');
  sailBoat(sheet, 560, 200, 0.9);
  gozzo(sheet, 800, 214, 1.7);
  // the lamp of night fishing
  sheet.line('M872 186V132', 'wood3', 5);
  sheet.night(() => sheet.circle(872, 126, 54, 'glow', 0.18).circle(872, 126, 30, 'glow', 0.3));
  sheet.circle(872, 126, 10, 'lamp');
  gulls(sheet, [
    [690, 60, 1],
    [940, 90, 0.8],
  ]);
  return sheet.finish();
}

/** The coast road: hairpins up the hill between lemon trees, and our minibus on the last stretch. */
export function horizonLocation(): Drawing {
  const sheet = new Sheet('horizon-location', 'afternoon', 4);
  sheet.path('M0 240V128C220 60 330 150 520 120S1240 20 1600 96V240z', 'far2');
  sheet.path('M0 240V176C300 168 460 34 800 26S1300 160 1600 150V240z', 'hill');
  for (const [d, wide] of [
    ['M1120 206C1210 196 1206 164 1120 160L560 146', 15],
    ['M560 146C474 140 476 112 560 108L960 92', 12],
    ['M960 92C1020 88 1018 66 960 64L770 54', 9],
  ] as const)
    sheet.line(d, 'roadShade', wide + 4).line(d, 'road', wide);
  const trees = new Batch();
  for (let row = 0; row < 4; row++)
    for (let x = 640 - row * 90 + sheet.between(0, 40); x < 980 + row * 90; x += sheet.between(52, 96)) {
      const y = 78 + row * 37 - (row > 1 ? 0 : (x - 800) * 0.04);
      trees.dot(0, x, y, 22 + row * 3, 'leaf3').dot(1, x - 4, y - 3, 14 + row * 2, 'leaf1');
      trees.dot(2, x + 3, y + 1, 4.5, 'lemon').dot(2, x - 5, y + 4, 4.5, 'lemon');
    }
  for (const [x, k] of [
    [300, 1.5],
    [1330, 1.6],
    [90, 1.2],
  ] as const)
    pine(trees, 3, x, 212, k);
  for (const [x, k] of [
    [420, 1.1],
    [1430, 1.1],
    [1460, 0.9],
  ] as const)
    cypress(trees, 3, x, 212, k);
  trees.draw(sheet);
  // the village where the road ends
  sheet.path('M716 56V30h26v26zM744 56V20h24v36z', 'wall1').path('M770 56V34h30v22z', 'wall4');
  sheet.path('M723 38h6v9h-6zM752 28h6v9h-6zM752 42h6v8h-6zM781 41h6v9h-6z', 'windowLit');
  sheet.rect(0, 206, width, 34, 'road').rect(0, 200, width, 10, 'stone').rect(0, 208, width, 4, 'stoneShade');
  minibus(sheet, 800, 236, 0.3);
  return sheet.finish();
}

/** The seafront: palms, lamps and a bench. */
export function horizonContact(): Drawing {
  const sheet = new Sheet('horizon-contact', 'evening', 6);
  sheet.rect(0, 150, width, 70, 'blue').rect(0, 150, width, 5, 'foam', 0.6);
  sailBoat(sheet, 660, 154, 0.9);
  sheet.rect(0, 214, width, 26, 'stone').rect(0, 214, width, 5, 'stoneShade');
  const trees = new Batch();
  for (const [x, k] of [
    [80, 2.6],
    [420, 2.9],
    [1000, 2.8],
    [1320, 2.5],
    [1560, 2.9],
  ] as const)
    palm(trees, 0, x, 218, k);
  trees.draw(sheet);
  for (const x of [250, 740, 1170]) {
    sheet.line(`M${x} 218V70M${x - 26} 74q26-26 52 0`, 'iron', 5);
    sheet.lamplight(() => sheet.circle(x - 26, 86, 34, 'glow', 0.2).circle(x + 26, 86, 34, 'glow', 0.2));
    sheet.circle(x - 26, 84, 11, 'lamp').circle(x + 26, 84, 11, 'lamp');
  }
  sheet.path('M808 166h6v60h-6zM914 166h6v60h-6z', 'iron');
  sheet.path('M800 168h128v9h-128zM800 182h128v9h-128zM794 198h140v8h-140z', 'coral');
  strawHat(sheet, 884, 196, 0.44);
  return sheet.finish();
}
