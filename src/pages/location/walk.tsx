import scenes from 'picture:location-walk';
import { distances } from '../../hotel/facts.ts';
import { hotel } from '../../hotel/identity.ts';
import { useTranslate } from '../../i18n/translate.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './walk.module.css';

const { parking, sea, centre, port } = distances;
const metresInAMinute = 80;

// the nearest first; distances are facts that an owner may change
const places = [
  ...([
    { id: 'parking', ...parking, minutes: 0 },
    { id: 'sea', ...sea, minutes: 0 },
    { id: 'centre', metres: 0, minutes: centre.walkMinutes },
    // a hotel may be far from any harbour
    ...(port.walkMinutes === null ? [] : [{ id: 'port', metres: 0, minutes: port.walkMinutes } as const]),
  ] as const),
].sort((a, b) => a.metres + a.minutes * metresInAMinute - b.metres - b.minutes * metresInAMinute);

/** What is near the hotel, drawn as steps along a lane; each stretch is longer than the one before. */
export function Walk() {
  const t = useTranslate();
  return (
    <div className={styles.walk}>
      <h3 className={styles.title}>{t('location.near.title')}</h3>
      <ol className={places.length < 4 ? `${styles.lane} ${styles.short}` : styles.lane}>
        <li className={styles.stop}>
          <Landmark />
          <p className={styles.name}>{hotel.name}</p>
        </li>
        {places.map(({ id, ...values }) => (
          <li key={id} className={styles.stop}>
            <Landmark place={id} />
            <p className={styles.name}>{t(`location.near.${id}.label`)}</p>
            <p className={styles.far}>{t(`location.near.${id}.value`, values)}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** One of the drawings in the file; without a place, the hotel's. */
function Landmark({ place }: { place?: string }) {
  const { src, width, height } = scenes;
  return <Picture className={styles.landmark} of={{ src: place ? `${src}#${place}` : src, width, height }} alt="" />;
}
