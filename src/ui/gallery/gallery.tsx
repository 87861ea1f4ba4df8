import { type ComponentType, useRef, useState } from 'react';
import { openDialogs } from '../dialogs.ts';
import { Icon } from '../icon.tsx';
import { Picture } from '../picture/picture.tsx';
import styles from './gallery.module.css';
import { useStrip } from './gallery-strip.ts';
import type { GalleryProps, GalleryViewerProps } from './gallery-viewer.tsx';

const fetchViewer = () => import('./gallery-viewer.tsx');
// a failure is ignored: the click fetches again
const prefetchViewer = () => void fetchViewer().catch(() => {});

/** Pictures side by side in a strip; each opens in a viewer that fills the window, or by `openImage` where that does not load. */
export function Gallery({ pictures, labels, openImage }: GalleryProps & { openImage: (address: string) => void }) {
  const { strip, index, live, step, handlers } = useStrip();
  const [Viewer, setViewer] = useState<ComponentType<GalleryViewerProps>>();
  // each opening mounts a new viewer: the close event of the last one may still be pending
  const [opened, setOpened] = useState<{ at: number; turn: number }>();
  const opener = useRef<HTMLElement>(null);

  const open = (at: number, button: HTMLElement) => {
    opener.current = button;
    // the visitor may have left the page or opened another dialog meanwhile
    const isWanted = () => button.isConnected && !document.querySelector(openDialogs);
    fetchViewer().then(
      ({ GalleryViewer }) => {
        if (!isWanted()) return;
        setViewer(() => GalleryViewer);
        setOpened((before) => ({ at, turn: (before?.turn ?? 0) + 1 }));
      },
      () => isWanted() && openImage(pictures[at]?.of.src ?? ''),
    );
  };
  const close = (turn: number) => {
    // the next viewer may be opening already
    setOpened((now) => (now?.turn === turn ? undefined : now));
    opener.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div role="group" aria-label={labels.label}>
      <ul className={styles.strip} ref={strip} {...handlers}>
        {pictures.map(({ of, alt }, at) => (
          <li key={of.src} className={styles.slide}>
            <button
              type="button"
              className={styles.open}
              aria-label={`${alt}. ${labels.open}`}
              aria-haspopup="dialog"
              onPointerEnter={prefetchViewer}
              onFocus={(event) => {
                prefetchViewer();
                // the browser may leave most of it outside
                event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' });
              }}
              onClick={(event) => open(at, event.currentTarget)}
            >
              <Picture className={styles.picture} of={of} alt={alt} sizes="min(97vw, 56rem)" />
            </button>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <div className={styles.controls}>
          <button
            type="button"
            className={styles.step}
            aria-label={labels.previous}
            aria-disabled={index === 0}
            onClick={() => step(-1)}
          >
            <Icon name="previous" />
          </button>
          <button
            type="button"
            className={styles.step}
            aria-label={labels.next}
            aria-disabled={index === pictures.length - 1}
            onClick={() => step(1)}
          >
            <Icon name="next" />
          </button>
          <p className={styles.position} aria-live={live}>
            {labels.position(index + 1, pictures.length)}
          </p>
        </div>
      )}
      {Viewer && opened && (
        <Viewer
          key={opened.turn}
          pictures={pictures}
          labels={labels}
          first={opened.at}
          onClose={() => close(opened.turn)}
        />
      )}
    </div>
  );
}
