import type { AnnouncementRecord } from '../../../build/content/schema/announcements-schema.ts';
import { dayAfter, today } from '../../../src/hotel/hours/clock.ts';
import { Button } from '../../../src/ui/button.tsx';
import { Field } from '../../../src/ui/field.tsx';
import { announcementList, announcementsIn, type Entry } from '../../content/content.ts';
import { emptyAt } from '../../content/fields.ts';
import { plainText } from '../../content/message-text.ts';
import { daysText } from '../../content/readable.ts';
import type { Sentence } from '../../protocol.ts';
import { inBoth } from '../../sentences/sentences.ts';
import { useDesk } from '../desk-store.ts';
import forms from '../forms/forms.module.css';
import { ListEditor } from '../lists/list-editor.tsx';
import { setDay } from '../site-frame.ts';
import { Panel, Part } from '../ui/panel.tsx';
import { Calendar } from './calendar.tsx';

/** The announcements, the days on which guests read them, and the site on another day. */
export function AnnouncementsPanel() {
  const { state, day, t } = useDesk();
  return (
    <Panel title={t.panels.announcements}>
      <ListEditor place={announcementList} empty={emptyRecord} compare={byDays} isOver={isOver} note={daysOf} />
      <Part title={t.whatGuestsRead}>
        <Calendar records={announcementsIn(state)} />
      </Part>
      <Part title={t.siteOnAnotherDay}>
        <SeeDay key={day || today()} />
      </Part>
    </Panel>
  );
}

/** An announcement of thirty days, without texts. */
function emptyRecord(): Entry {
  const from = today();
  const empty = emptyAt({ ...announcementList, path: [...announcementList.path, 0] }) as Entry;
  // unique for ever: browsers remember a dismissed banner by its id
  const id = `notice${Date.now().toString(36)}`;
  return { ...empty, id, from, until: dayAfter(from, 30), pages: 'all' };
}

function isOver(entry: Entry): boolean {
  const { until, afterwards } = entry as Partial<AnnouncementRecord>;
  const end = afterwards ? afterwards.until : until;
  return Boolean(end && end <= today());
}

const firstDay = ({ from }: Entry) => String(from ?? '');
const rank = (entry: Entry) => (isOver(entry) ? 2 : firstDay(entry) > today() ? 1 : 0);

/** What guests read today, then what comes next, then what is over, the newest first. */
function byDays(one: Entry, other: Entry): number {
  const earlierFirst = firstDay(one).localeCompare(firstDay(other));
  return rank(one) - rank(other) || (rank(one) === 1 ? earlierFirst : -earlierFirst);
}

/** The days of the text that guests read until the announcement ends, then those of the text for afterwards. */
function daysOf(entry: Entry): Sentence {
  const { from, until, afterwards } = entry as Partial<AnnouncementRecord>;
  if (!until || until > today()) return daysText(from, until);
  if (!afterwards || isOver(entry)) return inBoth('over');
  const days = daysText(until, afterwards.until);
  return inBoth((_, language) => `${plainText(afterwards.title[language] ?? '')}: ${days[language]}`);
}

/** Sets the desk's clock. */
function SeeDay() {
  const { day, t } = useDesk();
  return (
    <form className={forms.group} action={(form) => setDay(String(form.get('day')))}>
      {/* without a limit, browsers accept years of six digits */}
      <Field name="day" type="date" min="2000-01-01" max="9999-12-31" label={t.day} defaultValue={day || today()} />
      <Button type="submit">{t.showThisDay}</Button>
      {day && <Button onClick={() => setDay('')}>{t.backToToday}</Button>}
    </form>
  );
}
