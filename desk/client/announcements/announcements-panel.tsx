import { useId, useState } from 'react';
import { Button } from '../../../src/ui/button.tsx';
import { entryStep } from '../../entry-path.ts';
import { dayText, todayHere } from '../day-text.ts';
import { panelNames } from '../desk-messages.ts';
import { currentDesk, open, useDesk, useDeskState, useSentence } from '../desk-store.ts';
import { edit } from '../drafts/write.ts';
import { schemaAt } from '../facts/fact-index.ts';
import forms from '../forms/forms.module.css';
import { TypedInput } from '../forms/typed-input.tsx';
import { setDay } from '../site-frame.ts';
import { LinkItem } from '../ui/link-item.tsx';
import links from '../ui/links.module.css';
import { Panel, Part } from '../ui/panel.tsx';
import { AnnouncementForm } from './announcement-form.tsx';
import styles from './announcements.module.css';
import { Calendar } from './calendar.tsx';
import { type AnnouncementRecord, announcementsFile, announcementsIn, emptyRecord, titleOf } from './records.ts';

/** The announcements: all of them on a calendar, or one to change. */
export default function AnnouncementsPanel() {
  const { panel } = useDesk();
  if (panel?.name !== 'announcements') return null;
  return panel.id ? <AnnouncementForm key={panel.id} id={panel.id} /> : <AnnouncementList />;
}

/** Opens the new announcement that waits, or another one. */
function add(): void {
  const { drafts, state } = currentDesk();
  const waiting = drafts.find(({ file, isHeld }) => isHeld && file === announcementsFile);
  const schema = schemaAt(state?.schemas[announcementsFile], ['announcements', 0]) ?? {};
  const record = (waiting?.value as AnnouncementRecord | undefined) ?? emptyRecord(schema);
  if (!waiting) edit({ file: announcementsFile, path: ['announcements', entryStep(record.id)] }, record, true);
  open({ name: 'announcements', id: record.id });
}

function AnnouncementList() {
  const state = useDeskState();
  const { language, day } = useDesk();
  const sentence = useSentence();
  const records = announcementsIn(state);
  const today = todayHere();
  const span = ({ from, until }: { from: string | null; until: string | null }) => {
    const start = from ? { it: `da ${dayText(from, 'it')}`, en: `from ${dayText(from, 'en')}` } : undefined;
    const end = until ? { it: `fino a ${dayText(until, 'it')}`, en: `until ${dayText(until, 'en')}` } : undefined;
    return [start, end].flatMap((part) => (part ? [part[language]] : [])).join(' ');
  };
  return (
    <Panel title={sentence(panelNames.announcements)} subject="list">
      <Button variant="strong" onClick={add}>
        {sentence({ it: 'Nuovo avviso', en: 'New announcement' })}
      </Button>
      {records.length === 0 ? (
        <p>{sentence({ it: 'Non ci sono avvisi.', en: 'There are no announcements.' })}</p>
      ) : (
        <ul className={links.list}>
          {records.map((record) => {
            const isOver = record.until !== null && record.until <= today && !record.afterwards;
            return (
              <LinkItem
                key={record.id}
                onClick={() => open({ name: 'announcements', id: record.id })}
                value={isOver ? sentence({ it: 'finito', en: 'over' }) : span(record)}
              >
                {sentence(titleOf(record))}
              </LinkItem>
            );
          })}
        </ul>
      )}
      <Part title={sentence({ it: 'Che cosa leggono gli ospiti, e quando', en: 'What guests read, and when' })}>
        <Calendar records={records} />
      </Part>
      <Part title={sentence({ it: 'Il sito in un altro giorno', en: 'The site on another day' })}>
        <SeeDay key={day} />
      </Part>
    </Panel>
  );
}

/** Sets the desk's clock. */
function SeeDay() {
  const { day } = useDesk();
  const sentence = useSentence();
  const id = useId();
  const label = sentence({ it: 'Giorno', en: 'Day' });
  const [chosen, setChosen] = useState(day || todayHere());
  return (
    <form
      className={styles.seeDay}
      onSubmit={(event) => {
        event.preventDefault();
        setDay(chosen);
      }}
    >
      <div className={forms.field}>
        <label htmlFor={id}>{label}</label>
        <TypedInput id={id} label={label} kind="day" value={chosen} onChange={(next) => setChosen(String(next))} />
      </div>
      <Button type="submit" disabled={!/^\d{4}-\d\d-\d\d$/.test(chosen)}>
        {sentence({ it: 'Mostra il sito in questo giorno', en: 'Show the site on this day' })}
      </Button>
      {day && <Button onClick={() => setDay('')}>{sentence({ it: 'Mostra oggi', en: 'Back to today' })}</Button>}
    </form>
  );
}
