/**
 * Every page begins at its top, also on the way back: the browser restores no scroll position between pages.
 * A reload and a return from another site keep the position.
 * @returns turns scroll restoration on again
 */
export function disableScrollRestoration(): () => void {
  const disable = () => {
    history.scrollRestoration = 'manual';
  };
  const enable = () => {
    history.scrollRestoration = 'auto';
  };
  disable();
  addEventListener('pageshow', disable);
  addEventListener('pagehide', enable);
  return () => {
    enable();
    removeEventListener('pageshow', disable);
    removeEventListener('pagehide', enable);
  };
}
