import beachClub from 'picture:services-beach-club';
import { distances } from '../../hotel/facts.ts';
import { hotel } from '../../hotel/identity.ts';
import { useLanguage, useTranslate } from '../../i18n/translate.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './beach-club.module.css';

/** The partner beach club, if there is one, drawn as a beach ticket under an awning. */
export function BeachClub() {
  const t = useTranslate();
  const language = useLanguage();
  const { name, url, offer } = hotel.beachClub;
  if (!name) return;
  return (
    <div className={styles.awning}>
      <Section tone="cool" labelledBy="beach-club">
        <div className={styles.ticket}>
          <Picture
            className={styles.picture}
            of={beachClub}
            alt={t('services.alt.servicesBeachClub')}
            sizes="(min-width: 56rem) 46rem, 100vw"
          />
          <div className={styles.stub}>
            <p className={styles.label}>{t('services.beach.label')}</p>
            <h2 id="beach-club">{t('services.beach.title', { club: name })}</h2>
            <p className={styles.distance}>{t('services.beach.distance', distances.partnerBeach)}</p>
            <p>{t('services.beach.text')}</p>
            <p className={styles.offer}>{offer[language] ?? t('services.beach.welcome')}</p>
            {url && (
              <NewTabLink className={buttonClass('strong')} href={url} notice={t('common.newTab')}>
                {t('services.beach.link', { club: name })}
              </NewTabLink>
            )}
          </div>
        </div>
      </Section>
    </div>
  );
}
