import pictures from 'pictures:attractions';
import { attractions } from '../../hotel/lists.ts';
import { Trans, useTranslate } from '../../i18n/translate.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './postcards.module.css';

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
  const picture = pictures[id];
  const distance = t(`location.attraction.${id}.distance`, { kilometres: kilometres ?? 0 });
  // in the desk, a text also has invisible marks
  const isShort = (distance.match(/[\p{L}\p{N}.,]/gu) ?? []).length < 6;
  return (
    <li className={styles.card} id={`attraction-${id}`}>
      {picture && (
        <Picture
          className={styles.picture}
          of={picture}
          alt={picture.isStock ? '' : t(`location.attraction.${id}.alt`)}
          sizes="min(46vw, 18rem)"
        />
      )}
      <div className={styles.text}>
        <p className={isShort ? `${styles.postmark} ${styles.far}` : styles.postmark}>{distance}</p>
        <div className={styles.message}>
          <h3>{t(`location.attraction.${id}.name`)}</h3>
          <p>{t(`location.attraction.${id}.text`)}</p>
        </div>
      </div>
    </li>
  );
}
