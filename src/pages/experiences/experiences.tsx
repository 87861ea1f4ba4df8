import horizon from 'picture:horizon-experiences';
import { experiences } from '../../hotel/lists.ts';
import { Trans, useTranslate } from '../../i18n/translate.tsx';
import { BookingLink } from '../../layout/booking-link.tsx';
import { BelowTheFold } from '../../navigation/below-the-fold.tsx';
import { Closing } from '../../ui/closing.tsx';
import { TileBand } from '../../ui/section.tsx';
import { Experience } from './experience.tsx';
import styles from './experiences.module.css';
import { HowToBook } from './how-to-book.tsx';
import { PosterRow } from './poster-row.tsx';
import { wallsOf } from './walls.ts';

const walls = wallsOf(experiences);

export function Page() {
  return (
    <>
      <PosterRow />
      <BelowTheFold>
        <TileBand />
        <div>
          {experiences.map((experience, index) => (
            <Experience key={experience.id} wall={walls[index]} index={index} {...experience} />
          ))}
        </div>
        <HowToBook />
        <Stay />
      </BelowTheFold>
    </>
  );
}

function Stay() {
  const t = useTranslate();
  return (
    <Closing
      className={styles.stay}
      id="stay"
      title={<Trans k="experiences.cta.title" />}
      text={t('experiences.cta.text')}
      horizon={horizon}
      actions={<BookingLink>{t('experiences.cta.button')}</BookingLink>}
    />
  );
}
