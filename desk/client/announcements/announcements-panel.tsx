import { dayAfter, today } from '../../../src/hotel/hours/clock.ts';
import { Button } from '../../../src/ui/button.tsx';
import { Field } from '../../../src/ui/field.tsx';
import { type AnnouncementRecord, announcementsFile, announcementsIn, titleOf } from '../../content/content.ts';
import { entryStep, same } from '../../content/entry-path.ts';
import { emptyAt } from '../../content/fields.ts';
import { daysText } from '../../content/readable.ts';
import { currentDesk, open, useDesk } from '../desk-store.ts';
import { discard, edit } from '../drafts/write.ts';
import forms from '../forms/forms.module.css';
import { setDay } from '../site-frame.ts';
import { LinkItem, LinkList } from '../ui/controls.tsx';
import { Panel, Part } from '../ui/panel.tsx';
import { AnnouncementForm } from './announcement-form.tsx';
import { Calendar } from './calendar.tsx';

/** The announcements: all of them on a calendar, or one to change. */
export function AnnouncementsPanel() {
  const { panel } = useDesk();
  return panel?.subject ? <AnnouncementForm key={panel.subject} id={panel.subject} /> : <AnnouncementList />;
}

/** An announcement of thirty days without words. */
function emptyRecord(): AnnouncementRecord {
  const from = today();
  // another desk may add one too
  const id = `notice${Date.now().toString(36)}`;
  return {
    ...(emptyAt({ file: announcementsFile, path: ['announcements', 0] }) as AnnouncementRecord),
    id,
    from,
    until: dayAfter(from, 30),
    pages: 'all',
  };
}

/** Opens the new announcement that waits, or another one. The days of one that nobody has touched may be over. */
function add(): void {
  const { drafts } = currentDesk();
  const waiting = drafts.find(({ file, isHeld }) => isHeld && file === announcementsFile);
  const isTouched = waiting && !same(waiting.value, waiting.start);
  if (waiting && !isTouched) discard(waiting);
  const record = isTouched ? (waiting.value as AnnouncementRecord) : emptyRecord();
  if (!isTouched) edit({ file: announcementsFile, path: ['announcements', entryStep(record.id)] }, record, true);
  open({ name: 'announcements', subject: record.id });
}

function AnnouncementList() {
  const { state, day, t, sentence } = useDesk();
  const records = announcementsIn(state).toSorted((a, b) => (b.from ?? '').localeCompare(a.from ?? ''));
  return (
    <Panel title={t.panels.announcements}>
      <Button variant="strong" onClick={add}>
        {t.newAnnouncement}
      </Button>
      {records.length === 0 ? (
        <p>{t.thereAreNoAnnouncements}</p>
      ) : (
        <LinkList>
          {records.map((record) => {
            const isOver = record.until !== null && record.until <= today() && !record.afterwards;
            return (
              <LinkItem
                key={record.id}
                onClick={() => open({ name: 'announcements', subject: record.id })}
                value={isOver ? t.over : sentence(daysText(record.from, record.until))}
              >
                {sentence(titleOf(record))}
              </LinkItem>
            );
          })}
        </LinkList>
      )}
      <Part title={t.whatGuestsRead}>
        <Calendar records={records} />
      </Part>
      <Part title={t.siteOnAnotherDay}>
        <SeeDay key={day} />
      </Part>
    </Panel>
  );
}

/** Sets the desk's clock. */
function SeeDay() {
  const { day, t } = useDesk();
  return (
    <form className={forms.group} action={(form) => setDay(String(form.get('day')))}>
      <Field name="day" type="date" label={t.day} defaultValue={day || today()} />
      <Button type="submit">{t.showThisDay}</Button>
      {day && <Button onClick={() => setDay('')}>{t.backToToday}</Button>}
    </form>
  );
}
