import homeHero from 'picture:home-hero';
import homeHeroPortrait from 'picture:home-hero-portrait?first';
import { distances } from '../../hotel/facts.ts';
import { Text, useSay } from '../../i18n/translate.tsx';
import { BookingLink } from '../../layout/booking-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { AvailabilitySearch } from './availability-search.tsx';
import styles from './hero.module.css';

/** The first screen: the town from the terrace, the title, and the search resting on the balustrade. */
export function Hero() {
  const say = useSay();
  return (
    <div className={styles.hero}>
      <Picture
        className={styles.scene}
        of={homeHero}
        portrait={homeHeroPortrait}
        alt={say('hero.alt.homeHero')}
        sizes="(min-aspect-ratio: 1) max(100vw, 160vh), max(100vw, 60vh)"
        first
      />
      <div className={styles.words}>
        <h1 className={styles.title}>
          <Text k="hero.title" />
        </h1>
        <p className={styles.subtitle}>{say('hero.subtitle', distances.sea)}</p>
        <div className={styles.actions}>
          <BookingLink language="it">{say('hero.bookNow')}</BookingLink>
          <a className={buttonClass('quiet', styles.more)} href="#hotel">
            {say('hero.discoverMore')}
          </a>
        </div>
      </div>
      <AvailabilitySearch />
    </div>
  );
}
