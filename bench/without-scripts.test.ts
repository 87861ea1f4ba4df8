import { describe, expect, it } from 'vitest';
import { withoutScriptingQueries, withoutScripts } from './without-scripts.ts';

describe('a page without scripts', () => {
  it('has no script elements and no module preloads', () => {
    expect(withoutScripts('<link rel="modulepreload" href="/a.js"><script>if (a < b) c();</script><p>Words</p>')).toBe(
      '<p>Words</p>',
    );
  });

  it('shows what noscript holds', () => {
    expect(withoutScripts('<noscript><p>Write to us</p></noscript>')).toBe('<p>Write to us</p>');
  });

  it('links each style sheet once', () => {
    const linked = '<link rel="stylesheet" href="/a.css">';
    expect(withoutScripts(`<noscript>${linked}</noscript><link rel="stylesheet" href="/a.css" disabled>`)).toBe(linked);
    expect(withoutScripts('<link rel="stylesheet" href="/a.css" media="print">')).toBe(linked);
  });

  it('matches the media queries for browsers without scripts', () => {
    expect(withoutScriptingQueries('@media (scripting: none){} @media (scripting:enabled){}')).toBe(
      '@media (min-width:0){} @media (max-width:0){}',
    );
  });

  it('shows full images in the place of placeholders', () => {
    expect(withoutScripts('<img src="data:," data-src="/full.svg">')).toContain(' src="/full.svg"');
    const picture = '<source media="(scripting: none)" srcset="/full.svg"><img src="data:," data-src="/full.svg">';
    expect(withoutScripts(picture)).toBe(
      '<source media="(min-width:0)" srcset="/full.svg"><img src="data:," data-src="/full.svg">',
    );
  });
});
