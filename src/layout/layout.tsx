import { type ReactNode, useEffect, useRef } from 'react';
import { AnnouncementBanner } from '../announcements/announcement-banner.tsx';
import { type Language, languageTag } from '../i18n/languages.ts';
import { useTranslate } from '../i18n/translate.tsx';
import { Toaster } from '../ui/toast/toaster.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { MenuSheet } from './menu-sheet.tsx';
import { observeDockHeight } from './observe-dock-height.ts';
import { observeScrollbarWidth } from './observe-scrollbar-width.ts';

export interface Announced {
  text: string;
  language: Language;
}

interface LayoutProps {
  /** what a screen reader says after a change of the page or the language */
  announced: Announced | undefined;
  /** the page */
  children: ReactNode;
}

/** What surrounds every page: menu, header, footer, and the dock for toasts and the announcement banner. */
export function Layout({ announced, children }: LayoutProps) {
  const t = useTranslate();
  const dock = useRef<HTMLDivElement>(null);
  useEffect(observeScrollbarWidth, []);
  useEffect(() => (dock.current ? observeDockHeight(dock.current) : undefined), []);
  return (
    <>
      <MenuSheet />
      <Header />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <div className={styles.dock} ref={dock}>
        <Toaster label={t('common.toast.region')} closeLabel={t('common.toast.close')} />
        <AnnouncementBanner />
      </div>
      <p className="visually-hidden" role="status">
        {/* Firefox passes on the language of a new element, where it differs from the root's */}
        {announced && (
          <span key={announced.text} lang={languageTag(announced.language)}>
            {announced.text}
          </span>
        )}
      </p>
    </>
  );
}
