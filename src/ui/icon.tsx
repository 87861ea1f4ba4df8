import styles from './icon.module.css';

const shapes = {
  close: 'M5 5l14 14M19 5L5 19',
  menu: 'M3 7h18M3 12h18M3 17h18',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  share: 'M12 15V3M7 8l5-5 5 5M5 13v7h14v-7',
  zoom: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.5 15.5L21 21M10.5 7.5v6M7.5 10.5h6',
} as const;

/** A small decorative line drawing, hidden from assistive technology: text or `aria-label` carries the meaning. */
export function Icon({ name }: { name: keyof typeof shapes }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}
