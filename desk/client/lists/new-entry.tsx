import { useEffect, useRef, useState } from 'react';
import { problem, sentenceOf } from '../../../build/content/faults/fault.ts';
import { listMessages } from '../../../build/content/messages/list-messages.ts';
import { leastSize, type Size } from '../../../build/photos/photo-crop.ts';
import { entryPicture, listPictures, type PicturedList, slots } from '../../../src/art/slots.ts';
import { Button } from '../../../src/ui/button.tsx';
import { type Entry, entriesAt, listsFile, withName } from '../../content/content.ts';
import { isWithin, named, placeKey } from '../../content/entry-path.ts';
import type { Place } from '../../protocol.ts';
import { currentDesk, type Draft, open, useDesk } from '../desk-store.ts';
import { discard, edit, sendHeld } from '../drafts/write.ts';
import { SchemaFields } from '../forms/schema-fields.tsx';
import { dropForPhotograph, FileDrop } from '../photographs/upload.tsx';
import { outlineOnSite } from '../site-frame.ts';
import { Buttons, keepFocus } from '../ui/controls.tsx';
import { fieldsIn, takeLostFocus } from '../ui/focus-field.ts';
import panelStyles from '../ui/panel.module.css';
import { entryPlace } from './entry-deeds.ts';
import { isPicture } from './entry-picture.tsx';
import styles from './lists.module.css';

// by the list: what is chosen outlives the panel, as what is typed does
const chosenFiles = new Map<string, File>();

/** The ids of the delivered entries of a list, which have drawings of their own. */
function drawnIn(list: PicturedList): string[] {
  const start = listPictures[list] ? entryPicture(list, '') : undefined;
  return Object.keys(slots).flatMap((name) => (start && name.startsWith(start) ? [name.slice(start.length)] : []));
}

/** The form of a new entry: what it cannot be without, and its photograph. It is written when it is whole, and kept until then. */
export function NewEntry({ list, draft }: { list: Place; draft: Draft }) {
  const { state, t } = useDesk();
  const listName = placeKey(list);
  const [name] = list.path as [PicturedList];
  const [file, setFile] = useState(chosenFiles.get(listName));
  const [isMissing, setMissing] = useState(false);
  const isGallery = isPicture(draft);
  const size = list.path.length === 1 ? listPictures[name]?.size : undefined;

  /** Names the entry by its words, appends it, and then puts its photograph there. */
  const add = async () => {
    setMissing(isGallery && !file);
    if (isGallery && !file) return;
    const entry = draft.value as Entry;
    const taken = [...entriesAt(state, list).map(({ id }) => id), ...drawnIn(name)];
    const value = list.file === listsFile ? withName(entry, taken) : entry;
    const place = entryPlace(list, value.id);
    discard(draft);
    edit(place, value, true);
    if (!(await sendHeld({ ...place, value }))) return;
    chosenFiles.delete(listName);
    if (file) open({ name: 'facts', at: place, file });
    // the site shows it once it has loaded again
    const lists = currentDesk().state.files[listsFile];
    const text = listMessages(lists).find(({ path: at }) => isWithin(named(lists, at), place.path));
    if (text) outlineOnSite({ key: text.key });
  };

  const choose = ([one]: File[]) => {
    if (one) chosenFiles.set(listName, one);
    setFile(one);
  };
  const cancel = () => {
    chosenFiles.delete(listName);
    discard(draft);
  };
  const photograph = size && (
    <FileDrop {...dropForPhotograph(t, leastSize(size), file !== undefined)} onFiles={choose}>
      {file && <Chosen file={file} least={leastSize(size)} />}
      {isMissing && !file && (
        <p className={panelStyles.refused} role="alert">
          {t.chooseThePhotograph}
        </p>
      )}
    </FileDrop>
  );
  const form = useRef<HTMLFieldSetElement>(null);
  // the button that opened it is gone
  useEffect(() => takeLostFocus(form.current?.querySelector<HTMLElement>(fieldsIn)), []);
  return (
    <fieldset className={styles.new} ref={form} data-field={placeKey(draft)}>
      <legend>{t.newEntry}</legend>
      {photograph}
      {/* what a picture shows is said once there is one */}
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

/** A chosen photograph, as far as the browser can show it, its name, and whether it is too small. */
function Chosen({ file, least }: { file: File; least: Size }) {
  const { language, t } = useDesk();
  const [url, setUrl] = useState<string>();
  const [size, setSize] = useState<Size>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const sizeOf = ({ width, height }: Size) => `${width} × ${height}`;
  const tooSmall =
    size &&
    (size.width < least.width || size.height < least.height) &&
    problem('photoTooSmall', { picture: '', size: sizeOf(size), least: sizeOf(least), isBorrowed: false });
  return (
    <figure className={styles.chosen}>
      {url && (
        <img
          src={url}
          alt=""
          onLoad={({ currentTarget: image }) => setSize({ width: image.naturalWidth, height: image.naturalHeight })}
        />
      )}
      <figcaption>{file.name}</figcaption>
      {tooSmall && (
        <p className={panelStyles.refused} role="alert">
          {t.aboutFile(sentenceOf(tooSmall, language))}
        </p>
      )}
    </figure>
  );
}
