import { memo, useLayoutEffect } from 'react';
import { type MessageKey, useTranslate } from '../i18n/translate.tsx';
import { useCurrentRoute } from '../navigation/route-context.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './announcement-banner.module.css';
import { dismissBanner, showAnnouncementsFor } from './announcement-store.ts';
import { AnnouncementVariant } from './announcement-variant.tsx';
import { announcements, variantsOf } from './announcements.ts';

/** What is announced at the window's lower edge until it is closed: one thing at a time. */
export function AnnouncementBanner() {
  const t = useTranslate();
  const screen = useCurrentRoute();
  useLayoutEffect(() => showAnnouncementsFor(screen), [screen]);
  const here = announcements.filter(({ pages }) => pages === 'all' || pages.includes(screen));
  if (here.length === 0) return null;
  const sayings = variantsOf(here);
  return (
    <section
      className={styles.banner}
      aria-label={t('banner.label')}
      data-banner-part={sayings.some(({ phase }) => phase === 'unknown') ? 'neutral' : ''}
    >
      <div className={styles.words}>
        {sayings.map(({ phase, name }) => (
          <AnnouncementVariant name={phase} key={name}>
            <Saying name={name} />
          </AnnouncementVariant>
        ))}
      </div>
      <button type="button" className={styles.close} aria-label={t('banner.close')} onClick={dismissBanner}>
        <Icon name="close" />
      </button>
    </section>
  );
}

const Saying = memo(function Saying({ name }: { name: string }) {
  const t = useTranslate();
  return (
    <p>
      <strong>{t(`banner.${name}.title` as MessageKey)}.</strong> {t(`banner.${name}.text` as MessageKey)}
    </p>
  );
});
