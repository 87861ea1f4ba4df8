import { useLayoutEffect, useRef } from 'react';
import { useTranslate } from '../i18n/translate.tsx';
import { useCurrentRoute } from '../navigation/route-context.ts';
import { Icon } from '../ui/icon.tsx';
import { returnFocus } from '../ui/return-focus.ts';
import styles from './announcement-banner.module.css';
import { dismissBanner, showAnnouncementsFor } from './announcement-store.ts';
import { AnnouncementVariant } from './announcement-variant.tsx';
import { announcements } from './announcements.ts';
import { partValue, variantsOf } from './variants.ts';

/** The banner at the window's lower edge: one announcement at a time, until it is dismissed. */
export function AnnouncementBanner() {
  const t = useTranslate();
  const route = useCurrentRoute();
  const before = useRef<Element>(null);
  useLayoutEffect(() => showAnnouncementsFor(route), [route]);
  const variants = variantsOf(announcements.filter(({ pages }) => pages === 'all' || pages.includes(route)));
  if (variants.length === 0) return null;
  return (
    <section className={styles.banner} aria-label={t('banner.label')} data-banner-part={partValue(variants)}>
      <div className={styles.text}>
        {variants.map((variant) => (
          <AnnouncementVariant variant={variant} key={variant.name}>
            <p>
              <strong>{t(`banner.${variant.name}.title`)}.</strong> {t(`banner.${variant.name}.text`)}
            </p>
          </AnnouncementVariant>
        ))}
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label={t('banner.close')}
        onFocus={(event) => {
          before.current = event.relatedTarget;
        }}
        onClick={(event) => {
          returnFocus(event.currentTarget, before.current);
          dismissBanner();
        }}
      >
        <Icon name="close" />
      </button>
    </section>
  );
}
