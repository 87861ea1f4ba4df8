import { type ReactNode, useEffect, useRef, useState } from 'react';
import { closures } from '../announcements/announcements.ts';
import { doorTime, hours, type TerraceService, terraceServices } from '../hotel/facts.ts';
import { dayInWords } from '../hotel/hours/clock.ts';
import { observeTime } from '../hotel/hours/observe-time.ts';
import { type OpeningStatus, openingStatusAt } from '../hotel/hours/opening-status.ts';
import { hotel } from '../hotel/identity.ts';
import type { Translate } from '../i18n/message-types.ts';
import { useLanguage, useTranslate } from '../i18n/translate.tsx';
import styles from './open-now.module.css';

const timetable = { hours, closures, timeZone: hotel.timeZone };

function statusText(status: OpeningStatus<TerraceService>, t: Translate, language: string): string {
  if (status.state === 'closed') return t('common.opening.closed', { date: dayInWords(status.until, language) });
  if (status.state === 'opens') return t(`common.opening.${status.day}`, { time: doorTime(status.at) });
  return t('common.opening.open', { service: status.service, time: doorTime(status.until) });
}

/** The longest text of an ordinary day, whose space the line reserves. */
function longestText(t: Translate, language: string): string {
  const next = 0;
  const until = '23:59';
  const statuses: OpeningStatus<TerraceService>[] = [
    ...terraceServices.map((service) => ({ state: 'open' as const, service, until, next })),
    { state: 'opens', day: 'today', at: until, next },
    { state: 'opens', day: 'tomorrow', at: until, next },
  ];
  const texts = statuses.map((status) => statusText(status, t, language));
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest));
}

interface OpenNowProps {
  /** what the status is about, on a page about something else */
  children?: ReactNode;
}

/** Whether the terrace is open now in the hotel's time zone, and until or from when. Hidden without scripts. */
export function OpenNow({ children }: OpenNowProps) {
  const t = useTranslate();
  const language = useLanguage();
  const line = useRef<HTMLParagraphElement>(null);
  const [status, setStatus] = useState<OpeningStatus<TerraceService>>();
  // the first `Intl.DateTimeFormat` takes a phone 100 ms: it waits until the line is nearly in view
  useEffect(() => {
    let stop = () => {};
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        stop = observeTime((now) => {
          const current = openingStatusAt(now, timetable);
          setStatus(current);
          return current.next;
        });
      },
      { rootMargin: '100%' },
    );
    if (line.current) observer.observe(line.current);
    return () => {
      observer.disconnect();
      stop();
    };
  }, []);
  return (
    <p ref={line} className={styles.line} data-open={status && status.state === 'open'} data-scripted="">
      {children}
      <span className={styles.text} data-longest={longestText(t, language)}>
        {status && <span>{statusText(status, t, language)}</span>}
      </span>
    </p>
  );
}
