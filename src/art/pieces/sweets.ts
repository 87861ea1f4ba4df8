// Sweets and pastries. See table.ts for light and shadow.
import type { Sheet } from '../sheet.ts';
import { once } from './batch.ts';
import { lemonLeaf, lemonSlice, tomato } from './dishes.ts';
import { shaded } from './table.ts';

/** Delizia al limone: a glazed dome on cream, (x, y) the middle of its foot, `r` half its width. */
export function delizia(s: Sheet, x: number, y: number, r: number): void {
  s.group({ at: [x, y], scale: r / 200 }, () => {
    s.path('M-186-80H186V0Q0 14-186 0z', 'mozzarellaShade');
    // cream piped round the foot
    const puff = s.define(() => {
      s.circle(0, 0, 30, 'mozzarellaShade');
      s.circle(-3, -4, 26, 'mozzarella');
    });
    for (const at of [-196, -140, -82, -20, 42, 104, 156, 200]) s.use(puff, at, -8 + (200 - Math.abs(at)) * 0.05);
    const dome =
      'M-192-44C-200-170-120-262 0-262C120-262 200-170 192-44C188-14 164-18 156-46C148-70 130-66 126-40C120-2 86-6 80-44C74-66 52-62 48-36C42-10 16-10 8-40C0-60-18-58-24-34C-32 6-72 2-80-40C-86-62-104-62-110-40C-116-16-140-16-146-44C-152-64-166-60-168-46C-174-22-190-28-192-44z';
    shaded(s, dome, 'glaze', () => {
      s.path('M50-280C140-200 160-100 118 20H240V-280z', 'glazeShade');
      s.path('M-160-90C-160-160-120-214-64-232C-106-196-128-150-132-96C-134-76-158-70-160-90z', 'mozzarella');
      s.circle(-142, -50, 12, 'mozzarella');
    });
    // the cream piped on top, with a slice of lemon and a leaf
    s.group({ at: [30, -292], rotate: 14 }, () => lemonSlice(s, 0, -24, 58, 10));
    s.path(
      'M-74-244C-84-280-50-290-40-286C-46-316-18-326-6-316C-12-342 14-352 22-336C40-330 40-310 34-300C58-304 66-282 58-268C84-268 88-240 74-232Q0-214-74-244z',
      'mozzarella',
    );
    s.path('M34-300C58-304 66-282 58-268C84-268 88-240 74-232Q40-220 0-226C40-236 50-262 34-300z', 'mozzarellaShade');
    s.line('M-38-284Q-10-270 22-290M-58-252Q0-232 50-262', 'mozzarellaShade', 6);
    lemonLeaf(s, -56, -262, 190, 96);
  });
}

/** Sfogliatella riccia: the shell of many crisp leaves, dusted with sugar; (x, y) under its middle, 400 × 260 at scale 1, the tip to the left. */
export function sfogliatella(s: Sheet, x: number, y: number, scale = 1): void {
  s.group({ at: [x, y], scale }, () => {
    const shell = 'M0 0C40-70 140-178 262-178C352-178 400-110 400-34C400 36 356 74 280 78C150 84 40 50 0 0z';
    s.group({ at: [-200, -74] }, () => {
      // leaves: each a smaller shell towards the tip, with a dark gap behind its lit edge
      for (let i = 0; i < 9; i++) {
        const k = 1 - i * 0.098;
        s.group({ scale: [k, k * (1 - i * 0.012)] }, () => {
          s.path(shell, i ? 'babaShade' : 'crustShade');
          s.group({ at: [-11, 0], scale: [1, 0.985] }, () => s.path(shell, 'crustLight'));
          s.group({ at: [-22, 2], scale: [1, 0.985] }, () => s.path(shell, 'crustWarm'));
        });
      }
      for (const [sx, sy, r] of [
        [150, -96, 7],
        [196, -130, 5],
        [236, -110, 8],
        [186, -76, 5],
        [286, -136, 6],
        [110, -62, 5],
        [232, -68, 5],
        [306, -86, 7],
        [150, -46, 6],
        [280, -46, 5],
        [84, -32, 4],
        [206, -28, 6],
        [330, -124, 5],
      ] as const)
        s.circle(sx, sy, r, 'crystal');
    });
  });
}

/** Babà: the rum-soaked mushroom of dough in its syrup, with cream at its side; (x, y) the middle of its foot, 250 high at scale 1. */
export function baba(s: Sheet, x: number, y: number, scale = 1): void {
  s.group({ at: [x, y], scale }, () => {
    s.ellipse(10, 2, 112, 20, 'oil');
    shaded(s, 'M-80-140C-76-90-72-50-66-4Q0 18 66-4C72-50 76-90 80-140z', 'baba', () => {
      s.path('M20-150H90V20H14z', 'babaShade');
      s.path('M-90-150H90V-124Q0-92-90-124z', 'babaShade');
      s.path('M-60-92C-58-60-56-40-54-18C-48-10-42-14-42-22C-44-50-46-72-44-92C-44-102-60-102-60-92z', 'babaLight');
    });
    shaded(
      s,
      'M-104-148C-122-214-70-262 0-262C70-262 122-214 104-148C98-126 76-128 64-132Q0-116-64-132C-76-128-98-126-104-148z',
      'baba',
      () => {
        s.path('M30-270C84-236 92-160 40-110H130V-270z', 'babaShade');
        s.path('M-88-164C-96-214-66-240-28-246C-54-224-64-202-62-166C-62-150-86-148-88-164z', 'babaLight');
        s.circle(-40, -206, 8, 'babaLight');
      },
    );
    // a rose of cream and a cherry at its foot
    s.path(
      'M-136 6C-150-22-124-36-114-32C-114-52-88-58-78-46C-64-56-44-44-46-30C-30-28-26-6-40 8Q-90 22-136 6z',
      'mozzarella',
    );
    s.path('M-78-46C-64-56-44-44-46-30C-30-28-26-6-40 8Q-66 15-92 14C-60 0-56-26-78-46z', 'mozzarellaShade');
    s.line('M-82-66Q-78-88-60-98', 'basilShade', 5);
    tomato(s, -86, -56, 22);
  });
}

/** A slice of pastiera, its tip to the left: wheat and ricotta under a lattice; (x, y) under its middle, 330 wide at scale 1. */
export function pastiera(s: Sheet, x: number, y: number, scale = 1): void {
  s.group({ at: [x, y], scale }, () => {
    s.path('M112-34L172-150V-72L112 44z', 'crustShade');
    shaded(s, 'M-170-62L112-34V44L-170 4z', 'glaze', () => {
      s.path('M-174-16L120 24V60H-174z', 'crustWarm');
      s.path('M-174-4L120 36V60H-174z', 'crustShade');
      for (const [dx, dy, c] of [
        [-120, -40, 'orange'],
        [-66, -28, 'basilWarm'],
        [-8, -28, 'orange'],
        [44, -14, 'basilWarm'],
        [82, -8, 'orange'],
        [-140, -24, 'mozzarella'],
        [20, -2, 'mozzarella'],
        [-90, -48, 'mozzarella'],
        [66, -26, 'mozzarella'],
        [-34, -8, 'mozzarella'],
      ] as const)
        s.circle(dx, dy, 6, c);
    });
    shaded(s, 'M-170-62L112-34L172-150z', 'ribbon', () => {
      for (let i = 0; i < 4; i++) {
        s.line(`M${-190 + i * 96}-30L${-10 + i * 96}-170`, 'crustShade', 24);
        s.line(`M${-193 + i * 96}-35L${-13 + i * 96}-175`, 'crustLight', 17);
      }
      for (let i = 0; i < 4; i++) {
        s.line(`M${-180 + i * 90}-130L${60 + i * 90}-10`, 'crustShade', 22);
        s.line(`M${-180 + i * 90}-136L${60 + i * 90}-16`, 'crustLight', 16);
      }
    });
    s.line('M114-38L170-146', 'crustShade', 24);
    s.line('M110-42L166-150', 'crustWarm', 17);
  });
}

/** A cornetto lying with its ends downwards, 320 wide at scale 1, (x, y) under its middle. */
export function cornetto(s: Sheet, x: number, y: number, scale: number | [number, number] = 1, rotate = 0): void {
  const id = once(s, 'cornetto', () => {
    s.path(
      'M-158-4C-170-90-96-156 0-156C96-156 170-90 158-4C150 10 126 6 112-14C96-48 60-66 0-66C-60-66-96-48-112-14C-126 6-150 10-158-4z',
      'babaShade',
    );
    // rolls of dough, the outer ones first
    for (const side of [-1, 1])
      s.group({ scale: [side, 1] }, () => {
        s.path('M108-36C132-60 160-30 154-6C146 6 124 2 112-14Q104-28 108-36z', 'crustShade');
        s.path('M62-64C76-126 140-116 154-50C148-66 122-62 108-34C98-50 80-60 62-64z', 'crustShade');
        s.path('M66-68C80-122 132-116 148-66C136-74 118-66 106-42C98-54 84-62 66-68z', 'crustWarm');
        s.path('M88-100Q112-116 132-90Q112-100 88-100z', 'crustLight');
      });
    s.path('M-66-62C-82-120-50-160 0-160C50-160 82-120 66-62Q0-76-66-62z', 'crustShade');
    s.path('M-64-68C-78-120-48-156-4-156C36-156 62-120 50-72Q0-80-64-68z', 'crustWarm');
    s.path('M-48-108C-48-136-26-148 4-146C-16-138-30-124-34-102C-36-92-48-96-48-108z', 'crustLight');
  });
  s.use(id, x, y, scale, rotate);
}
