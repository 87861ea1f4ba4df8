// The hotel's ornament and sign: the majolica tile, and the mark, a tile that is also a lemon blossom.
import { quarteredTile } from '../pieces/tile.ts';
import { type Drawing, p, Sheet } from '../sheet.ts';

export function tile(): Drawing {
  const sheet = new Sheet('tile', 'golden', 1);
  quarteredTile(sheet);
  return sheet.finish();
}

/** The mark's drawing about the middle of a tile of 96 × 96: four petals on the diagonals, four leaves on the axes, a lemon heart. */
function sign(sheet: Sheet): void {
  const turn = (degrees: number) => (x: number, y: number) => {
    const a = (degrees * Math.PI) / 180;
    return [48 + x * Math.cos(a) - y * Math.sin(a), 48 + x * Math.sin(a) + y * Math.cos(a)] as const;
  };
  const shape = (degrees: number, from: number, to: number, belly: number, wide: number) => {
    const at = turn(degrees);
    const [a, b, c, d] = [at(from, 0), at(belly, -wide), at(to, 0), at(belly, wide)] as const;
    return p`M${a[0]} ${a[1]}Q${b[0]} ${b[1]} ${c[0]} ${c[1]}Q${d[0]} ${d[1]} ${a[0]} ${a[1]}z`;
  };
  sheet.path([0, 90, 180, 270].map((a) => shape(a, 8, 45, 28, 15)).join(''), 'markLeaf');
  sheet.path([45, 135, 225, 315].map((a) => shape(a, 0, 57, 36, 35)).join(''), 'markPetal');
  sheet.circle(48, 48, 11, 'markHeart');
}

export function mark(): Drawing {
  const sheet = new Sheet('mark', 'golden', 1);
  sheet.path(
    'M12 0h72a12 12 0 0 1 12 12v72a12 12 0 0 1-12 12h-72a12 12 0 0 1-12-12v-72a12 12 0 0 1 12-12z',
    'markGround',
  );
  sign(sheet);
  return sheet.finish();
}

export function markApp(): Drawing {
  const sheet = new Sheet('mark-app', 'golden', 1);
  sheet.rect(0, 0, 512, 512, 'markGround');
  // the sign keeps within the circle that every platform shows
  for (const [x, y] of [
    [0, 0],
    [512, 0],
    [512, 512],
    [0, 512],
  ] as const)
    sheet.circle(x, y, 118, 'markEdge');
  sheet.group({ at: [256 - 48 * 3.6, 256 - 48 * 3.6], scale: 3.6 }, () => sign(sheet));
  return sheet.finish();
}
