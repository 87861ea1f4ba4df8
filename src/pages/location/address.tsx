import { useSay } from '../../copy/text.tsx';
import { distances } from '../../hotel/facts.ts';
import { addressLines, hotel } from '../../hotel/identity.ts';
import { buttonClass } from '../../ui/button.tsx';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './address.module.css';

const { latitude, longitude } = hotel.coordinates;
const point = `${latitude},${longitude}`;

// on phones Google's address opens the maps application where there is one, and a page everywhere else
const directions = `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(point)}`;
const map = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
const app = `geo:${point}?q=${point}(${encodeURIComponent(hotel.name)})`;

const near = [
  { id: 'sea', values: distances.sea },
  { id: 'centre', values: { minutes: distances.centre.walkMinutes } },
  { id: 'port', values: { minutes: distances.port.walkMinutes } },
] as const;

/** The address, what is a walk away, and the map from outside: the only thing on the site that is. */
export function Address() {
  const say = useSay();
  const address = addressLines.join(', ');
  return (
    <Section labelledBy="address" className={styles.address}>
      <div className={styles.words}>
        <h2 id="address" className={styles.heading} tabIndex={-1}>
          {say('location.address.title')}
        </h2>
        <address className={styles.lines} translate="no">
          {addressLines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <div>
          <h3 className={styles.heading}>{say('location.near.title')}</h3>
          <dl className={styles.near}>
            {near.map(({ id, values }) => (
              <div key={id}>
                <dt>{say(`location.near.${id}.label`)}</dt>
                <dd>{say(`location.near.${id}.value`, values)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div className={styles.map}>
        <iframe
          className={styles.frame}
          src={hotel.map.embed}
          title={say('location.map.title', { name: hotel.name, address })}
          height={hotel.map.height}
          loading="lazy"
          // the maps service serves nobody who hides where he comes from
          referrerPolicy="strict-origin-when-cross-origin"
        />
        <p className={styles.fallback}>{say('location.map.fallback', { address })}</p>
        <ul className={styles.links}>
          <li>
            <NewTabLink className={buttonClass('strong')} href={directions} notice={say('common.newTab')}>
              {say('location.map.directions')}
            </NewTabLink>
          </li>
          <li className={styles.app}>
            <a className={buttonClass('quiet')} href={app}>
              {say('location.map.app')}
            </a>
          </li>
          <li>
            <NewTabLink className={buttonClass('quiet')} href={map} notice={say('common.newTab')}>
              {say('location.map.open')}
            </NewTabLink>
          </li>
        </ul>
      </div>
    </Section>
  );
}
