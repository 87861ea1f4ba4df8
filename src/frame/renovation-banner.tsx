import { useLanguage, useSay } from '../copy/text.tsx';
import { Icon } from '../ui/icon.tsx';
import { Phased } from './phased.tsx';
import { closeBanner, reopeningDay } from './renovation.ts';
import styles from './renovation-banner.module.css';

const phases = ['closed', 'reopened', 'unknown'] as const;

/** The notice that stays at the window's lower edge until it is closed. */
export function RenovationBanner() {
  const say = useSay();
  const date = reopeningDay(useLanguage());
  return (
    <section className={styles.banner} aria-label={say('banner.label')} data-banner-part="">
      <div className={styles.words}>
        {phases.map((phase) => (
          <Phased phase={phase} key={phase}>
            <p>
              <strong>{say(`banner.renovation.${phase}.title`)}.</strong>{' '}
              {say(`banner.renovation.${phase}.text`, { date })}
            </p>
          </Phased>
        ))}
      </div>
      <button type="button" className={styles.close} aria-label={say('banner.close')} onClick={closeBanner}>
        <Icon name="close" />
      </button>
    </section>
  );
}
