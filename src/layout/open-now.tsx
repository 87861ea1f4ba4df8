import { type ReactNode, useEffect, useState } from 'react';
import { closures } from '../announcements/announcements.ts';
import { dayInWords } from '../hotel/clock.ts';
import { doorTime, hours } from '../hotel/facts.ts';
import { hotel } from '../hotel/identity.ts';
import { type OpeningStatus, openingStatusAt } from '../hotel/opening-status.ts';
import { type Translate, useLanguage, useTranslate } from '../i18n/translate.tsx';
import { observeTime } from './observe-time.ts';
import styles from './open-now.module.css';

type Service = keyof typeof hours;

const timetable = { hours, closures, timeZone: hotel.timeZone };

function statusText(status: OpeningStatus<Service>, t: Translate, language: string): string {
  if (status.state === 'closed') return t('common.opening.closed', { date: dayInWords(status.until, language) });
  if (status.state === 'opens') return t(`common.opening.${status.day}`, { time: doorTime(status.at) });
  return t('common.opening.open', { service: status.service, time: doorTime(status.until) });
}

interface OpenNowProps {
  /** what the status is about, on a page about something else */
  children?: ReactNode;
}

/** Whether the terrace is open now in the hotel's time zone, and until or from when. Hidden without scripts. */
export function OpenNow({ children }: OpenNowProps) {
  const t = useTranslate();
  const language = useLanguage();
  const [status, setStatus] = useState<OpeningStatus<Service>>();
  useEffect(
    () =>
      observeTime((now) => {
        const current = openingStatusAt(now, timetable);
        setStatus(current);
        return current.next;
      }),
    [],
  );
  return (
    <p className={styles.line} data-open={status && status.state === 'open'}>
      {children}
      {status && <span>{statusText(status, t, language)}</span>}
    </p>
  );
}
