import './twilight.css';

/** Turns hero and page to night or day: the new scheme is painted under a copy of the old one, whose layers fade one by one. */
export async function turnHero(hero: HTMLElement, wideAndTall: string[]): Promise<void> {
  const files = await Promise.all(wideAndTall.map(async (address) => (await fetch(address)).text()));
  if (hero.querySelector('[data-copy]')) return;
  const root = document.documentElement;
  const former = root.dataset.scheme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  const next = former === 'dark' ? 'light' : 'dark';
  // Safari gives images the system's scheme, not the page's
  const query = next === 'dark' ? ' all' : ' not all';
  const [wide, tall] = files.map((svg) => encodeURIComponent(svg.replace('(prefers-color-scheme:dark)', query)));
  const copies = Array.from(hero.querySelectorAll('picture'), (picture) => {
    const layer = picture.parentElement as HTMLElement;
    const copy = layer.cloneNode(true) as HTMLElement;
    for (const night of picture.querySelectorAll('source[media^="(-webkit"]')) night.remove();
    const [source, image] = Array.from(picture.children) as [HTMLSourceElement, HTMLImageElement];
    const [, name = ''] = image.src.split('#');
    copy.dataset.copy = name;
    copy.setAttribute('aria-hidden', 'true');
    copy.style.colorScheme = former;
    layer.after(copy);
    source.srcset = `data:image/svg+xml,${wide}#${name}`;
    image.src = `data:image/svg+xml,${tall}#${name}`;
    return copy;
  });
  await Promise.allSettled(Array.from(hero.querySelectorAll('img'), (image) => image.decode()));
  hero.dataset.turning = next;
  // the page changes halfway through the fade, unless the visitor has left
  await new Promise((resolve) => setTimeout(resolve, matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 650));
  if (hero.isConnected) root.dataset.scheme = next;
  await Promise.allSettled(copies.flatMap((copy) => copy.getAnimations()).map(({ finished }) => finished));
  for (const copy of copies) copy.remove();
  delete hero.dataset.turning;
}
