import { coordinates } from '../../hotel/directions.ts';
import { transfers } from '../../hotel/facts.ts';
import { addressLines, hotel, phone } from '../../hotel/identity.ts';
import { useTranslate } from '../../i18n/translate.tsx';
import styles from './arrival-sheet.module.css';

type Origin = 'naplesAirport' | 'salernoAirport' | 'station' | 'port';

/** The page in print, above the coast map: one sheet to hand to a taxi driver. */
export function ArrivalSheet() {
  const t = useTranslate();
  return (
    <div className={styles.sheet} data-sheet="">
      <p className={styles.guest}>{t('location.sheet.guest')}</p>
      <div className={styles.driver} lang="it" translate="no">
        <p className={styles.please}>{t('location.sheet.please')}</p>
        <p className={styles.name}>{hotel.name}</p>
        <address className={styles.address}>
          {addressLines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('location.sheet.phone')}</dt>
          <dd>{phone.text}</dd>
        </div>
        <div>
          <dt>{t('location.sheet.coordinates')}</dt>
          <dd>{coordinates}</dd>
        </div>
      </dl>
      <p className={styles.reception}>{t('location.sheet.reception')}</p>
      <div className={styles.times}>
        <p>{t('location.sheet.transfers')}</p>
        <dl>
          {transfers.map(({ from, minutes }) => (
            <div key={from}>
              <dt>{t(`common.transfer.${from as Origin}`)}</dt>
              <dd>{t('common.minutes', { minutes })}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
