import { hotel, phone } from '../../hotel/identity.ts';
import { Trans, useTranslate } from '../../i18n/translate.tsx';
import { PhoneLink } from '../../layout/contact-links.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './cuisine.module.css';

const tableBooking: string | null = hotel.tableBooking;

/** The cuisine and table booking. Without a booking address the button does nothing; its description says so. */
export function Cuisine() {
  const t = useTranslate();
  return (
    <Section tone="warm" labelledBy="cuisine" className={styles.cuisine}>
      <h2 id="cuisine">
        <Trans k="terrazza.cuisine.title" />
      </h2>
      <p className={styles.text}>{t('terrazza.cuisine.text')}</p>
      {tableBooking ? (
        <NewTabLink className={buttonClass('strong')} href={tableBooking} notice={t('common.newTab')}>
          {t('terrazza.cuisine.button')}
        </NewTabLink>
      ) : (
        <Button variant="strong" aria-describedby="no-online">
          {t('terrazza.cuisine.button')}
        </Button>
      )}
      <p className={styles.phone}>
        {!tableBooking && <span id="no-online">{t('terrazza.cuisine.noOnline')}. </span>}
        <Trans k="terrazza.cuisine.phone" values={{ phone: phone.text }} parts={{ phone: <PhoneLink /> }} />
      </p>
    </Section>
  );
}
