import { listen } from './desk-api.ts';
import { currentDesk, subscribe } from './desk-store.ts';
import { adoptDrafts, isWaiting, storeDrafts } from './drafts/drafts.ts';
import { schedule } from './drafts/write.ts';
import { hear, load, report } from './server-state.ts';
import './site-words.ts';
import './undo.ts';

/** Asks for the state, and goes on with what was typed before. */
export async function start(): Promise<void> {
  let known = currentDesk();
  subscribe(() => {
    const before = known;
    known = currentDesk();
    if (known.drafts !== before.drafts) storeDrafts(known.drafts);
    // what others have written may make it right
    if (before.state && known.state !== before.state && known.drafts.length > 0) schedule();
  });
  addEventListener('beforeunload', (event) => {
    if (known.drafts.some((draft) => isWaiting(known, draft))) event.preventDefault();
  });
  document.documentElement.lang = known.language;
  try {
    await load();
    await adoptDrafts();
    schedule();
    listen(hear);
  } catch (error) {
    report(error);
  }
}
