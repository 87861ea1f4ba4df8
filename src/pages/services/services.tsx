import solarium from 'picture:services-solarium?first';
import { Text, useSay } from '../../i18n/translate.tsx';
import { Rest } from '../../navigation/below-the-fold.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Opening } from '../../ui/page-hero.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { BeachClub } from './beach-club.tsx';
import { Departures } from './departures.tsx';
import { Information } from './information.tsx';
import { ServiceWall } from './service-wall.tsx';
import styles from './services.module.css';

export function Page() {
  const say = useSay();
  return (
    <>
      <Opening
        title={<Text k="services.title" />}
        picture={
          <Picture
            className={styles.solarium}
            of={solarium}
            alt={say('services.alt.servicesSolarium')}
            sizes="max(100vw, 32rem)"
            first
          />
        }
      >
        <p>{say('services.intro')}</p>
      </Opening>
      <Rest>
        <ServiceWall />
        <Departures />
        <BeachClub />
        <Information />
        <Questions />
      </Rest>
    </>
  );
}

function Questions() {
  const say = useSay();
  return (
    <Section tone="deep" labelledBy="questions" className={styles.questions}>
      <h2 id="questions">
        <Text k="services.cta.title" />
      </h2>
      <p>{say('services.cta.text')}</p>
      <PageLink to="contact" className={buttonClass('quietOnDeep')}>
        {say('services.cta.button')}
      </PageLink>
    </Section>
  );
}
