import horizon from 'picture:horizon-rooms';
import roomsHero from 'picture:rooms-hero';
import roomsHeroPortrait from 'picture:rooms-hero-portrait';
import classic from 'pictures:classicGallery';
import superior from 'pictures:superiorGallery';
import { distances } from '../../hotel/facts.ts';
import { galleries } from '../../hotel/lists.ts';
import { Trans, useTranslate } from '../../i18n/translate.tsx';
import { BookingLink } from '../../layout/booking-link.tsx';
import { BelowTheFold } from '../../navigation/below-the-fold.tsx';
import { loadDocument } from '../../navigation/load-document.tsx';
import { Closing } from '../../ui/closing.tsx';
import { Gallery } from '../../ui/gallery/gallery.tsx';
import { PageHero, stripWindows } from '../../ui/page-hero.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { Amenities } from './amenities.tsx';
import { RoomTypes } from './room-types.tsx';
import styles from './rooms.module.css';

const pictures = { superior, classic };

export function Page() {
  const t = useTranslate();
  return (
    <>
      <PageHero
        title={<Trans k="rooms.title" />}
        picture={
          <Picture
            of={roomsHero}
            portrait={roomsHeroPortrait}
            landscape={stripWindows}
            alt={t('rooms.alt.roomsHero')}
            priority
          />
        }
      >
        <p>{t('rooms.intro', distances.sea)}</p>
      </PageHero>
      <BelowTheFold>
        <Category category="superior" />
        <Category category="classic" tone="warm" />
        <Amenities />
        <ReadyToBook />
      </BelowTheFold>
    </>
  );
}

function Category({ category, tone }: { category: 'superior' | 'classic'; tone?: 'warm' }) {
  const t = useTranslate();
  const title = t(`rooms.${category}.title`);
  const labels = useGalleryLabels(t(`rooms.${category}.gallery`));
  const shown = galleries[category].flatMap(({ id }) => {
    const of = pictures[category][id];
    return of ? { of, alt: t(`rooms.${category}.picture.${id}.alt`) } : [];
  });
  return (
    <Section labelledBy={category} tone={tone} className={styles.category}>
      <div className={styles.head}>
        <h2 id={category} data-long={/\p{L}{11}/u.test(title) || undefined}>
          {title}
        </h2>
        <p>{t(`rooms.${category}.text`)}</p>
      </div>
      {shown.length > 0 && <Gallery labels={labels} pictures={shown} openImage={loadDocument} />}
      <RoomTypes category={category} />
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
    <Closing
      className={styles.ready}
      id="ready"
      title={t('rooms.cta.title')}
      text={t('rooms.cta.text')}
      horizon={horizon}
      actions={<BookingLink>{t('rooms.cta.button')}</BookingLink>}
    />
  );
}
