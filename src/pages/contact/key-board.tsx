import type { ReactNode } from 'react';
import { hotel } from '../../hotel/identity.ts';
import { Trans, useTranslate } from '../../i18n/translate.tsx';
import { EmailLink, PhoneLink } from '../../layout/contact-links.tsx';
import { OpenNow } from '../../layout/open-now.tsx';
import { PostalAddress } from '../../layout/postal-address.tsx';
import { SaveContact } from '../../layout/save-contact.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './key-board.module.css';

/** Contact details, drawn as tags on the reception's key board, and the opening status. */
export function KeyBoard() {
  const t = useTranslate();
  return (
    <Section tone="cool" labelledBy="cards">
      <h2 id="cards">
        <Trans k="contact.card.title" />
      </h2>
      <div className={styles.board}>
        <ul className={styles.hooks}>
          <Tag title={t('contact.card.phone.title')}>
            <PhoneLink />
          </Tag>
          <Tag title={t('contact.card.email.title')}>
            <EmailLink />
          </Tag>
          <Tag title={t('contact.card.address.title')}>
            <PostalAddress />
          </Tag>
          <Tag title={t('contact.card.reception.title')}>{t('contact.card.reception.text')}</Tag>
        </ul>
      </div>
      <div className={styles.plate}>
        <div>
          <h3>{t('contact.hours.title')}</h3>
          <p>{t('contact.hours.text')}</p>
        </div>
        <ul className={styles.languages}>
          {hotel.spokenLanguages.map((language) => (
            <li key={language}>{t(`contact.language.${language}`)}</li>
          ))}
        </ul>
      </div>
      <div className={styles.after}>
        <OpenNow>
          <PageLink to="terrazza">{t('nav.terrazza')}</PageLink>
        </OpenNow>
        <SaveContact variant="quiet" />
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
