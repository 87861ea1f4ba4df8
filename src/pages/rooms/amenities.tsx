import { rooms } from '../../hotel/facts.ts';
import { Trans, useTranslate } from '../../i18n/translate.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './amenities.module.css';

/** The amenities of every room, beside a door hanger with the title. */
export function Amenities() {
  const t = useTranslate();
  return (
    <Section labelledBy="amenities" className={styles.amenities}>
      <div className={styles.hanger}>
        <h2 className={styles.heading} id="amenities">
          <Trans k="rooms.amenities.title" />
        </h2>
      </div>
      <ul className={styles.list}>
        {rooms.amenities.map((amenity) => (
          <li key={amenity} className={styles.amenity}>
            <h3 className={styles.title}>{t(`rooms.amenity.${amenity}.title`)}</h3>
            <p>{t(`rooms.amenity.${amenity}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
