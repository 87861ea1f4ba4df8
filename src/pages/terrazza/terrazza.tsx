import horizon from 'picture:horizon-terrace';
import terraceBreakfast from 'picture:terrace-breakfast';
import terraceEvening from 'picture:terrace-evening';
import terraceEveningPortrait from 'picture:terrace-evening-portrait';
import { TerraceNotice } from '../../announcements/terrace-notice.tsx';
import { hasBar, hasRestaurant, terraceServices } from '../../hotel/facts.ts';
import { breakfast } from '../../hotel/lists.ts';
import { doorHours } from '../../hotel/values.ts';
import { Trans, useTranslate } from '../../i18n/translate.tsx';
import { OpenNow } from '../../layout/open-now.tsx';
import { BelowTheFold } from '../../navigation/below-the-fold.tsx';
import { Horizon } from '../../ui/closing.tsx';
import { PageHero, stripWindows } from '../../ui/page-hero.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { Bar } from './bar.tsx';
import { Cuisine } from './cuisine.tsx';
import { Day } from './day.tsx';
import { Lights } from './lights.tsx';
import { Menu } from './menu.tsx';
import { Sunset } from './sunset.tsx';
import styles from './terrazza.module.css';

export function Page() {
  const t = useTranslate();
  return (
    <>
      <PageHero
        title={<Trans k="terrazza.title" />}
        picture={
          <Picture
            className={styles.scene}
            of={terraceEvening}
            portrait={terraceEveningPortrait}
            landscape={stripWindows}
            alt={t('terrazza.alt.terraceEvening')}
            priority
          />
        }
      >
        <p>{t('terrazza.intro')}</p>
        <p className={styles.open}>{t('terrazza.open')}</p>
        <div className={styles.today} data-scripted="">
          <OpenNow />
          <Sunset />
        </div>
      </PageHero>
      <BelowTheFold>
        <TerraceNotice />
        <Day />
        <Breakfast />
        {hasRestaurant && <Menu />}
        <Atmosphere />
        {hasRestaurant && <Cuisine />}
        {hasBar && <Bar />}
        <Horizon of={horizon} />
      </BelowTheFold>
    </>
  );
}

function Breakfast() {
  const t = useTranslate();
  return (
    <Section tone="warm" labelledBy="breakfast" className={styles.breakfast}>
      <Picture
        className={styles.table}
        of={terraceBreakfast}
        alt={t('terrazza.alt.terraceBreakfast')}
        sizes="(min-width: 60rem) max(54vw, 46rem), 100vw"
      />
      <div className={styles.breakfastText}>
        <h2 id="breakfast">
          <Trans k="terrazza.breakfast.title" />
        </h2>
        <p>{t('terrazza.breakfast.text')}</p>
      </div>
      <div className={styles.order}>
        <p className={styles.hours}>{t('terrazza.breakfast.hours', doorHours('breakfast'))}</p>
        <ul className={styles.items}>
          {breakfast.map(({ id }) => (
            <li key={id}>{t(`terrazza.breakfast.item.${id}.name`)}</li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Atmosphere() {
  const t = useTranslate();
  return (
    <Section tone="deep" labelledBy="atmosphere" className={styles.atmosphere}>
      <Lights />
      <div className={styles.atmosphereText}>
        <h2 id="atmosphere">
          <Trans k="terrazza.atmosphere.title" />
        </h2>
        <p>{t('terrazza.atmosphere.text')}</p>
      </div>
      <div className={styles.card}>
        <h3 className={styles.cardTitle}>{t('terrazza.hours.title')}</h3>
        <dl>
          {terraceServices.map((service) => (
            <div key={service} className={styles.line}>
              <dt>{t(`terrazza.hours.${service}`)}</dt>
              <dd>{t('common.hours', doorHours(service))}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
