import { Photograph } from './photograph.tsx';
import styles from './picture.module.css';
import { landscapeWindows, type PictureProps, type PictureSource, safariByNight } from './picture-source.ts';

declare const __PHOTOGRAPHS__: boolean;

/** A picture that reserves its space before it loads. */
export function Picture(props: PictureProps) {
  const { of, portrait, priority } = props;
  const main = portrait ?? of;
  if (__PHOTOGRAPHS__ && (of.widths || main.widths)) return <Photograph {...props} />;
  const [first, ...others] = main.layers ?? [];
  if (!first) return <Drawing {...props} />;
  return (
    <span className={priority ? styles.layers : `${styles.layers} ${styles.below}`} data-picture={of.name}>
      <span className={styles[first]}>
        <Drawing {...props} />
      </span>
      {others.map((name) => (
        <span key={name} className={styles[name]}>
          <Drawing {...props} alt="" layer={name} />
        </span>
      ))}
    </span>
  );
}

/** One layer of a drawing, or the whole. */
function Drawing(props: PictureProps & { layer?: string }) {
  const { of, alt, className, portrait, landscape = landscapeWindows, priority, layer } = props;
  const main = portrait ?? of;
  const view = layer ? `#${layer}` : '';
  const image = (
    <img
      className={[styles.picture, className].filter(Boolean).join(' ')}
      src={main.src + view}
      {...sizeOf(main)}
      alt={alt}
      loading={priority ? undefined : 'lazy'}
      decoding="async"
      data-picture={of.name}
    />
  );
  // React preloads other images, and each layer of one file again
  if (!priority) return image;
  return (
    <picture className={styles.frame}>
      {portrait && (
        <>
          {of.night && <source media={`${safariByNight} and ${landscape}`} srcSet={of.night + view} {...sizeOf(of)} />}
          <source media={landscape} srcSet={of.src + view} {...sizeOf(of)} />
        </>
      )}
      {main.night && <source media={safariByNight} srcSet={main.night + view} />}
      {image}
    </picture>
  );
}

const sizeOf = ({ width, height }: PictureSource) => ({ width, height });
