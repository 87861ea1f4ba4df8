import pictures from 'pictures:experiences';
import { hotel } from '../../hotel/identity.ts';
import type { Experience as Entry } from '../../hotel/lists.ts';
import { useTranslate } from '../../i18n/translate.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './experience.module.css';
import type { wallsOf } from './walls.ts';

/** The `sizes` of the picture by its place in every three: a poster, one that fills its half of the page, a small poster. */
const sizes = ['min(92vw, 28rem)', '(min-width: 60rem) max(50vw, 36rem), 100vw', 'min(92vw, 19rem)'];

/** One experience: its travel poster on a painted wall, and its description. */
export function Experience({
  id,
  points,
  hours,
  wall,
  index,
}: Entry & { wall: ReturnType<typeof wallsOf>[number] | undefined; index: number }) {
  const t = useTranslate();
  const picture = pictures[id];
  return (
    <section className={`${styles.experience} ${wall ? styles[wall] : ''}`} aria-labelledby={`experience-${id}`}>
      <div className={styles.wall}>
        <div className={styles.poster}>
          {picture && (
            <Picture
              of={picture}
              alt={picture.isStock ? '' : t(`experiences.card.${id}.alt`)}
              sizes={sizes[index % sizes.length] ?? '100vw'}
            />
          )}
          <h2 className={styles.title} id={`experience-${id}`}>
            {t(`experiences.card.${id}.title`)}
          </h2>
          <p className={styles.imprint} translate="no">
            {hotel.name} · {hotel.address.town}
          </p>
        </div>
      </div>
      <div className={styles.content}>
        <p className={`display ${styles.subtitle}`}>{t(`experiences.card.${id}.subtitle`)}</p>
        <p className={styles.text}>{t(`experiences.card.${id}.text`)}</p>
        <ul className={styles.features}>
          {points.map((point) => (
            <li key={point.id}>{t(`experiences.card.${id}.points.${point.id}.text`)}</li>
          ))}
        </ul>
        <p className={styles.highlight}>{t(`experiences.card.${id}.highlight`, { from: '', to: '', ...hours })}</p>
        <PageLink to="contact" className={buttonClass('strong')}>
          {t('experiences.contactNow')}
        </PageLink>
      </div>
    </section>
  );
}
