import mark from 'picture:mark';
import { type FormEvent, type MouseEvent, useRef, useState } from 'react';
import { search } from '../../hotel/facts.ts';
import { email, phone } from '../../hotel/identity.ts';
import { Trans, useLanguage, useTranslate } from '../../i18n/translate.tsx';
import { shareStay } from '../../layout/chosen-stay.ts';
import { EmailLink, PhoneLink } from '../../layout/contact-links.tsx';
import { keepMessages } from '../../navigation/load-route.ts';
import { Button, once } from '../../ui/button.tsx';
import { Field, LongField, markRefusedFields } from '../../ui/field.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { showToast } from '../../ui/toast/store.ts';
import styles from './request-form.module.css';
import { emptyLetter, fields, type Request, requestLetter } from './request-letter.ts';

// in memory, so that the letter is still here when the guest comes back from another page
let writtenLetter: string | undefined;

const shareStayOf = (form: HTMLFormElement) =>
  shareStay(form, { checkin: 'checkin', checkout: 'checkout', adults: 'guests' });

/** The request for availability. The browser validates it, a toast confirms it, and only the guest can send it. */
export function RequestForm() {
  const t = useTranslate();
  const language = useLanguage();
  const submit = useRef<HTMLButtonElement>(null);
  const [letter, setLetter] = useState(writtenLetter);
  const keepLetter = (href: string | undefined) => {
    writtenLetter = href;
    setLetter(href);
  };

  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const filled = new FormData(form);
    const request = Object.fromEntries(fields.map((field) => [field, String(filled.get(field) ?? '')])) as Request;
    const href = requestLetter(request, t, language);
    keepMessages('contact');
    showToast({
      title: <Trans k="contact.toast.title" />,
      description: <Trans k="contact.toast.text" />,
      action: { label: <Trans k="contact.toast.mail" />, href },
    });
    keepLetter(href);
    form.reset();
  };

  const discardLetter = ({ currentTarget: link }: MouseEvent) => {
    // a task of its own: the browser follows the link first
    setTimeout(() => {
      if (document.activeElement === link) submit.current?.focus({ preventScroll: true });
      keepLetter(undefined);
    });
  };

  return (
    <Section className={styles.request}>
      <div className={styles.text}>
        <h2 id="request" tabIndex={-1}>
          {t('contact.form.title')}
        </h2>
        <p>{t('contact.form.note')}</p>
        <div className={styles.stamp} aria-hidden="true">
          <Picture of={mark} alt="" />
        </div>
      </div>
      <form
        className={styles.letter}
        aria-labelledby="request"
        // without scripts, and while modules hang, the browser passes the fields to the visitor's mail program
        action={emptyLetter(t)}
        method="post"
        encType="text/plain"
        ref={shareStayOf}
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
              min={search.adults.least}
            />
          </div>
          <LongField
            label={t('contact.form.message')}
            name="message"
            dir="auto"
            rows={4}
            placeholder={t('contact.form.messagePlaceholder')}
          />
          <p className={styles.withoutScripts} role="alert">
            <Trans
              k="contact.form.noScript"
              values={{ email: email.text, phone: phone.text }}
              parts={{ email: <EmailLink />, phone: <PhoneLink /> }}
            />
          </p>
          <Button type="submit" variant="strong" className={styles.submit} onClick={once} ref={submit}>
            {t('contact.form.submit')}
          </Button>
          {letter && (
            <p className={styles.writtenLetter}>
              <span>{t('contact.form.letter.text')}</span>{' '}
              <a href={letter} onClick={discardLetter}>
                {t('contact.form.letter.open')}
              </a>
            </p>
          )}
        </div>
      </form>
    </Section>
  );
}
