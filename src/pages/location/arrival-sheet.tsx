import { hotel, phone } from '../../hotel/identity.ts';
import { coordinates } from '../../hotel/links/directions.ts';
import { transfers } from '../../hotel/lists.ts';
import { useTranslate } from '../../i18n/translate.tsx';
import { PostalAddress } from '../../layout/postal-address.tsx';
import styles from './arrival-sheet.module.css';

// a long list of transfers goes in two columns, so that one sheet is enough
const sheet = transfers.length > 6 ? `${styles.sheet} ${styles.many}` : styles.sheet;

/** The page in print, above the coast map: one sheet to hand to a taxi driver. */
export function ArrivalSheet() {
  const t = useTranslate();
  return (
    <div className={sheet} data-sheet="" hidden>
      <p className={styles.guest}>{t('location.sheet.guest')}</p>
      <div className={styles.driver} lang="it" translate="no">
        <p className={styles.please}>{t('location.sheet.please')}</p>
        <p className={styles.name}>{hotel.name}</p>
        <PostalAddress className={styles.address} />
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
          {transfers.map(({ id, minutes }) => (
            <div key={id}>
              <dt>{t(`common.transfer.${id}.name`)}</dt>
              <dd>{t('common.minutes', { minutes })}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
