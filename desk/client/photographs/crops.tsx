import type { CSSProperties } from 'react';
import { cropOf } from '../../../build/photos/photo-crop.ts';
import { useDesk } from '../desk-store.ts';
import { Part } from '../ui/panel.tsx';
import type { Photograph, PhotographProps } from './focus-point.tsx';
import styles from './photographs.module.css';

/** The crops of the photograph. */
export function Crops({ picture, photograph }: PhotographProps) {
  const { t, sentence } = useDesk();
  return (
    <Part title={t.crops}>
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

/** `object-position` of a crop, as the build cuts it. */
function cropPosition({ focus, ...whole }: Photograph, ratio: number): string {
  const { left, top, width, height } = cropOf(whole, [ratio, 1], focus);
  // along a side that is whole, every position is the same
  const position = (start: number, spare: number) => `${(100 * start) / (spare || 1)}%`;
  return `${position(left, whole.width - width)} ${position(top, whole.height - height)}`;
}
