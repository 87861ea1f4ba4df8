import type { ReactNode } from 'react';
import styles from './closing.module.css';
import { Picture } from './picture/picture.tsx';
import type { PictureSource } from './picture/picture-source.ts';

interface ClosingProps {
  /** paints the ground behind words and drawing */
  className: string | undefined;
  /** of its heading */
  id: string;
  title: ReactNode;
  text: string;
  /** the drawing along its lower edge */
  horizon: PictureSource;
  /** below the text */
  children?: ReactNode;
  /** buttons, beside the words where there is room */
  actions: ReactNode;
}

/** What a page ends on: a last invitation above a horizon of the page's own. */
export function Closing({ className, id, title, text, horizon, children, actions }: ClosingProps) {
  return (
    <section className={className} aria-labelledby={id}>
      <div className={styles.column}>
        <div className={styles.words}>
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
          {children}
        </div>
        <div className={styles.actions}>{actions}</div>
      </div>
      <Horizon of={horizon} />
    </section>
  );
}

/** A drawing as wide as the window that stands on what follows. */
export function Horizon({ of }: { of: PictureSource }) {
  return <Picture className={styles.horizon} of={of} alt="" />;
}
