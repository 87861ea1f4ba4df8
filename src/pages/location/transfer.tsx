import minibus from 'picture:experience-transfers';
import { useTranslate } from '../../i18n/translate.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './transfer.module.css';

/** The hotel's private transfer. */
export function Transfer() {
  const t = useTranslate();
  return (
    <section className={styles.box} aria-labelledby="transfer">
      <div className={styles.text}>
        <h3 id="transfer">{t('location.transfer.title')}</h3>
        <p>{t('location.transfer.text')}</p>
        <PageLink to="contact" className={buttonClass('quietOnDeep')}>
          {t('location.transfer.button')}
        </PageLink>
      </div>
      <Picture
        className={styles.picture}
        of={minibus}
        alt={t('location.alt.experienceTransfers')}
        sizes="(min-width: 56rem) min(52vw, 40rem), 100vw"
      />
    </section>
  );
}
