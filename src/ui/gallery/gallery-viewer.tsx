import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { afterPaint } from '../after-paint.ts';
import { Icon } from '../icon.tsx';
import { Picture } from '../picture/picture.tsx';
import type { PictureSource } from '../picture/picture-source.ts';
import { useStrip } from './gallery-strip.ts';
import styles from './gallery-viewer.module.css';
import { useZoom } from './gallery-zoom.ts';

export interface GalleryProps {
  pictures: readonly { of: PictureSource; alt: string }[];
  labels: GalleryLabels;
}

/** Every text of a gallery, translated. */
interface GalleryLabels {
  /** names the whole gallery */
  label: string;
  previous: string;
  next: string;
  open: string;
  close: string;
  zoom: string;
  /** the position of the picture in view; `index` counts from 1 */
  position: (index: number, count: number) => string;
}

export interface GalleryViewerProps extends GalleryProps {
  /** the index of the picture to show first, from 0 */
  first: number;
  onClose: () => void;
}

const arrows: Record<string, [left: number, top: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const panPixels = 120;

/** A modal dialog that shows one picture at a time, as large as the window. */
export function GalleryViewer({ pictures, labels, first, onClose }: GalleryViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const captionId = useId();
  const isSeries = pictures.length > 1;
  const { strip, index, live, go, step, handlers } = useStrip(first);
  const { zoomed, toggle, tap, pan } = useZoom(strip, index);

  // biome-ignore lint/correctness/useExhaustiveDependencies: opens once
  useLayoutEffect(() => {
    dialog.current?.showModal();
    go(first, 'instant');
  }, []);

  // Orca moves to the first button before it learns of the dialog, and does not say the dialog's name
  const [announced, announce] = useState('');
  useEffect(() => afterPaint(() => announce(labels.label)), [labels.label]);

  const onKeyDown = (event: KeyboardEvent) => {
    // Alt with an arrow key goes back in history
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const [left, top] = arrows[event.key] ?? [0, 0];
    if (zoomed && (left || top)) pan(left * panPixels, top * panPixels);
    else if (left) step(left);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(pictures.length - 1);
    else return;
    event.preventDefault();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={labels.label}
      aria-describedby={captionId}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className={styles.bar}>
        <button
          type="button"
          className={`${styles.tool} ${styles.close}`}
          aria-label={labels.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
        <button
          type="button"
          className={styles.tool}
          aria-label={labels.zoom}
          aria-pressed={zoomed}
          onClick={() => toggle()}
        >
          <Icon name="zoom" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has the zoom button */}
      <ul
        className={styles.strip}
        aria-label={labels.label}
        ref={strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by keyboard
        tabIndex={0}
        data-zoomed={zoomed || undefined}
        onClick={tap}
        {...handlers}
      >
        {pictures.map(({ of, alt }, at) => (
          <li
            key={of.src}
            className={styles.slide}
            tabIndex={zoomed && at === index ? 0 : undefined}
            ref={(slide) => slide?.style.setProperty('--proportion', String(of.width / of.height))}
          >
            <Picture className={styles.picture} of={of} alt={alt} sizes={zoomed && at === index ? '200vw' : '100vw'} />
          </li>
        ))}
      </ul>
      <div className={styles.bar}>
        {isSeries && (
          <button
            type="button"
            className={styles.tool}
            aria-label={labels.previous}
            aria-disabled={index === 0}
            onClick={() => step(-1)}
          >
            <Icon name="previous" />
          </button>
        )}
        <div className={styles.caption} id={captionId} aria-live={live}>
          {isSeries && <p className={styles.position}>{labels.position(index + 1, pictures.length)}</p>}
          <p>{pictures[index]?.alt}</p>
        </div>
        {isSeries && (
          <button
            type="button"
            className={styles.tool}
            aria-label={labels.next}
            aria-disabled={index === pictures.length - 1}
            onClick={() => step(1)}
          >
            <Icon name="next" />
          </button>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </dialog>
  );
}
