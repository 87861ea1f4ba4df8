import { useId, useRef } from 'react';
import { announcementMessages, type WordedAnnouncement } from '../../../build/content/announcement-messages.ts';
import { languageIds, routes } from '../../../src/navigation/routes.ts';
import { Button } from '../../../src/ui/button.tsx';
import { Field } from '../../../src/ui/field.tsx';
import type { DeskState, FieldPath, Sentence } from '../../protocol.ts';
import { todayHere } from '../day-text.ts';
import { common, languageName, panelNames } from '../desk-messages.ts';
import {
  change,
  currentDesk,
  flatMessages,
  open,
  say,
  showOnSite,
  useDesk,
  useDeskState,
  useSentence,
} from '../desk-store.ts';
import { Conflict } from '../drafts/conflict.tsx';
import { discard as forget, isAt, mark } from '../drafts/drafts.ts';
import { readable } from '../drafts/readable.ts';
import { type Subject, useDraft } from '../drafts/use-draft.ts';
import { Faults } from '../ui/faults.tsx';
import { Panel, Part } from '../ui/panel.tsx';
import { MessageEditor } from '../words/message-editor.tsx';
import fieldStyles from '../words/message-fields.module.css';
import { pageName } from '../words/message-places.ts';
import { plainText } from '../words/message-text.ts';
import styles from './announcements.module.css';
import { Calendar } from './calendar.tsx';
import { type AnnouncementRecord, announcementsFile, announcementsIn, freshId, newAnnouncement } from './records.ts';

type Texts = Record<string, string>;
const noTexts = (): Texts => Object.fromEntries(languageIds.map((language) => [language, '']));

function draftOf(records: readonly AnnouncementRecord[]): AnnouncementRecord {
  const today = todayHere();
  const later = new Date(Date.parse(today) + 30 * 86_400_000).toISOString().slice(0, 10);
  return {
    id: freshId(records),
    from: today,
    until: later,
    pages: 'all',
    closesRestaurant: false,
    title: noTexts(),
    text: noTexts(),
  };
}

const labelOf = (record: AnnouncementRecord): Sentence => ({
  it: `avviso «${plainText(record.title?.it ?? '') || record.id}»`,
  en: `announcement “${plainText(record.title?.en ?? '') || record.id}”`,
});

const recordIn = (state: DeskState, id: string) => announcementsIn(state).find((one) => one.id === id);

const subjectOf = (id: string): Subject => ({
  id: `announcement ${id}`,
  panel: { name: 'announcements', id },
  inFile: (state) => recordIn(state, id),
  place: (state, path) => ({
    file: announcementsFile,
    path: ['announcements', announcementsIn(state).findIndex((one) => one.id === id), ...path],
  }),
  label: (state) => {
    const record = recordIn(state, id);
    return record ? labelOf(record) : { it: 'nuovo avviso', en: 'new announcement' };
  },
  isManual: id === newAnnouncement,
});

/** Says why something was not done. */
function sayRefused({ faults, refusal }: Awaited<ReturnType<typeof change>>): void {
  const problem = faults[0]?.problem ?? refusal?.problem;
  if (problem) say(problem, true);
}

/** One announcement: its days, its pages, its words. A new one is written when it is whole. */
export function AnnouncementForm({ id }: { id: string }) {
  const state = useDeskState();
  const { language } = useDesk();
  const sentence = useSentence();
  const records = announcementsIn(state);
  const isNew = id === newAnnouncement;
  const index = isNew ? records.length : records.findIndex((one) => one.id === id);
  const inFile = records[index];
  const formId = useId();
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
  const record = (data ?? draftOf(records)) as AnnouncementRecord;
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
    until: sentence({ it: 'Finito dal', en: 'Over from' }),
  };
  const partNames = {
    notice: sentence({ it: 'Più parole, per la pagina della terrazza', en: 'More words, for the terrace page' }),
    afterwards: sentence({ it: 'Che cosa si legge quando è finito', en: 'What is read once it is over' }),
    anyDay: sentence({ it: 'Che cosa è vero in ogni giorno', en: 'What is true on any day' }),
  };

  const faultsAt = (...path: FieldPath) => {
    const prefix = ['announcements', index, ...path].join('.');
    return faults.filter((fault) => fault.path.join('.') === prefix || fault.path.join('.').startsWith(`${prefix}.`));
  };
  const ownFields = ['from', 'until', 'pages', 'closesRestaurant', 'title', 'text', 'notice', 'afterwards', 'anyDay'];
  const otherFaults = faults.filter(
    ({ path }) => path[0] !== 'announcements' || path[1] !== index || !ownFields.includes(String(path[2])),
  );
  const words = (texts: Texts, path: FieldPath, set: (next: Texts) => void, name: Sentence) => (
    <div className={fieldStyles.fields}>
      {languageIds.map((of) => (
        <div key={of} className={fieldStyles.field}>
          <div className={fieldStyles.label}>
            {sentence(name)} · {languageName(of, language)}
          </div>
          <MessageEditor
            label={`${sentence(name)}, ${languageName(of, language)}`}
            language={of}
            text={texts[of] ?? ''}
            values={['from', 'until'].filter((value) => record[value as 'from' | 'until'] !== null)}
            plain={!path.includes('notice')}
            inAnnouncement
            invalid={faultsAt(...path, of).length > 0}
            describedBy={`${formId}-${path.join('-')}-${of}`}
            onChange={(text) => set({ ...texts, [of]: text })}
            onLeave={leave}
          />
          <Faults id={`${formId}-${path.join('-')}-${of}`} faults={faultsAt(...path, of)} />
          {conflictAt(`${sentence(name)}, ${languageName(of, language)}`, [...path, of])}
        </div>
      ))}
    </div>
  );
  const titleName = { it: 'Titolo', en: 'Title' };
  const textName = { it: 'Frase', en: 'Sentence' };
  const pair = (
    texts: { title: Texts; text: Texts },
    path: FieldPath,
    set: (next: { title: Texts; text: Texts }) => void,
  ) => (
    <>
      {words(texts.title ?? {}, [...path, 'title'], (title) => set({ ...texts, title }), titleName)}
      {words(texts.text ?? {}, [...path, 'text'], (text) => set({ ...texts, text }), textName)}
    </>
  );
  const closed = sentence({
    it: 'In quei giorni ristorante e bar sono chiusi',
    en: 'Restaurant and bar are closed on those days',
  });
  const emptyPair = () => ({ title: noTexts(), text: noTexts() });

  return (
    <Panel
      title={sentence(isNew ? { it: 'Nuovo avviso', en: 'New announcement' } : { it: 'Avviso', en: 'Announcement' })}
      onBack={() => open({ name: 'announcements' })}
      subject={id}
    >
      <div className={styles.days}>
        <Day
          label={dayNames.from}
          none={sentence({ it: 'vuoto: da sempre', en: 'empty: all along' })}
          onLeave={leave}
          value={record.from}
          onChange={(from) => update({ ...record, from })}
        />
        <Day
          label={dayNames.until}
          none={sentence({ it: 'vuoto: per sempre', en: 'empty: for ever' })}
          onLeave={leave}
          value={record.until}
          onChange={(until) => update({ ...record, until })}
        />
      </div>
      <Faults faults={[...faultsAt('from'), ...faultsAt('until')]} />
      {conflictAt(dayNames.from, ['from'])}
      {conflictAt(dayNames.until, ['until'])}
      {pair(record, [], (texts) => update({ ...record, ...texts }))}
      <Part title={sentence({ it: 'Dove si legge', en: 'Where it is read' })}>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={record.pages === 'all'}
            onChange={({ target }) => update({ ...record, pages: target.checked ? 'all' : ['home'] })}
          />
          {sentence({ it: 'In tutte le pagine', en: 'On every page' })}
        </label>
        {record.pages !== 'all' && (
          <div className={styles.pages}>
            {routes.map(({ id: page }) => (
              <label key={page} className={styles.check}>
                <input
                  type="checkbox"
                  checked={record.pages.includes(page)}
                  onChange={({ target }) => {
                    const chosen = routes
                      .map((route): string => route.id)
                      .filter((one) => (one === page ? target.checked : record.pages.includes(one)));
                    update({ ...record, pages: chosen });
                  }}
                />
                {pageName(state, page, language)}
              </label>
            ))}
          </div>
        )}
        <Faults faults={faultsAt('pages')} />
        {conflictAt(sentence({ it: 'Dove si legge', en: 'Where it is read' }), ['pages'])}
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
              label={sentence({ it: 'Si toglie il', en: 'Taken away on' })}
              none={sentence({ it: 'vuoto: mai', en: 'empty: never' })}
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
            {conflictAt(sentence({ it: 'Si toglie il', en: 'Taken away on' }), ['afterwards', 'until'])}
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
            {sentence({ it: 'Metti l’avviso', en: 'Add the announcement' })}
          </Button>
          {fields.length > 0 && <Button onClick={cancel}>{sentence(common.cancel)}</Button>}
        </>
      ) : (
        <>
          <Part title={sentence({ it: 'Che cosa leggono gli ospiti, e quando', en: 'What guests read, and when' })}>
            <Calendar records={records.map((one, number) => (number === index ? record : one))} />
          </Part>
          <Button onClick={() => void remove()}>
            {sentence({ it: 'Togli questo avviso', en: 'Remove this announcement' })}
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
      showOnSite(of, flatMessages(announcementMessages([next as WordedAnnouncement], of)), false);
    } catch {
      // a date that is being typed
    }
  }
}

function without<Key extends keyof AnnouncementRecord>(record: AnnouncementRecord, key: Key): AnnouncementRecord {
  const { [key]: _, ...rest } = record;
  return rest as AnnouncementRecord;
}

interface DayProps {
  label: string;
  none: string;
  value: string | null;
  onChange: (day: string | null) => void;
  onLeave: () => void;
}

function Day({ label, none, value, onChange, onLeave }: DayProps) {
  return (
    <div className={styles.day}>
      <Field
        name="day"
        type="date"
        label={label}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || null)}
        onBlur={onLeave}
      />
      <span className={styles.none}>{none}</span>
    </div>
  );
}

interface OptionalProps {
  title: string;
  conflict: React.ReactNode;
  isOn: boolean;
  onToggle: (on: boolean) => void;
  children: React.ReactNode;
}

function Optional({ title, conflict, isOn, onToggle, children }: OptionalProps) {
  return (
    <section className={styles.optional} aria-label={title}>
      <label className={styles.check}>
        <input type="checkbox" checked={isOn} onChange={({ target }) => onToggle(target.checked)} />
        {title}
      </label>
      {conflict}
      {isOn && children}
    </section>
  );
}
