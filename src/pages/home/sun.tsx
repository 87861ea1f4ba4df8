import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslate } from '../../i18n/translate.tsx';
import styles from './hero.module.css';

const dark = () => matchMedia('(prefers-color-scheme: dark)');
const subscribe = (changed: () => void) => {
  const query = dark();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

interface SunProps {
  hero: RefObject<HTMLElement | null>;
  drawings: string[];
  names: string[];
}

/** The sun of the scene, or its moon: a touch turns day and night about until the page is left. */
export function Sun({ hero, drawings, names }: SunProps) {
  const t = useTranslate();
  const prefersNight = useSyncExternalStore(
    subscribe,
    () => dark().matches,
    () => undefined,
  );
  const [scheme, setScheme] = useState<'light' | 'dark'>();
  const [isTurning, setIsTurning] = useState(false);
  useEffect(
    () => () => {
      delete document.documentElement.dataset.scheme;
    },
    [],
  );
  if (prefersNight === undefined) return null;
  const isNight = scheme ? scheme === 'dark' : prefersNight;

  async function turn() {
    if (isTurning || !hero.current) return;
    setIsTurning(true);
    const next = isNight ? 'light' : 'dark';
    try {
      const { turnTo } = await import('./twilight.ts');
      setScheme(next);
      await turnTo(next, hero.current, drawings, names);
    } catch {
      // without a network it stays as it is
      setScheme(scheme);
    }
    setIsTurning(false);
  }

  const name = t(isNight ? 'hero.sunrise' : 'hero.sunset');
  return <button type="button" className={styles.sun} aria-label={name} aria-disabled={isTurning} onClick={turn} />;
}
