import { rooms } from '../../hotel/facts.ts';
import { Trans, useTranslate } from '../../i18n/translate.tsx';
import styles from './room-types.module.css';

type RoomType = { id: 'single' | 'double' | 'triple' | 'quad'; guests: number };

/** The room types of a category, drawn as luggage labels tied to a cord. */
export function RoomTypes({ category }: { category: 'superior' | 'classic' }) {
  const t = useTranslate();
  return (
    <div className={styles.types}>
      <h3 className={styles.heading}>{t('rooms.types.title')}</h3>
      <ul className={`${styles.cord} ${styles[category]}`}>
        {(rooms.types as RoomType[]).map(({ id, guests }) => (
          <li key={id} className={styles.tied}>
            <div className={styles.label}>
              <h4 className={styles.name}>{t(`rooms.type.${id}`)}</h4>
              <p className={styles.guests}>
                <Trans k="rooms.guests" values={{ count: guests }} />
              </p>
              <p className={styles.text}>{t(`rooms.typeText.${id}`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
