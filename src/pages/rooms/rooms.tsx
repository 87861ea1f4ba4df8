import classic1 from 'picture:classic-1';
import classic2 from 'picture:classic-2';
import classic3 from 'picture:classic-3';
import classic4 from 'picture:classic-4';
import superior1 from 'picture:superior-1?first';
import superior2 from 'picture:superior-2';
import superior3 from 'picture:superior-3';
import superior4 from 'picture:superior-4';
import { distances } from '../../hotel/facts.ts';
import { Text, useSay } from '../../i18n/translate.tsx';
import { BookingLink } from '../../layout/booking-link.tsx';
import { Rest } from '../../navigation/below-the-fold.tsx';
import { Gallery } from '../../ui/gallery/gallery.tsx';
import { Opening } from '../../ui/page-hero.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { Amenities } from './amenities.tsx';
import { RoomTypes } from './room-types.tsx';
import styles from './rooms.module.css';

export function Page() {
  const say = useSay();
  return (
    <>
      <Opening
        title={<Text k="rooms.title" />}
        picture={<Picture className={styles.scene} of={superior1} alt={say('rooms.alt.superior1')} first />}
      >
        <p>{say('rooms.intro', distances.sea)}</p>
      </Opening>
      <Rest>
        <Superior />
        <Classic />
        <Amenities />
        <ReadyToBook />
      </Rest>
    </>
  );
}

function Superior() {
  const say = useSay();
  return (
    <Section labelledBy="superior" className={styles.category}>
      <div className={styles.head}>
        <h2 id="superior">{say('rooms.superior.title')}</h2>
        <p>{say('rooms.superior.text')}</p>
      </div>
      <Gallery
        words={useGalleryWords(say('rooms.superior.gallery'))}
        pictures={[
          { of: superior2, alt: say('rooms.alt.superior2') },
          { of: superior4, alt: say('rooms.alt.superior4') },
          { of: superior3, alt: say('rooms.alt.superior3') },
          { of: superior1, alt: say('rooms.alt.superior1') },
        ]}
      />
      <RoomTypes category="superior" />
    </Section>
  );
}

function Classic() {
  const say = useSay();
  return (
    <Section tone="warm" labelledBy="classic" className={styles.category}>
      <div className={styles.head}>
        <h2 id="classic">{say('rooms.classic.title')}</h2>
        <p>{say('rooms.classic.text')}</p>
      </div>
      <Gallery
        words={useGalleryWords(say('rooms.classic.gallery'))}
        pictures={[
          { of: classic1, alt: say('rooms.alt.classic1') },
          { of: classic2, alt: say('rooms.alt.classic2') },
          { of: classic3, alt: say('rooms.alt.classic3') },
          { of: classic4, alt: say('rooms.alt.classic4') },
        ]}
      />
      <RoomTypes category="classic" />
    </Section>
  );
}

function useGalleryWords(label: string) {
  const say = useSay();
  return {
    label,
    previous: say('common.previous'),
    next: say('common.next'),
    open: say('common.gallery.open'),
    close: say('common.gallery.close'),
    zoom: say('common.gallery.zoom'),
    position: (index: number, count: number) => say('common.picture.position', { index, count }),
  };
}

function ReadyToBook() {
  const say = useSay();
  return (
    <Section tone="deep" labelledBy="ready" className={styles.ready}>
      <h2 id="ready">{say('rooms.cta.title')}</h2>
      <p>{say('rooms.cta.text')}</p>
      <BookingLink>{say('rooms.cta.button')}</BookingLink>
    </Section>
  );
}
