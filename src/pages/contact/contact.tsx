import reception from 'picture:contact-reception?priority';
import { storageKeys } from '../../announcements/announcements.ts';
import { phone } from '../../hotel/identity.ts';
import { Trans, useTranslate } from '../../i18n/translate.tsx';
import { EmailLink, PhoneLink } from '../../layout/contact-links.tsx';
import { BelowTheFold } from '../../navigation/below-the-fold.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './contact.module.css';
import { KeyBoard } from './key-board.tsx';
import { Kiosk } from './kiosk.tsx';
import { Questions } from './questions.tsx';
import { RequestForm } from './request-form.tsx';
import { Ways } from './ways.tsx';

export function Page() {
  const t = useTranslate();
  return (
    <>
      <PageHero
        title={<Trans k="contact.title" />}
        picture={<Picture className={styles.scene} of={reception} alt={t('contact.alt.contactReception')} priority />}
      >
        <p>{t('contact.intro')}</p>
      </PageHero>
      <BelowTheFold>
        <RequestForm />
        <KeyBoard />
        <Questions />
        <Ways />
        <Kiosk />
        <Closing />
        <Privacy />
      </BelowTheFold>
    </>
  );
}

function Closing() {
  const t = useTranslate();
  return (
    <Section tone="deep" labelledBy="closing" className={styles.closing}>
      <h2 id="closing">
        <Trans k="contact.closing.title" />
      </h2>
      <p>{t('contact.closing.text')}</p>
      <div className={styles.actions}>
        <EmailLink variant="quietOnDeep">{t('contact.closing.email')}</EmailLink>
        <PhoneLink variant="quietOnDeep">{t('contact.closing.phone', { phone: phone.text })}</PhoneLink>
      </div>
    </Section>
  );
}

function Privacy() {
  const t = useTranslate();
  return (
    <Section labelledBy="privacy" className={styles.privacy}>
      <h2 className={styles.privacyTitle} id="privacy" tabIndex={-1}>
        {t('contact.privacy.title')}
      </h2>
      <div className={styles.notes}>
        <p>{t('contact.privacy.text.1', { flags: storageKeys.join(', ') })}</p>
        <p>{t('contact.privacy.text.2')}</p>
        <p>{t('contact.privacy.text.3')}</p>
        <p>{t('contact.privacy.text.4')}</p>
      </div>
    </Section>
  );
}
