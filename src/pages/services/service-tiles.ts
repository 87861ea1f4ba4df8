/** How a shape is painted: one of the tile's colours, as fill or as stroke. */
type Paint = 'main' | 'second' | 'light' | 'ground' | 'mainLine' | 'secondLine' | 'lightLine' | 'groundLine';

interface ServiceTile {
  /** no two neighbours have the same colours at six, four and two tiles a row */
  colours: 'plaster' | 'sea' | 'sand' | 'navy' | 'mint';
  /** the drawing, in a view box of 96 × 96, from back to front */
  shapes: readonly (readonly [Paint, string])[];
}

/** Path text of `count` shapes, turned around (48, y); `draw` gets a function that places a point at a distance and aside. */
const around = (
  count: number,
  turn: number,
  y: number,
  draw: (at: (far: number, aside?: number) => string) => string,
) =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((turn + (360 * index) / count) * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const text = (value: number) => String(Math.round(value * 10) / 10);
    return draw((far, aside = 0) => `${text(48 + far * cos - aside * sin)} ${text(y + far * sin + aside * cos)}`);
  }).join('');

/** A ring of petals, each from one distance to another. */
const petals = (count: number, from: number, to: number, wide: number, turn = 0, y = 48) =>
  around(count, turn, y, (at) => {
    const belly = (from + to) / 2;
    return `M${at(from)}Q${at(belly, -wide)} ${at(to)}Q${at(belly, wide)} ${at(from)}z`;
  });

const disc = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;

/** A ring of dots. */
const dots = (count: number, far: number, radius: number, turn = 0) =>
  around(
    count,
    turn,
    48,
    (at) =>
      `M${at(far)}m${-radius} 0a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`,
  );

/** The tile of each delivered service: a small drawing of petals and discs. */
const serviceTiles: Record<string, ServiceTile> = {
  solarium: {
    colours: 'navy',
    shapes: [
      ['main', petals(8, 19, 46, 10)],
      ['second', petals(8, 19, 38, 7, 22.5)],
      ['light', disc(48, 48, 16)],
      ['main', petals(8, 2, 12, 4)],
    ],
  },
  parking: {
    colours: 'plaster',
    shapes: [
      ['main', disc(48, 48, 33)],
      ['ground', 'M38 30h13.5a12.5 12.5 0 0 1 0 25h-5v12h-8.5zm8.5 7.5v10h4.5a5 5 0 0 0 0-10z'],
      ['light', dots(8, 41, 3, 22.5)],
      ['second', petals(8, 35, 47, 6)],
    ],
  },
  wifi: {
    colours: 'sand',
    shapes: [
      ['mainLine', 'M11.2 37.2a52 52 0 0 1 73.6 0M33.9 59.9a20 20 0 0 1 28.2 0'],
      ['secondLine', 'M22.5 48.5a36 36 0 0 1 51 0'],
      ['main', disc(48, 75, 6)],
    ],
  },
  breakfast: {
    colours: 'mint',
    shapes: [
      ['light', 'M35 40Q28 26.8 35 16Q42 26.8 35 40zM61 40Q54 26.8 61 16Q68 26.8 61 40z'],
      ['second', 'M48 40Q40 23.5 48 10Q56 23.5 48 40z'],
      ['main', 'M23 45h50c0 19-9 30-25 30s-25-11-25-30z'],
      ['mainLine', 'M72 50c12-3 13 13-4 15'],
      ['secondLine', 'M20 82h56'],
      [
        'ground',
        'M48 69Q37.4 68.7 33.3 60.5Q42.4 60 48 69zM48 69Q39 63.4 39.5 54.3Q47.7 58.4 48 69zM48 69Q43 59.6 48 52Q53 59.6 48 69zM48 69Q48.3 58.4 56.5 54.3Q57 63.4 48 69zM48 69Q53.6 60 62.7 60.5Q58.6 68.7 48 69z',
      ],
    ],
  },
  reception: {
    colours: 'navy',
    shapes: [
      [
        'second',
        'M13.6 51.9Q4.5 53.2 0.9 46Q8.7 44.2 13.6 51.9zM26.2 36.9Q17.7 33.4 18.2 25.4Q25.9 27.7 26.2 36.9zM48 30Q43 22.3 48 16Q53 22.3 48 30zM69.8 36.9Q70.1 27.7 77.8 25.4Q78.3 33.4 69.8 36.9zM82.4 51.9Q87.3 44.2 95.1 46Q91.5 53.2 82.4 51.9z',
      ],
      ['main', 'M16 66a32 32 0 0 1 64 0z'],
      ['groundLine', 'M26 61a23 23 0 0 1 14-17'],
      ['second', 'M16 70h64a4 4 0 0 1 4 4v0a4 4 0 0 1 -4 4h-64a4 4 0 0 1 -4 -4v0a4 4 0 0 1 4 -4z'],
      ['light', disc(48, 31, 6)],
    ],
  },
  luggage: {
    colours: 'sea',
    shapes: [
      ['mainLine', 'M36 32v-6a7 7 0 0 1 7-7h10a7 7 0 0 1 7 7v6'],
      ['main', 'M21 32h54a7 7 0 0 1 7 7v34a7 7 0 0 1 -7 7h-54a7 7 0 0 1 -7 -7v-34a7 7 0 0 1 7 -7z'],
      ['second', 'M24 32h7v48h-7zM65 32h7v48h-7z'],
      ['ground', disc(48, 56, 13)],
      ['second', petals(4, 1, 13, 6, 45, 56)],
      ['light', petals(4, 1, 12, 5, 0, 56)],
    ],
  },
  transfers: {
    colours: 'mint',
    shapes: [
      ['light', 'M30 13h16v9h-16z'],
      ['second', 'M48 10h18v12h-18zM25 73h13v10h-13zM58 73h13v10h-13z'],
      ['main', 'M18 72v-28c0-14 8-22 30-22s30 8 30 22v28z'],
      ['ground', 'M26 46c0-11 6-16 20.5-16v16zM70 46c0-11-6-16-20.5-16v16z'],
      ['ground', 'M37 58Q48 50 59 58Q48 66 37 58z'],
      ['light', disc(29, 58, 6) + disc(67, 58, 6)],
      ['second', 'M17 68h62a4 4 0 0 1 4 4v0a4 4 0 0 1 -4 4h-62a4 4 0 0 1 -4 -4v0a4 4 0 0 1 4 -4z'],
    ],
  },
  airConditioning: {
    colours: 'sand',
    shapes: [
      [
        'main',
        'M51.5 50Q65.4 51.1 87.8 71Q59.4 61.5 51.5 50zM48 52Q54 64.6 48 94Q42 64.6 48 52zM44.5 50Q36.6 61.5 8.2 71Q30.6 51.1 44.5 50zM44.5 46Q30.6 44.9 8.2 25Q36.6 34.5 44.5 46zM48 44Q42 31.4 48 2Q54 31.4 48 44zM51.5 46Q59.4 34.5 87.8 25Q65.4 44.9 51.5 46zM65.3 58Q72.1 50.5 80.5 53.1Q75.2 60 65.3 58zM65.3 58Q72 65.6 68.6 73.7Q62.3 67.6 65.3 58zM48 68Q57.9 70.2 59.9 78.7Q51.2 77.6 48 68zM48 68Q44.8 77.6 36.1 78.7Q38.1 70.2 48 68zM30.7 58Q33.7 67.6 27.4 73.7Q24 65.6 30.7 58zM30.7 58Q20.8 60 15.5 53.1Q23.9 50.5 30.7 58zM30.7 38Q23.9 45.5 15.5 42.9Q20.8 36 30.7 38zM30.7 38Q24 30.4 27.4 22.3Q33.7 28.4 30.7 38zM48 28Q38.1 25.8 36.1 17.3Q44.8 18.4 48 28zM48 28Q51.2 18.4 59.9 17.3Q57.9 25.8 48 28zM65.3 38Q62.3 28.4 68.6 22.3Q72 30.4 65.3 38zM65.3 38Q75.2 36 80.5 42.9Q72.1 45.5 65.3 38z',
      ],
      ['second', petals(6, 9, 27, 9)],
      ['light', `${dots(6, 33, 3.5)}M42 48a6 6 0 1 1 12 0a6 6 0 1 1 -12 0z`],
    ],
  },
  laundry: {
    colours: 'plaster',
    shapes: [
      ['main', 'M33 20l-22 13 9 18 11-5v34h34v-34l11 5 9-18-22-13c-5 9-25 9-30 0z'],
      ['second', petals(4, 2, 15, 8, 45, 61)],
      [
        'light',
        'M50 61Q56 56 61 61Q56 66 50 61zM48 63Q53 69 48 74Q43 69 48 63zM46 61Q40 66 35 61Q40 56 46 61zM48 59Q43 53 48 48Q53 53 48 59z' +
          disc(19, 66, 5) +
          disc(79, 70, 4),
      ],
      ['second', disc(14, 80, 3.5) + disc(84, 60, 2.5)],
    ],
  },
  beach: {
    colours: 'sea',
    shapes: [
      ['secondLine', 'M48 50v31'],
      ['main', 'M12 52a36 36 0 0 1 72 0q-6-6-12 0-6-6-12 0-6-6-12 0-6-6-12 0-6-6-12 0-6-6-12 0z'],
      [
        'ground',
        'M48 16c-14 6-23 20-24 36q6-6 12 0c1-16 5-29 12-36zM48 16c14 6 23 20 24 36q-6-6-12 0c-1-16-5-29-12-36z',
      ],
      ['light', disc(48, 14, 4)],
      ['lightLine', 'M14 82q8.5-8 17 0t17 0 17 0 17 0'],
    ],
  },
};

/** Drawings for services without one of their own, used in turn. */
const stock: readonly ServiceTile['shapes'][] = [
  [
    ['second', petals(4, 6, 44, 20, 45)],
    ['main', petals(4, 8, 46, 14)],
    ['light', disc(48, 48, 10)],
  ],
  [
    ['main', petals(8, 14, 44, 13)],
    ['second', petals(8, 26, 46, 7, 22.5)],
    ['light', disc(48, 48, 11)],
    ['main', disc(48, 48, 4.5)],
  ],
  [
    [
      'second',
      'M49 46.3Q48.7 20.7 71 8.2Q71.3 33.7 49 46.3zM47 46.3Q24.7 33.7 25 8.2Q47.3 20.7 47 46.3zM40 48Q21 60 2 48Q21 36 40 48zM56 48Q75 36 94 48Q75 60 56 48z',
    ],
    ['light', 'M48 34c15 0 23 12 23 24 0 13-9 21-18 23q-5 5-10 0c-9-2-18-10-18-23 0-12 8-24 23-24z'],
    ['ground', 'M60 44q8 8 6 18-2-10-10-15z'],
  ],
];

const palette = ['navy', 'plaster', 'sand', 'mint', 'sea'] as const;

/** A tile for each service. One without a drawing gets one from the stock; no tile is like the two before it. */
export function tilesOf(ids: readonly string[]): ServiceTile[] {
  const tiles: ServiceTile[] = [];
  let used = 0;
  for (const id of ids) {
    const own = serviceTiles[id];
    const before = tiles.slice(-2).map(({ colours }) => colours);
    const earlier = tiles.slice(-4).map(({ colours }) => colours);
    const colours =
      own && !before.includes(own.colours) ? own.colours : palette.find((colour) => !earlier.includes(colour));
    const shapes = own?.shapes ?? stock[used++ % stock.length];
    if (colours && shapes) tiles.push({ colours, shapes });
  }
  return tiles;
}
