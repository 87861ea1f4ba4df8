import { reach, type Transport, transports, type Way } from '../../hotel/lists.ts';
import { arrivalOf, arrivalValues } from '../../hotel/values.ts';
import { useTranslate } from '../../i18n/translate.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './reach.module.css';
import { Transfer } from './transfer.tsx';

// paths in a view box of 64 × 40
const vehicles: Record<Transport, string> = {
  plane: 'M4 24l8-1 8 4 14-1L22 6h6l20 17 10-1q5 1 5 3t-5 3l-46 4q-5-1-8-8z',
  train:
    'M2 31V12q0-4 4-4h34q12 0 20 16l2 7zM8 14v7h8v-7zM20 14v7h8v-7zM32 14v7h8v-7zM44 15v6h7q-3-5-7-6zM2 34h60v2H2z',
  ferry: 'M4 24h56l-8 12H14q-8-2-10-12zM14 14h26l8 8H14zM20 6h8v6h-8zM2 38q15-4 30 0t30 0v2H2z',
};

/** How to get here: a ticket for each means of transport with its journeys, and the hotel's transfer. */
export function Reach() {
  const t = useTranslate();
  return (
    <Section tone="warm" labelledBy="reach" className={styles.reach}>
      <h2 id="reach">{t('location.reach.title')}</h2>
      <ul className={styles.tickets}>
        {transports.map((transport) => (
          <li key={transport} className={`${styles.ticket} ${styles[transport]}`}>
            <div className={styles.stub}>
              <svg className={styles.vehicle} viewBox="0 0 64 40" aria-hidden="true">
                <path d={vehicles[transport]} fillRule="evenodd" />
              </svg>
              <h3>{t(`location.reach.${transport}.title`)}</h3>
            </div>
            <ul className={styles.options}>
              {reach[transport].map((way) => (
                <Journey key={way.id} transport={transport} way={way} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <Transfer />
    </Section>
  );
}

function Journey({ transport, way }: { transport: Transport; way: Way }) {
  const t = useTranslate();
  const { kilometres, minutes, walkMinutes } = arrivalOf(way);
  return (
    <li className={styles.option} id={`${transport}-${way.id}`}>
      <h4>{t(`location.reach.${transport}.${way.id}.title`)}</h4>
      <p>{t(`location.reach.${transport}.${way.id}.text`, arrivalValues(way))}</p>
      {walkMinutes ? (
        <p className={styles.season}>
          <strong>{t('location.reach.seasonal')}</strong> {t('location.reach.walk', { minutes: walkMinutes })}
        </p>
      ) : (
        (kilometres || minutes) && (
          <dl className={styles.facts}>
            {kilometres && (
              <div>
                <dt>{t('location.reach.label.distance')}</dt>
                <dd>{t('location.reach.distance', { kilometres })}</dd>
              </div>
            )}
            {minutes && (
              <div>
                <dt>{t('location.reach.label.duration')}</dt>
                <dd>{t('location.reach.duration', { minutes })}</dd>
              </div>
            )}
          </dl>
        )
      )}
    </li>
  );
}
