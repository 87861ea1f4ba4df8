import type { ReactNode } from 'react';
import styles from './closing.module.css';
import { Picture } from './picture/picture.tsx';
import type { PictureSource } from './picture/picture-source.ts';

interface ClosingProps {
  /** sets the background behind text and drawing */
  className: string | undefined;
  /** the id of its heading */
  id: string;
  title: ReactNode;
  text: string;
  /** the drawing along its lower edge */
  horizon: PictureSource;
  /** below the text */
  children?: ReactNode;
  /** buttons, beside the text where there is room */
  actions: ReactNode;
}

/** The last section of a page: an invitation above the page's own horizon. */
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

/** A drawing as wide as the window, at the lower edge of a page or section. */
export function Horizon({ of }: { of: PictureSource }) {
  return <Picture className={styles.horizon} of={of} alt="" />;
}
