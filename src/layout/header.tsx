import { memo } from 'react';
import { hotel } from '../hotel/identity.ts';
import { useTranslate } from '../i18n/translate.tsx';
import { PageLink } from '../navigation/page-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { opens } from '../ui/sheet.tsx';
import { BookingLink } from './booking-link.tsx';
import styles from './header.module.css';
import { LanguageToggle } from './language-toggle.tsx';
import { Logo } from './logo.tsx';
import { menuId } from './menu-sheet.tsx';

/** The header, fixed at the top of every page. It contains the skip link, so that the link is in a landmark. */
export const Header = memo(function Header() {
  const t = useTranslate();
  return (
    <header className={styles.bar}>
      <a className={styles.skip} href="#content">
        {t('nav.skip')}
      </a>
      <PageLink to="home" className={styles.logo} aria-label={t('nav.logo', { name: hotel.name })}>
        <Logo />
      </PageLink>
      <div className={styles.tools}>
        <LanguageToggle />
        <BookingLink className={styles.book}>{t('nav.bookNow')}</BookingLink>
        <button type="button" className={styles.round} aria-label={t('nav.openMenu')} {...opens(menuId)}>
          <Icon name="menu" />
        </button>
      </div>
    </header>
  );
});
