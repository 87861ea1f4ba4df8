// What moves about the coast: a rounded old minibus, a wooden boat with its awning, a walker, a kayak for two.
import type { Sheet } from '../sheet.ts';
import { shaded, shadow } from './table.ts';

/** A rounded minibus of the fifties, facing left, luggage on its roof: (x, y) between its wheels on the road, 530 × 360 at scale 1. */
export function minibus(s: Sheet, x: number, y: number, scale = 1): void {
  s.group({ at: [x, y], scale }, () => {
    shadow(s, 0, 0, 280, 18);
    s.lamplight(() => {
      s.path('M-250-102L-700-150V30L-250-88z', 'lamp', 0.22);
      s.path('M-250-99L-700-112V-20L-250-91z', 'lamp', 0.3);
    });
    // luggage and the rack
    s.path('M-128-282V-342Q-128-352-118-352H-22Q-12-352-12-342V-282z', 'coral');
    s.path('M-46-352H-22Q-12-352-12-342V-282H-46z', 'coralShade');
    s.rect(-106, -352, 12, 70, 'brass');
    s.line('M-84-354Q-84-366-72-366Q-60-366-60-354', 'wood3', 6);
    s.path('M-4-282V-326Q-4-334 4-334H86Q94-334 94-326V-282z', 'clothYellow');
    s.path('M66-334H86Q94-334 94-326V-282H66z', 'lemonShade');
    s.rect(14, -334, 10, 52, 'wood3');
    s.path('M102-310Q140-332 178-310V-282H102z', 'linen');
    s.path('M150-320Q166-318 178-310V-282H150z', 'linenShade');
    s.rect(118, -318, 8, 36, 'coral');
    s.line('M-170-284H190M-150-284V-264M-40-284V-266M70-284V-266M170-284V-262', 'wood3', 6);
    const body =
      'M-262-52C-272-112-256-150-236-168C-214-222-178-264-96-270H112C202-266 246-226 258-140C266-100 266-72 262-48Q262-26 244-26H-244Q-260-28-262-52z';
    shaded(s, body, 'car', () => {
      s.path('M-280-290H280V-146C150-136-60-138-170-140C-216-140-240-132-262-110L-290-110z', 'carRoof');
      s.path('M96-290H290V-150Q170-142 96-142Q150-200 96-290z', 'linenShade', 0.7);
      s.path('M-290-64C-100-44 120-46 290-70V0H-290z', 'carShade');
      s.line('M-262-110C-240-132-216-140-170-140C-60-138 150-136 280-146', 'silver', 7);
    });
    // windows: the wind-screen's edge, two doors, the rear quarter
    for (const d of [
      'M-222-158C-206-208-178-242-134-246V-160z',
      'M-118-160V-248H-16V-158z',
      'M0-158V-248H100V-158z',
      'M116-158V-246C176-240 214-214 224-164z',
    ])
      s.path(d, 'windowLit');
    for (const d of [
      'M-196-200L-160-236H-146L-206-176z',
      'M-100-196L-50-248H-26L-118-158V-178z',
      'M18-196L68-248H92L0-158V-178z',
    ])
      s.path(d, 'crystal', 0.25);
    s.line('M-126-150V-40M-8-148V-40M108-150V-40', 'carShade', 4);
    s.line('M-34-124H-16M82-124H100', 'silver', 7);
    // front
    s.ellipse(-247, -96, 14, 20, 'silver');
    s.ellipse(-250, -96, 10, 15, 'lamp');
    s.path('M252-112q12 0 12 14v14h-12z', 'tomatoWarm');
    s.line('M-272-44H-218M224-44H272', 'silver', 13);
    for (const at of [-158, 152]) {
      s.path(`M${at - 64}-26C${at - 64}-90 ${at + 64}-90 ${at + 64}-26z`, 'carShade');
      s.circle(at, -34, 46, 'tyre');
      s.circle(at, -34, 31, 'plate');
      s.circle(at, -34, 24, 'silver');
      s.circle(at, -34, 10, 'silverShade');
    }
  });
}

/** A wooden gozzo with a striped awning and the swimmers' ladder at its stern (right): (x, y) the middle of its water line, 640 wide at scale 1. */
export function bigGozzo(s: Sheet, x: number, y: number, scale = 1): void {
  s.group({ at: [x, y], scale }, () => {
    // awning on its poles
    s.line('M-96-92V-226M176-86V-220M40-80V-226', 'wood3', 9);
    s.lamplight(() => {
      s.circle(40, -166, 150, 'glow', 0.14);
      s.circle(40, -166, 80, 'glow', 0.22);
    });
    for (let i = 0; i < 8; i++) {
      const [a, b] = [-136 + i * 44, -92 + i * 44];
      s.path(
        `M${a + 18 - i * 4}-262L${b + 14 - i * 4}-262L${b}-222Q${(a + b) / 2}-198 ${a}-222z`,
        i % 2 ? 'linen' : 'coral',
      );
      s.path(`M${a}-222H${b}Q${(a + b) / 2}-190 ${a}-222z`, i % 2 ? 'linenShade' : 'coralShade');
    }
    s.lamplight(() => s.path('M32-206h16v8l6 26q-14 12-28 0l6-26z', 'lamp'));
    // inside and the far gunwale
    s.path('M-318-116Q-150-84 0-84T300-104L280-66H-260z', 'wood3');
    s.path('M-60-122Q-60-130-50-130H120Q132-130 132-122V-66H-60z', 'lemon');
    s.path('M60-130H120Q132-130 132-122V-66H60z', 'lemonShade');
    s.path('M150-128Q150-136 160-136H206Q216-136 216-128V-70H150z', 'teal');
    s.path('M-232-96L-150-86V-64H-220z', 'wood1');
    // hull
    const hull = 'M-326-128C-200-74 180-62 306-112C302-60 282-4 262 10H-222C-276-8-312-72-326-128z';
    shaded(s, hull, 'linen', () => {
      s.path('M-340-60Q0 0 320-50V-20Q0 30-340-28z', 'clothBlue');
      s.path('M-340-22Q0 34 320-16V40H-340z', 'linenShade');
      s.path('M-340-4Q0 26 320-6V60H-340z', 'coral');
      s.path('M206-130L330-150V40H232Q258-40 206-130z', 'ink', 0.16);
    });
    s.path('M-336-138C-200-86 180-72 314-124L310-100C180-52-200-62-326-114z', 'wood1');
    s.path('M-330-120C-200-68 180-56 311-108L310-100C180-52-200-62-326-112z', 'wood3');
    s.path('M-340-140l16-26q12 8 10 30z', 'wood2');
    // the ladder
    s.line('M268-124Q306-148 308-108L320 40M238-116Q272-142 274-100L286 40', 'silver', 7);
    s.line('M278-66H311M280-34H314M283-2H316M285 26H318', 'wood1', 8);
    s.path('M262 38q42-12 84 2q-42 14-84-2z', 'foam');
    s.path('M-250 8Q0-14 300 10Q330 16 270 22Q0 8-230 22Q-290 18-250 8z', 'foam', 0.85);
  });
}

/** A walker with hat, rucksack and stick, seen from behind on the way to the upper left: (x, y) his feet, 250 high at scale 1. */
export function walker(s: Sheet, x: number, y: number, scale = 1): void {
  s.group({ at: [x, y], scale }, () => {
    s.ellipse(16, 0, 56, 9, 'ink', 0.25);
    s.line('M-62 2L-44-142', 'wood3', 6);
    s.path('M-26-104H22L30-54L24 0H4L2-52L-6-66L-18-40L-14-22H-36L-40-50z', 'navy');
    s.path('M-38-26h26l2 12h-38zM2-6h26l4 10H-2z', 'wood3');
    s.path('M-30-176Q0-192 24-172L26-100H-30z', 'linen');
    s.line('M-24-166Q-46-150-46-124', 'linen', 16);
    s.circle(-46, -124, 8, 'skin');
    s.path('M-10-178H34Q42-178 42-168V-112Q42-104 34-104H-4Q-12-104-12-112z', 'coral');
    s.path('M20-178H34Q42-178 42-168V-112Q42-104 34-104H20z', 'coralShade');
    s.rect(-10, -186, 50, 14, 'clothYellow');
    s.circle(-6, -204, 18, 'skin');
    s.path('M-36-206Q-6-196 24-208Q18-218 12-220Q10-242-8-242T-26-218Q-34-214-36-206z', 'clothYellow');
    s.path('M-26-218Q-8-210 12-220V-213Q-8-204-27-212z', 'coral');
  });
}

/** A kayak for two, seen from its side and heading left: (x, y) the middle of its water line, 560 wide at scale 1. */
export function kayakForTwo(s: Sheet, x: number, y: number, scale = 1): void {
  s.group({ at: [x, y], scale }, () => {
    for (const [at, shirt, shade, hat] of [
      [96, 'linen', 'linenShade', 'coral'],
      [-70, 'teal', 'tealShade', 'lemon'],
    ] as const)
      s.group({ at: [at, 0] }, () => {
        s.path('M-34-30C-40-90-30-122 2-124C34-122 42-86 36-30z', shirt);
        s.path('M8-124C36-120 42-86 36-30H12Q24-80 8-124z', shade);
        s.path('M-12-136H12V-116Q0-108-12-116z', 'skin');
        s.circle(-2, -150, 24, 'skin');
        s.path('M6-172Q28-164 22-140Q16-130 10-138z', 'chocolate');
        s.path('M-40-152Q-4-142 34-156Q28-168 20-170Q18-190-4-190T-26-168Q-36-164-40-152z', hat);
        s.line('M-14-100Q-46-84-52-64M22-98Q44-84 30-62', shirt, 17);
        s.circle(-52, -62, 9, 'skin');
        s.circle(28, -62, 9, 'skin');
        s.line('M-128-10L96-104', 'wood3', 7);
        s.path('M-120-18Q-150-16-166 8Q-136 18-112-8z', hat);
        s.path('M88-96Q116-94 136-120Q110-134 84-108z', hat);
      });
    s.path('M-270 14Q0-4 280 12Q300 20 250 26Q0 16-240 26Q-300 22-270 14z', 'foam', 0.8);
    shaded(
      s,
      'M-286-46C-200-30-150-34-120-36H150C200-36 250-40 284-54C250 2 180 22 20 22S-240 6-286-46z',
      'tomatoWarm',
      () => {
        s.path('M-300-14Q0 8 300-24V40H-300z', 'tomatoShade');
        s.path('M-300-60Q0-20 300-64V-36Q0-6-300-36z', 'tomatoLight');
      },
    );
    s.ellipse(-68, -36, 50, 8, 'tomatoShade');
    s.ellipse(98, -36, 50, 8, 'tomatoShade');
  });
}
