import type { Colour } from '../palette.ts';
import { p, type Sheet } from '../sheet.ts';

/** Folded towels, the lowest first, (x, y) the middle of the lowest one's lower edge. */
export function towelStack(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  cloths: readonly (readonly [Colour, Colour])[],
) {
  const h = w * 0.2;
  cloths.forEach(([cloth, shade], i) => {
    const [l, t] = [x - w / 2 + i * 4, y - (i + 1) * h];
    const ww = w - i * 8;
    sheet.path(
      p`M${l + h / 2} ${t}h${ww - h}a${h / 2} ${h / 2} 0 0 1 0 ${h}h${h - ww}a${h / 2} ${h / 2} 0 0 1 0 ${-h}z`,
      cloth,
    );
    sheet.path(
      p`M${l + h / 2} ${t + h * 0.62}h${ww - h * 0.6}q${-h * 0.06} ${h * 0.38} ${-h * 0.4} ${h * 0.38}h${h - ww}q${-h * 0.4} 0 ${-h * 0.4} ${-h * 0.38}z`,
      shade,
    );
  });
}

/** A towel that hangs over a rail, with stripes near its end; (x, y) is its upper left corner. */
export function towel(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  cloth: Colour,
  shade: Colour,
  stripe: Colour,
) {
  sheet.path(p`M${x} ${y}h${w}l${w * 0.04} ${h}q${-w * 0.27} 6 ${-w * 0.54} 0t${-w * 0.54} 0z`, cloth);
  sheet.path(
    p`M${x + w * 0.7} ${y}h${w * 0.1}l${w * 0.08} ${h}h${-w * 0.2}zM${x + w * 0.24} ${y}h${w * 0.08}l${-w * 0.01} ${h}h${-w * 0.14}z`,
    shade,
  );
  sheet.path(
    p`M${x - w * 0.03} ${y + h * 0.74}h${w * 1.06}v${h * 0.06}h${-w * 1.06}zM${x - w * 0.03} ${y + h * 0.84}h${w * 1.07}v${h * 0.03}h${-w * 1.07}z`,
    stripe,
  );
}

/** A round mirror in a brass ring; the glass shows the light in two slanting stripes. */
export function roundMirror(sheet: Sheet, x: number, y: number, r: number, ring: Colour = 'brass') {
  sheet.day(() => sheet.circle(x + 6, y + 8, r, 'ink', 0.12));
  sheet.circle(x, y, r, ring);
  const d = r - 11;
  sheet.circle(x, y, d, 'glass');
  sheet.clip(p`M${x - d} ${y}a${d} ${d} 0 1 1 ${d * 2} 0a${d} ${d} 0 1 1 ${-d * 2} 0z`, () => {
    sheet.path(
      p`M${x - r} ${y + r * 0.5}L${x + r * 0.3} ${y - r}h${r * 0.44}L${x - r * 0.5} ${y + r}h${-r * 0.5}zM${x - r * 0.1} ${y + r}L${x + r} ${y - r * 0.44}v${r * 0.2}L${x + r * 0.1} ${y + r}z`,
      'linen',
      0.4,
    );
  });
}

/** A painted wash-bowl on its table, the tap on a plate on the wall behind; (x, y) is the middle of its foot, 200 wide at scale 1. */
export function washBowl(
  sheet: Sheet,
  x: number,
  y: number,
  scale = 1,
  paint: Colour = 'blue',
  dots: Colour = 'lemon',
) {
  sheet.group({ at: [x, y], scale }, () => {
    sheet.path('M-52-146H52q8 0 8 8v8q0 8-8 8H-52q-8 0-8-8v-8q0-8 8-8z', 'brass');
    for (const cx of [-40, 40])
      sheet
        .rect(cx - 15, -138, 30, 8, 'lemonShade')
        .rect(cx - 4, -149, 8, 30, 'lemonShade')
        .circle(cx, -134, 7, 'linen');
    sheet.path('M-9-134H9V-92q0 7-9 7t-9-7z', 'brass').path('M3-134H9V-92q0 5-6 6z', 'lemonShade');
    sheet.ellipse(0, -74, 100, 13, 'linenShade');
    sheet.path('M-100-74Q0-52 100-74C98-30 62 0 34 0H-34C-62 0-98-30-100-74z', 'linen');
    sheet.path('M-100-74Q0-52 100-74L98-60Q0-38-98-60z', paint);
    let d = '';
    for (let i = -4; i <= 4; i++) d += p`M${i * 19 - 8} ${-34 + i * i * -0.7}q8 -11 16 0q-8 11-16 0z`;
    sheet.path(d, dots);
    sheet.path('M-72-22Q0-2 72-22L66-15Q0 5-66-15z', paint);
  });
}

/** A bath on brass feet, seen from its long side; (x, y) is the middle between the feet, 480 wide at scale 1. */
export function bath(
  sheet: Sheet,
  x: number,
  y: number,
  scale = 1,
  body: Colour = 'coral',
  shade: Colour = 'coralShade',
) {
  sheet.group({ at: [x, y], scale }, () => {
    sheet.ellipse(0, 0, 230, 15, 'ink', 0.2);
    sheet.path('M-160-34l-22 34h28l24-28zM160-34l22 34h-28l-24-28z', 'brass');
    sheet.path('M-236-186Q-222-26-120-22H120Q222-26 236-186z', body);
    sheet.path('M-212-100Q-190-26-120-22H120Q190-26 212-100Q170-58 100-56H-100Q-170-58-212-100z', shade);
    sheet
      .path('M-240-198H240a12 12 0 0 1 0 24H-240a12 12 0 0 1 0-24z', 'linen')
      .path('M-240-180H240a12 12 0 0 0 10-4q-2 10-10 10H-240q-8 0-10-10a12 12 0 0 0 10 4z', 'linenShade');
  });
}
