import topics from 'virtual:topics';
import type { ReactNode } from 'react';
import { checkIn, checkOut, timeOfDay } from '../../hotel/facts.ts';
import type { Language } from '../../i18n/languages.ts';
import { Trans, useLanguage, useTranslate } from '../../i18n/translate.tsx';
import { contactParts, contactValues } from '../../layout/contact-links.tsx';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './information.module.css';

/** The links to the owner's price list; null without one. */
declare const __PRICE_LIST__: Record<Language, { href: string; label: string }[]> | null;

/** What to know before arrival, drawn as the card on the inside of a room's door. */
export function Information() {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <Section labelledBy="information" className={styles.door}>
      <div className={styles.card}>
        <h2 className={styles.heading} id="information">
          <Trans k="services.info.title" />
        </h2>
        <ul className={styles.directory}>
          <Entry title={t('services.info.times.title')}>
            <p className={styles.time}>
              <Trans k="services.info.times.checkin" values={{ time: timeOfDay(checkIn, language) }} />
            </p>
            <p className={styles.time}>
              <Trans k="services.info.times.checkout" values={{ time: timeOfDay(checkOut, language) }} />
            </p>
            <p>{t('services.info.times.note')}</p>
          </Entry>
          <Entry title={t('services.info.lift.title')}>
            <p className={styles.reach}>
              <Trans k="services.info.lift.text" values={contactValues} parts={contactParts} />
            </p>
          </Entry>
          <Entry title={t('services.info.pets.title')}>
            <p className={styles.reach}>
              <Trans k="services.info.pets.text" values={contactValues} parts={contactParts} />
            </p>
          </Entry>
          <Entry title={t('services.info.children.title')}>
            <p>{t('services.info.children.text')}</p>
          </Entry>
          {topics.map((topic) => (
            <Entry key={topic} title={t(`services.info.topic.${topic}.title`)}>
              {__PRICE_LIST__ && topic === 'priceList' ? (
                __PRICE_LIST__[language].map(({ href, label }) => (
                  <p key={href}>
                    <NewTabLink href={href} notice={t('common.newTab')}>
                      {label}
                    </NewTabLink>
                  </p>
                ))
              ) : (
                <p>{t(`services.info.topic.${topic}.text`)}</p>
              )}
            </Entry>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Entry({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className={styles.entry}>
      <h3>{title}</h3>
      {children}
    </li>
  );
}
