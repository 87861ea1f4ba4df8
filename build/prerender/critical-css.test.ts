import { describe, expect, it } from 'vitest';
import { splitCriticalCss } from './critical-css.ts';

const html = `<header class="bar"><dialog id="menu"><p class="menu">Menu</p></dialog></header><main>
<div class="opening"><h1 class="a b">Mare</h1></div><div data-below-the-fold=""><section class="below"><em>Sabbia</em></section></div></main>
<footer class="foot"></footer><div class="dock"></div>`;
const first = (css: string) => splitCriticalCss(css, html).critical;
const rest = (css: string) => splitCriticalCss(css, html).deferred;

describe('the styles that come with a document', () => {
  it('are those of what stands in its first screen: frame and opening, and nothing that is closed or further down', () => {
    for (const kept of ['.bar', '.opening', '.a.b', 'h1', 'main .opening>h1', '.dock', '*', ':root', '[data-open]']) {
      expect(first(`${kept}{color:red}`), kept).toBe(`${kept}{color:red}`);
    }
    for (const left of ['.menu', '.below', '.foot', 'em', 'section', '.opening .below', '.a .c', 'h1.c']) {
      expect(first(`${left}{color:red}`), left).toBe('');
    }
  });

  it('keep what hides the rest, and leave what is on paper, under a mouse and in motion later', () => {
    expect(first(':root[data-styles-pending] footer{display:none}')).not.toBe('');
    expect(first('@media print{h1{color:red}}.bar:hover{color:red}')).toBe('');
    expect(first('@keyframes sway{to{rotate:1deg}}.below{animation:sway 1s}')).toBe('');
    expect(first('@keyframes sway{to{rotate:1deg}}.bar{animation:1s sway}')).toContain('@keyframes sway');
  });
});

describe('the two parts together', () => {
  it('have no media range, which the oldest supported browsers do not know', () => {
    const css = '@media (max-width:47.99rem){.bar{color:red}.below{color:#00f}}';
    expect(first(css)).toBe('@media (max-width:47.99rem){.bar{color:red}}');
    expect(rest(css)).toBe(css);
  });

  it('say in the deferred part, unless its layer is complete in the first, what is for more contrast', () => {
    const css = '@media (prefers-contrast:more){:root{--ink:#000}h1{color:var(--ink)}}';
    expect([first(css), rest(css)]).toEqual(['', css]);
    const base = '@layer base{@media (prefers-contrast:more){h1{color:red}}}';
    expect([first(base), rest(base)]).toEqual([base, '']);
  });
});
