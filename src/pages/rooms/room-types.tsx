import classicDouble from 'picture:classic-double';
import classicQuad from 'picture:classic-quad';
import classicSingle from 'picture:classic-single';
import classicTriple from 'picture:classic-triple';
import superiorDouble from 'picture:superior-double';
import superiorQuad from 'picture:superior-quad';
import superiorSingle from 'picture:superior-single';
import superiorTriple from 'picture:superior-triple';
import { rooms } from '../../hotel/facts.ts';
import { Trans, useTranslate } from '../../i18n/translate.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './room-types.module.css';

type RoomType = { id: 'single' | 'double' | 'triple' | 'quad'; guests: number };

const beds = {
  superior: {
    single: { of: superiorSingle, alt: 'rooms.alt.superiorSingle' },
    double: { of: superiorDouble, alt: 'rooms.alt.superiorDouble' },
    triple: { of: superiorTriple, alt: 'rooms.alt.superiorTriple' },
    quad: { of: superiorQuad, alt: 'rooms.alt.superiorQuad' },
  },
  classic: {
    single: { of: classicSingle, alt: 'rooms.alt.classicSingle' },
    double: { of: classicDouble, alt: 'rooms.alt.classicDouble' },
    triple: { of: classicTriple, alt: 'rooms.alt.classicTriple' },
    quad: { of: classicQuad, alt: 'rooms.alt.classicQuad' },
  },
} as const;

/** The room types of a category, drawn as luggage labels tied to a cord; each shows its beds. */
export function RoomTypes({ category }: { category: 'superior' | 'classic' }) {
  const t = useTranslate();
  return (
    <div className={styles.types}>
      <h3>{t('rooms.types.title')}</h3>
      <p className={styles.note}>{t('rooms.types.note')}</p>
      <ul className={`${styles.cord} ${styles[category]}`}>
        {(rooms.types as RoomType[]).map(({ id, guests }) => (
          <li key={id} className={styles.tied}>
            <div className={styles.label}>
              <h4 className={styles.name}>{t(`rooms.type.${id}`)}</h4>
              <p className={styles.guests}>
                <Trans k="rooms.guests" values={{ count: guests }} />
              </p>
              <Picture
                className={styles.beds}
                of={beds[category][id].of}
                alt={t(beds[category][id].alt)}
                sizes="(width < 60rem) 92vw, 18rem"
              />
              <p className={styles.text}>{t(`rooms.typeText.${id}`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
