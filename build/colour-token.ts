import { readFileSync } from 'node:fs';

const sheet = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');

/** A colour of `tokens.css` by day and by night, for output without a style sheet. */
export function colourToken(name: string): { day: string; night: string } {
  const [, day, night] = RegExp(`--${name}:\\s*(?:light-dark\\()?(#\\w+)(?:,\\s*(#\\w+))?`).exec(sheet) ?? [];
  if (!day) throw new Error(`tokens.css has no colour “--${name}”.`);
  return { day, night: night ?? day };
}
