import lemonPath from 'picture:home-lemon-path';
import { Text, useSay } from '../../i18n/translate.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './location-teaser.module.css';

const items = ['towns', 'lemons', 'boats'] as const;

export function LocationTeaser() {
  const say = useSay();
  return (
    <Section labelledBy="location" className={styles.teaser}>
      <div className={styles.words}>
        <h2 id="location">
          <Text k="hotel.location.title" />
        </h2>
        <p>{say('hotel.location.text')}</p>
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item}>
              <h3>{say(`hotel.location.${item}.title`)}</h3>
              <p>{say(`hotel.location.${item}.text`)}</p>
            </li>
          ))}
        </ul>
        <PageLink to="location" className={buttonClass('strong')}>
          {say('hotel.location.link')}
        </PageLink>
      </div>
      <Picture
        className={styles.picture}
        of={lemonPath}
        alt={say('hotel.alt.homeLemonPath')}
        sizes="(width < 60rem) 100vw, max(56vw, 45rem)"
      />
    </Section>
  );
}
