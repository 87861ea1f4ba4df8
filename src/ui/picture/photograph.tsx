import { preload } from 'react-dom';
import styles from './picture.module.css';
import { landscapeWindows, type PictureProps, type PictureSource } from './picture-source.ts';

const modernFormats = ['avif', 'webp'];

/** A photograph of the owner's, in several formats and widths for the browser to choose from. */
export function Photograph(props: PictureProps) {
  const { of, alt, className, portrait, landscape = landscapeWindows, priority, sizes = '100vw' } = props;
  const main = portrait ?? of;
  if (import.meta.env.SSR && priority) {
    if (portrait) preloadVersions(of, sizes, landscape);
    preloadVersions(main, sizes, portrait && `not all and ${landscape}`);
  }
  return (
    <picture className={styles.frame}>
      {portrait && <Sources of={of} formats={[...modernFormats, 'jpg']} sizes={sizes} media={landscape} />}
      {main.widths && <Sources of={main} formats={modernFormats} sizes={sizes} />}
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
        data-picture={of.name}
      />
    </picture>
  );
}

interface SourcesProps {
  of: PictureSource;
  formats: string[];
  sizes: string;
  media?: string;
}

function Sources({ of, formats, sizes, media }: SourcesProps) {
  const size = { media, width: of.width, height: of.height };
  if (!of.widths) return <source {...size} srcSet={of.src} />;
  return formats.map((format) => (
    <source
      key={format}
      type={`image/${format === 'jpg' ? 'jpeg' : format}`}
      {...size}
      srcSet={versions(of, format)}
      sizes={sizes}
    />
  ));
}

/** Preloads the smallest format; only the crop that fits the window is fetched. */
function preloadVersions(of: PictureSource, sizes: string, media: string | undefined): void {
  const imageSrcSet = versions(of, 'avif');
  if (!imageSrcSet) return;
  preload(of.src, {
    ...{ as: 'image', type: 'image/avif', fetchPriority: 'high', imageSrcSet, imageSizes: sizes },
    ...(media && { media }),
  });
}

function versions({ src, widths }: PictureSource, format: string): string | undefined {
  return widths?.map((width) => `${src.replace(/\d+\.jpg$/, `${width}.${format}`)} ${width}w`).join();
}
