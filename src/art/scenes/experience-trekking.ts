import { Batch, polygon } from '../pieces/batch.ts';
import { sailBoat } from '../pieces/boats.ts';
import { cloud, glitter, gulls, ridge, sea, sky, stars, sunAndMoon } from '../pieces/landscape.ts';
import { crown } from '../pieces/lemon.ts';
import { church, houseRow } from '../pieces/town.ts';
import { walker } from '../pieces/travel.ts';
import { type Drawing, Sheet } from '../sheet.ts';

/** The stone steps of the lemon path: terraces, a walker, the sea far below. */
export function experienceTrekking(): Drawing {
  const s = new Sheet('experience-trekking', 'morning', 111);
  const horizon = 500;
  sky(s, { x: 620, y: 460, horizon, reach: 900, core: 150, flat: 0.8 });
  stars(s, 0, 20, 900, 380, 70, 1.2);
  sunAndMoon(s, 640, 396, 60);
  cloud(s, 250, 190, 1.1, 0.6);
  gulls(s, [
    [470, 320, 1],
    [530, 300, 0.7],
  ]);
  ridge(
    s,
    [
      [700, 500],
      [770, 462],
      [820, 470],
      [920, 410],
    ],
    horizon + 1,
    'far1',
  );
  sea(s, { top: horizon, bottom: 1000, swell: 1.2 });
  glitter(s, 640, horizon, 760, 100, 28);
  sailBoat(s, 760, 590, 0.9);
  sailBoat(s, 560, 548, 0.5, 'lemon');
  // the village on the shore, mountains before it
  ridge(
    s,
    [
      [-40, 300],
      [60, 236],
      [110, 270],
      [180, 200],
      [260, 320],
      [330, 372],
      [430, 452],
      [520, 520],
      [640, 700],
    ],
    702,
    'ridge1',
    'ridge2',
  );
  s.path('M600 676L690 706Q716 716 700 728L560 722z', 'beach');
  houseRow(s, {
    left: 470,
    right: 640,
    base: (x) => 640 + (x - 470) * 0.24,
    width: [16, 28],
    height: [20, 44],
    style: { unit: 0.6 },
  });
  houseRow(s, {
    left: 480,
    right: 680,
    base: (x) => 668 + (x - 470) * 0.2,
    width: [18, 30],
    height: [22, 40],
    style: { unit: 0.6 },
  });
  church(s, 560, 684, 0.26);
  ridge(
    s,
    [
      [-40, 420],
      [60, 380],
      [150, 430],
      [270, 500],
      [400, 600],
      [540, 690],
      [720, 780],
      [840, 880],
    ],
    900,
    'ridge3',
  );
  s.line('M176 560Q210 536 166 506Q124 476 150 434', 'path', 7);
  // terraces: rows of lemon trees, the ground they stand on, a dry wall
  const tree = s.define(() => crown(s, 0, 0, 50, 8));
  const terrace = (
    y: number,
    right: number,
    low: number,
    wall: number,
    trees: readonly number[],
    k: number,
    tone: 'leaf1' | 'leaf2' | 'hill',
  ) => {
    const edge = (x: number) => y + ((x + 20) / (right + 20)) ** 2 * (low - y);
    for (const x of trees) {
      s.rect(x - 4 * k, edge(x) - 40 * k, 8 * k, 50 * k, 'bark');
      s.use(tree, x, Math.round(edge(x) - 60 * k), k);
    }
    const mid = (right - 20) / 2;
    s.path(`M-20 ${y}Q${mid} ${y} ${right} ${low}V1200H-20z`, tone);
    s.path(
      `M-20 ${y + 16}Q${mid} ${y + 16} ${right} ${low + 16}v${wall}Q${mid} ${y + 16 + wall} -20 ${y + 16 + wall}z`,
      'rock1',
    );
  };
  terrace(560, 800, 856, 24, [30, 110, 260, 330, 400], 0.48, 'leaf2');
  terrace(660, 920, 936, 32, [40, 330, 430, 540, 640], 0.64, 'hill');
  terrace(780, 940, 940, 42, [60, 540, 660, 780], 0.9, 'leaf2');
  terrace(940, 940, 1060, 58, [80, 700, 850], 1.3, 'hill');
  terrace(1130, 940, 1180, 70, [], 1, 'leaf2');
  // the steps: wide at the viewer's feet, winding up the slope to the left
  const steps = new Batch();
  const count = 17;
  const at = (i: number) => {
    const t = i / count;
    const k = (1 - t) ** 1.35;
    return { y: 556 + 664 * k, w: 34 + 330 * k, x: 170 + 300 * k ** 0.8 + Math.sin(t * 6.3) * 64 * (1 - t * 0.6) };
  };
  // the walls beside them
  const side = (to: -1 | 1, grow: number) =>
    Array.from(
      { length: count + 1 },
      (_, i) => [at(i).x + (to * at(i).w * (1 + grow)) / 2, at(i).y - (grow ? 10 : 0)] as const,
    );
  steps.path(0, polygon([...side(-1, 0.24), ...side(-1, 0).reverse()]), 'rock1');
  steps.path(0, polygon([...side(1, 0), ...side(1, 0.2).reverse()]), 'rock4');
  for (let i = 0; i < count; i++) {
    const [a, b] = [at(i), at(i + 1)];
    const rise = (a.y - b.y) * 0.46;
    const [l, r, bl, br] = [a.x - a.w / 2, a.x + a.w / 2, b.x - b.w / 2, b.x + b.w / 2];
    steps.path(
      i * 4 + 2,
      polygon([
        [l, a.y - rise],
        [bl, b.y],
        [br, b.y],
        [r, a.y - rise],
      ]),
      'path',
    );
    steps.path(
      i * 4 + 3,
      polygon([
        [l, a.y],
        [l, a.y - rise],
        [r, a.y - rise],
        [r, a.y],
      ]),
      'rock2',
    );
  }
  steps.draw(s);
  for (const i of [1, 4, 9, 13]) {
    const { x, y, w } = at(i);
    const [lx, k] = [x + w * 0.56, 0.25 + w / 330];
    s.night(() => {
      s.circle(lx, y - 62 * k, 60 * k, 'glow', 0.14);
      s.circle(lx, y - 62 * k, 30 * k, 'glow', 0.24);
    });
    s.line(`M${Math.round(lx)} ${Math.round(y)}v${Math.round(-56 * k)}`, 'iron', 5 * k);
    s.circle(lx, y - 62 * k, 10 * k, 'lamp');
  }
  walker(s, 452, 922, 0.92);
  return s.finish();
}
