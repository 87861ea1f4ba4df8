import { Button } from '../../../src/ui/button.tsx';
import { type DeskPicture, drawingOf } from '../../protocol.ts';
import { inBoth } from '../../sentences/sentences.ts';
import { useDesk } from '../desk-store.ts';
import { schemaAt } from '../facts/fact-index.ts';
import { request } from '../server-state.ts';
import { Note } from '../ui/controls.tsx';
import { Part } from '../ui/panel.tsx';
import { placeText } from '../words/message-places.ts';
import { listsFile, placeOf } from '../words/messages.ts';
import { MessageFields } from '../words/text-fields.tsx';
import { Crops, Focus } from './photo-crops.tsx';
import styles from './photographs.module.css';
import { dropForPhotograph, Upload } from './upload.tsx';

/** A picture's photograph, where its subject is, and what it shows. @param file a photograph to begin with */
export function PictureFields({ picture, file }: { picture: DeskPicture; file?: File | undefined }) {
  const { t } = useDesk();
  const { name, photograph, drawing, altKeys } = picture;
  const remove = () =>
    request('DELETE photographs/*', inBoth(drawing ? 'drawingIsBack' : 'photographIsGone'), undefined, name);
  return (
    <>
      {photograph && <Focus picture={picture} photograph={photograph} />}
      {!photograph && drawing && <img className={styles.drawing} src={drawingOf(drawing)} alt="" />}
      <Upload
        {...dropForPhotograph(t, picture.least, photograph !== undefined)}
        request="PUT photographs/*"
        name={name}
        bodyOf={([one]) => one as File}
        done={inBoth('photographIsInPlace')}
        first={file}
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
  /** whether the picture has this description alone */
  isOne: boolean;
}

/** A description of the picture, for those who cannot see it. */
function Alt({ messageKey, isAsked, isOne }: AltProps) {
  const { state, language, t, sentence } = useDesk();
  const { file, path } = placeOf(state, messageKey, language);
  const { label } = file === listsFile ? schemaAt(state, { file, path: path.slice(0, 1) }) : {};
  return (
    <Part title={t.pictureDescription}>
      {!isOne && <Note>{label ? sentence(label) : placeText(state, messageKey, language)}</Note>}
      {isAsked && <Note>{t.pictureDescriptionHelp}</Note>}
      <MessageFields messageKey={messageKey} plain />
    </Part>
  );
}
