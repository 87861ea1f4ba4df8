import { type FormEvent, useState } from 'react';
import { bookingAddress, bookingEngine } from '../../hotel/booking.ts';
import { search } from '../../hotel/facts.ts';
import { hotel } from '../../hotel/identity.ts';
import { useLanguage, useTranslate } from '../../i18n/translate.tsx';
import { useToday } from '../../layout/use-today.ts';
import { buttonClass, once } from '../../ui/button.tsx';
import styles from './availability-search.module.css';

const { least, most, start } = search.adults;
const choices = Array.from({ length: most - least + 1 }, (_, index) => least + index);

/** Asks for dates and guests and opens the booking engine with them. Without scripts the form itself goes there. */
export function AvailabilitySearch() {
  const t = useTranslate();
  const language = useLanguage();
  const today = useToday();
  const [checkin, setCheckin] = useState('');

  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const value = (name: string) => String(fields.get(name) ?? '');
    const stay = { checkin: value('checkin'), checkout: value('checkout'), adults: value('adults') };
    const address = bookingAddress(language, stay);
    // a press that had to wait for the script is too old to open a new tab
    if (navigator.userActivation?.isActive === false) location.assign(address);
    // making a tab takes the browser long: the button is drawn pressed before
    else setTimeout(() => window.open(address, '_blank', 'noopener'), 32);
  };

  return (
    <form
      className={styles.search}
      aria-label={t('hero.search.title')}
      action={bookingEngine}
      target="_blank"
      rel="noopener"
      onSubmit={open}
    >
      <input type="hidden" name="oidPortale" value={hotel.booking.portal} />
      <input type="hidden" name="lingua" value={language} />
      <label className={styles.field}>
        <span>{t('hero.search.checkin')}</span>
        <input
          type="date"
          name="checkin"
          min={today}
          // a date typed before the script was there is taken up too
          ref={(input) => {
            if (input?.value) setCheckin(input.value);
          }}
          onChange={(event) => setCheckin(event.currentTarget.value)}
        />
      </label>
      <label className={styles.field}>
        <span>{t('hero.search.checkout')}</span>
        <input type="date" name="checkout" min={checkin || today} />
      </label>
      <label className={styles.field}>
        <span>{t('hero.search.guests')}</span>
        <select name="adults" defaultValue={start}>
          {choices.map((count) => (
            <option key={count} value={count}>
              {t('hero.search.guestOption', { count })}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={buttonClass('action', styles.submit)} onClick={once}>
        {t('hero.search.submit')}
        <span className="visually-hidden"> ({t('common.newTab')})</span>
      </button>
    </form>
  );
}
