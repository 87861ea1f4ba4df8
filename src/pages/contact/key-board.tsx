import type { ReactNode } from 'react';
import { addressLines, hotel } from '../../hotel/identity.ts';
import { Text, useSay } from '../../i18n/translate.tsx';
import { EmailLink, PhoneLink } from '../../layout/contact-links.tsx';
import { OpenNow } from '../../layout/open-now.tsx';
import { SaveContact } from '../../layout/save-contact.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './key-board.module.css';

type Spoken = 'it' | 'en' | 'de';

/** How to reach the hotel, on the tags of the reception's key board, and when it is there. */
export function KeyBoard() {
  const say = useSay();
  return (
    <Section tone="cool" labelledBy="cards">
      <h2 id="cards">
        <Text k="contact.card.title" />
      </h2>
      <div className={styles.board}>
        <ul className={styles.hooks}>
          <Tag title={say('contact.card.phone.title')}>
            <PhoneLink />
          </Tag>
          <Tag title={say('contact.card.email.title')}>
            <EmailLink />
          </Tag>
          <Tag title={say('contact.card.address.title')}>
            <address translate="no">
              {addressLines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </Tag>
          <Tag title={say('contact.card.reception.title')}>{say('contact.card.reception.text')}</Tag>
        </ul>
      </div>
      <div className={styles.plate}>
        <div>
          <h3>{say('contact.hours.title')}</h3>
          <p>{say('contact.hours.text')}</p>
        </div>
        <ul className={styles.languages}>
          {hotel.spokenLanguages.map((language) => (
            <li key={language}>{say(`contact.language.${language as Spoken}`)}</li>
          ))}
        </ul>
      </div>
      <div className={styles.after}>
        <OpenNow>
          <PageLink to="terrazza">{say('nav.terrazza')}</PageLink>
        </OpenNow>
        <SaveContact look="quiet" />
      </div>
    </Section>
  );
}

function Tag({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className={styles.tag}>
      <h3>{title}</h3>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
