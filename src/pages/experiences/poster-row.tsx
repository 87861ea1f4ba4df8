import { experiences } from '../../hotel/lists.ts';
import { Trans, useTranslate } from '../../i18n/translate.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './poster-row.module.css';
import { posters } from './posters.ts';

/** The hero: five posters fanned out, each a link to its experience. */
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
        <ul className={styles.row}>
          {experiences.map(({ id }) => (
            <li key={id}>
              <a className={styles.poster} href={`#${id}`}>
                <Picture
                  of={posters[id as keyof typeof posters].picture}
                  alt=""
                  sizes="(width < 44rem) 45vw, min(18vw, 15rem)"
                />
                <span className={styles.title}>{t(`experiences.card.${id}.title`)}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
