import homeReception from 'picture:home-reception';
import homeRooms from 'picture:home-rooms';
import homeTerrace from 'picture:home-terrace';
import { hotel } from '../../hotel/identity.ts';
import { Text, useSay } from '../../i18n/translate.tsx';
import { BookingLink } from '../../layout/booking-link.tsx';
import { CallButton } from '../../layout/contact-links.tsx';
import { Rest } from '../../navigation/below-the-fold.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture, type PictureSource } from '../../ui/picture.tsx';
import { Section, TileBand } from '../../ui/section.tsx';
import { Stars } from '../../ui/stars.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import styles from './home.module.css';
import { LocationTeaser } from './location-teaser.tsx';

export function Page() {
  return (
    <>
      <Hero />
      <Rest>
        <TileBand />
        <Welcome />
        <Features />
        <Introduction />
        <Teasers />
        <LocationTeaser />
        <Booking />
      </Rest>
    </>
  );
}

function Welcome() {
  const say = useSay();
  return (
    <Section labelledBy="welcome" className={styles.welcome}>
      <Stars count={hotel.stars} label={say('common.stars', { count: hotel.stars })} />
      <h2 id="welcome">
        <Text k="welcome.title" />
      </h2>
      <div className={styles.columns}>
        <p>{say('welcome.text.1')}</p>
        <p>{say('welcome.text.2')}</p>
      </div>
    </Section>
  );
}

/** Where 'Discover More' leads. */
function Introduction() {
  const say = useSay();
  return (
    <Section tone="cool" labelledBy="hotel" className={styles.introduction}>
      <Picture
        className={styles.arch}
        of={homeReception}
        alt={say('hotel.alt.homeReception')}
        sizes="(width < 56rem) 100vw, min(42vw, 34rem)"
      />
      <div className={styles.introductionWords}>
        <h2 id="hotel" tabIndex={-1}>
          <Text k="hotel.intro.title" />
        </h2>
        <p>{say('hotel.intro.text.1')}</p>
        <p>{say('hotel.intro.text.2')}</p>
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
  const say = useSay();
  return (
    <section className={styles.teaser} aria-labelledby={`teaser-${name}`}>
      <Picture of={picture} alt={say(altKey)} sizes="(width < 56rem) max(100vw, 30rem), 59vw" />
      <div className={styles.label}>
        <h2 className={styles.labelTitle} id={`teaser-${name}`}>
          {say(`hotel.${name}.title`)}
        </h2>
        <p>{say(`hotel.${name}.text`)}</p>
        <PageLink to={to} className={styles.labelLink}>
          {say(`hotel.${name}.link`)} <Icon name="arrow" />
        </PageLink>
      </div>
    </section>
  );
}

function Booking() {
  const say = useSay();
  return (
    <Section tone="deep" labelledBy="book" className={styles.booking}>
      <h2 id="book">
        <Text k="hotel.booking.title" />
      </h2>
      <p>{say('hotel.booking.text')}</p>
      <div className={styles.actions}>
        <BookingLink language="it">{say('hotel.booking.online')}</BookingLink>
        <CallButton look="quietOnDeep" />
        <PageLink to="contact" part="request" className={buttonClass('quietOnDeep')}>
          {say('hotel.booking.request')}
        </PageLink>
      </div>
    </Section>
  );
}
