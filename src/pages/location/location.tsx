import beach from 'picture:services-beach-club';
import { Text, useSay } from '../../i18n/translate.tsx';
import { Rest } from '../../navigation/below-the-fold.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Opening } from '../../ui/page-hero.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { Address } from './address.tsx';
import { ArrivalSheet } from './arrival-sheet.tsx';
import { CoastMap } from './coast-map.tsx';
import styles from './location.module.css';
import { Postcards } from './postcards.tsx';
import { Reach } from './reach.tsx';
import { Signpost } from './signpost.tsx';

export function Page() {
  const say = useSay();
  return (
    <>
      <ArrivalSheet />
      <Opening title={<Text k="location.title" />} picture={<CoastMap />}>
        <p>{say('location.text.1')}</p>
        <p>{say('location.text.2')}</p>
      </Opening>
      <Rest>
        <Address />
        <Reach />
        <Postcards />
        <Signpost />
        <Why />
        <Final />
      </Rest>
    </>
  );
}

function Why() {
  const say = useSay();
  return (
    <Section tone="warm" labelledBy="why" className={styles.why}>
      <Picture
        className={styles.beach}
        of={beach}
        alt={say('location.alt.beach')}
        sizes="(width < 60rem) 100vw, 54vw"
      />
      <div className={styles.words}>
        <h2 id="why">{say('location.why.title')}</h2>
        <p>{say('location.why.text.1')}</p>
        <p>{say('location.why.text.2')}</p>
        <PageLink to="home" className={buttonClass('strong')}>
          {say('location.why.button')}
        </PageLink>
      </div>
    </Section>
  );
}

function Final() {
  const say = useSay();
  return (
    <Section tone="deep" labelledBy="final" className={styles.final}>
      <h2 id="final">
        <Text k="location.final.title" />
      </h2>
      <p>{say('location.final.text')}</p>
      <PageLink to="home" className={buttonClass('quietOnDeep')}>
        {say('location.final.button')}
      </PageLink>
    </Section>
  );
}
