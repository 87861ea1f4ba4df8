import amalfi from 'picture:attraction-amalfi';
import collegiata from 'picture:attraction-collegiata';
import lemons from 'picture:attraction-lemons';
import minori from 'picture:attraction-minori';
import positano from 'picture:attraction-positano';
import ravello from 'picture:attraction-ravello';
import stock from 'stock:attractions/attraction';
import { attractions } from '../../hotel/lists.ts';
import type { PlainKey } from '../../i18n/message-types.ts';
import { Trans, useTranslate } from '../../i18n/translate.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { PictureSource } from '../../ui/picture-source.ts';
import { Section } from '../../ui/section.tsx';
import styles from './postcards.module.css';

const pictures: Partial<Record<string, { picture: PictureSource; alt: PlainKey }>> = {
  amalfi: { picture: amalfi, alt: 'location.alt.attractionAmalfi' },
  ravello: { picture: ravello, alt: 'location.alt.attractionRavello' },
  positano: { picture: positano, alt: 'location.alt.attractionPositano' },
  lemons: { picture: lemons, alt: 'location.alt.attractionLemons' },
  minori: { picture: minori, alt: 'location.alt.attractionMinori' },
  collegiata: { picture: collegiata, alt: 'location.alt.attractionCollegiata' },
};

/** Nearby sights, drawn as postcards: the view on one half, the text and postmark on the other. */
export function Postcards() {
  const t = useTranslate();
  return (
    <Section tone="cool" labelledBy="attractions">
      <div className={styles.head}>
        <h2 id="attractions">
          <Trans k="location.attractions.title" />
        </h2>
        <p>{t('location.attractions.text')}</p>
      </div>
      <ul className={styles.cards}>
        {attractions.map(({ id, kilometres }) => (
          <Postcard key={id} id={id} kilometres={kilometres} />
        ))}
      </ul>
    </Section>
  );
}

function Postcard({ id, kilometres }: { id: string; kilometres: number | undefined }) {
  const t = useTranslate();
  const own = pictures[id];
  const picture = own?.picture ?? stock[id];
  return (
    <li className={styles.card} id={id}>
      {picture && (
        <Picture className={styles.picture} of={picture} alt={own ? t(own.alt) : ''} sizes="min(46vw, 18rem)" />
      )}
      <div className={styles.text}>
        <p className={kilometres ? `${styles.postmark} ${styles.far}` : styles.postmark}>
          {t(`location.attraction.${id}.distance`, { kilometres: kilometres ?? 0 })}
        </p>
        <div className={styles.message}>
          <h3>{t(`location.attraction.${id}.name`)}</h3>
          <p>{t(`location.attraction.${id}.text`)}</p>
        </div>
      </div>
    </li>
  );
}
