import { useRef } from 'react';
import { Button } from '../../../src/ui/button.tsx';
import { type AnnouncementRecord, announcementsFile, announcementsIn, titleOf } from '../../content/content.ts';
import { entryStep, valueAt } from '../../content/entry-path.ts';
import type { Place } from '../../protocol.ts';
import { inBoth } from '../../sentences/sentences.ts';
import { currentDesk, open, useDesk } from '../desk-store.ts';
import { dataIn, draftAt, draftsIn } from '../drafts/drafts.ts';
import { change, discard, edit, insist, sendHeld } from '../drafts/write.ts';
import { SchemaFields } from '../forms/schema-fields.tsx';
import { placeLabel } from '../places.ts';
import { keepFocus } from '../ui/controls.tsx';
import { Panel, Part } from '../ui/panel.tsx';
import { Conflict } from '../ui/trouble.tsx';
import { Calendar } from './calendar.tsx';

const placeOf = (id: string): Place => ({ file: announcementsFile, path: ['announcements', entryStep(id)] });

/** One announcement: its days, its pages, its words. A new one is written when its owner adds it. */
export function AnnouncementForm({ id }: { id: string }) {
  const desk = useDesk();
  const { state, t, sentence } = desk;
  const root = placeOf(id);
  const record = valueAt(dataIn(desk, announcementsFile), root.path) as AnnouncementRecord | undefined;
  const isWritten = announcementsIn(state).some((one) => one.id === id);
  const held = draftAt(desk, root);
  const isNew = held?.isHeld === true;
  const whole = useRef(record);
  if (isWritten || isNew) whole.current = record;
  const label = sentence(placeLabel(desk, root));

  const add = async () => {
    // what is typed next is another announcement
    if (held && (await sendHeld(held))) open({ name: 'announcements' });
  };
  const leave = () => {
    discard(root);
    open({ name: 'announcements' });
  };
  const keep = () => {
    discard(root);
    edit(root, whole.current);
    insist({ ...root, value: whole.current }, undefined);
  };
  if (!record || (!isWritten && !isNew)) {
    return (
      <Panel title={t.panels.announcements}>
        {draftsIn(desk, root).length > 0 ? (
          <Conflict
            label={label}
            theirs={t.hasRemovedThisEntry}
            {...(whole.current?.id && { onKeep: keep })}
            onTake={leave}
          />
        ) : (
          <p>{t.thisAnnouncementIsGone}</p>
        )}
      </Panel>
    );
  }

  const remove = () => {
    leave();
    void change(() => {
      const before = announcementsIn(currentDesk().state).find((one) => one.id === id);
      if (!before) return;
      return {
        label: inBoth((t, to) => t.removalOfAnnouncement(titleOf(before)[to])),
        edit: { ...root, before },
        done: inBoth((t, to) => t.announcementDeleted(titleOf(before)[to])),
      };
    });
  };

  const others = announcementsIn(state).filter((one) => one.id !== id);
  return (
    <Panel title={isNew ? t.newAnnouncement : t.announcement}>
      <SchemaFields place={root} />
      {isNew ? (
        <>
          <Button variant="strong" onMouseDown={keepFocus} onClick={() => void add()}>
            {t.addTheAnnouncement}
          </Button>
          <Button onMouseDown={keepFocus} onClick={leave}>
            {t.cancel}
          </Button>
        </>
      ) : (
        <>
          <Part title={t.whatGuestsRead}>
            <Calendar records={[record, ...others]} />
          </Part>
          <Button onMouseDown={keepFocus} onClick={remove}>
            {t.deleteThisAnnouncement}
          </Button>
        </>
      )}
    </Panel>
  );
}
