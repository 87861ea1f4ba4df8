import { type CSSProperties, type KeyboardEvent, useId } from 'react';
import { focusFile } from '../../../build/content/hotel-files.ts';
import { placeKey } from '../../content/entry-path.ts';
import type { DeskPicture, Place } from '../../protocol.ts';
import { useDesk } from '../desk-store.ts';
import { edit, leave } from '../drafts/write.ts';
import forms from '../forms/forms.module.css';
import { Note } from '../ui/controls.tsx';
import styles from './photographs.module.css';

export type Photograph = NonNullable<DeskPicture['photograph']>;

export interface PhotographProps {
  picture: DeskPicture;
  photograph: Photograph;
}

export const focusPlace = (name: string): Place => ({ file: focusFile, path: [name] });

/** The photograph. A click or the arrow keys set its focus point. */
export function FocusPoint({ picture, photograph }: PhotographProps) {
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
