import homeReception from 'picture:home-reception';
import homeRooms from 'picture:home-rooms';
import homeTerrace from 'picture:home-terrace';
import horizon from 'picture:horizon-home';
import { hotel } from '../../hotel/identity.ts';
import { Trans, useTranslate } from '../../i18n/translate.tsx';
import { BookingLink } from '../../layout/booking-link.tsx';
import { CallButton } from '../../layout/contact-links.tsx';
import { BelowTheFold } from '../../navigation/below-the-fold.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Closing } from '../../ui/closing.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { PictureSource } from '../../ui/picture/picture-source.ts';
import { Section, TileBand } from '../../ui/section.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import styles from './home.module.css';
import { LocationTeaser } from './location-teaser.tsx';
import { Stars } from './stars.tsx';

export function Page() {
  return (
    <>
      <Hero />
      <BelowTheFold>
        <TileBand />
        <Welcome />
        <Features />
        <Introduction />
        <Teasers />
        <LocationTeaser />
        <Booking />
      </BelowTheFold>
    </>
  );
}

function Welcome() {
  const t = useTranslate();
  return (
    <Section labelledBy="welcome" className={styles.welcome}>
      <Stars count={hotel.stars} label={t('common.stars', { count: hotel.stars })} />
      <h2 id="welcome">
        <Trans k="welcome.title" />
      </h2>
      <div className={styles.columns}>
        <p>{t('welcome.text.1')}</p>
        <p>{t('welcome.text.2')}</p>
      </div>
    </Section>
  );
}

/** The target of the hero's “Discover more” link. */
function Introduction() {
  const t = useTranslate();
  return (
    <Section tone="cool" labelledBy="hotel" className={styles.introduction}>
      <Picture
        className={styles.arch}
        of={homeReception}
        alt={t('hotel.alt.homeReception')}
        sizes="(min-width: 56rem) min(42vw, 34rem), 100vw"
      />
      <div className={styles.introductionText}>
        <h2 id="hotel">
          <Trans k="hotel.intro.title" />
        </h2>
        <p>{t('hotel.intro.text.1')}</p>
        <p>{t('hotel.intro.text.2')}</p>
      </div>
    </Section>
  );
}

function Teasers() {
  return (
    <div className={styles.teasers}>
      <Teaser name="rooms" to="rooms" picture={homeRooms} altKey="hotel.alt.homeRooms" />
      <Teaser name="terrace" to="terrazza" picture={homeTerrace} altKey="hotel.alt.homeTerrace" />
    </div>
  );
}

interface TeaserProps {
  name: 'rooms' | 'terrace';
  to: 'rooms' | 'terrazza';
  picture: PictureSource;
  altKey: 'hotel.alt.homeRooms' | 'hotel.alt.homeTerrace';
}

function Teaser({ name, to, picture, altKey }: TeaserProps) {
  const t = useTranslate();
  return (
    <section className={styles.teaser} aria-labelledby={`teaser-${name}`}>
      <Picture of={picture} alt={t(altKey)} sizes="(min-width: 56rem) 59vw, max(100vw, 30rem)" />
      <div className={styles.label}>
        <h2 className={styles.labelTitle} id={`teaser-${name}`}>
          {t(`hotel.${name}.title`)}
        </h2>
        <p>{t(`hotel.${name}.text`)}</p>
        <PageLink to={to} className={styles.labelLink}>
          {t(`hotel.${name}.link`)} <Icon name="arrow" />
        </PageLink>
      </div>
    </section>
  );
}

function Booking() {
  const t = useTranslate();
  return (
    <Closing
      className={styles.booking}
      id="book"
      title={<Trans k="hotel.booking.title" />}
      text={t('hotel.booking.text')}
      horizon={horizon}
      actions={
        <>
          <BookingLink language="it">{t('hotel.booking.online')}</BookingLink>
          <CallButton variant="quietOnDeep" />
          <PageLink to="contact" part="request" className={buttonClass('quietOnDeep')}>
            {t('hotel.booking.request')}
          </PageLink>
        </>
      }
    />
  );
}
