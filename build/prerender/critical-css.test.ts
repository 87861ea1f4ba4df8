import { describe, expect, it } from 'vitest';
import { splitCriticalCss } from './critical-css.ts';

const html = `<header class="bar"><dialog id="menu"><p class="menu">Menu</p></dialog></header><main>
<div class="hero"><h1 class="a b">Mare</h1></div><div data-below-the-fold=""><section class="below"><em>Sabbia</em></section></div></main>
<footer class="foot"></footer><div class="dock"></div>`;
const critical = (css: string) => splitCriticalCss(css, html).critical;
const deferred = (css: string) => splitCriticalCss(css, html).deferred;

describe('the critical CSS', () => {
  it('is that of the layout and the hero, without dialogs and what is below the fold', () => {
    for (const kept of ['.bar', '.hero', '.a.b', 'h1', 'main .hero>h1', '.dock', '*', ':root', '[data-open]']) {
      expect(critical(`${kept}{color:red}`), kept).toBe(`${kept}{color:red}`);
    }
    for (const left of ['.menu', '.below', '.foot', 'em', 'section', '.hero .below', '.a .c', 'h1.c']) {
      expect(critical(`${left}{color:red}`), left).toBe('');
    }
  });

  it('hides what is below the fold, and leaves print, hover and unused keyframes to the deferred CSS', () => {
    expect(critical(':root[data-styles-pending] footer{display:none}')).not.toBe('');
    expect(critical('@media print{h1{color:red}}.bar:hover{color:red}')).toBe('');
    expect(critical('@keyframes sway{to{rotate:1deg}}.below{animation:sway 1s}')).toBe('');
    expect(critical('@keyframes sway{to{rotate:1deg}}.bar{animation:1s sway}')).toContain('@keyframes sway');
  });
});

describe('critical and deferred CSS', () => {
  it('have no media query range, which the oldest supported browsers do not know', () => {
    const css = '@media (max-width:47.99rem){.bar{color:red}.below{color:#00f}}';
    expect(critical(css)).toBe('@media (max-width:47.99rem){.bar{color:red}}');
    expect(deferred(css)).toBe(css);
  });

  it('leave rules for more contrast to the deferred CSS, unless their layer is complete in the critical CSS', () => {
    const css = '@media (prefers-contrast:more){:root{--ink:#000}h1{color:var(--ink)}}';
    expect([critical(css), deferred(css)]).toEqual(['', css]);
    const base = '@layer base{@media (prefers-contrast:more){h1{color:red}}}';
    expect([critical(base), deferred(base)]).toEqual([base, '']);
  });
});
