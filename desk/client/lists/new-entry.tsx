import { useEffect, useRef } from 'react';
import { hotelFiles } from '../../../build/content/hotel-files.ts';
import { entryPicture, listPictures, type PicturedList, slots } from '../../../src/art/slots.ts';
import { Button } from '../../../src/ui/button.tsx';
import { type Entry, entriesAt, withName } from '../../content/content.ts';
import { isAt, placeKey } from '../../content/entry-path.ts';
import type { Place } from '../../protocol.ts';
import { currentDesk, type Draft, open, set, useDesk } from '../desk-store.ts';
import { draftAt, isTyped } from '../drafts/drafts.ts';
import { discard, sendHeld } from '../drafts/write.ts';
import { SchemaFields } from '../forms/schema-fields.tsx';
import { Buttons, keepFocus } from '../ui/controls.tsx';
import { controlsIn, focusField, focusInView, takeLostFocus } from '../ui/focus-field.ts';
import { entryPlace, showEntry } from './entry-actions.ts';
import styles from './lists.module.css';

/** The ids of a list's delivered entries, which have drawings of their own. */
function drawnIn(list: PicturedList): string[] {
  const start = listPictures[list] ? entryPicture(list, '') : undefined;
  return Object.keys(slots).flatMap((name) => (start && name.startsWith(start) ? [name.slice(start.length)] : []));
}

/** The form of a new entry. It stays a draft until it is valid and the owner adds it; then its photograph can be chosen. */
export function NewEntry({ list, draft }: { list: Place; draft: Draft }) {
  const { state, t } = useDesk();

  /** Gives the entry an id from its name, and appends it. */
  const add = async () => {
    const [name] = list.path as [PicturedList];
    const entry = draft.value as Entry;
    const taken = [...entriesAt(state, list).map(({ id }) => id), ...drawnIn(name)];
    const value = list.file === hotelFiles.lists ? withName(entry, taken) : entry;
    const place = entryPlace(list, value.id);
    // it stays one that was typed in
    const renamed = { ...draft, ...place, value, faults: undefined };
    set({ drafts: currentDesk().drafts.map((one) => (isAt(draft)(one) ? renamed : one)) });
    const focused = document.activeElement;
    if (!(await sendHeld({ ...place, value }))) {
      const [fault] = draftAt(currentDesk(), place)?.faults ?? [];
      // after the faults are rendered
      setTimeout(() => {
        // the owner may be typing elsewhere by now
        if (![focused, document.body].includes(document.activeElement)) return;
        const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
        if (first) focusInView(first);
        else if (fault) focusField(fault);
      });
      return;
    }
    if (list.path.length === 1 && listPictures[name]) open({ name: 'facts', at: place });
    // after the site has reloaded
    showEntry(place);
  };

  const cancel = () => {
    // these words are in no file yet, so they cannot be brought back
    if (!isTyped(draft) || confirm(t.discardNewEntry)) discard(draft);
  };

  const form = useRef<HTMLFieldSetElement>(null);
  // the button that opened it is gone
  useEffect(() => takeLostFocus(form.current?.querySelector<HTMLElement>(controlsIn)), []);
  return (
    <fieldset className={styles.new} ref={form} data-field={placeKey(draft)}>
      <legend>{t.newEntry}</legend>
      {/* a picture is described once there is one */}
      <SchemaFields place={draft} only={({ isOptional }, field) => !(isOptional && field === 'alt')} />
      <Buttons>
        <Button variant="strong" onMouseDown={keepFocus} onClick={() => void add()}>
          {t.addToTheSite}
        </Button>
        <Button onMouseDown={keepFocus} onClick={cancel}>
          {t.cancel}
        </Button>
      </Buttons>
    </fieldset>
  );
}
