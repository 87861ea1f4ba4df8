import mark from 'picture:mark';
import { type FormEvent, useRef, useState } from 'react';
import { search } from '../../hotel/facts.ts';
import { keepFields } from '../../hotel/keep-fields.ts';
import { Trans, useLanguage, useTranslate } from '../../i18n/translate.tsx';
import { contactParts, contactValues } from '../../layout/contact-links.tsx';
import { alwaysLoadMessages } from '../../navigation/load-route.ts';
import { Button, buttonClass, ignoreSecondClick } from '../../ui/button.tsx';
import { Field, markRefusedFields, TextAreaField } from '../../ui/field.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { showToast } from '../../ui/toast/store.ts';
import styles from './request-form.module.css';
import {
  emptyLetter,
  fields,
  letterToFill,
  type Request,
  type RequestLetter,
  requestLetter,
} from './request-letter.ts';
import { WrittenLetter } from './written-letter.tsx';

// in memory, so that the letter is still here when the visitor comes back from another page
let keptLetter: RequestLetter | undefined;

const doubleClickMs = 500;

const stayFields = { checkin: 'checkin', checkout: 'checkout', adults: 'guests' };
const keepFieldsOf = (form: HTMLFormElement) => keepFields(form, stayFields);

/** The request for availability. The browser validates it, a toast confirms it, and only the visitor can send it. */
export function RequestForm() {
  const t = useTranslate();
  const language = useLanguage();
  const [letter, setLetter] = useState(keptLetter);
  const writtenLetter = useRef<HTMLDivElement>(null);

  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const filled = new FormData(form);
    const request = Object.fromEntries(fields.map((field) => [field, String(filled.get(field) ?? '')])) as Request;
    keptLetter = requestLetter(request, t, language);
    setLetter(keptLetter);
    alwaysLoadMessages('contact');
    showToast({
      title: <Trans k="contact.toast.title" />,
      description: <Trans k="contact.toast.text" />,
      action: { label: <Trans k="contact.toast.mail" />, href: keptLetter.address },
    });
    form.reset();
    // the second click of a double click must hit the button too
    setTimeout(() => writtenLetter.current?.scrollIntoView({ block: 'nearest' }), doubleClickMs);
  };

  return (
    <Section className={styles.request}>
      <div className={styles.text}>
        <h2 id="request">{t('contact.form.title')}</h2>
        <p>{t('contact.form.note')}</p>
        <div className={styles.stamp} aria-hidden="true">
          <Picture of={mark} alt="" />
        </div>
      </div>
      <form
        className={styles.letter}
        aria-labelledby="request"
        // boot writes it with the fields while modules hang; as an `action`, Chromium would warn of it on every visit
        data-letter={emptyLetter(t)}
        // the browser itself shall not send the fields anywhere
        method="dialog"
        ref={keepFieldsOf}
        onSubmit={confirm}
        {...markRefusedFields}
      >
        <div className={styles.paper}>
          <p className={styles.required}>{t('common.required')}</p>
          <Field label={t('contact.form.name')} name="name" type="text" dir="auto" autoComplete="name" required />
          <div className={styles.pair}>
            <Field label={t('contact.form.email')} name="email" type="email" autoComplete="email" required />
            <Field label={t('contact.form.phone')} name="phone" type="tel" inputMode="tel" autoComplete="tel" />
          </div>
          <div className={styles.stay}>
            <Field label={t('contact.form.checkin')} name="checkin" type="date" />
            <Field label={t('contact.form.checkout')} name="checkout" type="date" />
            <Field
              label={t('contact.form.guests')}
              name="guests"
              type="number"
              inputMode="numeric"
              min={search.adults.min}
            />
          </div>
          <TextAreaField
            label={t('contact.form.message')}
            name="message"
            dir="auto"
            rows={4}
            placeholder={t('contact.form.messagePlaceholder')}
          />
          <div className={styles.withoutScripts}>
            <p role="alert">
              <Trans k="contact.form.noScript" values={contactValues} parts={contactParts} />
            </p>
            <a className={`${buttonClass('strong')} ${styles.letterToFill}`} href={letterToFill(t)}>
              {t('contact.form.letter.open')}
            </a>
          </div>
          <Button type="submit" variant="strong" className={styles.submit} onClick={ignoreSecondClick}>
            {t('contact.form.submit')}
          </Button>
          {letter && (
            <div className={styles.writtenLetter} ref={writtenLetter}>
              <WrittenLetter key={letter.text} letter={letter} />
            </div>
          )}
        </div>
      </form>
    </Section>
  );
}
