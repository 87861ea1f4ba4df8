import pictures from 'pictures:dishes';
import { dishes } from '../../hotel/lists.ts';
import { Trans, useTranslate } from '../../i18n/translate.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './menu.module.css';

/** The dishes, drawn as a tiled floor that alternates picture and text. */
export function Menu() {
  const t = useTranslate();
  return (
    <Section labelledBy="dishes">
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
  const picture = pictures[id];
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
          alt={picture.isStock ? '' : t(`terrazza.dish.${id}.alt`)}
          sizes="(min-width: 64rem) 25vw, 50vw"
        />
      )}
    </li>
  );
}
