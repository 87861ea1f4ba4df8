import { type FormEvent, useState } from 'react';
import { ReopeningNote } from '../../announcements/reopening-note.tsx';
import { search } from '../../hotel/facts.ts';
import { hotel } from '../../hotel/identity.ts';
import { chosenStay, keepFields } from '../../hotel/keep-fields.ts';
import { bookingAddress, bookingEngine, bookingFieldNames as names } from '../../hotel/links/booking.ts';
import { useLanguage, useTranslate } from '../../i18n/translate.tsx';
import { buttonClass, ignoreSecondClick } from '../../ui/button.tsx';
import { markRefusedFields } from '../../ui/field.tsx';
import styles from './availability-search.module.css';
import { useToday } from './use-today.ts';

const { min, max, initial } = search.adults;
const choices = Array.from({ length: max - min + 1 }, (_, index) => min + index);

const keepFieldsOf = (form: HTMLFormElement) => keepFields(form, names);

/** A form for dates and guests that opens the booking engine. Without scripts the browser submits it to the engine. */
export function AvailabilitySearch() {
  const t = useTranslate();
  const language = useLanguage();
  const today = useToday();
  const [checkin, setCheckin] = useState(() => chosenStay().checkin ?? '');

  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const value = (field: 'checkin' | 'checkout' | 'adults') => String(fields.get(names[field]) ?? '');
    const stay = { checkin: value('checkin'), checkout: value('checkout'), adults: value('adults') };
    const address = bookingAddress(language, stay);
    // boot removes the target from a replayed submit, which can no longer open a new tab
    if (!event.currentTarget.target) location.assign(address);
    // opening a tab takes long: let the pressed button paint first
    else setTimeout(() => window.open(address, '_blank', 'noopener'), 32);
  };

  return (
    <form
      className={styles.search}
      aria-label={t('hero.search.title')}
      action={bookingEngine}
      target="_blank"
      rel="noopener"
      ref={keepFieldsOf}
      onSubmit={open}
      {...markRefusedFields}
    >
      <ReopeningNote className={styles.reopening} />
      {hotel.booking.portal && <input type="hidden" name={names.portal} value={hotel.booking.portal} />}
      <input type="hidden" name={names.language} value={language} />
      <div className={styles.field}>
        <label>
          <span>{t('hero.search.checkin')}</span>
          <input
            type="date"
            name={names.checkin}
            min={today}
            // a date typed before hydration counts too
            ref={(input) => {
              if (input?.value) setCheckin(input.value);
            }}
            onChange={(event) => setCheckin(event.currentTarget.value)}
          />
        </label>
      </div>
      <div className={styles.field}>
        <label>
          <span>{t('hero.search.checkout')}</span>
          <input type="date" name={names.checkout} min={checkin || today} />
        </label>
      </div>
      <div className={styles.field}>
        <label>
          <span>{t('hero.search.guests')}</span>
          <select name={names.adults} defaultValue={initial}>
            {choices.map((count) => (
              <option key={count} value={count}>
                {t('hero.search.guestOption', { count })}
              </option>
            ))}
          </select>
        </label>
      </div>
      <button type="submit" className={buttonClass('strong', styles.submit)} onClick={ignoreSecondClick}>
        {t('hero.search.submit')}
        <span className="visually-hidden"> ({t('common.newTab')})</span>
      </button>
    </form>
  );
}
