import styles from './picture.module.css';
import type { PictureProps, PictureSource } from './picture-source.ts';

const better = ['avif', 'webp'];

/** A picture for which the owner has given a photograph, in the kinds and sizes from which the browser chooses. */
export function Photograph({ of, alt, className, portrait, priority, sizes = '100vw' }: PictureProps) {
  const main = portrait ?? of;
  return (
    <picture className={styles.frame}>
      {portrait && <Sources of={of} kinds={[...better, 'jpg']} sizes={sizes} media="(min-aspect-ratio: 1)" />}
      {main.widths && <Sources of={main} kinds={better} sizes={sizes} />}
      <img
        className={[styles.picture, of.look, portrait?.look, className].filter(Boolean).join(' ')}
        src={main.src}
        srcSet={versions(main, 'jpg')}
        sizes={sizes}
        width={main.width}
        height={main.height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}

interface SourcesProps {
  of: PictureSource;
  kinds: string[];
  sizes: string;
  media?: string;
}

function Sources({ of, kinds, sizes, media }: SourcesProps) {
  const size = { media, width: of.width, height: of.height };
  if (!of.widths) return <source {...size} srcSet={of.src} />;
  return kinds.map((kind) => (
    <source
      key={kind}
      type={`image/${kind === 'jpg' ? 'jpeg' : kind}`}
      {...size}
      srcSet={versions(of, kind)}
      sizes={sizes}
    />
  ));
}

function versions({ src, widths }: PictureSource, kind: string): string | undefined {
  return widths?.map((width) => `${src.replace(/\d+\.jpg$/, `${width}.${kind}`)} ${width}w`).join();
}
