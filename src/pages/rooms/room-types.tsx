import bedsDouble from 'picture:beds-double';
import bedsQuad from 'picture:beds-quad';
import bedsSingle from 'picture:beds-single';
import bedsTriple from 'picture:beds-triple';
import { roomTypes } from '../../hotel/facts.ts';
import { Trans, useTranslate } from '../../i18n/translate.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './room-types.module.css';

const beds = {
  single: { of: bedsSingle, alt: 'rooms.alt.bedsSingle' },
  double: { of: bedsDouble, alt: 'rooms.alt.bedsDouble' },
  triple: { of: bedsTriple, alt: 'rooms.alt.bedsTriple' },
  quad: { of: bedsQuad, alt: 'rooms.alt.bedsQuad' },
} as const;

/** The room types of a category, drawn as luggage labels tied to a cord; each shows its beds. */
export function RoomTypes({ category }: { category: 'superior' | 'classic' }) {
  const t = useTranslate();
  return (
    <div>
      <h3>{t('rooms.types.title')}</h3>
      <p className={styles.note}>{t('rooms.types.note')}</p>
      <ul className={`${styles.cord} ${styles[category]}`}>
        {roomTypes.map(({ id, guests }) => (
          <li key={id} className={styles.tied}>
            <div className={styles.label}>
              <h4 className={styles.name}>{t(`rooms.type.${id}`)}</h4>
              <p className={styles.guests}>
                <Trans k="rooms.guests" values={{ count: guests }} />
              </p>
              <Picture
                className={styles.beds}
                of={beds[id].of}
                alt={t(beds[id].alt)}
                sizes="(min-width: 60rem) 18rem, (min-width: 44rem) 40vw, 92vw"
              />
              <p className={styles.text}>{t(`rooms.typeText.${id}`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
