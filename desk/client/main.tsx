// The desk's document: the bar, a panel, and the site in a frame.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../../src/styles/tokens.css';
import '../../src/styles/base.css';
import '../../src/styles/fonts.css';
import './desk.css';
import { dayKey } from '../protocol.ts';
import { Broken } from './broken.tsx';
import { Desk } from './desk.tsx';
import { listen } from './desk-api.ts';
import { currentDesk, panelKey, subscribe } from './desk-store.ts';
import { adoptDrafts, storeDrafts, waitingIn } from './drafts/drafts.ts';
import { schedule } from './drafts/write.ts';
import { openDropped, openPicked } from './panel-for.ts';
import { handleRevision, load, report } from './server-state.ts';
import { connect, pageChanged } from './site-frame.ts';
import { showOnNewPage } from './site-words.ts';
import { focusBar } from './ui/focus-field.ts';
import { handleKey } from './undo.ts';

window.deskShell = {
  connect(site, view) {
    connect(site, view);
    showOnNewPage();
  },
  picked: openPicked,
  dropped: openDropped,
  changed: pageChanged,
  key: handleKey,
};
addEventListener('keydown', handleKey);
// Escape leaves a panel, which may be long; in a search it clears the text
addEventListener('keydown', ({ key, target }) => {
  if (key === 'Escape' && (target as Element).closest('aside') && !(target as Element).matches('[type="search"]'))
    focusBar();
});
// reports refusals that are not handled elsewhere
addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  report(event.reason);
});

// ignores the second press of a double click, which would select text or hit what has moved under the pointer
addEventListener('mousedown', (event) => {
  if (event.detail > 1 && !(event.target as Element).closest('input, textarea, [contenteditable]'))
    event.preventDefault();
});
addEventListener(
  'click',
  (event) => {
    if (event.detail > 1 && (event.target as Element).closest('li button, nav button')) event.stopPropagation();
  },
  true,
);

/** Loads the state, and restores the drafts. */
async function start(): Promise<void> {
  let known = currentDesk();
  subscribe(() => {
    const before = known;
    known = currentDesk();
    if (known.drafts !== before.drafts) storeDrafts(known.drafts);
    // changes by others may have made refused drafts valid; what is undone or restored here must stay so
    if (known.state.revision !== before.state.revision && known.busy === 0) schedule();
  });
  const askBefore = (event: Event) => {
    if (waitingIn(known).length > 0) event.preventDefault();
  };
  addEventListener('beforeunload', askBefore);
  const reload = () => {
    if (known.busy > 0) {
      setTimeout(reload, 500);
      return;
    }
    // drafts survive the reload
    removeEventListener('beforeunload', askBefore);
    location.reload();
  };
  // a file that is dropped outside a drop zone would replace the desk
  const keepFile = (event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };
  addEventListener('dragover', keepFile);
  addEventListener('drop', keepFile);
  await adoptDrafts();
  await load();
  listen(handleRevision, reload);
}

void start();
const root = createRoot(document.getElementById('desk') as HTMLElement, {
  onUncaughtError(error) {
    console.error(error);
    // the restored panel or day may be the cause
    for (const key of [panelKey, dayKey]) sessionStorage.removeItem(key);
    root.render(<Broken />);
  },
});
root.render(
  <StrictMode>
    <Desk />
  </StrictMode>,
);
