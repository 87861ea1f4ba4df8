import { type ComponentType, useRef, useState } from 'react';
import { openDialogs } from '../dialogs.ts';
import { Icon } from '../icon.tsx';
import { Picture, type PictureSource } from '../picture.tsx';
import styles from './gallery.module.css';
import { useStrip } from './gallery-strip.ts';
import type { GalleryViewerProps } from './gallery-viewer.tsx';

export interface GalleryPicture {
  of: PictureSource;
  alt: string;
}

/** Everything a gallery says. */
export interface GalleryWords {
  /** names the whole gallery */
  label: string;
  previous: string;
  next: string;
  open: string;
  close: string;
  zoom: string;
  /** where one is: from 1, of how many */
  position: (index: number, count: number) => string;
}

interface GalleryProps {
  pictures: readonly GalleryPicture[];
  words: GalleryWords;
}

const fetchViewer = () => import('./gallery-viewer.tsx');
// failing is no fault here: it is asked for again on the click
const warm = () => void fetchViewer().catch(() => {});

/** Pictures side by side, to look through here or one by one on the whole screen. */
export function Gallery({ pictures, words }: GalleryProps) {
  const { strip, index, step, handlers } = useStrip();
  const [Viewer, setViewer] = useState<ComponentType<GalleryViewerProps>>();
  // a new turn is a new viewer: the one before may still have to hear from the browser that it is closed
  const [opened, setOpened] = useState<{ at: number; turn: number }>();
  const opener = useRef<HTMLElement>(null);

  const open = (at: number, button: HTMLElement) => {
    opener.current = button;
    // who has gone on or opened something else meanwhile wants it no more
    const wanted = () => button.isConnected && !document.querySelector(openDialogs);
    fetchViewer().then(
      ({ GalleryViewer }) => {
        if (!wanted()) return;
        setViewer(() => GalleryViewer);
        setOpened((before) => ({ at, turn: (before?.turn ?? 0) + 1 }));
      },
      // without the viewer the browser itself can show the picture
      () => wanted() && location.assign(pictures[at]?.of.src ?? ''),
    );
  };
  const close = () => {
    setOpened(undefined);
    opener.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div role="group" aria-label={words.label}>
      <ul className={styles.strip} ref={strip} {...handlers}>
        {pictures.map(({ of, alt }, at) => (
          <li key={of.src} className={styles.slide}>
            <button
              type="button"
              className={styles.open}
              aria-haspopup="dialog"
              onPointerEnter={warm}
              onFocus={warm}
              onClick={(event) => open(at, event.currentTarget)}
            >
              <Picture className={styles.picture} of={of} alt={alt} sizes="min(97vw, 56rem)" />
              <span className="visually-hidden">. {words.open}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.step}
          aria-label={words.previous}
          aria-disabled={index === 0}
          onClick={() => step(-1)}
        >
          <Icon name="previous" />
        </button>
        <button
          type="button"
          className={styles.step}
          aria-label={words.next}
          aria-disabled={index === pictures.length - 1}
          onClick={() => step(1)}
        >
          <Icon name="next" />
        </button>
        <p className={styles.position} aria-live="polite">
          {words.position(index + 1, pictures.length)}
        </p>
      </div>
      {Viewer && opened && (
        <Viewer key={opened.turn} pictures={pictures} words={words} first={opened.at} onClose={close} />
      )}
    </div>
  );
}
