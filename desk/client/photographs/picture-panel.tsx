import { type CSSProperties, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button, buttonClass } from '../../../src/ui/button.tsx';
import { type DeskPicture, type DeskState, drawingOf, type Sentence } from '../../protocol.ts';
import { ask, Refused, send } from '../desk-api.ts';
import { act, open, outlineOnSite, report, useDesk, useDeskState, useSentence } from '../desk-store.ts';
import { Faults } from '../ui/faults.tsx';
import links from '../ui/links.module.css';
import { Panel, Part } from '../ui/panel.tsx';
import { Working } from '../ui/working.tsx';
import { MessageFields } from '../words/message-fields.tsx';
import styles from './photographs.module.css';
import { pictureTitle } from './picture-names.ts';

const mostBytes = 60_000_000;

// a file that is dropped on the site is of its frame's own kind, and one from the session is no file
const isFile = (file: unknown): file is File => Object.prototype.toString.call(file) === '[object File]';

/** One picture: its photograph, where the subject is, and what it shows. */
export function PicturePanel({ name, file }: { name: string; file?: File | undefined }) {
  const state = useDeskState();
  const { language } = useDesk();
  const sentence = useSentence();
  const picture = state.pictures.find((one) => one.name === name);
  const upload = useUpload(name);
  const isStarted = useRef(false);
  const { start } = upload;
  useEffect(() => {
    outlineOnSite({ picture: name });
    return () => outlineOnSite();
  }, [name]);
  useEffect(() => {
    if (!isFile(file) || isStarted.current) return;
    isStarted.current = true;
    start(file);
  }, [file, start]);

  const back = () => open({ name: 'photographs' });
  if (!picture) {
    return (
      <Panel title={sentence({ it: 'Fotografia', en: 'Photograph' })} onBack={back} subject={name}>
        <p>
          {sentence({
            it: 'Questa immagine resta un disegno: nessuna fotografia può prenderne il posto.',
            en: 'This picture stays a drawing: no photograph can take its place.',
          })}
        </p>
      </Panel>
    );
  }
  const { photograph } = picture;
  return (
    <Panel title={sentence({ it: 'Fotografia', en: 'Photograph' })} onBack={back} subject={name}>
      <p className={links.place}>{pictureTitle(state, picture, language)}</p>
      {photograph ? (
        <Focus picture={picture} photograph={photograph} />
      ) : (
        <img className={styles.drawing} src={drawingOf(name)} alt="" />
      )}
      <Drop picture={picture} upload={upload} />
      {photograph && <Crops picture={picture} photograph={photograph} />}
      {picture.altKeys.map((key) => (
        <Alt key={key} messageKey={key} isAsked={photograph !== undefined} />
      ))}
      {photograph && (
        <Button
          onClick={() =>
            void act(() => ask<DeskState>('DELETE', `photographs/${name}`), {
              it: 'Il disegno è tornato.',
              en: 'The drawing is back.',
            }).catch(report)
          }
        >
          {sentence({ it: 'Rimetti il disegno', en: 'Back to the drawing' })}
        </Button>
      )}
    </Panel>
  );
}

interface Upload {
  /** how much has arrived, from 0 to 1; undefined while nothing is sent */
  share?: number | undefined;
  refused?: { problem: Sentence; faults: NonNullable<Refused['refusal']['faults']> } | undefined;
  start: (file: File) => void;
}

function useUpload(name: string): Upload {
  const [share, setShare] = useState<number>();
  const [refused, setRefused] = useState<Upload['refused']>();
  const start = useRef((file: File) => {
    setRefused(undefined);
    if (file.size > mostBytes) {
      setRefused({
        problem: {
          it: 'Il file è più grande di 60 MB: salvatene una copia più piccola.',
          en: 'The file is larger than 60 MB: save a smaller copy of it.',
        },
        faults: [],
      });
      return;
    }
    setShare(0);
    act(() => send<DeskState>(`photographs/${name}`, file, setShare), {
      it: 'La fotografia è al suo posto.',
      en: 'The photograph is in its place.',
    })
      .catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error;
        setRefused({ problem: error.refusal.problem, faults: error.refusal.faults ?? [] });
      })
      .finally(() => setShare(undefined));
  }).current;
  return { share, refused, start };
}

function Drop({ picture, upload }: { picture: DeskPicture; upload: Upload }) {
  const sentence = useSentence();
  const [isOver, setOver] = useState(false);
  const { width, height } = picture.least;
  const { share, refused } = upload;
  const isSent = share !== undefined && share >= 1;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the input inside does the same by keyboard
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) upload.start(file);
      }}
    >
      <label className={buttonClass('strong', styles.choose)}>
        {picture.photograph
          ? sentence({ it: 'Scegliete un’altra fotografia', en: 'Choose another photograph' })
          : sentence({ it: 'Scegliete una fotografia', en: 'Choose a photograph' })}
        <input
          type="file"
          className="visually-hidden"
          accept="image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif"
          disabled={share !== undefined}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) upload.start(file);
            target.value = '';
          }}
        />
      </label>
      <p className={styles.hint}>
        {sentence({
          it: `o trascinatela qui: almeno ${width} × ${height}, JPEG, PNG, WebP, AVIF o HEIC`,
          en: `or drop it here: at least ${width} × ${height}, JPEG, PNG, WebP, AVIF or HEIC`,
        })}
      </p>
      <div role="status">
        {share !== undefined && (
          <Working share={isSent ? undefined : share}>
            {isSent
              ? sentence({ it: 'Preparo i ritagli e i formati…', en: 'Making the crops and formats…' })
              : sentence({ it: 'Ricevo la fotografia…', en: 'Receiving the photograph…' })}
          </Working>
        )}
      </div>
      {refused && (
        <div role="alert">
          {refused.faults.length > 0 ? (
            <Faults faults={refused.faults} />
          ) : (
            <p className={styles.refused}>{sentence(refused.problem)}</p>
          )}
        </div>
      )}
    </div>
  );
}

type Photograph = NonNullable<DeskPicture['photograph']>;

/** The photograph; a click, or the arrow keys, say where its subject is. */
function Focus({ picture, photograph }: { picture: DeskPicture; photograph: Photograph }) {
  const sentence = useSentence();
  const [point, setPoint] = useState(photograph.focus);
  const hintId = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => setPoint(photograph.focus), [photograph.focus]);
  const set = (left: number, top: number, delay: number) => {
    const within = (share: number) => Math.round(Math.min(Math.max(share, 0), 1) * 100) / 100;
    const focus: [number, number] = [within(left), within(top)];
    setPoint(focus);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      act(() => ask<DeskState>('POST', `photographs/${picture.name}/focus`, { focus }), {
        it: 'Il ritaglio segue il soggetto.',
        en: 'The crop follows the subject.',
      }).catch(report);
    }, delay);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = { ArrowLeft: [-0.02, 0], ArrowRight: [0.02, 0], ArrowUp: [0, -0.02], ArrowDown: [0, 0.02] }[event.key];
    if (!move) return;
    event.preventDefault();
    set(point[0] + (move[0] ?? 0), point[1] + (move[1] ?? 0), 700);
  };
  const name = sentence({ it: 'Dov’è il soggetto', en: 'Where the subject is' });
  const [left, top] = point.map((share) => Math.round(share * 100));
  return (
    <div className={styles.focus}>
      <button
        type="button"
        className={styles.photograph}
        aria-label={`${name}: ${left} %, ${top} %`}
        aria-describedby={hintId}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          // the space bar has no place
          if (event.detail === 0) return;
          const { left: x, top: y, width, height } = event.currentTarget.getBoundingClientRect();
          set((event.clientX - x) / width, (event.clientY - y) / height, 0);
        }}
      >
        <img src={photograph.url} alt="" />
        <span className={styles.point} style={{ '--left': `${left}%`, '--top': `${top}%` } as CSSProperties} />
      </button>
      <p className={styles.hint} id={hintId}>
        {sentence({
          it: 'Cliccate dov’è il soggetto, o spostate il punto con le frecce: resta nel ritaglio.',
          en: 'Click where the subject is, or move the point with the arrow keys: it stays in the crop.',
        })}
      </p>
    </div>
  );
}

/** The photograph as it is cut in each of its places. */
function Crops({ picture, photograph }: { picture: DeskPicture; photograph: Photograph }) {
  const sentence = useSentence();
  return (
    <Part title={sentence({ it: 'Come si ritaglia', en: 'How it is cropped' })}>
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

/** `object-position` of a crop with the subject as near to its middle as the photograph allows, as the build cuts it. */
function cropPosition({ width, height, focus }: Photograph, ratio: number): string {
  const scale = Math.max(ratio / width, 1 / height);
  const place = (size: number, room: number, share: number) => {
    const spare = size * scale - room;
    if (spare < 1e-6) return 50;
    return (100 * Math.min(Math.max(share * size * scale - room / 2, 0), spare)) / spare;
  };
  return `${place(width, ratio, focus[0])}% ${place(height, 1, focus[1])}%`;
}

/** The description of the picture, for those who cannot see it. */
function Alt({ messageKey, isAsked }: { messageKey: string; isAsked: boolean }) {
  const sentence = useSentence();
  return (
    <Part
      title={sentence({
        it: 'Descrizione per chi non vede l’immagine',
        en: 'Description for people who cannot see the picture',
      })}
    >
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
