import locationMap from 'picture:location-map';
import type { ReactNode } from 'react';
import { distances } from '../../hotel/facts.ts';
import { addressLines, hotel } from '../../hotel/identity.ts';
import { attractions, reach } from '../../hotel/lists.ts';
import { useTranslate } from '../../i18n/translate.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './coast-map.module.css';

const onMap = ['positano', 'amalfi', 'ravello', 'minori', 'lemons'] as const;

// the town in which the map has a place for the hotel
const drawnTown = 'Maiori';

/** A drawn map of the coast; each place links to its description on this page. */
export function CoastMap() {
  const t = useTranslate();
  return (
    <div className={styles.window} data-sheet="">
      <div className={styles.map}>
        <Picture of={locationMap} alt={t('location.alt.locationMap')} priority />
        <ul className={styles.places}>
          {onMap.map((id) => {
            const attraction = attractions.find((one) => one.id === id);
            if (!attraction) return null;
            const { kilometres } = attraction;
            return (
              <Place key={id} id={id} href={`#attraction-${id}`} name={t(`location.attraction.${id}.name`)}>
                {kilometres && t('common.km', { kilometres })}
              </Place>
            );
          })}
          {reach.train.some(({ id }) => id === 'station') && (
            <Place id="train-station" href="#train-station" name={t('location.reach.train.station.title')}>
              {t('common.km', distances.station)}
            </Place>
          )}
          {hotel.address.town === drawnTown && (
            <li className={`${styles.place} ${styles.hotel}`} translate="no">
              <a className={styles.label} href="#address">
                <strong>{hotel.name}</strong> <span className={styles.street}>{addressLines[0]}</span>
              </a>
            </li>
          )}
        </ul>
      </div>
    </div>
  );
}

interface PlaceProps {
  id: (typeof onMap)[number] | 'train-station';
  /** what describes it */
  href: string;
  name: string;
  /** the distance */
  children: ReactNode;
}

function Place({ id, href, name, children }: PlaceProps) {
  return (
    <li className={`${styles.place} ${styles[id]}`}>
      <a className={styles.label} href={href}>
        <strong>{name}</strong> {children && <span className={styles.distance}>{children}</span>}
      </a>
    </li>
  );
}
