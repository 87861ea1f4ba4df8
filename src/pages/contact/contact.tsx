import reception from 'picture:contact-reception?first';
import { flags } from '../../announcements/announcements.ts';
import { phone } from '../../hotel/identity.ts';
import { Text, useSay } from '../../i18n/translate.tsx';
import { EmailLink, PhoneLink } from '../../layout/contact-links.tsx';
import { Rest } from '../../navigation/below-the-fold.tsx';
import { Opening } from '../../ui/page-hero.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './contact.module.css';
import { KeyBoard } from './key-board.tsx';
import { Kiosk } from './kiosk.tsx';
import { Questions } from './questions.tsx';
import { RequestForm } from './request-form.tsx';
import { Ways } from './ways.tsx';

export function Page() {
  const say = useSay();
  return (
    <>
      <Opening
        title={<Text k="contact.title" />}
        picture={<Picture className={styles.scene} of={reception} alt={say('contact.alt.contactReception')} first />}
      >
        <p>{say('contact.intro')}</p>
      </Opening>
      <Rest>
        <RequestForm />
        <KeyBoard />
        <Questions />
        <Ways />
        <Kiosk />
        <Closing />
        <Privacy />
      </Rest>
    </>
  );
}

function Closing() {
  const say = useSay();
  return (
    <Section tone="deep" labelledBy="closing" className={styles.closing}>
      <h2 id="closing">
        <Text k="contact.closing.title" />
      </h2>
      <p>{say('contact.closing.text')}</p>
      <div className={styles.actions}>
        <EmailLink look="quietOnDeep">{say('contact.closing.email')}</EmailLink>
        <PhoneLink look="quietOnDeep">{say('contact.closing.phone', { phone: phone.text })}</PhoneLink>
      </div>
    </Section>
  );
}

function Privacy() {
  const say = useSay();
  return (
    <Section id="privacy" labelledBy="privacy-title" className={styles.privacy}>
      <h2 className={styles.privacyTitle} id="privacy-title">
        {say('contact.privacy.title')}
      </h2>
      <div className={styles.notes}>
        <p>{say('contact.privacy.text.1', { flags: flags.join(', ') })}</p>
        <p>{say('contact.privacy.text.2')}</p>
        <p>{say('contact.privacy.text.3')}</p>
        <p>{say('contact.privacy.text.4')}</p>
      </div>
    </Section>
  );
}
