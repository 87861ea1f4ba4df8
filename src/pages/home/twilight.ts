import './twilight.css';

type Scheme = 'light' | 'dark';

/**
 * Turns page and hero to night or day in three seconds: the hero has its new look under a copy of the former one, which goes layer
 * by layer. Sun and moon go down and come up, the town changes row by row.
 * @param drawings the addresses of the wide and the tall drawing
 * @param names what each picture of the hero shows of them
 */
export async function turnTo(scheme: Scheme, hero: HTMLElement, drawings: string[], names: string[]): Promise<void> {
  const [wide = '', tall = ''] = await Promise.all(drawings.map((address) => drawingIn(scheme, address)));
  const pictures = Array.from(hero.querySelectorAll('picture'), (picture, index) => {
    const layer = picture.parentElement as HTMLElement;
    const former = layer.cloneNode(true) as HTMLElement;
    const name = names[index];
    former.ariaHidden = 'true';
    former.style.colorScheme = scheme === 'dark' ? 'light' : 'dark';
    layer.after(former);
    (picture.querySelector('source') as HTMLSourceElement).srcset = `${wide}#${name}`;
    const image = picture.querySelector('img') as HTMLImageElement;
    image.src = `${tall}#${name}`;
    return { name, former, image, formerImage: former.querySelector('img') as HTMLImageElement };
  });
  const images = pictures.flatMap(({ image, formerImage }) => [image, formerImage]);
  await Promise.allSettled(images.map((image) => image.decode()));
  const pace = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 1;
  const move = (element: Element, frames: PropertyIndexedKeyframes, duration: number, delay = 0, easing = 'ease-in') =>
    element.animate(frames, { fill: 'both', duration: duration * pace, delay: delay * pace, easing }).finished;
  const moves = pictures.flatMap(({ name, former, image, formerImage }) => {
    // sails are where they have glided to
    for (const animation of formerImage.getAnimations())
      if (animation.timeline === document.timeline) animation.finish();
    if (name === 'sun') {
      const rise = move(image, { transform: ['translateY(15%)', 'none'] }, 1700, 1300, 'ease-out');
      return [move(formerImage, { transform: ['none', 'translateY(15%)'] }, 1500), rise];
    }
    if (name !== 'sea') return move(formerImage, { opacity: [1, 0] }, 1400);
    // a frame goes up over an image that stays where it is: the nearest rows change first
    former.style.cssText += 'display: block; grid-area: 1/1; block-size: 100%; overflow: clip; position: relative';
    const rows = ['-100%', '100%'].map((end) => ({ transform: ['none', `translateY(${end})`] }));
    return [former, formerImage].map((part, index) => move(part, rows[index] ?? {}, 2800, 0, 'steps(28)'));
  });
  // the words change while the sky is halfway, unless the guest has left
  await new Promise((resolve) => setTimeout(resolve, 650 * pace));
  if (hero.isConnected) document.documentElement.dataset.scheme = scheme;
  await Promise.all(moves);
  for (const { former } of pictures) former.remove();
}

/** A drawing that always has the colours of a scheme: Safari gives images the system's scheme, not the page's. */
async function drawingIn(scheme: Scheme, address: string): Promise<string> {
  const svg = await (await fetch(address)).text();
  const always = scheme === 'dark' ? '(min-width:0)' : '(max-width:0)';
  return `data:image/svg+xml,${encodeURIComponent(svg.replace('(prefers-color-scheme:dark)', always))}`;
}
