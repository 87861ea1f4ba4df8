import reception from 'picture:contact-reception';
import receptionPortrait from 'picture:contact-reception-portrait';
import horizon from 'picture:horizon-contact';
import type { ReactNode } from 'react';
import { addressLines, email, hotel } from '../../hotel/identity.ts';
import { Trans, useTranslate } from '../../i18n/translate.tsx';
import { BookingLink } from '../../layout/booking-link.tsx';
import { CallButton, contactParts, contactValues, EmailLink } from '../../layout/contact-links.tsx';
import { BelowTheFold } from '../../navigation/below-the-fold.tsx';
import { Closing } from '../../ui/closing.tsx';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { PageHero, stripWindows } from '../../ui/page-hero.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './contact.module.css';
import { Directions } from './directions.tsx';
import { KeyBoard } from './key-board.tsx';
import { Questions } from './questions.tsx';
import { RequestForm } from './request-form.tsx';

export function Page() {
  const t = useTranslate();
  return (
    <>
      <PageHero
        title={<Trans k="contact.title" />}
        picture={
          <Picture
            of={reception}
            portrait={receptionPortrait}
            landscape={stripWindows}
            alt={t('contact.alt.contactReception')}
            priority
          />
        }
      >
        <p>{t('contact.intro')}</p>
      </PageHero>
      <BelowTheFold>
        <RequestForm />
        <KeyBoard />
        <Questions />
        <Directions />
        <SeeYouSoon />
        <Privacy />
        <Accessibility />
      </BelowTheFold>
    </>
  );
}

/** Book online, call or write: each once. */
function SeeYouSoon() {
  const t = useTranslate();
  return (
    <Closing
      className={styles.closing}
      id="closing"
      title={<Trans k="contact.closing.title" />}
      text={t('contact.closing.text')}
      horizon={horizon}
      actions={
        <>
          <div className={styles.way}>
            <h3>{t('contact.direct.title')}</h3>
            <p>{t('contact.direct.text')}</p>
            <BookingLink>{t('contact.direct.button')}</BookingLink>
          </div>
          <div className={styles.way}>
            <h3>{t('contact.call.title')}</h3>
            <p>{t('contact.call.text')}</p>
            <CallButton />
          </div>
        </>
      }
    >
      <EmailLink variant="strong">{t('contact.closing.email')}</EmailLink>
    </Closing>
  );
}

function Privacy() {
  const t = useTranslate();
  const { name, map } = hotel;
  const owner = { name, address: addressLines.join(', '), email: email.text };
  const policy = <NewTabLink href={map.privacy} notice={t('common.newTab')} />;
  return (
    <Notes id="privacy" title={t('contact.privacy.title')}>
      <p>
        <Trans k="contact.privacy.owner" values={owner} parts={contactParts} />
      </p>
      <p>{t('contact.privacy.text.1')}</p>
      <p>{t('contact.privacy.text.2')}</p>
      <p>{t('contact.privacy.text.3')}</p>
      <p>
        <Trans k="contact.privacy.text.4" values={{ service: map.service }} parts={{ policy }} />
      </p>
    </Notes>
  );
}

/** The statement that the European Accessibility Act requires; details are in docs/accessibility.md. */
function Accessibility() {
  const t = useTranslate();
  return (
    <Notes id="accessibility" title={t('contact.access.title')} joined>
      <p>{t('contact.access.standard')}</p>
      <p>{t('contact.access.limits')}</p>
      <p>
        <Trans k="contact.access.report" values={contactValues} parts={contactParts} />
      </p>
      <p>{t('contact.access.hotel')}</p>
    </Notes>
  );
}

interface NotesProps {
  id: string;
  title: string;
  joined?: boolean;
  children: ReactNode;
}

/** Paragraphs in small type beside their title. */
function Notes({ id, title, joined, children }: NotesProps) {
  return (
    <Section labelledBy={id} joined={joined} className={styles.small}>
      <h2 className={styles.smallTitle} id={id}>
        {title}
      </h2>
      <div className={styles.notes}>{children}</div>
    </Section>
  );
}
