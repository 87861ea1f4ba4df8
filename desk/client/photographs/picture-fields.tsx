import { Button } from '../../../src/ui/button.tsx';
import { type DeskPicture, drawingOf } from '../../protocol.ts';
import { useDesk, useDeskState, useSentence } from '../desk-store.ts';
import { schemaAt } from '../facts/fact-index.ts';
import { request } from '../server-state.ts';
import { Part } from '../ui/panel.tsx';
import { MessageFields } from '../words/message-fields.tsx';
import { placeText } from '../words/message-places.ts';
import { listsFile, placeOf } from '../words/messages.ts';
import { Crops, Focus } from './photo-crops.tsx';
import { PhotoDrop } from './photo-drop.tsx';
import styles from './photographs.module.css';
import { UploadState, useUpload } from './upload.tsx';

/** A picture's photograph, where its subject is, and what it shows. @param file a photograph to begin with */
export function PictureFields({ picture, file }: { picture: DeskPicture; file?: File | undefined }) {
  const sentence = useSentence();
  const { name, photograph, drawing, altKeys } = picture;
  const done = { it: 'La fotografia è al suo posto.', en: 'The photograph is in its place.' };
  const upload = useUpload(`photographs/${name}`, ([one]) => one as File, done, file);
  const remove = () =>
    request('DELETE', `photographs/${name}`, {
      it: drawing ? 'Il disegno è tornato.' : 'La fotografia non c’è più.',
      en: drawing ? 'The drawing is back.' : 'The photograph is gone.',
    });
  return (
    <>
      {photograph && <Focus picture={picture} photograph={photograph} />}
      {!photograph && drawing && <img className={styles.drawing} src={drawingOf(drawing)} alt="" />}
      <PhotoDrop
        least={picture.least}
        hasOne={photograph !== undefined}
        isBusy={upload.share !== undefined}
        onFile={(one) => upload.start([one])}
      >
        <UploadState {...upload} />
      </PhotoDrop>
      {photograph && <Crops picture={picture} photograph={photograph} />}
      {(photograph || drawing === name || !drawing) &&
        altKeys.map((key) => (
          <Alt key={key} messageKey={key} isAsked={photograph !== undefined} isOne={altKeys.length === 1} />
        ))}
      {photograph && !photograph.of && (
        <Button onClick={remove}>
          {drawing === name
            ? sentence({ it: 'Rimetti il disegno', en: 'Back to the drawing' })
            : sentence({ it: 'Togli la fotografia', en: 'Take the photograph away' })}
        </Button>
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
  const state = useDeskState();
  const { language } = useDesk();
  const sentence = useSentence();
  const { file, path } = placeOf(state.files, messageKey, language);
  const list = file === listsFile ? schemaAt(state.schemas[file], path.slice(0, 1)) : undefined;
  return (
    <Part
      title={sentence({
        it: 'Descrizione per chi non vede l’immagine',
        en: 'Description for people who cannot see the picture',
      })}
    >
      {!isOne && (
        <p className={styles.hint}>{list?.label ? sentence(list.label) : placeText(state, messageKey, language)}</p>
      )}
      {isAsked && (
        <p className={styles.hint}>
          {sentence({
            it: 'Deve dire che cosa mostra la vostra fotografia.',
            en: 'It has to say what your photograph shows.',
          })}
        </p>
      )}
      <MessageFields messageKey={messageKey} plain />
    </Part>
  );
}
