import styles from './lights.module.css';

// one swag of 320 × 72, its bulbs on the curve
const bulbs = Array.from({ length: 8 }, (_, index) => {
  const t = (index + 0.5) / 8;
  return { x: t * 320, y: 8 + 80 * t * (1 - t) * 2 };
});

/** The terrace's string lights, across the top of their container. */
export function Lights() {
  return (
    <svg className={styles.lights} aria-hidden="true">
      <pattern id="swag" width="320" height="72" patternUnits="userSpaceOnUse">
        <path className={styles.cable} d="M0 8Q160 88 320 8" />
        {bulbs.map(({ x, y }) => (
          <g key={x}>
            <circle className={styles.glow} cx={x} cy={y + 9} r="13" />
            <circle className={styles.bulb} cx={x} cy={y + 9} r="6" />
          </g>
        ))}
      </pattern>
      <rect width="100%" height="72" fill="url(#swag)" />
    </svg>
  );
}
