import { Photograph } from './photograph.tsx';
import styles from './picture.module.css';

declare const __PHOTOGRAPHS__: boolean;

/** A picture as the build knows it: its address, its own size, and at build time the drawing itself. */
export interface PictureSource {
  src: string;
  width: number;
  height: number;
  /** a data address; there on the build's side only */
  inline?: string;
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
  /** another crop for windows that are taller than wide */
  portrait?: PictureSource;
  /** part of the first screen: comes inside the page instead of with a request of its own */
  first?: boolean;
  /** how wide it is shown, as in an image's `sizes`, for a photograph to come no larger than that; else the window's width */
  sizes?: string;
}

/** A picture that keeps its place before it is loaded. */
export function Picture(props: PictureProps) {
  const { of, alt, className, portrait, first } = props;
  const main = portrait ?? of;
  if (__PHOTOGRAPHS__ && (of.widths || main.widths)) return <Photograph {...props} />;
  const image = (
    <img
      className={`${styles.picture} ${className ?? ''}`}
      src={(first && main.inline) || main.src}
      width={main.width}
      height={main.height}
      alt={alt}
      loading={first ? undefined : 'lazy'}
      decoding="async"
      // the prerendered first screen holds the drawing itself, the browser's own render its address
      suppressHydrationWarning={first}
    />
  );
  if (!portrait) return image;
  return (
    <picture className={styles.frame}>
      <source media="(min-aspect-ratio: 1)" srcSet={of.src} width={of.width} height={of.height} />
      {image}
    </picture>
  );
}
