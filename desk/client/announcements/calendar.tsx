import type { CSSProperties } from 'react';
import type { AnnouncementRecord } from '../../../build/content/schema/announcements-schema.ts';
import { variantName } from '../../../src/announcements/announcement-names.ts';
import type { Announcement } from '../../../src/announcements/announcements.ts';
import { type Period, periodsOf } from '../../../src/announcements/periods.ts';
import { periodsAt } from '../../../src/announcements/shown-announcements.ts';
import { dayAt, today } from '../../../src/hotel/hours/clock.ts';
import { hotel } from '../../../src/hotel/identity.ts';
import { same } from '../../content/entry-path.ts';
import { pageName } from '../../content/message-places.ts';
import { plainText } from '../../content/message-text.ts';
import { daysAfter, daysText, dayText } from '../../content/readable.ts';
import { useDesk } from '../desk-store.ts';
import { setDay } from '../site-frame.ts';
import controls from '../ui/controls.module.css';
import { LinkItem, Note, SmallButton } from '../ui/controls.tsx';
import styles from './announcements.module.css';

const dayMs = 86_400_000;
const at = (day: string) => Date.parse(`${day}T00:00:00Z`);

const mostMonths = 6;

/** The first days of months with the months' names, as many as there is room for. */
function monthsBetween(first: number, last: number, language: string): { instant: number; name: string }[] {
  const name = new Intl.DateTimeFormat(language, { month: 'short', year: '2-digit', timeZone: 'UTC' });
  const start = new Date(first);
  const months: number[] = [];
  for (let month = start.getUTCMonth() + 1; ; month += 1) {
    const instant = Date.UTC(start.getUTCFullYear(), month);
    if (instant > last) break;
    months.push(instant);
  }
  const step = Math.ceil(months.length / mostMonths);
  return months.filter((_, index) => index % step === 0).map((instant) => ({ instant, name: name.format(instant) }));
}

/** A timeline of what guests read from today on, and the same as a list. */
export function Calendar({ records }: { records: readonly AnnouncementRecord[] }) {
  const { state, language, day, t, sentence } = useDesk();
  const thisDay = today();
  const stretches = stretchesOf(records).filter(({ until }) => !until || until > thisDay);
  const days = [...stretches.flatMap(({ from }) => (from ? [from] : [])), thisDay, ...(day ? [day] : [])].map(at);
  const first = Math.min(...days) - 45 * dayMs;
  const last = Math.max(...days) + 120 * dayMs;
  const share = (instant: number) => (100 * (Math.min(Math.max(instant, first), last) - first)) / (last - first);
  const startOf = ({ from }: Stretch) => (from ? at(from) : first);
  const endOf = ({ until }: Stretch) => (until ? at(until) : last);
  /** the titles, with the names of their pages if they are not on all */
  const titles = (stretch: Stretch) =>
    stretch.titles.map(({ title, pages }) => {
      const names = pages?.map((id) => pageName(state, id, language));
      return plainText(title[language] ?? '') + (names ? ` (${names.join(', ')})` : '');
    });
  const span = ({ from, until }: Stretch) => sentence(daysText(from, until));
  /** a day on which a stretch is read: its first, or for one without a beginning, 15 days before its end */
  const sampleOf = (stretch: Stretch) => stretch.from ?? daysAfter(stretch.until ?? thisDay, -15);
  return (
    <>
      <div className={styles.line} aria-hidden="true">
        {stretches.map((stretch) => (
          <span
            key={`${stretch.from}`}
            className={styles.stretch}
            data-empty={stretch.titles.length === 0 || undefined}
            style={
              {
                '--from': `${share(startOf(stretch))}%`,
                '--to': `${share(endOf(stretch))}%`,
              } as CSSProperties
            }
          />
        ))}
        {/* leaves out the last names, which would be cut */}
        {monthsBetween(first, last - (last - first) / 10, language).map(({ instant, name }) => (
          <span key={instant} className={styles.month} style={{ '--from': `${share(instant)}%` } as CSSProperties}>
            {name}
          </span>
        ))}
        <span
          className={styles.today}
          data-late={share(at(day || thisDay)) > 50 || undefined}
          style={{ '--from': `${share(at(day || thisDay))}%` } as CSSProperties}
        >
          {day ? dayText(day, language) : `${t.today}, ${dayText(thisDay, language)}`}
        </span>
      </div>
      <ol className={controls.list}>
        {stretches.map((stretch) => {
          const sample = sampleOf(stretch);
          const isShown = day === sample;
          return (
            <LinkItem
              key={`${stretch.from}`}
              value={
                <SmallButton aria-pressed={isShown} onClick={() => setDay(isShown ? '' : sample)}>
                  {t.show}
                  <span className="visually-hidden"> {span(stretch)}</span>
                </SmallButton>
              }
            >
              <Note>{span(stretch)}</Note>
              {stretch.titles.length > 0 ? <strong>{titles(stretch)[0]}</strong> : t.noAnnouncement}
              {stretch.titles.length > 1 && <Note>{t.onceClosed(titles(stretch).slice(1).join(', '))}</Note>}
            </LinkItem>
          );
        })}
      </ol>
    </>
  );
}

/** A stretch of days on which guests read the same announcements, or none. */
interface Stretch {
  /** YYYY-MM-DD; undefined means without a beginning */
  from: string | undefined;
  /** the first day on which it is over; undefined means without an end */
  until: string | undefined;
  /** the banner's first; guests who close it see the next */
  titles: { title: Record<string, string>; pages?: readonly string[] | undefined }[];
}

const isDay = (instant: number) => Math.abs(instant) < 8.64e15;
const hotelDay = (instant: number | undefined) =>
  instant !== undefined && isDay(instant) ? dayAt(instant, hotel.timeZone) : undefined;

/** The stretches of time in order, each with the titles for the banner. */
function stretchesOf(records: readonly AnnouncementRecord[]): Stretch[] {
  let periods: Period[];
  try {
    periods = periodsOf(records as readonly Announcement[]);
  } catch {
    return [];
  }
  const titleOf = new Map(
    records.flatMap((record) => [
      [variantName.now(record), record.title] as const,
      [variantName.afterwards(record), record.afterwards?.title] as const,
    ]),
  );
  const changes = [...new Set(periods.flatMap(({ from, until }) => [from, until]))].filter(isDay).sort((a, b) => a - b);
  const starts = [-8.64e15, ...changes].map((start) => ({
    start,
    titles: periodsAt(start, periods).flatMap(({ variant, pages }) => {
      const title = titleOf.get(variant);
      return title ? [{ title, pages }] : [];
    }),
  }));
  // joins neighbours with the same titles
  const shown = starts.filter(({ titles }, index) => index === 0 || !same(titles, starts[index - 1]?.titles));
  return shown.map(({ start, titles }, index) => ({
    from: hotelDay(start),
    until: hotelDay(shown[index + 1]?.start),
    titles,
  }));
}
