const stylesheet = /<link\b(?=[^>]*\srel="?stylesheet)[^>]*>/g;
const hrefOf = (tag: string) => /\shref="([^"]*)"/.exec(tag)?.[1];
const isIdle = (tag: string) => /\s(?:disabled|media="print")/.test(tag);

/** Media queries on scripting, as a browser without scripts answers them. */
export function withoutScriptingQueries(text: string): string {
  return text
    .replace(/\(\s*scripting\s*:\s*none\s*\)/g, '(min-width:0)')
    .replace(/\(\s*scripting(?:\s*:\s*(?:enabled|initial-only))?\s*\)/g, '(max-width:0)');
}

/**
 * The page as a browser without scripts shows it, for a browser that has scripts: no script element, every `noscript`
 * opened, style sheets that scripts would switch on switched on or, where `noscript` links them as well, taken out.
 * Placeholders keep their place in the document where `scripting: none` gives the full image, else they become it.
 */
export function withoutScripts(html: string): string {
  const opened = withoutScriptingQueries(
    html
      .replace(/<script\b[\s\S]*?<\/script>/g, '')
      .replace(/<\/?noscript\b[^>]*>/g, '')
      .replace(/<link\b(?=[^>]*(?:\srel="?modulepreload|\sas="?script))[^>]*>/g, ''),
  );
  const linked = new Set((opened.match(stylesheet) ?? []).filter((tag) => !isIdle(tag)).map(hrefOf));
  return opened
    .replace(stylesheet, (tag) => {
      if (!isIdle(tag)) return tag;
      return linked.has(hrefOf(tag)) ? '' : tag.replace(/\s(?:disabled(?:="[^"]*")?|media="print")/g, '');
    })
    .replace(
      /(<source media="\(min-width:0\)"[^>]*>\s*)?(<img\b[^>]*>)/g,
      (tags, source: string | undefined, image) => {
        const full = /\sdata-(?:src|whole)="([^"]*)"/.exec(image)?.[1];
        return source || !full ? tags : image.replace(/\ssrc="data:[^"]*"/, () => ` src="${full}"`);
      },
    );
}
