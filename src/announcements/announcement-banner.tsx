import { memo, useLayoutEffect } from 'react';
import { type CopyKey, useSay } from '../i18n/translate.tsx';
import { useScreen } from '../navigation/route-context.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './announcement-banner.module.css';
import { announceOn, closeBanner } from './announcement-store.ts';
import { Phased } from './announcement-variant.tsx';
import { announcements, sayingsOf } from './announcements.ts';

/** What is announced at the window's lower edge until it is closed: one thing at a time. */
export function AnnouncementBanner() {
  const say = useSay();
  const screen = useScreen();
  useLayoutEffect(() => announceOn(screen), [screen]);
  const here = announcements.filter(({ pages }) => pages === 'all' || pages.includes(screen));
  if (here.length === 0) return null;
  const sayings = sayingsOf(here);
  return (
    <section
      className={styles.banner}
      aria-label={say('banner.label')}
      data-banner-part={sayings.some(({ phase }) => phase === 'unknown') ? 'neutral' : ''}
    >
      <div className={styles.words}>
        {sayings.map(({ phase, name }) => (
          <Phased name={phase} key={name}>
            <Saying name={name} />
          </Phased>
        ))}
      </div>
      <button type="button" className={styles.close} aria-label={say('banner.close')} onClick={closeBanner}>
        <Icon name="close" />
      </button>
    </section>
  );
}

const Saying = memo(function Saying({ name }: { name: string }) {
  const say = useSay();
  return (
    <p>
      <strong>{say(`banner.${name}.title` as CopyKey)}.</strong> {say(`banner.${name}.text` as CopyKey)}
    </p>
  );
});
