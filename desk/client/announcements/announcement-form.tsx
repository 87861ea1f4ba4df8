import { useRef } from 'react';
import { Button } from '../../../src/ui/button.tsx';
import { entryStep, valueAt } from '../../entry-path.ts';
import type { FieldPath } from '../../protocol.ts';
import { common, panelNames } from '../desk-messages.ts';
import { open, useDesk, useDeskState, useSentence } from '../desk-store.ts';
import { Conflict } from '../drafts/conflict.tsx';
import type { Place } from '../drafts/draft.ts';
import { dataIn, draftAt, draftsIn } from '../drafts/drafts.ts';
import { discard, edit, insist, leave, sendHeld } from '../drafts/write.ts';
import { placeLabel } from '../places.ts';
import { Panel, Part } from '../ui/panel.tsx';
import { Trouble } from '../ui/trouble.tsx';
import styles from './announcements.module.css';
import { Calendar } from './calendar.tsx';
import { Check, Day, Optional, PagesField } from './form-parts.tsx';
import { type AnnouncementRecord, announcementsFile, announcementsIn, emptyPair } from './records.ts';
import { TextPair } from './text-pair.tsx';

const back = () => open({ name: 'announcements' });
const placeOf = (id: string): Place => ({ file: announcementsFile, path: ['announcements', entryStep(id)] });

/** One announcement: its days, its pages, its words. A new one is written when its owner adds it. */
export function AnnouncementForm({ id }: { id: string }) {
  const desk = useDesk();
  const state = useDeskState();
  const sentence = useSentence();
  const root = placeOf(id);
  const record = valueAt(dataIn(desk, announcementsFile), root.path) as AnnouncementRecord | undefined;
  const isWritten = announcementsIn(state).some((one) => one.id === id);
  const held = draftAt(desk, root);
  const isNew = held?.isHeld === true;
  const whole = useRef(record);
  if (isWritten || isNew) whole.current = record;
  const label = sentence(placeLabel(desk, root));

  const add = async () => {
    if (held && (await sendHeld(held))) open({ name: 'announcements', id });
  };
  const remove = () => {
    edit(root, undefined);
    leave();
    back();
  };

  if (!record || (!isWritten && !isNew)) {
    const theirs = sentence({ it: '(ha tolto questo avviso)', en: '(has removed this announcement)' });
    return (
      <Panel title={sentence(panelNames.announcements)} onBack={back} subject={id}>
        {draftsIn(desk, root).length > 0 ? (
          <Conflict
            label={label}
            theirs={theirs}
            onKeep={() => {
              discard(root);
              edit(root, whole.current);
              insist({ ...root, value: whole.current }, undefined);
            }}
            onTake={() => {
              discard(root);
              back();
            }}
          />
        ) : (
          <p>{sentence({ it: 'Questo avviso non c’è più.', en: 'This announcement is gone.' })}</p>
        )}
      </Panel>
    );
  }

  const at = (...path: FieldPath): Place => ({ file: announcementsFile, path: [...root.path, ...path] });
  const values = (['from', 'until'] as const).filter((value) => record[value] !== null);
  const pair = (...path: FieldPath) => (
    <TextPair place={at(...path)} values={values} plain={!path.includes('notice')} />
  );
  const forever = sentence({ it: 'vuoto: senza fine', en: 'empty: no end' });
  const others = announcementsIn(state).filter((one) => one.id !== id);
  return (
    <Panel
      title={sentence(isNew ? { it: 'Nuovo avviso', en: 'New announcement' } : { it: 'Avviso', en: 'Announcement' })}
      onBack={back}
      subject={id}
    >
      <div className={styles.days}>
        <Day
          place={at('from')}
          label={sentence({ it: 'Primo giorno', en: 'First day' })}
          none={sentence({ it: 'vuoto: da subito', en: 'empty: at once' })}
        />
        <Day
          place={at('until')}
          label={sentence({ it: 'Fino al (escluso)', en: 'Until (not included)' })}
          none={forever}
        />
      </div>
      {pair()}
      <Part title={sentence({ it: 'In quali pagine', en: 'On which pages' })}>
        <PagesField place={at('pages')} label={sentence({ it: 'In quali pagine', en: 'On which pages' })} />
        <Check
          place={at('closesRestaurant')}
          label={sentence({
            it: 'In quei giorni ristorante e bar sono chiusi',
            en: 'Restaurant and bar are closed on those days',
          })}
        />
        <Check
          place={at('closesHotel')}
          isOptional
          label={sentence({
            it: 'In quei giorni è chiuso l’hotel: la ricerca delle camere dice quando riapre',
            en: 'The hotel is closed on those days: the room search says when it reopens',
          })}
        />
      </Part>
      <Optional
        place={at('notice')}
        label={sentence({ it: 'Testo più lungo per la pagina della terrazza', en: 'Longer text for the terrace page' })}
        empty={emptyPair()}
      >
        {pair('notice')}
      </Optional>
      <Optional
        place={at('afterwards')}
        label={sentence({ it: 'Testo per quando l’avviso è finito', en: 'Text for when the announcement is over' })}
        empty={{ until: null, ...emptyPair() }}
      >
        <Day
          place={at('afterwards', 'until')}
          label={sentence({ it: 'Questo testo fino al (escluso)', en: 'This text until (not included)' })}
          none={forever}
        />
        {pair('afterwards')}
      </Optional>
      <Optional
        place={at('anyDay')}
        label={sentence({ it: 'Testo valido in qualsiasi giorno', en: 'Text that is true on any day' })}
        empty={emptyPair()}
      >
        {pair('anyDay')}
      </Optional>
      {/* what no field above shows, and beside its button all that is wrong with a new one */}
      <Trouble place={root} label={label} isWhole={false} />
      <Trouble place={at('storageKey')} label={label} />
      {isNew ? (
        <>
          <Button variant="strong" onClick={() => void add()}>
            {sentence({ it: 'Aggiungi l’avviso', en: 'Add the announcement' })}
          </Button>
          <Button
            onClick={() => {
              discard(root);
              back();
            }}
          >
            {sentence(common.cancel)}
          </Button>
        </>
      ) : (
        <>
          <Part title={sentence({ it: 'Che cosa leggono gli ospiti, e quando', en: 'What guests read, and when' })}>
            <Calendar records={[record, ...others]} />
          </Part>
          <Button onClick={remove}>{sentence({ it: 'Elimina questo avviso', en: 'Delete this announcement' })}</Button>
        </>
      )}
    </Panel>
  );
}
