import fish from 'picture:dish-fish';
import lemon from 'picture:dish-lemon';
import pasta from 'picture:dish-pasta';
import pizza from 'picture:dish-pizza';
import sweets from 'picture:dish-sweets';
import wine from 'picture:dish-wine';
import { dishes } from '../../hotel/lists.ts';
import { Trans, useTranslate } from '../../i18n/translate.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './menu.module.css';

const pictures = {
  pasta: { picture: pasta, alt: 'terrazza.alt.dishPasta' },
  fish: { picture: fish, alt: 'terrazza.alt.dishFish' },
  pizza: { picture: pizza, alt: 'terrazza.alt.dishPizza' },
  lemon: { picture: lemon, alt: 'terrazza.alt.dishLemon' },
  wine: { picture: wine, alt: 'terrazza.alt.dishWine' },
  sweets: { picture: sweets, alt: 'terrazza.alt.dishSweets' },
} as const;

/** The dishes, drawn as a tiled floor that alternates picture and text. */
export function Menu() {
  const t = useTranslate();
  return (
    <Section labelledBy="dishes" className={styles.menu}>
      <div className={styles.head}>
        <h2 id="dishes">
          <Trans k="terrazza.menu.title" />
        </h2>
        <p>{t('terrazza.menu.text')}</p>
      </div>
      <ul className={styles.floor}>
        {dishes.map(({ id: dish }) => (
          <li key={dish} className={styles.dish}>
            <div className={styles.text}>
              <h3>{t(`terrazza.dish.${dish}.title`)}</h3>
              <p>{t(`terrazza.dish.${dish}.text`)}</p>
            </div>
            <Picture
              className={styles.picture}
              of={pictures[dish as keyof typeof pictures].picture}
              alt={t(pictures[dish as keyof typeof pictures].alt)}
              sizes="(width < 64rem) 50vw, 25vw"
            />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('terrazza.notice.illustrative')}</p>
    </Section>
  );
}
