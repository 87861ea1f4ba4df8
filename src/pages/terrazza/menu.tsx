import fish from 'picture:dish-fish';
import lemon from 'picture:dish-lemon';
import pasta from 'picture:dish-pasta';
import pizza from 'picture:dish-pizza';
import sweets from 'picture:dish-sweets';
import wine from 'picture:dish-wine';
import stock from 'stock:dishes/dish';
import { dishes } from '../../hotel/lists.ts';
import type { PlainKey } from '../../i18n/message-types.ts';
import { Trans, useTranslate } from '../../i18n/translate.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { PictureSource } from '../../ui/picture-source.ts';
import { Section } from '../../ui/section.tsx';
import styles from './menu.module.css';

const pictures: Partial<Record<string, { picture: PictureSource; alt: PlainKey }>> = {
  pasta: { picture: pasta, alt: 'terrazza.alt.dishPasta' },
  fish: { picture: fish, alt: 'terrazza.alt.dishFish' },
  pizza: { picture: pizza, alt: 'terrazza.alt.dishPizza' },
  lemon: { picture: lemon, alt: 'terrazza.alt.dishLemon' },
  wine: { picture: wine, alt: 'terrazza.alt.dishWine' },
  sweets: { picture: sweets, alt: 'terrazza.alt.dishSweets' },
};

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
        {dishes.map(({ id }) => (
          <Dish key={id} id={id} />
        ))}
      </ul>
      <p className={styles.note}>{t('terrazza.notice.illustrative')}</p>
    </Section>
  );
}

function Dish({ id }: { id: string }) {
  const t = useTranslate();
  const own = pictures[id];
  const picture = own?.picture ?? stock[id];
  return (
    <li className={styles.dish}>
      <div className={styles.text}>
        <h3>{t(`terrazza.dish.${id}.title`)}</h3>
        <p>{t(`terrazza.dish.${id}.text`)}</p>
      </div>
      {picture && (
        <Picture
          className={styles.picture}
          of={picture}
          alt={own ? t(own.alt) : ''}
          sizes="(width < 64rem) 50vw, 25vw"
        />
      )}
    </li>
  );
}
