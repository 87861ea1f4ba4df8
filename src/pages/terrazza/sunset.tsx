import { useEffect, useState } from 'react';
import { closures } from '../../announcements/announcements.ts';
import { dayAfter, dayAt, startOfDay } from '../../hotel/hours/clock.ts';
import { closureOn } from '../../hotel/hours/closures.ts';
import { observeTime } from '../../hotel/hours/observe-time.ts';
import { hotel } from '../../hotel/identity.ts';
import { useTranslate } from '../../i18n/translate.tsx';
import styles from './sunset.module.css';

const { timeZone } = hotel;

/** When the sun sets today, on the hotel's calendar and clock; nothing while the terrace is closed. */
export function Sunset() {
  const t = useTranslate();
  const [time, setTime] = useState<string>();
  useEffect(
    () =>
      observeTime((now) => {
        const today = dayAt(now, timeZone);
        if (closureOn(today, closures)) setTime(undefined);
        // without a network the line stays empty
        else
          import('../../hotel/hours/sunset.ts').then(
            ({ sunsetOn }) => setTime(sunsetOn(today)),
            () => {},
          );
        return startOfDay(dayAfter(today, 1), timeZone);
      }),
    [],
  );
  return <p className={styles.sunset}>{time && <span>{t('terrazza.sunset', { time })}</span>}</p>;
}
