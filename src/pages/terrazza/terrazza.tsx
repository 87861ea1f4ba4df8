import terraceBreakfast from 'picture:terrace-breakfast';
import terraceEvening from 'picture:terrace-evening?first';
import { Notice } from '../../announcements/terrace-notice.tsx';
import { doorTime, hours } from '../../hotel/facts.ts';
import { Text, useSay } from '../../i18n/translate.tsx';
import { OpenNow } from '../../layout/open-now.tsx';
import { Rest } from '../../navigation/below-the-fold.tsx';
import { Opening } from '../../ui/page-hero.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { Bar } from './bar.tsx';
import { Cuisine } from './cuisine.tsx';
import { Day } from './day.tsx';
import { Lights } from './lights.tsx';
import { Menu } from './menu.tsx';
import styles from './terrazza.module.css';

const breakfastItems = [1, 2, 3, 4, 5, 6] as const;
const services = ['breakfast', 'lunch', 'dinner', 'bar'] as const;

export function Page() {
  const say = useSay();
  return (
    <>
      <Opening
        title={<Text k="terrazza.title" />}
        picture={
          <Picture className={styles.scene} of={terraceEvening} alt={say('terrazza.alt.terraceEvening')} first />
        }
      >
        <p>{say('terrazza.intro')}</p>
        <p className={styles.open}>{say('terrazza.open')}</p>
        <OpenNow />
      </Opening>
      <Rest>
        <Notice />
        <Day />
        <Breakfast />
        <Menu />
        <Atmosphere />
        <Cuisine />
        <Bar />
      </Rest>
    </>
  );
}

function Breakfast() {
  const say = useSay();
  const { from, to } = hours.breakfast;
  return (
    <Section tone="warm" labelledBy="breakfast" className={styles.breakfast}>
      <Picture
        className={styles.table}
        of={terraceBreakfast}
        alt={say('terrazza.alt.terraceBreakfast')}
        sizes="(width < 60rem) 100vw, max(54vw, 46rem)"
      />
      <div className={styles.breakfastWords}>
        <h2 id="breakfast">
          <Text k="terrazza.breakfast.title" />
        </h2>
        <p>{say('terrazza.breakfast.text')}</p>
      </div>
      <div className={styles.order}>
        <p className={styles.hours}>{say('terrazza.breakfast.hours', { from: doorTime(from), to: doorTime(to) })}</p>
        <ul className={styles.items}>
          {breakfastItems.map((item) => (
            <li key={item}>{say(`terrazza.breakfast.item.${item}`)}</li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Atmosphere() {
  const say = useSay();
  return (
    <Section tone="deep" labelledBy="atmosphere" className={styles.atmosphere}>
      <Lights />
      <div className={styles.atmosphereWords}>
        <h2 id="atmosphere">
          <Text k="terrazza.atmosphere.title" />
        </h2>
        <p>{say('terrazza.atmosphere.text')}</p>
      </div>
      <div className={styles.card}>
        <h3 className={styles.cardTitle}>{say('terrazza.hours.title')}</h3>
        <dl>
          {services.map((service) => (
            <div key={service} className={styles.line}>
              <dt>{say(`terrazza.hours.${service}`)}</dt>
              <dd>{say('common.hours', { from: doorTime(hours[service].from), to: doorTime(hours[service].to) })}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
