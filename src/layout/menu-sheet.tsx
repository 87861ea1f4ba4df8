import { memo } from 'react';
import { useTranslate } from '../i18n/translate.tsx';
import { PageLink } from '../navigation/page-link.tsx';
import { useCurrentRoute } from '../navigation/route-context.ts';
import { routes } from '../navigation/routes.ts';
import { closeDialog } from '../ui/dialogs.ts';
import { Icon } from '../ui/icon.tsx';
import { closes, Sheet } from '../ui/sheet.tsx';
import { BookingLink } from './booking-link.tsx';
import { CallButton } from './contact-links.tsx';
import { LanguageButton, languageFormId } from './language-toggle.tsx';
import styles from './menu-sheet.module.css';

export const menuId = 'menu';

/** The menu: the list of pages in a sheet. */
export const MenuSheet = memo(function MenuSheet() {
  const t = useTranslate();
  const currentRoute = useCurrentRoute();
  return (
    <Sheet id={menuId} labelledBy="menu-title">
      <div className={styles.menu}>
        <div className={styles.top}>
          <p className={styles.title} id="menu-title">
            {t('nav.menuTitle')}
          </p>
          <button type="button" className={styles.round} aria-label={t('nav.closeMenu')} {...closes(menuId)}>
            <Icon name="close" />
          </button>
        </div>
        <nav aria-label={t('nav.main')}>
          <ul className={styles.list}>
            {routes.map(({ id }) => (
              <li key={id}>
                <PageLink to={id} className={styles.link} aria-current={id === currentRoute ? 'page' : undefined}>
                  {t(`nav.${id}`)}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.actions}>
          <BookingLink onClick={closeDialog}>{t('nav.bookNow')}</BookingLink>
          <LanguageButton form={languageFormId} className={styles.round} />
          <CallButton variant="quietOnDeep" onClick={closeDialog} />
        </div>
      </div>
    </Sheet>
  );
});
