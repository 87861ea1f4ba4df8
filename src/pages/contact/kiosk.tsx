import { phone } from '../../hotel/identity.ts';
import { useTranslate } from '../../i18n/translate.tsx';
import { BookingLink } from '../../layout/booking-link.tsx';
import { PhoneLink } from '../../layout/contact-links.tsx';
import styles from './kiosk.module.css';

/** Book online or call, drawn as two windows under one awning. */
export function Kiosk() {
  const t = useTranslate();
  return (
    <div className={styles.kiosk}>
      <div className={styles.awning} aria-hidden="true" />
      <div className={styles.windows}>
        <section className={styles.window} aria-labelledby="direct">
          <h2 id="direct">{t('contact.direct.title')}</h2>
          <p>{t('contact.direct.text')}</p>
          <BookingLink>{t('contact.direct.button')}</BookingLink>
        </section>
        <section className={styles.window} aria-labelledby="call">
          <h2 id="call">{t('contact.call.title')}</h2>
          <p>{t('contact.call.text')}</p>
          <PhoneLink variant="quiet">{t('contact.call.button', { phone: phone.text })}</PhoneLink>
        </section>
      </div>
    </div>
  );
}
