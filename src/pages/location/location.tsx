import horizon from 'picture:horizon-location';
import beach from 'picture:services-beach-club';
import { Trans, useTranslate } from '../../i18n/translate.tsx';
import { BelowTheFold } from '../../navigation/below-the-fold.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Closing } from '../../ui/closing.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { Address } from './address.tsx';
import { ArrivalSheet } from './arrival-sheet.tsx';
import { CoastMap } from './coast-map.tsx';
import styles from './location.module.css';
import { Postcards } from './postcards.tsx';
import { Reach } from './reach.tsx';
import { Signpost } from './signpost.tsx';

export function Page() {
  const t = useTranslate();
  return (
    <>
      <ArrivalSheet />
      <PageHero title={<Trans k="location.title" />} picture={<CoastMap />}>
        <p>{t('location.text.1')}</p>
        <p>{t('location.text.2')}</p>
      </PageHero>
      <BelowTheFold>
        <Address />
        <Reach />
        <Postcards />
        <Signpost />
        <Why />
        <Final />
      </BelowTheFold>
    </>
  );
}

function Why() {
  const t = useTranslate();
  return (
    <Section tone="warm" labelledBy="why" className={styles.why}>
      <Picture
        className={styles.beach}
        of={beach}
        alt={t('location.alt.servicesBeachClub')}
        sizes="(min-width: 60rem) 54vw, 100vw"
      />
      <div className={styles.text}>
        <h2 id="why">{t('location.why.title')}</h2>
        <p>{t('location.why.text.1')}</p>
        <p>{t('location.why.text.2')}</p>
        <PageLink to="home" className={buttonClass('strong')}>
          {t('location.why.button')}
        </PageLink>
      </div>
    </Section>
  );
}

function Final() {
  const t = useTranslate();
  return (
    <Closing
      className={styles.final}
      id="final"
      title={<Trans k="location.final.title" />}
      text={t('location.final.text')}
      horizon={horizon}
      actions={
        <PageLink to="home" className={buttonClass('strong')}>
          {t('location.final.button')}
        </PageLink>
      }
    />
  );
}
