import { distances } from '../../hotel/facts.ts';
import { transports } from '../../hotel/lists.ts';
import { useTranslate } from '../../i18n/translate.tsx';
import { DirectionsLink } from '../../layout/directions-link.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './directions.module.css';

const { station, port } = distances;
const values = { kilometres: station.kilometres, minutes: port.walkMinutes ?? 0 };

const isPossible = {
  car: true,
  train: transports.includes('train'),
  plane: transports.includes('plane'),
  sea: transports.includes('ferry') && port.walkMinutes !== null,
};
const ways = (['car', 'train', 'plane', 'sea'] as const).filter((way) => isPossible[way]);

/** The ways to get here, each under the line of its route: a road, rails, a flight's dots, waves. */
export function Directions() {
  const t = useTranslate();
  return (
    <Section tone="warm" labelledBy="directions" className={styles.directions}>
      <h2 id="directions">{t('contact.directions.title')}</h2>
      <ul className={styles.ways}>
        {ways.map((way) => (
          <li key={way} className={styles.way}>
            <div className={`${styles.line} ${styles[way]}`} aria-hidden="true" />
            <h3>{t(`contact.directions.${way}.title`)}</h3>
            <p>{t(`contact.directions.${way}.text`, values)}</p>
          </li>
        ))}
      </ul>
      <div className={styles.links}>
        <DirectionsLink variant="strong">{t('common.directions')}</DirectionsLink>
        <PageLink to="location" className={buttonClass('quiet')}>
          {t('nav.location')}
        </PageLink>
      </div>
    </Section>
  );
}
