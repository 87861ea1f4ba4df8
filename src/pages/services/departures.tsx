import { transfers } from '../../hotel/lists.ts';
import { Trans, useTranslate } from '../../i18n/translate.tsx';
import { EmailLink, PhoneLink } from '../../layout/contact-links.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './departures.module.css';

/** The transfers, drawn as a departures board, and how to book one. */
export function Departures() {
  const t = useTranslate();
  return (
    <Section labelledBy="transfers" className={styles.departures}>
      <div className={styles.text}>
        <h2 id="transfers">
          <Trans k="services.transfers.title" />
        </h2>
        <p>{t('services.transfers.text')}</p>
      </div>
      <div className={styles.board}>
        <table className={styles.table} aria-labelledby="transfers">
          <thead>
            <tr>
              <th scope="col">{t('services.transfers.origin')}</th>
              <th scope="col">{t('services.transfers.duration')}</th>
            </tr>
          </thead>
          <tbody>
            {transfers.map(({ id, minutes }) => (
              <tr key={id}>
                <th scope="row">
                  <span className={styles.flap}>{t(`common.transfer.${id}.name`)}</span>
                </th>
                <td>
                  <Flaps text={t('common.minutes', { minutes })} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.note}>
        <h3>{t('services.transfers.how.title')}</h3>
        <p>{t('services.transfers.how.text')}</p>
        <ul className={styles.links}>
          <li>
            <PhoneLink />
          </li>
          <li>
            <EmailLink />
          </li>
        </ul>
      </div>
    </Section>
  );
}

/** A duration with a flap for each digit. */
function Flaps({ text }: { text: string }) {
  return (
    <>
      <span className="visually-hidden">{text}</span>
      <span className={styles.duration} aria-hidden="true">
        {text.split(/(\d)/).map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a duration keep their order
          <span key={index} className={/\d/.test(part) ? styles.figure : styles.unit}>
            {part.trim()}
          </span>
        ))}
      </span>
    </>
  );
}
