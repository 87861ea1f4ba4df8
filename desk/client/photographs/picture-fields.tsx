import { useRef } from 'react';
import { hotelFiles } from '../../../build/content/hotel-files.ts';
import { Button } from '../../../src/ui/button.tsx';
import { placeOf } from '../../content/content.ts';
import { fieldAt } from '../../content/fields.ts';
import { placeText } from '../../content/message-places.ts';
import { type DeskPicture, drawingOf } from '../../protocol.ts';
import { useDesk } from '../desk-store.ts';
import { draftAt } from '../drafts/drafts.ts';
import { request } from '../server-state.ts';
import { Note } from '../ui/controls.tsx';
import { FieldProblems } from '../ui/field-problems.tsx';
import { Part } from '../ui/panel.tsx';
import { MessageFields } from '../words/text-fields.tsx';
import { Crops } from './crops.tsx';
import { FocusPoint, focusPlace, type Photograph } from './focus-point.tsx';
import styles from './photographs.module.css';
import { pictureTypes, Upload } from './upload.tsx';

/** A picture's photograph, its focus point and its description. */
export function PictureFields({ picture }: { picture: DeskPicture }) {
  const desk = useDesk();
  const { t } = desk;
  const { name, drawing, altKeys, least } = picture;
  const typed = draftAt(desk, focusPlace(name))?.value as Photograph['focus'] | undefined;
  const photograph = picture.photograph && { ...picture.photograph, ...(typed && { focus: typed }) };
  const input = useRef<HTMLInputElement>(null);
  const remove = () => {
    // the pressed button goes
    input.current?.focus();
    void request('DELETE photographs/*', drawing ? 'drawingIsBack' : 'photographIsGone', undefined, name);
  };
  return (
    <>
      {photograph && <FocusPoint picture={picture} photograph={photograph} />}
      {/* shown even if somebody else has removed the photograph */}
      <FieldProblems place={focusPlace(name)} label={t.subject} />
      {!photograph && drawing && <img className={styles.drawing} src={drawingOf(drawing)} alt="" />}
      <Upload
        input={input}
        choose={photograph ? t.chooseAnotherPhotograph : t.chooseAPhotograph}
        hint={t.dropPhotograph(least.width, least.height)}
        accept={pictureTypes}
        request="PUT photographs/*"
        name={name}
        done="photographIsInPlace"
      />
      {photograph && <Crops picture={picture} photograph={photograph} />}
      {(photograph || drawing === name || !drawing) &&
        altKeys.map((key) => (
          <Alt key={key} messageKey={key} isAsked={photograph !== undefined} isOne={altKeys.length === 1} />
        ))}
      {photograph && !photograph.of && (
        <Button onClick={remove}>{drawing === name ? t.backToTheDrawing : t.removePhotograph}</Button>
      )}
    </>
  );
}

interface AltProps {
  messageKey: string;
  isAsked: boolean;
  /** whether this is the picture's only description */
  isOne: boolean;
}

/** A description of the picture, for those who cannot see it. */
function Alt({ messageKey, isAsked, isOne }: AltProps) {
  const { state, language, t, sentence } = useDesk();
  const { file, path } = placeOf(state, messageKey, language);
  const { label } = file === hotelFiles.lists ? fieldAt({ file, path: path.slice(0, 1) }).meta : {};
  return (
    <Part title={t.pictureDescription}>
      {!isOne && <Note>{label ? sentence(label) : placeText(state, messageKey, language)}</Note>}
      {isAsked && <Note>{t.pictureDescriptionHelp}</Note>}
      <MessageFields messageKey={messageKey} />
    </Part>
  );
}
