// A drop zone and file input, and the upload.
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { photoTypes } from '../../../build/photos/photo-types.ts';
import { buttonClass } from '../../../src/ui/button.tsx';
import { megabyte, mostUploaded, type Requests, type Sentence } from '../../protocol.ts';
import { inBoth, type SentenceSource } from '../../sentences/sentences.ts';
import { Refused } from '../desk-api.ts';
import { currentDesk, set, useDesk } from '../desk-store.ts';
import { request as requestOf } from '../server-state.ts';
import { Note, Working } from '../ui/controls.tsx';
import panelStyles from '../ui/panel.module.css';
import styles from './photographs.module.css';

// some browsers know no media type of HEIC files
export const pictureTypes = [...photoTypes.flatMap(({ types }) => types), '.heic', '.heif'].join();

interface Target {
  request: Extract<keyof Requests, `PUT ${string}`>;
  /** the name of the picture or gallery, or the language of the price list */
  name: string;
  done: SentenceSource;
}

/** @throws Refused */
export async function send(files: readonly File[], { request, name, done }: Target): Promise<void> {
  if (files.length > 1 && request === 'PUT photographs/*') throw new Refused(inBoth('onePhotographHere'));
  // a gallery gets an entry for each file
  const parts = request === 'PUT galleries/*' ? files.map((file) => [file]) : [files];
  const others = () => currentDesk().uploads.filter((one) => one.name !== name);
  const sendPart = (part: readonly File[], index: number) => {
    set({ uploads: [...others(), { name, number: index + 1, count: parts.length }] });
    const isLast = index === parts.length - 1;
    return requestOf(request, isLast ? done : undefined, formOf(part), name);
  };
  try {
    await sendEach(parts, sendPart);
  } finally {
    set({ uploads: others() });
  }
}

/** @throws Refused */
function formOf(files: readonly File[]): FormData {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes > mostUploaded * megabyte) throw new Refused(inBoth((t) => t.bodyTooLarge(mostUploaded)));
  const form = new FormData();
  for (const file of files) form.append('file', file);
  return form;
}

/** Sends one part after the other, also after a refused one. @throws Refused, with the names of the files of several parts */
async function sendEach(
  parts: readonly (readonly File[])[],
  sendPart: (part: readonly File[], index: number) => Promise<void>,
): Promise<void> {
  const refused: Sentence[] = [];
  for (const [index, part] of parts.entries()) {
    try {
      await sendPart(part, index);
    } catch (error) {
      if (!(error instanceof Refused) || parts.length === 1) throw error;
      refused.push(inBoth((t, to) => `${t.quoted(part[0]?.name ?? '')}: ${error.problem[to]}`));
    }
  }
  if (refused.length > 0) throw new Refused(inBoth((_, to) => refused.map((one) => one[to]).join('\n')));
}

interface UploadProps extends Target {
  /** the button's label */
  choose: string;
  hint: string;
  accept: string;
  isMultiple?: boolean;
  input?: RefObject<HTMLInputElement | null>;
  children?: ReactNode;
}

/** A drop zone and file input that shows progress and refusals. */
export function Upload({ choose, hint, accept, isMultiple, input, children, ...target }: UploadProps) {
  const { uploads, t, sentence } = useDesk();
  const [isOver, setOver] = useState(false);
  // true for files dropped on the site too
  const running = uploads.find(({ name }) => name === target.name);
  const isBusy = running !== undefined;
  const [refused, setRefused] = useState<Sentence>();
  const drop = useRef<HTMLDivElement>(null);
  const take = async (files: FileList | null) => {
    // some systems give them in another order
    const chosen = [...(files ?? [])].sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));
    if (chosen.length === 0 || isBusy) return;
    setRefused(undefined);
    try {
      await send(chosen, target);
    } catch (error) {
      // if the panel is closed by now, the status message reports it
      if (error instanceof Refused && drop.current) setRefused(error.problem);
      else throw error;
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the input inside does the same by keyboard
    <div
      ref={drop}
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
        void take(event.dataTransfer.files);
      }}
    >
      <label className={buttonClass('strong', styles.choose)}>
        {choose}
        <input
          ref={input}
          type="file"
          accept={accept}
          multiple={isMultiple}
          // keeps the focus
          aria-disabled={isBusy}
          onClick={(event) => isBusy && event.preventDefault()}
          onChange={({ currentTarget }) => {
            void take(currentTarget.files);
            currentTarget.value = '';
          }}
        />
      </label>
      <Note>{hint}</Note>
      {children}
      <div role="status">{running && <Working>{t.preparingFile(running.number, running.count)}</Working>}</div>
      {refused && (
        <p className={panelStyles.refused} role="alert">
          {sentence(refused)}
        </p>
      )}
    </div>
  );
}
