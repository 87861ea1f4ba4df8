import type { ReactNode } from 'react';
import type { DeskPicture } from '../../protocol.ts';
import { useDesk } from '../desk-store.ts';
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
