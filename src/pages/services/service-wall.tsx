import { services } from '../../hotel/lists.ts';
import { hotelValues } from '../../hotel/values.ts';
import { Trans, useLanguage, useTranslate } from '../../i18n/translate.tsx';
import { tileOf } from './service-tiles.ts';
import styles from './service-wall.module.css';

/** The services, drawn as a wall of majolica tiles with a decorative tile at two corners. */
export function ServiceWall() {
  return (
    <section aria-labelledby="services">
      <h2 className={styles.heading} id="services">
        <Trans k="services.cards.title" />
      </h2>
      <div className={styles.wall}>
        <ul className={styles.tiles}>
          {services.map(({ id }) => (
            <Tile key={id} id={id} />
          ))}
        </ul>
        <span className={styles.first} aria-hidden="true" />
        <span className={styles.last} aria-hidden="true" />
      </div>
    </section>
  );
}

function Tile({ id }: { id: string }) {
  const t = useTranslate();
  const language = useLanguage();
  const { colours, shapes } = tileOf(id);
  return (
    <li className={`${styles.tile} ${styles[colours]}`}>
      <svg className={styles.glyph} viewBox="0 0 96 96" aria-hidden="true" focusable="false">
        {shapes.map(([paint, path]) => (
          <path key={path} className={styles[paint]} d={path} />
        ))}
      </svg>
      <h3 className={styles.title}>{t(`services.card.${id}.title`)}</h3>
      <p>{t(`services.card.${id}.text`, hotelValues(language))}</p>
    </li>
  );
}
