import { type FormEvent, useRef } from 'react';
import { useLanguage, useSay } from '../copy/text.tsx';
import { addressOf, otherLanguage } from '../routes.ts';
import styles from './header.module.css';
import { isLoaded, loadScreen, warmScreen } from './screens.ts';
import { chooseLanguage, usePlace } from './visit.ts';

/**
 * Flips the language in place. It is a form that leads to the same page's other address,
 * so that it works before and without scripts too.
 */
export function LanguageToggle() {
  const { screen, half } = usePlace();
  const say = useSay();
  const spoken = useLanguage();
  const other = otherLanguage(spoken);
  const turn = useRef(0);

  const warm = () => warmScreen(screen, other);
  const flip = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const mine = ++turn.current;
    const load = () => location.assign(addressOf(screen === 'not-found' ? 'home' : screen, other));
    // a browser that translates puts elements of its own in the place of our words, out of our reach
    if (document.querySelector('font')) return load();
    if (isLoaded(screen, other)) return chooseLanguage(other);
    // words that can't be fetched are in the document that starts in their language
    loadScreen(screen, other).then(() => mine === turn.current && chooseLanguage(other), load);
  };

  return (
    <form
      action={addressOf(screen === 'not-found' ? 'home' : screen, otherLanguage(half))}
      onSubmit={flip}
      onPointerEnter={warm}
      onFocus={warm}
      onTouchStart={warm}
    >
      <button type="submit" className={styles.round} aria-label={say('nav.toggle.name')}>
        {say('nav.toggle.label')}
      </button>
    </form>
  );
}
