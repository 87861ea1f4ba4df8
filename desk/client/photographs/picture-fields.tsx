import { type CSSProperties, type KeyboardEvent, useId } from 'react';
import { focusFile, hotelFiles } from '../../../build/content/hotel-files.ts';
import { cropOf } from '../../../build/photos/photo-crop.ts';
import { Button } from '../../../src/ui/button.tsx';
import { placeOf } from '../../content/content.ts';
import { placeKey } from '../../content/entry-path.ts';
import { fieldAt } from '../../content/fields.ts';
import { placeText } from '../../content/message-places.ts';
import { type DeskPicture, drawingOf, type Place } from '../../protocol.ts';
import { inBoth } from '../../sentences/sentences.ts';
import { useDesk } from '../desk-store.ts';
import { draftAt } from '../drafts/drafts.ts';
import { edit, leave } from '../drafts/write.ts';
import forms from '../forms/forms.module.css';
import { request } from '../server-state.ts';
import { Note } from '../ui/controls.tsx';
import { FieldProblems } from '../ui/field-problems.tsx';
import { Part } from '../ui/panel.tsx';
import { MessageFields } from '../words/text-fields.tsx';
import styles from './photographs.module.css';
import { pictureTypes, Upload } from './upload.tsx';

/** A picture's photograph, its focus point and its description. */
export function PictureFields({ picture }: { picture: DeskPicture }) {
  const desk = useDesk();
  const { t } = desk;
  const { name, drawing, altKeys, least } = picture;
  const typed = draftAt(desk, focusPlace(name))?.value as Photograph['focus'] | undefined;
  const photograph = picture.photograph && { ...picture.photograph, ...(typed && { focus: typed }) };
  const remove = () =>
    request('DELETE photographs/*', inBoth(drawing ? 'drawingIsBack' : 'photographIsGone'), undefined, name);
  return (
    <>
      {photograph && <Focus picture={picture} photograph={photograph} />}
      {/* shown even if somebody else has removed the photograph */}
      <FieldProblems place={focusPlace(name)} label={t.subject} />
      {!photograph && drawing && <img className={styles.drawing} src={drawingOf(drawing)} alt="" />}
      <Upload
        choose={photograph ? t.chooseAnotherPhotograph : t.chooseAPhotograph}
        hint={t.dropPhotograph(least.width, least.height)}
        accept={pictureTypes}
        request="PUT photographs/*"
        name={name}
        done={inBoth('photographIsInPlace')}
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

type Photograph = NonNullable<DeskPicture['photograph']>;

interface PhotographProps {
  picture: DeskPicture;
  photograph: Photograph;
}

const focusPlace = (name: string): Place => ({ file: focusFile, path: [name] });

/** The photograph. A click or the arrow keys set its focus point. */
function Focus({ picture, photograph }: PhotographProps) {
  const { t } = useDesk();
  const hintId = useId();
  const place = focusPlace(picture.name);
  const set = (point: number[]) =>
    edit(
      place,
      point.map((share) => Math.round(Math.min(Math.max(share, 0), 1) * 100) / 100),
    );
  const onKeyDown = (event: KeyboardEvent) => {
    const move = { ArrowLeft: [-0.02, 0], ArrowRight: [0.02, 0], ArrowUp: [0, -0.02], ArrowDown: [0, 0.02] }[event.key];
    if (!move) return;
    event.preventDefault();
    set(photograph.focus.map((share, axis) => share + (move[axis] ?? 0)));
  };
  const [left, top] = photograph.focus.map((share) => Math.round(share * 100));
  return (
    <div className={forms.field} data-field={placeKey(place)}>
      <button
        type="button"
        className={styles.photograph}
        style={{ '--ratio': photograph.width / photograph.height } as CSSProperties}
        aria-label={`${t.subject}: ${left} %, ${top} %`}
        aria-describedby={hintId}
        onKeyDown={onKeyDown}
        onBlur={leave}
        onClick={(event) => {
          // a press of the space bar has no position
          if (event.detail === 0) return;
          const { left: x, top: y, width, height } = event.currentTarget.getBoundingClientRect();
          set([(event.clientX - x) / width, (event.clientY - y) / height]);
          leave();
        }}
      >
        <img src={photograph.url} alt="" />
        <span className={styles.point} style={{ '--left': `${left}%`, '--top': `${top}%` } as CSSProperties} />
      </button>
      <Note id={hintId}>{t.subjectHelp}</Note>
    </div>
  );
}

/** The crops of the photograph. */
function Crops({ picture, photograph }: PhotographProps) {
  const { t, sentence } = useDesk();
  return (
    <Part title={t.crops}>
      <ul className={styles.crops}>
        {picture.crops.map(({ label, ratio }) => (
          <li key={label.en}>
            <img
              src={photograph.url}
              alt=""
              style={
                {
                  '--ratio': ratio,
                  objectPosition: cropPosition(photograph, ratio),
                } as CSSProperties
              }
            />
            <span>{sentence(label)}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** `object-position` of a crop, as the build cuts it. */
function cropPosition({ focus, ...whole }: Photograph, ratio: number): string {
  const { left, top, width, height } = cropOf(whole, [ratio, 1], focus);
  // along a side that is whole, every position is the same
  const position = (start: number, spare: number) => `${(100 * start) / (spare || 1)}%`;
  return `${position(left, whole.width - width)} ${position(top, whole.height - height)}`;
}
