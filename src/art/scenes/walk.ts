// Small drawings that stand at one foot: the walk from the hotel, all in one file, and what Home promises.
import { Batch } from '../pieces/batch.ts';
import { sunbed, umbrella } from '../pieces/beach.ts';
import { gozzo } from '../pieces/boats.ts';
import { awning, pot } from '../pieces/stone.ts';
import { church, cypress, palm } from '../pieces/town.ts';
import { type Drawing, Sheet } from '../sheet.ts';
import type { PictureName } from '../slots.ts';

const foot = 146;

export function locationWalk(): Drawing {
  const sheet = new Sheet('location-walk', 'golden', 8);
  sheet.layer('ground');
  sheet.group({ at: [-42, 0] }, () => hotel(sheet));
  sheet.detail('parking', 200, () => sheet.group({ at: [-20, 0] }, () => parking(sheet)));
  sheet.detail('sea', 200, () => beach(sheet));
  sheet.detail('centre', 200, () => sheet.group({ at: [-16, 0] }, () => centre(sheet)));
  sheet.detail('port', 200, () => port(sheet));
  return sheet.finish();
}

function alone(name: PictureName, draw: (sheet: Sheet) => void): Drawing {
  const sheet = new Sheet(name, 'golden', 8);
  draw(sheet);
  return sheet.finish();
}

/** What Home promises, each drawing small enough for a style sheet. */
export const featureBeach = () => alone('feature-beach', beach);
export const featureTerrace = () => alone('feature-terrace', terrace);
export const featureSolarium = () => alone('feature-solarium', solarium);
export const featureParking = () =>
  alone('feature-parking', (sheet) => sheet.group({ at: [-20, 0] }, () => parking(sheet)));

function hotel(sheet: Sheet): void {
  sheet.rect(46, 34, 108, foot - 34, 'wall3').rect(128, 34, 26, foot - 34, 'wallShade2');
  // the terrace on the roof
  sheet.line('M50 34V12M150 34V12', 'wood1', 3).line('M50 12Q100 30 150 12', 'wood1', 1.6);
  sheet.line('M66 18v1M83 22v1M100 23v1M117 22v1M134 18v1', 'flame', 7);
  sheet.rect(42, 32, 116, 7, 'wallLight').rect(42, 84, 116, 4, 'wallLight');
  sheet.path('M58 52h16v24h-16zM92 52h16v24h-16zM126 52h16v24h-16z', 'windowLit');
  sheet.path('M54 52h4v24h-4zM74 52h4v24h-4zM88 52h4v24h-4zM108 52h4v24h-4zM122 52h4v24h-4zM142 52h4v24h-4z', 'teal');
  sheet.path(`M90 ${foot}v-26a10 10 0 0 1 20 0v26z`, 'door');
  sheet.path('M58 106h16v20h-16zM126 106h16v20h-16z', 'windowLit');
  awning(sheet, 80, 94, 40, 13, { stripes: 6, flare: 4 });
  pot(sheet, 80, foot, 0.26);
  pot(sheet, 120, foot, 0.26);
  sheet.line(`M80 ${foot - 18}v-1M120 ${foot - 18}v-1`, 'leaf3', 16);
  sheet.line('M77 126v1M83 131v1M118 131v1M124 126v1', 'lemon', 5);
}

function parking(sheet: Sheet): void {
  sheet.line(`M40 ${foot}V70`, 'wood1', 5);
  sheet.path('M20 40h40v40h-40z', 'blue').path('M32 48h12a9 9 0 0 1 0 18h-5v8h-7zM39 54v6h4a3 3 0 0 0 0-6z', 'linen');
  sheet.path(
    `M74 ${foot - 10}V118Q74 108 86 105Q96 82 114 80H136Q152 80 160 102Q178 106 178 122V${foot - 10}z`,
    'coral',
  );
  sheet.path('M98 104Q104 88 116 88H122V104zM129 88H136Q145 88 150 104H129z', 'window');
  sheet.path('M74 124h104v5h-104z', 'coralShade').rect(72, 128, 10, 6, 'lamp');
  sheet.circle(100, foot - 11, 12, 'tyre').circle(152, foot - 11, 12, 'tyre');
  sheet.circle(100, foot - 11, 5, 'linen').circle(152, foot - 11, 5, 'linen');
}

function beach(sheet: Sheet): void {
  sheet.path(`M0 ${foot}Q30 122 100 126T200 ${foot}z`, 'beach');
  sunbed(sheet, 54, 138, 0.6);
  umbrella(sheet, 104, 138, 2.9);
  sunbed(sheet, 152, 140, [-0.6, 0.6]);
}

function centre(sheet: Sheet): void {
  sheet.rect(16, 92, 44, foot - 92, 'wall6').rect(148, 82, 40, foot - 82, 'wall7');
  sheet.path('M26 102h9v14h-9zM43 102h9v14h-9zM158 92h9v14h-9zM158 116h9v14h-9zM173 92h9v14h-9z', 'windowLit');
  church(sheet, 112, foot, 0.5);
  const trees = new Batch();
  cypress(trees, 0, 168, foot, 0.7);
  trees.draw(sheet);
}

function port(sheet: Sheet): void {
  sheet.rect(0, 128, 200, foot - 128, 'blue').rect(0, 128, 200, 3, 'foam', 0.6);
  sheet.path(`M132 ${foot}V116h68v${foot - 116}z`, 'stone').rect(128, 112, 72, 6, 'stoneLight');
  sheet.path('M142 112l3-44h14l3 44z', 'leaf3').rect(142, 62, 20, 7, 'iron').path('M145 62q7-16 14 0z', 'lamp');
  gozzo(sheet, 74, 134, 1.1, 'blue');
  sheet.line('M52 112V62', 'wood3', 4).path('M55 64L98 104H55z', 'linen');
  const trees = new Batch();
  palm(trees, 0, 181, 113, 0.6);
  trees.draw(sheet);
}

function terrace(sheet: Sheet): void {
  sheet.line(`M4 ${foot}V10M176 ${foot}V10`, 'wood1', 3).line('M4 12Q90 62 176 12', 'wood1', 1.6);
  sheet.line('M24 25v1M52 36v1M80 40v1M108 40v1M134 34v1M158 24v1', 'flame', 8);
  sheet.line(
    `M26 68L34 104H52M34 104L30 ${foot}M52 104L56 ${foot}M156 68L148 104H130M148 104L152 ${foot}M130 104L126 ${foot}`,
    'teal',
    5,
  );
  sheet
    .path(`M60 92H122L128 ${foot}H54z`, 'coral')
    .path(`M108 92H122L128 ${foot}H110z`, 'coralShade')
    .rect(56, 89, 70, 5, 'linenShade');
  sheet.line('M76 88v-10M106 88v-10', 'glass', 2).line('M76 74v-2M106 74v-2', 'wineWarm', 9);
  sheet.line('M86 85v1M95 85v1M91 79v1', 'lemon', 8);
}

function solarium(sheet: Sheet): void {
  sheet.day(() => sheet.circle(166, 34, 22, 'lemon'));
  sheet.night(() => sheet.circle(166, 34, 22, 'moonMark'));
  sheet
    .line('M2 100H198M2 140H198', 'stoneShade', 7)
    .line(`M4 104v32m${Array(16).fill('12-32v32').join('m')}`, 'stoneShade', 4);
  sunbed(sheet, 132, foot, [-0.6, 0.6]);
  umbrella(sheet, 62, foot, 2.7, 'teal');
}
