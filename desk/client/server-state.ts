// The server's state, and requests to change it.

import { hotelFiles } from '../../build/content/hotel-files.ts';
import { withoutTexts } from '../content/content.ts';
import { same } from '../content/entry-path.ts';
import type { DeskState, Requests } from '../protocol.ts';
import { inBoth, type SentenceSource } from '../sentences/sentences.ts';
import { Refused, sendRequest } from './desk-api.ts';
import { currentDesk, isLoaded, set, showStatus } from './desk-store.ts';
import { dataIn, unwritten } from './drafts/drafts.ts';
import { reloadSite, showsErrorPage } from './site-frame.ts';
import { takeLostFocus } from './ui/focus-field.ts';

/** Applies a new state. The site reloads if more than its texts have changed, or if it shows an error page. */
export function applyState(state: DeskState, drafts = currentDesk().drafts): void {
  const desk = currentDesk();
  const before = desk.state;
  // responses may arrive out of order
  const isOld = state.revision < before.revision;
  const filesOfToDo = same(before.toDo, state.toDo) ? desk.filesOfToDo : state.files;
  set(isOld ? { drafts } : { state, filesOfToDo, drafts: unwritten(drafts, state) });
  if (isOld) return;
  const withoutWords = ({ files, pictures, priceList }: DeskState) => [
    ...[pictures, priceList],
    ...Object.entries(files).map(([file, data]) => {
      if (file.startsWith('src/i18n/')) return undefined;
      return file === hotelFiles.lists ? withoutTexts(data) : data;
    }),
  ];
  const isChanged = isLoaded(desk) && !same(withoutWords(before), withoutWords(state));
  if (isChanged || showsErrorPage()) reloadSite();
}

/** Requests the current state. */
export async function load(isOutside = false): Promise<void> {
  const state = await sendRequest('GET state');
  const before = currentDesk();
  applyState(state);
  const isOther = (file: string) => {
    // what was being sent when the page reloaded is saved by now
    return [before.state.files[file], dataIn(before, file)].every((known) => !same(known, state.files[file]));
  };
  // a change whose response is still to come is the page's own
  if (!isOutside || before.busy > 0) return;
  // a file that cannot be read has no data
  if (!Object.keys({ ...before.state.files, ...state.files }).some(isOther)) return;
  showStatus(inBoth(state.hasFaults ? 'brokenOutside' : 'changedOutside'), state.hasFaults);
}

let announced = 0;

/** Handles a revision that the server announces. */
export function handleRevision(revision: number): void {
  announced = revision;
  if (currentDesk().busy === 0 && revision !== currentDesk().state.revision) void load(true);
}

/** Shows a refusal. */
export function report(error: unknown): void {
  if (error instanceof Refused) showStatus(error.problem, true);
  else console.error(error);
}

/** The requests whose response is the state. */
type ToState = {
  [Name in keyof Requests]: Requests[Name]['response'] extends DeskState ? Name : never;
}[keyof Requests];

/** Requests a change, and shows `done`. @param name replaces `*` in the path. @throws Refused */
export const request = <Name extends ToState>(
  one: Name,
  done: SentenceSource | undefined,
  body?: Requests[Name]['body'],
  name?: string,
): Promise<void> =>
  whileBusy(async () => {
    applyState((await sendRequest(one, body, name)) as DeskState);
    if (done) showStatus(inBoth(done));
  });

/** Runs a request. Revisions that are announced meanwhile are handled afterwards. @throws Refused */
export async function whileBusy(work: () => Promise<void>): Promise<void> {
  const focused = document.activeElement as HTMLElement | null;
  set({ busy: currentDesk().busy + 1 });
  try {
    await work();
  } finally {
    set({ busy: currentDesk().busy - 1 });
    // an element that was disabled meanwhile has lost the focus
    setTimeout(() => takeLostFocus(focused));
    // a refusal does not contain the state
    if (currentDesk().busy === 0 && announced > currentDesk().state.revision) void load(true);
  }
}
