import { Photograph } from './photograph.tsx';
import styles from './picture.module.css';
import type { PictureProps } from './picture-source.ts';

declare const __PHOTOGRAPHS__: boolean;

/** A picture that reserves its space before it loads. */
export function Picture(props: PictureProps) {
  const { of, alt, className, portrait, priority } = props;
  const main = portrait ?? of;
  if (__PHOTOGRAPHS__ && (of.widths || main.widths)) return <Photograph {...props} />;
  const image = (
    <img
      className={[styles.picture, className].filter(Boolean).join(' ')}
      src={(priority && main.inline) || main.src}
      width={main.width}
      height={main.height}
      alt={alt}
      loading={priority ? undefined : 'lazy'}
      decoding="async"
      // only the prerendered markup has the placeholder
      data-src={priority && main.placeholder ? main.src : undefined}
      suppressHydrationWarning={priority}
    />
  );
  if (!priority) return image;
  return (
    <picture className={styles.frame}>
      {portrait && <source media="(min-aspect-ratio: 1/1)" srcSet={of.src} width={of.width} height={of.height} />}
      {/* without scripts nothing swaps the placeholder */}
      <source media="(scripting: none)" srcSet={main.src} />
      {image}
    </picture>
  );
}
