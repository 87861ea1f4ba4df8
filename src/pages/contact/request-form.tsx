import mark from 'picture:mark';
import type { FormEvent } from 'react';
import { search } from '../../hotel/facts.ts';
import { email, phone } from '../../hotel/identity.ts';
import { Text, useLanguage, useSay } from '../../i18n/translate.tsx';
import { EmailLink, PhoneLink } from '../../layout/contact-links.tsx';
import { Button, once } from '../../ui/button.tsx';
import { Field, LongField } from '../../ui/field.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { showToast } from '../../ui/toast/store.ts';
import styles from './request-form.module.css';
import { emptyLetter, fields, type Request, requestLetter } from './request-letter.ts';

/** The request for availability, as a letter. Checked by the browser, acknowledged here, sent by nobody but the guest. */
export function RequestForm() {
  const say = useSay();
  const language = useLanguage();

  const acknowledge = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const filled = new FormData(form);
    const request = Object.fromEntries(fields.map((field) => [field, String(filled.get(field) ?? '')])) as Request;
    showToast({
      title: say('contact.toast.title'),
      description: say('contact.toast.text'),
      action: { label: say('contact.toast.mail'), href: requestLetter(request, say, language) },
    });
    form.reset();
  };

  return (
    <Section id="request" labelledBy="request-title" className={styles.request}>
      <div className={styles.words}>
        <h2 id="request-title" tabIndex={-1}>
          {say('contact.form.title')}
        </h2>
        <p>{say('contact.form.note')}</p>
        <noscript>
          <p>
            <Text
              k="contact.form.noScript"
              values={{ email: email.text, phone: phone.text }}
              parts={{ email: <EmailLink />, phone: <PhoneLink /> }}
            />
          </p>
        </noscript>
        <div className={styles.stamp} aria-hidden="true">
          <Picture of={mark} alt="" />
        </div>
      </div>
      <form
        className={styles.letter}
        aria-labelledby="request-title"
        // without scripts the visitor's mail program opens with the fields in it
        action={emptyLetter(say)}
        method="post"
        encType="text/plain"
        onSubmit={acknowledge}
      >
        <div className={styles.paper}>
          <p className={styles.required}>{say('common.required')}</p>
          <Field label={say('contact.form.name')} name="name" type="text" dir="auto" autoComplete="name" required />
          <div className={styles.pair}>
            <Field label={say('contact.form.email')} name="email" type="email" autoComplete="email" required />
            <Field label={say('contact.form.phone')} name="phone" type="tel" inputMode="tel" autoComplete="tel" />
          </div>
          <div className={styles.stay}>
            <Field label={say('contact.form.checkin')} name="checkin" type="date" />
            <Field label={say('contact.form.checkout')} name="checkout" type="date" />
            <Field
              label={say('contact.form.guests')}
              name="guests"
              type="number"
              inputMode="numeric"
              min={search.adults.least}
            />
          </div>
          <LongField
            label={say('contact.form.message')}
            name="message"
            dir="auto"
            rows={4}
            placeholder={say('contact.form.messagePlaceholder')}
          />
          <Button type="submit" look="strong" className={styles.submit} onClick={once}>
            {say('contact.form.submit')}
          </Button>
        </div>
      </form>
    </Section>
  );
}
