import type { ReactNode } from 'react';
import styles from './page-hero.module.css';

/** Windows in which the scene is a wide strip. */
export const stripWindows = '(min-aspect-ratio: 1/1) and (min-height: 32rem)';

interface PageHeroProps {
  /** the page's h1 */
  title: ReactNode;
  /** the text below the title */
  children: ReactNode;
  picture: ReactNode;
}

/** The top of an inner page: title, scene and text. The scene fills the part of the first screen that the text leaves free. */
export function PageHero({ title, children, picture }: PageHeroProps) {
  return (
    <div className={styles.hero}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
