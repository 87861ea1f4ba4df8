import pictures from 'pictures:services';
import { services } from '../../hotel/lists.ts';
import { hotelValues } from '../../hotel/values.ts';
import { Trans, useLanguage, useTranslate } from '../../i18n/translate.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { tilesOf } from './service-tiles.ts';
import styles from './service-wall.module.css';

const tiles = tilesOf(services.map(({ id }) => id));

// the number of tiles in a row, by the width of the window
const widths = [2, 4, 6] as const;
const emptyPlaces = (width: number) => Math.ceil((tiles.length + 2) / width) * width - tiles.length - 2;
const isFull = widths.every((width) => emptyPlaces(width) === 0);

/** The services, drawn as a wall of majolica tiles with a decorative tile at two corners, and where a row is not full. */
export function ServiceWall() {
  return (
    <section aria-labelledby="services">
      <h2 className={styles.heading} id="services">
        <Trans k="services.cards.title" />
      </h2>
      <div className={isFull ? styles.wall : `${styles.wall} ${styles.open}`}>
        <ul className={styles.tiles}>
          {services.map(({ id }, index) => (
            <Tile key={id} id={id} tile={tiles[index]} />
          ))}
        </ul>
        <span className={styles.first} aria-hidden="true" />
        <span className={styles.last} aria-hidden="true" />
        {Array.from({ length: Math.max(...widths.map(emptyPlaces)) }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: all are the same
            key={index}
            className={[styles.more, ...widths.map((width) => index < emptyPlaces(width) && styles[`more${width}`])]
              .filter(Boolean)
              .join(' ')}
            aria-hidden="true"
          />
        ))}
      </div>
    </section>
  );
}

function Tile({ id, tile }: { id: string; tile: (typeof tiles)[number] | undefined }) {
  const t = useTranslate();
  const language = useLanguage();
  const picture = pictures[id];
  return (
    <li className={`${styles.tile} ${tile ? styles[tile.colours] : ''}`}>
      {picture ? (
        <Picture
          className={styles.picture}
          of={picture}
          alt={t(`services.card.${id}.alt`)}
          sizes="(min-width: 82rem) 8vw, (min-width: 46rem) 13vw, max(6rem, 26vw)"
        />
      ) : (
        <svg className={styles.glyph} viewBox="0 0 96 96" aria-hidden="true">
          {tile?.shapes.map(([paint, path]) => (
            <path key={path} className={styles[paint]} d={path} />
          ))}
        </svg>
      )}
      <h3 className={styles.title}>{t(`services.card.${id}.title`)}</h3>
      <p>{t(`services.card.${id}.text`, hotelValues(language))}</p>
    </li>
  );
}
