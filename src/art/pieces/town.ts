// The town: house, houseRow, hillTown (stacked rows on a slope), church (majolica dome and campanile), tower (the Norman tower on its rock), cypress, pine, palm.
import type { Colour } from '../palette.ts';
import { p, type Sheet } from '../sheet.ts';
import { Batch } from './batch.ts';

const walls = [
  'wall1',
  'wall2',
  'wall3',
  'wall4',
  'wall5',
  'wall8',
  'wall1',
  'wall2',
  'wall6',
  'wall7',
] as const satisfies Colour[];
const shutters = ['teal', 'blue', 'roofShade'] as const satisfies Colour[];

export interface HouseStyle {
  wall?: Colour;
  roof?: 'flat' | 'vault' | 'hip' | 'pergola';
  /** Size of a window and of the details: 1 = windows 5 × 8. */
  unit?: number;
  /** Share of the windows lit at night. */
  lit?: number;
  /** The colours to choose from. */
  walls?: readonly Colour[];
  /** Width of the shaded side at the right, as a share. */
  shade?: number;
}

/** A house standing on `base` with its left edge at x, gathered into the batch (layers 0 to 6). */
function house(
  batch: Batch,
  sheet: Sheet,
  x: number,
  base: number,
  width: number,
  height: number,
  style: HouseStyle = {},
): void {
  const {
    wall = sheet.pick(style.walls ?? walls),
    roof = sheet.pick(['flat', 'vault', 'hip', 'flat', 'pergola'] as const),
    unit: u = 1,
    lit = 0.45,
    shade = 0.26,
  } = style;
  const [left, w, h] = [x, width, height].map(Math.round) as [number, number, number];
  const top = Math.round(base) - h;
  if (roof === 'vault') batch.path(1, p`M${left} ${top}q${w / 2} ${-Math.round(w * 0.34)} ${w} 0z`, 'wallLight');
  if (roof === 'hip') {
    batch.path(
      1,
      p`M${left - 2} ${top}l${Math.round(w * 0.24)} ${-Math.round(w * 0.2)}h${Math.round(w * 0.56)}L${left + w + 2} ${top}z`,
      'roof',
    );
  }
  if (roof === 'pergola') {
    const [a, b] = [left + Math.round(w * 0.14), left + Math.round(w * 0.6)];
    batch.path(1, `M${a} ${top}v-${Math.round(9 * u)}M${b} ${top}v-${Math.round(9 * u)}`, 'wood3', 1, 1.6 * u);
    batch.path(2, `M${a - 2} ${top - Math.round(10 * u)}h${b - a + 4}`, 'leaf2', 1, 4 * u);
  }
  batch.rect(0, left, top, w, h, wall);
  batch.rect(3, left + w * (1 - shade), top, w * shade, h, 'wallShadow', 0.24);
  if (roof !== 'hip') batch.rect(4, left - 1, top - 2 * u, w + 2, 3 * u, 'wallLight');
  const columns = Math.max(1, Math.floor(w / (15 * u)));
  const pitch = w / columns;
  for (let y = top + 7 * u; y + 10 * u < base; y += 18 * u) {
    for (let column = 0; column < columns; column++) {
      if (sheet.chance(0.14)) continue;
      const wx = left + pitch * (column + 0.5) - 2.5 * u;
      const chance = sheet.random();
      batch.rect(
        6,
        wx,
        y,
        5 * u,
        8 * u,
        chance >= lit ? 'window' : sheet.hour.lamps ? 'windowEvening' : chance < lit * 0.7 ? 'windowLit' : 'windowWarm',
      );
      if (sheet.chance(0.3)) batch.rect(5, wx - 2 * u, y, 9 * u, 8 * u, sheet.pick(shutters));
      else if (sheet.chance(0.22)) batch.rect(5, wx - 3 * u, y + 8 * u, 11 * u, 2 * u, 'wallLight');
    }
  }
}

/** A row of houses from x to `right` whose feet follow `base(x)`; `size`: [least, greatest] of widths and of heights. Trees stand in the gaps. */
export function houseRow(
  sheet: Sheet,
  {
    left,
    right,
    base,
    width = [30, 52],
    height = [34, 62],
    gaps = 0.1,
    overlap = 0.1,
    style = {},
    keep = () => true,
  }: {
    left: number;
    right: number;
    base: (x: number) => number;
    width?: [number, number];
    height?: [number, number];
    gaps?: number;
    overlap?: number;
    style?: HouseStyle;
    keep?: (x: number, width: number) => boolean;
  },
): void {
  const batch = new Batch();
  const u = style.unit ?? 1;
  let previous: Colour | undefined;
  for (let x = left; x < right; ) {
    const w = sheet.between(...width);
    const h = sheet.between(...height);
    const tree = sheet.chance(gaps);
    const colours = style.walls ?? walls;
    let wall = sheet.pick(colours);
    if (wall === previous) wall = sheet.pick(colours);
    if (!keep(x, w)) x += w * 0.5;
    else if (tree) {
      const foot = base(x);
      batch.dot(0, x + 6 * u, foot - 12 * u, 20 * u, 'leaf3').dot(1, x + 15 * u, foot - 8 * u, 17 * u, 'leaf2');
      x += 18 * u;
    } else {
      house(batch, sheet, x, base(x + w / 2) + sheet.between(-4, 4) * u, w, h, { ...style, wall });
      x += w * (1 - sheet.between(0, overlap));
    }
    previous = wall;
  }
  batch.draw(sheet);
}

/** A town stacked up a slope: rows from the top (`crest`) to the bottom (`foot`), each drawn over the one behind. `left(t)` is where row t (0 top, 1 bottom) begins. */
export function hillTown(
  sheet: Sheet,
  {
    rows,
    crest,
    foot,
    left,
    right,
    size = (t) => 0.8 + t * 0.4,
    gaps = 0.1,
    lit = 0.45,
    style = {},
    keep = () => true,
  }: {
    rows: number;
    crest: (x: number) => number;
    foot: (x: number) => number;
    left: (t: number) => number;
    right: (t: number) => number;
    size?: (t: number) => number;
    gaps?: number;
    lit?: number;
    style?: HouseStyle;
    keep?: (x: number, width: number, t: number) => boolean;
  },
): void {
  for (let row = 0; row < rows; row++) {
    const t = rows > 1 ? row / (rows - 1) : 1;
    const k = size(t);
    const base = (x: number) => crest(x) + (foot(x) - crest(x)) * t;
    const [from, to] = [left(t), right(t)];
    // bushes and bougainvillea between the rows, behind the houses of this one
    const greens = new Batch();
    for (let x = from; x < to; x += sheet.between(50, 130) * k)
      greens.dot(
        0,
        x,
        base(x) - sheet.between(34, 52) * k,
        Math.round(sheet.between(14, 22) * k),
        sheet.pick(['leaf3', 'leaf2', 'leaf2', 'bougainvillea']),
      );
    greens.draw(sheet);
    houseRow(sheet, {
      left: from,
      right: to,
      base,
      width: [26 * k, 50 * k],
      height: [34 * k, 66 * k],
      gaps,
      style: { ...style, unit: Math.round(k * 10) / 10, lit },
      keep: (x, w) => keep(x, w, t),
    });
  }
}

/** The church: façade about 130 wide, its majolica dome, and the campanile at its left; it stands at (x, y) and is 300 high at scale 1. */
export function church(sheet: Sheet, x: number, y: number, scale = 1, campanile = true): void {
  const lit = sheet.hour.lamps ? 'windowEvening' : 'windowLit';
  sheet.group({ at: [x, y], scale }, () => {
    if (campanile) {
      sheet.path('M-106 0V-196h38V0z', 'wall3');
      sheet.path('M-80 0V-196h12V0zM-102-218h30v22h-30z', 'wallShade2');
      sheet.path('M-102-218h20v22h-20z', 'wall3');
      // the onion cap in majolica
      sheet.path('M-106-218q2-24 19-40q17 16 19 40z', 'dome');
      sheet.path('M-98-218q-2-22 9-37h4q11 15 9 37h-4q1-20-7-30q-8 10-7 30z', 'domeYellow');
      sheet.path('M-110-200h46v6h-46zM-109-148h44v5h-44zM-109-96h44v5h-44zM-106-221h38v5h-38z', 'wallLight');
      sheet.path('M-88-257h2v-16h-2zM-92-269h10v2h-10z', 'wood3');
      sheet.path('M-95-160v-20a8 8 0 0 1 16 0v20zM-95-56v-20a8 8 0 0 1 16 0v20z', 'window');
      sheet.path('M-95-108v-20a8 8 0 0 1 16 0v20z', lit);
    }
    // drum and dome
    sheet.path('M-40-128h80v38h-80z', 'wall2');
    sheet.path('M18-128h22v38h-22z', 'wallShade1');
    sheet.path('M-30-98v-14a6 6 0 0 1 12 0v14zM-6-98v-14a6 6 0 0 1 12 0v14zM20-98v-14a6 6 0 0 1 12 0v14z', lit);
    sheet.path('M-46-128C-48-176-26-204 0-212C26-204 48-176 46-128z', 'dome');
    sheet.path('M14-207C36-198 48-172 46-128h-16C32-164 27-190 14-207z', 'domeShade');
    // ribs, and between them bands of lozenges
    sheet.path(
      'M-34-128C-33-168-19-196-2-210h4C19-196 33-168 34-128h-7C26-162 16-190 0-204C-16-190-26-162-27-128zM-12-128C-13-168-8-196-2-211h4C8-196 13-168 12-128h-6C7-160 5-188 0-202C-5-188-7-160-6-128z',
      'domeYellow',
    );
    sheet.path(
      [
        [-138, 40, 8],
        [-156, 38, 7],
        [-173, 32, 6],
        [-189, 22, 4],
      ]
        .flatMap(([dy, rx, r]) =>
          [-0.52, 0, 0.52].map((k) => {
            const [cx, cy, q] = [Math.round(k * 2 * (rx as number) * 0.46), dy as number, r as number];
            return p`M${cx} ${cy - q * 0.8}l${q * 0.45} ${q * 0.8}l${-q * 0.45} ${q * 0.8}l${-q * 0.45} ${-q * 0.8}z`;
          }),
        )
        .join(''),
      'domeLight',
    );
    sheet.path('M-49-132h98v6h-98zM-8-232h16v22h-16z', 'wallLight');
    sheet.path('M-9-232q1-8 9-12q8 4 9 12z', 'dome');
    sheet.path('M-1-262h2v20h-2zM-6-257h12v2h-12z', 'wood3');
    sheet.night(() => sheet.rect(-3, -228, 6, 14, 'lamp'));
    // façade with its gable
    sheet.path('M-66 0V-78Q-50-80-46-96H46Q50-80 66-78V0z', 'wall1');
    sheet.path('M36 0V-96H46Q50-80 66-78V0z', 'wallShade1');
    sheet.path('M-50-100h100v7h-100zM-66-80h18v5h-18zM50-80h18v5h-18zM-58-46h116v4h-116z', 'wallLight');
    sheet.path('M-13 0v-28a13 13 0 0 1 26 0V0z', 'door');
    sheet.circle(0, -68, 11, 'wallLight');
    sheet.circle(0, -68, 8, lit);
    sheet.path('M-44-8v-18a6 6 0 0 1 12 0v18zM32-8v-18a6 6 0 0 1 12 0v18z', 'window');
  });
}

/** The Norman tower, 90 high, its foot at (x, y). */
export function tower(sheet: Sheet, x: number, y: number, scale = 1): void {
  sheet.group({ at: [x, y], scale }, () => {
    sheet.path('M-34 4L-27-74H27L34 4z', 'wall3');
    sheet.path('M8 4L6-74H27L34 4z', 'wallShade2');
    sheet.path('M-32-92h10v8h8v-8h10v8h8v-8h10v8h8v-8h10v20H-32z', 'wall2');
    sheet.path('M8-84v-8h6v8h8v-8h10v20H6v-12z', 'wallShade1');
    sheet.path('M-15-46h7v12h-7zM-14-12h7v10h-7z', 'windowLit');
    sheet.path('M11-48h6v12h-6z', 'window');
  });
}

/** A cypress, 60 high. */
export function cypress(batch: Batch, layer: number, x: number, y: number, k = 1): void {
  const [cx, cy] = [Math.round(x), Math.round(y)];
  batch.path(
    layer,
    p`M${cx} ${cy}c${-9 * k} 0 ${-11 * k} ${-26 * k} 0 ${-60 * k}c${11 * k} ${34 * k} ${9 * k} ${60 * k} 0 ${60 * k}z`,
    'leaf4',
  );
}

/** An umbrella pine, 70 high. */
export function pine(batch: Batch, layer: number, x: number, y: number, k = 1): void {
  const [cx, cy] = [Math.round(x), Math.round(y)];
  batch.path(
    layer,
    p`M${cx - 2 * k} ${cy}q${3 * k} ${-26 * k} ${1 * k} ${-52 * k}h${3 * k}q${2 * k} ${26 * k} ${1 * k} ${52 * k}z`,
    'bark',
  );
  batch.path(
    layer + 1,
    p`M${cx - 34 * k} ${cy - 46 * k}q${2 * k} ${-22 * k} ${34 * k} ${-26 * k}q${34 * k} ${4 * k} ${36 * k} ${26 * k}q${-34 * k} ${8 * k} ${-70 * k} 0z`,
    'leaf4',
  );
  batch.path(
    layer + 2,
    p`M${cx - 26 * k} ${cy - 54 * k}q${6 * k} ${-14 * k} ${26 * k} ${-15 * k}q${14 * k} 0 ${20 * k} ${9 * k}q${-24 * k} ${-2 * k} ${-46 * k} ${6 * k}z`,
    'leaf2',
  );
}

/** A palm of the seafront, 70 high. */
export function palm(batch: Batch, layer: number, x: number, y: number, k = 1): void {
  const [cx, cy] = [Math.round(x), Math.round(y)];
  batch.path(
    layer,
    p`M${cx - 3 * k} ${cy}q${3 * k} ${-26 * k} ${1 * k} ${-50 * k}h${4 * k}q0 ${24 * k} ${2 * k} ${50 * k}z`,
    'wood2',
  );
  for (const [dx, dy, sweep] of [
    [-30, 2, 1],
    [-24, -16, 1],
    [30, 2, -1],
    [24, -16, -1],
    [-14, 14, 1],
    [16, 14, -1],
  ] as const) {
    const [ax, ay] = [cx, cy - Math.round(50 * k)];
    const curve = p`M${ax} ${ay}Q${ax + dx * 0.5 * k} ${ay + (dy - 18) * k} ${ax + dx * k} ${ay + dy * k}Q${ax + dx * 0.6 * k} ${ay + (dy - 7) * k} ${ax} ${ay + 5 * k}z`;
    batch.path(layer + (sweep > 0 ? 1 : 2), curve, sweep > 0 ? 'leaf2' : 'leaf3');
  }
}
