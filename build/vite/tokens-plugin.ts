import { readFileSync } from 'node:fs';
import type { CustomAtRules, Visitor } from 'lightningcss';
import type { Plugin } from 'vite';

const sheet = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8');

/** A colour of `tokens.css` by day and by night, for output without a style sheet. */
export function colourToken(name: string): { day: string; night: string } {
  const [, day, night] = RegExp(`--${name}:\\s*(?:light-dark\\()?(#\\w+)(?:,\\s*(#\\w+))?`).exec(sheet) ?? [];
  if (!day) throw new Error(`tokens.css has no colour “--${name}”.`);
  return { day, night: night ?? day };
}

/** The tokens of the first rule that do not change by night and that no other rule redefines. */
export function constantTokens(css = sheet): Map<string, string> {
  const [first = '', ...others] = css.split(/^}/m);
  const tokens = Array.from(first.matchAll(/(--[\w-]+):\s*([^;]+);/g), ([, name = '', value = '']) => ({
    name,
    value,
  }));
  const varies = ({ name, value }: (typeof tokens)[number]) =>
    value.includes('light-dark(') || others.some((rule) => rule.includes(`${name}:`));
  return new Map(tokens.filter((token) => !varies(token)).map(({ name, value }) => [name, value.replace(/\s+/g, ' ')]));
}

/** Replaces constant tokens by their values. */
export function withoutConstants(css = sheet): Visitor<CustomAtRules> {
  const constant = constantTokens(css);
  return {
    Variable({ name }) {
      const raw = constant.get(name.ident);
      return raw === undefined ? undefined : { raw };
    },
  };
}

/** Inlines constant tokens in built styles: a browser resolves a token for every element. */
export function tokensPlugin(): Plugin {
  return {
    name: 'tokens',
    apply: 'build',
    config: () => ({ css: { lightningcss: { visitor: withoutConstants() } } }),
  };
}
