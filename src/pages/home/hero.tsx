import homeHero from 'picture:home-hero';
import homeHeroPortrait from 'picture:home-hero-portrait';
import { useRef } from 'react';
import { distances } from '../../hotel/facts.ts';
import { Trans, useTranslate } from '../../i18n/translate.tsx';
import { BookingLink } from '../../layout/booking-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { PictureSource } from '../../ui/picture/picture-source.ts';
import { AvailabilitySearch } from './availability-search.tsx';
import styles from './hero.module.css';
import { Sun } from './sun.tsx';

/** The lemon branch, which the file of the scene has as a detail. */
const branchOf = ({ src, night, width, height }: PictureSource): PictureSource => ({
  ...{ src: `${src}#branch`, width, height },
  ...(night && { night: `${night}#branch` }),
});

/** The hero: the town from the terrace, the title, and the availability search. */
export function Hero() {
  const t = useTranslate();
  const hero = useRef<HTMLDivElement>(null);
  // a photograph has no layers
  const isDrawn = homeHero.layers && homeHeroPortrait.layers;
  return (
    <div className={styles.hero} data-photograph={isDrawn ? undefined : 'home-hero'} ref={hero}>
      <div className={styles.scene}>
        <Picture
          className={styles.picture}
          of={homeHero}
          portrait={homeHeroPortrait}
          alt={t('hero.alt.homeHero')}
          sizes="(min-aspect-ratio: 1/1) max(100vw, 160vh), max(100vw, 60vh)"
          priority
        />
      </div>
      {isDrawn && (
        <div className={styles.branch}>
          <Picture of={branchOf(homeHero)} portrait={branchOf(homeHeroPortrait)} alt="" priority />
        </div>
      )}
      <div className={styles.text}>
        <h1 className={styles.title}>
          <Trans k="hero.title" />
        </h1>
        <p className={styles.subtitle}>{t('hero.subtitle', distances.sea)}</p>
        <div className={styles.actions}>
          <BookingLink language="it" variant="strong">
            {t('hero.bookNow')}
          </BookingLink>
          <a className={buttonClass('quiet', styles.more)} href="#hotel">
            {t('hero.discoverMore')}
          </a>
        </div>
      </div>
      {isDrawn && (
        <div className={styles.sky}>
          <Sun hero={hero} wideAndTall={[homeHero.src, homeHeroPortrait.src]} />
        </div>
      )}
      <AvailabilitySearch />
    </div>
  );
}
