import type { ReactNode } from 'react';
import type { DeskPicture } from '../../protocol.ts';
import { useSentence } from '../desk-store.ts';
import { FileDrop } from './file-drop.tsx';

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
  const sentence = useSentence();
  return (
    <FileDrop
      {...rest}
      choose={
        hasOne
          ? sentence({ it: 'Scegliete un’altra fotografia', en: 'Choose another photograph' })
          : sentence({ it: 'Scegliete una fotografia', en: 'Choose a photograph' })
      }
      hint={sentence({
        it: `o trascinatela qui: almeno ${width}\u00a0×\u00a0${height}, JPEG, PNG, WebP, AVIF o HEIC`,
        en: `or drop it here: at least ${width}\u00a0×\u00a0${height}, JPEG, PNG, WebP, AVIF or HEIC`,
      })}
      accept={pictureTypes}
      onFiles={([file]) => file && onFile(file)}
    />
  );
}
