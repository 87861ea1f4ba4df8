import minibus from 'picture:experience-transfers';
import { useSay } from '../../i18n/translate.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './transfer.module.css';

/** The private transfer: the hotel's own car, drawn up. */
export function Transfer() {
  const say = useSay();
  return (
    <section className={styles.box} aria-labelledby="transfer">
      <div className={styles.words}>
        <h3 id="transfer">{say('location.transfer.title')}</h3>
        <p>{say('location.transfer.text')}</p>
        <PageLink to="contact" part="request" className={buttonClass('quietOnDeep')}>
          {say('location.transfer.button')}
        </PageLink>
      </div>
      <Picture
        className={styles.picture}
        of={minibus}
        alt={say('location.alt.transfer')}
        sizes="(width < 56rem) 100vw, min(52vw, 40rem)"
      />
    </section>
  );
}
