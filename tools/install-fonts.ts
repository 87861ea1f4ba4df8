import { existsSync } from 'node:fs';
import { installOnDebian } from './install-on-debian.ts';

// what guests' systems bring, or fonts with the same metrics: Linux, Windows and macOS, Android
const fonts = [
  ['fonts-dejavu-core', '/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf'],
  ['fonts-liberation', '/usr/share/fonts/truetype/liberation/LiberationSerif-Regular.ttf'],
  ['fonts-noto-core', '/usr/share/fonts/truetype/noto/NotoSerif-Regular.ttf'],
  ['fonts-roboto-unhinted', '/usr/share/fonts/truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf'],
] as const;

/** Installs the fonts in which the tests show a page before its own fonts load, on Debian and Ubuntu. */
export function installFonts(): void {
  const missing = fonts.filter(([, file]) => !existsSync(file)).map(([name]) => name);
  if (missing.length > 0) installOnDebian(missing);
}
