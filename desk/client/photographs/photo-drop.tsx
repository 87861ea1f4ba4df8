import { type ReactNode, useState } from 'react';
import { buttonClass } from '../../../src/ui/button.tsx';
import type { DeskPicture } from '../../protocol.ts';
import { useSentence } from '../desk-store.ts';
import styles from './photographs.module.css';

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
export function PhotoDrop({ least: { width, height }, hasOne, isBusy = false, onFile, children }: PhotoDropProps) {
  const sentence = useSentence();
  const [isOver, setOver] = useState(false);
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
        if (file) onFile(file);
      }}
    >
      <label className={buttonClass('strong', styles.choose)}>
        {hasOne
          ? sentence({ it: 'Scegliete un’altra fotografia', en: 'Choose another photograph' })
          : sentence({ it: 'Scegliete una fotografia', en: 'Choose a photograph' })}
        <input
          type="file"
          className="visually-hidden"
          accept="image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif"
          disabled={isBusy}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onFile(file);
            target.value = '';
          }}
        />
      </label>
      <p className={styles.hint}>
        {sentence({
          it: `o trascinatela qui: almeno ${width}\u00a0×\u00a0${height}, JPEG, PNG, WebP, AVIF o HEIC`,
          en: `or drop it here: at least ${width}\u00a0×\u00a0${height}, JPEG, PNG, WebP, AVIF or HEIC`,
        })}
      </p>
      {children}
    </div>
  );
}
