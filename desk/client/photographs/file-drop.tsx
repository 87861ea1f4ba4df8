import { type ReactNode, useState } from 'react';
import { buttonClass } from '../../../src/ui/button.tsx';
import type { DeskPicture } from '../../protocol.ts';
import { useDesk } from '../desk-store.ts';
import { Note } from '../ui/controls.tsx';
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
        take(event.dataTransfer.files);
      }}
    >
      <label className={buttonClass('strong', styles.choose)}>
        {choose}
        <input
          type="file"
          className="visually-hidden"
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

interface PhotoDropProps {
  /** the least size, in pixels */
  least: DeskPicture['least'];
  /** whether there is a photograph already */
  hasOne: boolean;
  isBusy?: boolean;
  onFile: (file: File) => void;
  children?: ReactNode;
}

/** Where a photograph is dropped, or chosen. */
export function PhotoDrop({ least: { width, height }, hasOne, onFile, ...rest }: PhotoDropProps) {
  const { t } = useDesk();
  return (
    <FileDrop
      {...rest}
      choose={hasOne ? t.chooseAnotherPhotograph : t.chooseAPhotograph}
      hint={t.dropPhotograph(width, height)}
      accept={pictureTypes}
      onFiles={([file]) => file && onFile(file)}
    />
  );
}
