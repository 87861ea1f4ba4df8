import classic1 from 'picture:classic-1';
import classic2 from 'picture:classic-2';
import classic3 from 'picture:classic-3';
import classic4 from 'picture:classic-4';
import superior1 from 'picture:superior-1';
import superior2 from 'picture:superior-2';
import superior3 from 'picture:superior-3';
import superior4 from 'picture:superior-4';
import { distances } from '../../hotel/facts.ts';
import { Trans, useTranslate } from '../../i18n/translate.tsx';
import { BookingLink } from '../../layout/booking-link.tsx';
import { BelowTheFold } from '../../navigation/below-the-fold.tsx';
import { Gallery } from '../../ui/gallery/gallery.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { Amenities } from './amenities.tsx';
import { RoomTypes } from './room-types.tsx';
import styles from './rooms.module.css';

export function Page() {
  const t = useTranslate();
  return (
    <>
      <PageHero
        title={<Trans k="rooms.title" />}
        picture={<Picture className={styles.scene} of={superior1} alt={t('rooms.alt.superior1')} priority />}
      >
        <p>{t('rooms.intro', distances.sea)}</p>
      </PageHero>
      <BelowTheFold>
        <Superior />
        <Classic />
        <Amenities />
        <ReadyToBook />
      </BelowTheFold>
    </>
  );
}

function Superior() {
  const t = useTranslate();
  return (
    <Section labelledBy="superior" className={styles.category}>
      <div className={styles.head}>
        <h2 id="superior">{t('rooms.superior.title')}</h2>
        <p>{t('rooms.superior.text')}</p>
      </div>
      <Gallery
        labels={useGalleryLabels(t('rooms.superior.gallery'))}
        pictures={[
          { of: superior2, alt: t('rooms.alt.superior2') },
          { of: superior4, alt: t('rooms.alt.superior4') },
          { of: superior3, alt: t('rooms.alt.superior3') },
          { of: superior1, alt: t('rooms.alt.superior1') },
        ]}
      />
      <RoomTypes category="superior" />
    </Section>
  );
}

function Classic() {
  const t = useTranslate();
  return (
    <Section tone="warm" labelledBy="classic" className={styles.category}>
      <div className={styles.head}>
        <h2 id="classic">{t('rooms.classic.title')}</h2>
        <p>{t('rooms.classic.text')}</p>
      </div>
      <Gallery
        labels={useGalleryLabels(t('rooms.classic.gallery'))}
        pictures={[
          { of: classic1, alt: t('rooms.alt.classic1') },
          { of: classic2, alt: t('rooms.alt.classic2') },
          { of: classic3, alt: t('rooms.alt.classic3') },
          { of: classic4, alt: t('rooms.alt.classic4') },
        ]}
      />
      <RoomTypes category="classic" />
    </Section>
  );
}

function useGalleryLabels(label: string) {
  const t = useTranslate();
  return {
    label,
    previous: t('common.previous'),
    next: t('common.next'),
    open: t('common.gallery.open'),
    close: t('common.gallery.close'),
    zoom: t('common.gallery.zoom'),
    position: (index: number, count: number) => t('common.picture.position', { index, count }),
  };
}

function ReadyToBook() {
  const t = useTranslate();
  return (
    <Section tone="deep" labelledBy="ready" className={styles.ready}>
      <h2 id="ready">{t('rooms.cta.title')}</h2>
      <p>{t('rooms.cta.text')}</p>
      <BookingLink>{t('rooms.cta.button')}</BookingLink>
    </Section>
  );
}
