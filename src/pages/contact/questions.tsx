import { questions } from '../../hotel/lists.ts';
import { hotelValues } from '../../hotel/values.ts';
import { Trans, useLanguage, useTranslate } from '../../i18n/translate.tsx';
import { contactParts, PhoneLink } from '../../layout/contact-links.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './questions.module.css';

/** Frequent questions with their answers, and a link to call. */
export function Questions() {
  const t = useTranslate();
  const values = hotelValues(useLanguage());
  return (
    <Section labelledBy="faq" className={styles.questions}>
      <div className={styles.text}>
        <h2 id="faq">
          <Trans k="contact.faq.title" />
        </h2>
        <PhoneLink variant="strong">{t('contact.callNow')}</PhoneLink>
      </div>
      <div className={styles.list}>
        {questions.map(({ id }) => (
          <details key={id} className={styles.entry}>
            <summary>
              <h3>{t(`contact.faq.${id}.question`)}</h3>
            </summary>
            <p>
              <Trans k={`contact.faq.${id}.answer`} values={values} parts={contactParts} />
            </p>
          </details>
        ))}
      </div>
    </Section>
  );
}
