import horizon from 'picture:horizon-services';
import solarium from 'picture:services-solarium';
import solariumPortrait from 'picture:services-solarium-portrait';
import { Trans, useTranslate } from '../../i18n/translate.tsx';
import { BelowTheFold } from '../../navigation/below-the-fold.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Closing } from '../../ui/closing.tsx';
import { PageHero, stripWindows } from '../../ui/page-hero.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { BeachClub } from './beach-club.tsx';
import { Departures } from './departures.tsx';
import { Information } from './information.tsx';
import { ServiceWall } from './service-wall.tsx';
import styles from './services.module.css';

export function Page() {
  const t = useTranslate();
  return (
    <>
      <PageHero
        title={<Trans k="services.title" />}
        picture={
          <Picture
            of={solarium}
            portrait={solariumPortrait}
            landscape={stripWindows}
            alt={t('services.alt.servicesSolarium')}
            priority
          />
        }
      >
        <p>{t('services.intro')}</p>
      </PageHero>
      <BelowTheFold>
        <ServiceWall />
        <Departures />
        <BeachClub />
        <Information />
        <Questions />
      </BelowTheFold>
    </>
  );
}

function Questions() {
  const t = useTranslate();
  return (
    <Closing
      className={styles.questions}
      id="questions"
      title={<Trans k="services.cta.title" />}
      text={t('services.cta.text')}
      horizon={horizon}
      actions={
        <PageLink to="contact" className={buttonClass('strong')}>
          {t('services.cta.button')}
        </PageLink>
      }
    />
  );
}
