// Where files are dropped, or chosen, and how they are sent.
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { buttonClass } from '../../../src/ui/button.tsx';
import type { DeskPicture, Requests, Sentence } from '../../protocol.ts';
import { type catalogues, inBoth } from '../../sentences/sentences.ts';
import { ask, Refused } from '../desk-api.ts';
import { useDesk } from '../desk-store.ts';
import { act, report } from '../server-state.ts';
import { Note, Working } from '../ui/controls.tsx';
import panelStyles from '../ui/panel.module.css';
import { useIsMounted } from '../ui/use-is-mounted.ts';
import styles from './photographs.module.css';

interface FileDropProps {
  /** what the button says */
  choose: string;
  hint: string;
  /** the types of files, as the input names them */
  accept: string;
  isMultiple?: boolean;
  isBusy?: boolean;
  onFiles: (files: File[]) => void;
  children?: ReactNode;
}

/** Where files are dropped, or chosen. */
export function FileDrop({ choose, hint, accept, isMultiple, isBusy = false, onFiles, children }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const chosen = [...(files ?? [])].slice(0, isMultiple ? undefined : 1);
    if (chosen.length > 0) onFiles(chosen);
  };
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
        if (!isBusy) take(event.dataTransfer.files);
      }}
    >
      <label className={buttonClass('strong', styles.choose)}>
        {choose}
        <input
          type="file"
          accept={accept}
          multiple={isMultiple}
          disabled={isBusy}
          onChange={({ target }) => {
            take(target.files);
            target.value = '';
          }}
        />
      </label>
      <Note>{hint}</Note>
      {children}
    </div>
  );
}

export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif';

/** What a place for a photograph says. @param least the least size, in pixels */
export const dropForPhotograph = (
  t: (typeof catalogues)['it'],
  { width, height }: DeskPicture['least'],
  hasOne: boolean,
) => ({
  choose: hasOne ? t.chooseAnotherPhotograph : t.chooseAPhotograph,
  hint: t.dropPhotograph(width, height),
  accept: pictureTypes,
});

const mostBytes = 60_000_000;

// a file that is dropped on the site is of its frame's own kind, and one from the session is no file
const isFile = (file: unknown): file is File => Object.prototype.toString.call(file) === '[object File]';

// a file to begin with is sent once: undo and redo take its entry away and bring it back
const begun = new WeakSet<File>();

interface UploadProps extends Omit<FileDropProps, 'isBusy' | 'onFiles'> {
  request: Extract<keyof Requests, `PUT ${string}`>;
  /** of the picture, or whom the list is for */
  name: string;
  done: Sentence;
  /** a file to begin with */
  first?: File | undefined;
}

/** Where files are dropped, or chosen, and sent; how that goes, and why they are refused. */
export function Upload({ request, name, done, first, children, ...drop }: UploadProps) {
  const { t, sentence } = useDesk();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Sentence>();
  const isMounted = useIsMounted();
  const start = async (files: readonly File[]) => {
    const isTooLarge = files.reduce((sum, { size }) => sum + size, 0) > mostBytes;
    setRefused(isTooLarge ? inBoth('fileTooLarge') : undefined);
    if (isTooLarge) return;
    setBusy(true);
    const form = new FormData();
    for (const file of files) form.append('file', file);
    try {
      await act(() => ask(request, form, name), done);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (isMounted()) setRefused(error.problem);
      else report(error);
    } finally {
      setBusy(false);
    }
  };
  const begin = useEffectEvent(start);
  useEffect(() => {
    if (!isFile(first) || begun.has(first)) return;
    begun.add(first);
    void begin([first]);
  }, [first]);
  return (
    <FileDrop {...drop} isBusy={isBusy} onFiles={start}>
      {children}
      <div role="status">{isBusy && <Working>{t.preparingFile}</Working>}</div>
      {refused && (
        <p className={panelStyles.refused} role="alert">
          {sentence(refused)}
        </p>
      )}
    </FileDrop>
  );
}
