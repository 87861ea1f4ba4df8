import { type ReactNode, useEffect, useState } from 'react';
import { closures } from '../announcements/announcements.ts';
import { dayInWords } from '../hotel/clock.ts';
import { doorTime, hours } from '../hotel/facts.ts';
import { hotel } from '../hotel/identity.ts';
import { type OpeningStatus, openingStatusAt } from '../hotel/opening-status.ts';
import { type Translate, useLanguage, useTranslate } from '../i18n/translate.tsx';
import styles from './open-now.module.css';

type Service = keyof typeof hours;

const timetable = { hours, closures, timeZone: hotel.timeZone };
// setTimeout holds at most 2³¹−1 milliseconds
const longestTimer = 2 ** 31 - 1;

/** Tells what is open, at first in a task of its own: a zone's clock takes its time. @returns what ends that */
function watch(tell: (opening: OpeningStatus<Service>) => void): () => void {
  const wake = () => {
    clearTimeout(timer);
    const now = Date.now();
    const opening = openingStatusAt(now, timetable);
    tell(opening);
    timer = setTimeout(wake, Math.min(opening.next - now, longestTimer));
  };
  let timer = setTimeout(wake);
  // timers sleep while the device does
  document.addEventListener('visibilitychange', wake);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wake);
  };
}

function words(opening: OpeningStatus<Service>, t: Translate, language: string): string {
  if (opening.state === 'closed') return t('common.opening.closed', { date: dayInWords(opening.until, language) });
  if (opening.state === 'opens') return t(`common.opening.${opening.day}`, { time: doorTime(opening.at) });
  return t('common.opening.open', { service: opening.service, time: doorTime(opening.until) });
}

interface OpenNowProps {
  /** what it is about, where the page itself does not say so */
  children?: ReactNode;
}

/** Whether the terrace is open now by the hotel's clock, and until or from when. Not there without scripts. */
export function OpenNow({ children }: OpenNowProps) {
  const t = useTranslate();
  const language = useLanguage();
  const [opening, setOpening] = useState<OpeningStatus<Service>>();
  useEffect(() => watch(setOpening), []);
  return (
    <p className={styles.line} data-open={opening && opening.state === 'open'}>
      {children}
      {opening && <span>{words(opening, t, language)}</span>}
    </p>
  );
}
