import type { ReactNode } from 'react';
import styles from './page-hero.module.css';

interface PageHeroProps {
  /** the page's h1 */
  title: ReactNode;
  /** what stands under it */
  children: ReactNode;
  /** the picture that opens the page */
  picture: ReactNode;
}

/** How an inner page begins: words on the ground, then the scene, as on a poster. */
export function PageHero({ title, children, picture }: PageHeroProps) {
  return (
    <div className={styles.opening}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.text}>{children}</div>
      </div>
      <div className={styles.picture}>{picture}</div>
    </div>
  );
}
