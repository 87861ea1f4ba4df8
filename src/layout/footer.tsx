import { memo } from 'react';
import { hotel } from '../hotel/identity.ts';
import { bookingAddress } from '../hotel/links/booking.ts';
import { profiles } from '../hotel/lists.ts';
import { useLanguage, useTranslate } from '../i18n/translate.tsx';
import { PageLink } from '../navigation/page-link.tsx';
import { useCurrentRoute } from '../navigation/route-context.ts';
import { type PageRoute, routes } from '../navigation/routes.ts';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import { TileBand } from '../ui/section.tsx';
import { useBrowserValue } from '../ui/use-browser-value.ts';
import { BookingLink } from './booking-link.tsx';
import { EmailLink, PhoneLink } from './contact-links.tsx';
import styles from './footer.module.css';
import { Logo } from './logo.tsx';
import { PostalAddress } from './postal-address.tsx';
import { SaveContact } from './save-contact.tsx';
import { ShareButton } from './share-button.tsx';

declare const __YEAR_OF_BUILD__: number;

// a new page comes under “Explore”
const discover = routes.slice(0, 4);
const explore = routes.slice(4);
const legal = ['legalName', 'seat', 'register', 'capital'] as const;

/** The footer of every page. */
export const Footer = memo(function Footer() {
  const t = useTranslate();
  const language = useLanguage();
  const newTab = t('common.newTab');
  const year = useBrowserValue(() => new Date().getFullYear(), __YEAR_OF_BUILD__);
  const pageList = (pages: readonly PageRoute[]) =>
    pages.map(({ id }) => (
      <li key={id}>
        <PageLink to={id}>{t(`nav.${id}`)}</PageLink>
      </li>
    ));

  return (
    <footer>
      <TileBand />
      <div className={styles.footer}>
        <div className={styles.inner}>
          <div className={styles.brand}>
            <Logo />
            <p className={styles.tagline}>{t('common.tagline')}</p>
            <SharePage />
          </div>
          <nav className={styles.pages} aria-label={t('common.footer.nav')}>
            <div>
              <h2 className={styles.heading}>{t('common.footer.discover')}</h2>
              <ul className={styles.list}>{pageList(discover)}</ul>
            </div>
            <div>
              <h2 className={styles.heading}>{t('common.footer.explore')}</h2>
              <ul className={styles.list}>
                {pageList(explore)}
                <li>
                  <NewTabLink href={bookingAddress(language)} notice={newTab}>
                    {t('common.bookOnline')}
                  </NewTabLink>
                </li>
              </ul>
            </div>
          </nav>
          <div>
            <h2 className={styles.heading}>{t('common.footer.contact')}</h2>
            <ul className={styles.list}>
              <li>
                <PhoneLink />
              </li>
              <li>
                <EmailLink />
              </li>
              <li>
                <PostalAddress />
              </li>
              <li>
                <SaveContact />
              </li>
            </ul>
          </div>
          <div>
            {profiles.length > 0 && (
              <>
                <h2 className={styles.heading}>{t('common.footer.follow')}</h2>
                <ul className={styles.list}>
                  {profiles.map(({ id, name, url }) => (
                    <li key={id}>
                      <a href={url}>{name}</a>
                    </li>
                  ))}
                </ul>
              </>
            )}
            <BookingLink language="it" className={styles.book}>
              {t('common.bookNow')}
            </BookingLink>
          </div>
        </div>
        <div className={styles.small}>
          <p>{t('common.footer.rights', { year: String(year), name: hotel.name })}</p>
          <Group />
          <p>{t('common.footer.vat', { vat: hotel.vat })}</p>
          <p>{t('common.footer.cin', { cin: hotel.cin })}</p>
          {legal.map((key) => {
            const value: string | null = hotel.company[key];
            return value && <p key={key}>{t(`common.footer.${key}`, { value })}</p>;
          })}
          <p>
            <PageLink to="contact" part="privacy">
              {t('common.footer.privacy')}
            </PageLink>
            <PageLink to="contact" part="accessibility">
              {t('common.footer.accessibility')}
            </PageLink>
          </p>
        </div>
      </div>
    </footer>
  );
});

/** The group that the hotel belongs to, if any. */
function Group() {
  const t = useTranslate();
  const { name, url } = hotel.group;
  if (!name) return;
  const text = t('common.footer.group', { group: name });
  if (!url) return <p>{text}</p>;
  return (
    <NewTabLink href={url} notice={t('common.newTab')}>
      {text}
    </NewTabLink>
  );
}

/** The share button, on every page but the one for unknown addresses. */
function SharePage() {
  return useCurrentRoute() !== 'not-found' && <ShareButton />;
}
