import type { CSSProperties } from 'react';
import type { AnnouncementRecord } from '../../../build/content/schema/announcements-schema.ts';
import { today } from '../../../src/hotel/hours/clock.ts';
import { pageName } from '../../content/message-places.ts';
import { plainText } from '../../content/message-text.ts';
import { daysAfter, daysText, dayText } from '../../content/readable.ts';
import { useDesk } from '../desk-store.ts';
import { setDay } from '../site-frame.ts';
import controls from '../ui/controls.module.css';
import { LinkItem, Note, SmallButton } from '../ui/controls.tsx';
import styles from './announcements.module.css';
import { type Stretch, stretchesOf } from './stretches.ts';

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
