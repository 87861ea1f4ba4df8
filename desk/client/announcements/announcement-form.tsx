import { useRef } from 'react';
import { announcementMessages } from '../../../build/content/announcement-messages.ts';
import { languageIds } from '../../../src/navigation/routes.ts';
import { Button } from '../../../src/ui/button.tsx';
import type { FieldPath } from '../../protocol.ts';
import { common, panelNames } from '../desk-messages.ts';
import { change, currentDesk, open, say, showOnSite, useDeskState, useSentence } from '../desk-store.ts';
import { Conflict } from '../drafts/conflict.tsx';
import { discard as forget, isAt, mark } from '../drafts/drafts.ts';
import { readable } from '../drafts/readable.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { Faults } from '../ui/faults.tsx';
import { Panel, Part } from '../ui/panel.tsx';
import { plainText } from '../words/message-text.ts';
import { flatMessages } from '../words/messages.ts';
import { emptyPair, emptyRecord, labelOf, subjectOf } from './announcement-subject.ts';
import styles from './announcements.module.css';
import { Calendar } from './calendar.tsx';
import { Day, Optional, PagesField } from './form-parts.tsx';
import { type AnnouncementRecord, announcementsFile, announcementsIn, freshId, newAnnouncement } from './records.ts';
import { type Pair, TextPair } from './text-pair.tsx';

/** Says why something was not done. */
function sayRefused({ faults, refusal }: Awaited<ReturnType<typeof change>>): void {
  const problem = faults[0]?.problem ?? refusal?.problem;
  if (problem) say(problem, true);
}

/** One announcement: its days, its pages, its words. A new one is written when it is whole. */
export function AnnouncementForm({ id }: { id: string }) {
  const state = useDeskState();
  const sentence = useSentence();
  const records = announcementsIn(state);
  const isNew = id === newAnnouncement;
  const index = isNew ? records.length : records.findIndex((one) => one.id === id);
  const inFile = records[index];
  const subject = subjectOf(id);
  const {
    data,
    fields,
    conflicts,
    faults,
    update: take,
    set,
    discard,
    insist,
    leave,
  } = useDraft({
    ...subject,
    onDiscard: () => inFile && showDraft(inFile),
  });
  const record = (data ?? emptyRecord(records)) as AnnouncementRecord;
  const whole = useRef(record);
  if (inFile || isNew) whole.current = record;

  const update = (next: AnnouncementRecord) => {
    showDraft(next);
    if (isNew) set([], next);
    else take(next);
  };

  /** Appends a record; another desk may have appended one meanwhile. */
  const add = async (added: AnnouncementRecord, attempt = 0): Promise<void> => {
    const known = announcementsIn(currentDesk().state ?? state);
    const own = known.some((one) => one.id === added.id) ? { ...added, id: freshId(known) } : added;
    const edit = { file: announcementsFile, path: ['announcements', known.length], value: own, isNew: true } as const;
    const result = await change(labelOf(own), [{ ...edit, path: [...edit.path] }], crypto.randomUUID());
    if (result.status === 409 && attempt < 3) return add(added, attempt + 1);
    mark(subject.id, { faults: result.faults, isWaiting: true });
    if (result.status !== 200) return result.faults.length > 0 ? undefined : sayRefused(result);
    forget(subject.id);
    open({ name: 'announcements', id: own.id });
  };

  const remove = async () => {
    const result = await change(labelOf(record), [
      { file: announcementsFile, path: ['announcements', index], before: inFile },
    ]);
    if (result.status !== 200) return sayRefused(result);
    forget(subject.id);
    open({ name: 'announcements' });
  };

  const cancel = () => {
    forget(subject.id);
    open({ name: 'announcements' });
  };

  if (!isNew && !inFile) {
    return (
      <Panel title={sentence(panelNames.announcements)} onBack={() => open({ name: 'announcements' })} subject={id}>
        {fields.length > 0 ? (
          <Conflict
            label={sentence(labelOf(whole.current))}
            theirs={sentence({ it: '(ha tolto questo avviso)', en: '(has removed this announcement)' })}
            onKeep={() => void add(whole.current)}
            onTake={cancel}
          />
        ) : (
          <p>{sentence({ it: 'Questo avviso non c’è più.', en: 'This announcement is gone.' })}</p>
        )}
      </Panel>
    );
  }

  const conflictAt = (label: string, path: FieldPath) => {
    const conflict = conflicts.find(isAt(path));
    if (!conflict) return null;
    const { theirs } = conflict;
    const shown = typeof theirs === 'string' ? plainText(theirs) : theirs;
    return (
      <Conflict
        label={label}
        theirs={sentence(readable(shown))}
        onKeep={() => insist(path)}
        onTake={() => discard(path)}
      />
    );
  };
  const dayNames = {
    from: sentence({ it: 'Primo giorno', en: 'First day' }),
    until: sentence({ it: 'Fino al (escluso)', en: 'Until (not included)' }),
  };
  const partNames = {
    notice: sentence({ it: 'Testo più lungo per la pagina della terrazza', en: 'Longer text for the terrace page' }),
    afterwards: sentence({ it: 'Testo per quando l’avviso è finito', en: 'Text for when the announcement is over' }),
    anyDay: sentence({ it: 'Testo valido in qualsiasi giorno', en: 'Text that is true on any day' }),
  };

  const faultsAt = (...path: FieldPath) => {
    const prefix = ['announcements', index, ...path].join('.');
    return faults.filter((fault) => fault.path.join('.') === prefix || fault.path.join('.').startsWith(`${prefix}.`));
  };
  const ownFields = [
    'from',
    'until',
    'pages',
    'closesRestaurant',
    'closesHotel',
    'title',
    'text',
    'notice',
    'afterwards',
    'anyDay',
  ];
  const otherFaults = faults.filter(
    ({ path }) => path[0] !== 'announcements' || path[1] !== index || !ownFields.includes(String(path[2])),
  );
  const pair = (texts: Pair, path: FieldPath, set: (next: Pair) => void) => (
    <TextPair
      texts={texts}
      path={path}
      values={(['from', 'until'] as const).filter((value) => record[value] !== null)}
      faultsAt={faultsAt}
      conflictAt={conflictAt}
      onChange={set}
      onLeave={leave}
    />
  );
  const hotelClosed = sentence({
    it: 'In quei giorni è chiuso l’hotel: la ricerca delle camere dice quando riapre',
    en: 'The hotel is closed on those days: the room search says when it reopens',
  });
  const closed = sentence({
    it: 'In quei giorni ristorante e bar sono chiusi',
    en: 'Restaurant and bar are closed on those days',
  });

  return (
    <Panel
      title={sentence(isNew ? { it: 'Nuovo avviso', en: 'New announcement' } : { it: 'Avviso', en: 'Announcement' })}
      onBack={() => open({ name: 'announcements' })}
      subject={id}
    >
      <div className={styles.days}>
        <Day
          label={dayNames.from}
          none={sentence({ it: 'vuoto: da subito', en: 'empty: at once' })}
          onLeave={leave}
          value={record.from}
          onChange={(from) => update({ ...record, from })}
        />
        <Day
          label={dayNames.until}
          none={sentence({ it: 'vuoto: senza fine', en: 'empty: no end' })}
          onLeave={leave}
          value={record.until}
          onChange={(until) => update({ ...record, until })}
        />
      </div>
      <Faults faults={[...faultsAt('from'), ...faultsAt('until')]} />
      {conflictAt(dayNames.from, ['from'])}
      {conflictAt(dayNames.until, ['until'])}
      {pair(record, [], (texts) => update({ ...record, ...texts }))}
      <Part title={sentence({ it: 'In quali pagine', en: 'On which pages' })}>
        <PagesField pages={record.pages} onChange={(pages) => update({ ...record, pages })} />
        <Faults faults={faultsAt('pages')} />
        {conflictAt(sentence({ it: 'In quali pagine', en: 'On which pages' }), ['pages'])}
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={record.closesRestaurant}
            onChange={({ target }) => update({ ...record, closesRestaurant: target.checked })}
          />
          {closed}
        </label>
        <Faults faults={faultsAt('closesRestaurant')} />
        {conflictAt(closed, ['closesRestaurant'])}
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={record.closesHotel ?? false}
            onChange={({ target }) =>
              update(target.checked ? { ...record, closesHotel: true } : without(record, 'closesHotel'))
            }
          />
          {hotelClosed}
        </label>
        <Faults faults={faultsAt('closesHotel')} />
        {conflictAt(hotelClosed, ['closesHotel'])}
      </Part>
      <Optional
        title={partNames.notice}
        conflict={conflictAt(partNames.notice, ['notice'])}
        isOn={record.notice !== undefined}
        onToggle={(on) => update(on ? { ...record, notice: emptyPair() } : without(record, 'notice'))}
      >
        {record.notice && pair(record.notice, ['notice'], (notice) => update({ ...record, notice }))}
        <Faults faults={faultsAt('notice').filter(({ path }) => path.length <= 4)} />
      </Optional>
      <Optional
        title={partNames.afterwards}
        conflict={conflictAt(partNames.afterwards, ['afterwards'])}
        isOn={record.afterwards !== undefined}
        onToggle={(on) =>
          update(on ? { ...record, afterwards: { until: null, ...emptyPair() } } : without(record, 'afterwards'))
        }
      >
        {record.afterwards && (
          <>
            <Day
              label={sentence({ it: 'Questo testo fino al (escluso)', en: 'This text until (not included)' })}
              none={sentence({ it: 'vuoto: senza fine', en: 'empty: no end' })}
              onLeave={leave}
              value={record.afterwards.until}
              onChange={(until) =>
                record.afterwards && update({ ...record, afterwards: { ...record.afterwards, until } })
              }
            />
            {pair(
              record.afterwards,
              ['afterwards'],
              (texts) => record.afterwards && update({ ...record, afterwards: { ...record.afterwards, ...texts } }),
            )}
            {conflictAt(sentence({ it: 'Questo testo fino al (escluso)', en: 'This text until (not included)' }), [
              'afterwards',
              'until',
            ])}
            <Faults
              faults={faultsAt('afterwards').filter(
                ({ path }) => !path.some((step) => languageIds.includes(step as never)),
              )}
            />
          </>
        )}
      </Optional>
      <Optional
        title={partNames.anyDay}
        conflict={conflictAt(partNames.anyDay, ['anyDay'])}
        isOn={record.anyDay !== undefined}
        onToggle={(on) => update(on ? { ...record, anyDay: emptyPair() } : without(record, 'anyDay'))}
      >
        {record.anyDay &&
          pair(record.anyDay, ['anyDay'], (texts) => update({ ...record, anyDay: { ...record.anyDay, ...texts } }))}
      </Optional>
      <Faults faults={otherFaults} />
      {!isNew && faults.length > 0 && fields.length > 0 && (
        <Button onClick={() => fields.forEach(({ path }) => void discard(path))}>{sentence(common.before)}</Button>
      )}
      {isNew ? (
        <>
          <Button variant="strong" onClick={() => void add(record)}>
            {sentence({ it: 'Aggiungi l’avviso', en: 'Add the announcement' })}
          </Button>
          {fields.length > 0 && <Button onClick={cancel}>{sentence(common.cancel)}</Button>}
        </>
      ) : (
        <>
          <Part title={sentence({ it: 'Che cosa leggono gli ospiti, e quando', en: 'What guests read, and when' })}>
            <Calendar records={records.map((one, number) => (number === index ? record : one))} />
          </Part>
          <Button onClick={() => void remove()}>
            {sentence({ it: 'Elimina questo avviso', en: 'Delete this announcement' })}
          </Button>
        </>
      )}
    </Panel>
  );
}

/** Shows the words on the site while they are typed. */
function showDraft(next: AnnouncementRecord): void {
  for (const of of languageIds) {
    try {
      showOnSite(of, flatMessages(announcementMessages([next], of)), false);
    } catch {
      // a date that is being typed
    }
  }
}

function without<Key extends keyof AnnouncementRecord>(record: AnnouncementRecord, key: Key): AnnouncementRecord {
  const { [key]: _, ...rest } = record;
  return rest as AnnouncementRecord;
}
