import { Photograph } from './photograph.tsx';
import styles from './picture.module.css';

declare const __PHOTOGRAPHS__: boolean;

/** A picture as the build knows it: its address, its own size, and at build time the drawing itself. */
export interface PictureSource {
  src: string;
  width: number;
  height: number;
  /** a data address: the drawing itself where it is small, else a sketch of it; there on the build's side only */
  inline?: string;
  /** whether `inline` is a sketch */
  placeholder?: boolean;
  /** of a photograph: the widths in which it is there, the last of them at `src` */
  widths?: readonly number[];
  /** of a photograph: the class of its placeholder */
  look?: string;
}

export interface PictureProps {
  of: PictureSource;
  /** what is seen, in the visitor's language; empty for decoration */
  alt: string;
  className?: string | undefined;
  /** another crop of a first picture, for windows that are taller than wide */
  portrait?: PictureSource;
  /** part of the first screen: comes inside the page, as a sketch at least. Its source is imported with `?priority` */
  priority?: boolean;
  /** how wide it is shown, as in an image's `sizes`, for a photograph to come no larger than that; else the window's width */
  sizes?: string;
}

/** A picture that keeps its place before it is loaded. */
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
      // the prerendered first screen holds a sketch, the browser's own render the drawing's address
      data-src={priority && main.placeholder ? main.src : undefined}
      suppressHydrationWarning={priority}
    />
  );
  if (!priority) return image;
  return (
    <picture className={styles.frame}>
      {portrait && <source media="(min-aspect-ratio: 1)" srcSet={of.src} width={of.width} height={of.height} />}
      {/* nothing would put the drawing in the place of its sketch */}
      <source media="(scripting: none)" srcSet={main.src} />
      {image}
    </picture>
  );
}
