import { optimize } from 'svgo';
import { type Drawing, toSvg } from '../src/art/sheet.ts';

/** The drawing as the smallest SVG text that looks the same. Ids and classes are kept: the page's styles know them. */
export function optimiseSvg(drawing: Drawing): string {
  return optimize(toSvg(drawing), {
    multipass: true,
    floatPrecision: 1,
    plugins: [
      {
        name: 'preset-default',
        params: {
          overrides: {
            inlineStyles: false,
            minifyStyles: false,
            cleanupIds: false,
            mergePaths: { force: false },
            convertTransform: { floatPrecision: 3 },
          },
        },
      },
    ],
  }).data;
}
