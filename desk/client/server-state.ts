// What the server says, and what it is asked to change.

import { hotelFiles } from '../../build/content/hotel-files.ts';
import { withoutTexts } from '../content/content.ts';
import { same } from '../content/entry-path.ts';
import type { DeskState, Requests, Sentence } from '../protocol.ts';
import { inBoth } from '../sentences/sentences.ts';
import { ask, Refused } from './desk-api.ts';
import { currentDesk, isLoaded, say, set } from './desk-store.ts';
import { dataIn, unwritten } from './drafts/drafts.ts';
import { reloadSite } from './site-frame.ts';
import { takeLostFocus } from './ui/focus-field.ts';

/** Takes a new state; the site reloads if more than its words have changed. */
export function accept(state: DeskState, drafts = currentDesk().drafts): void {
  const desk = currentDesk();
  const before = desk.state;
  // answers may overtake each other
  const isOld = state.revision < before.revision;
  set(isOld ? { drafts } : { state, drafts: unwritten(drafts, state) });
  if (!isLoaded(desk) || isOld) return;
  const withoutWords = ({ files, pictures, priceList }: DeskState) => [
    ...[pictures, priceList],
    ...Object.entries(files).map(([file, data]) => {
      if (file.startsWith('src/i18n/')) return undefined;
      return file === hotelFiles.lists ? withoutTexts(data) : data;
    }),
  ];
  if (!same(withoutWords(before), withoutWords(state))) reloadSite();
}

/** Asks for the state as it is now. */
export async function load(isOutside = false): Promise<void> {
  const state = await ask('GET state');
  const before = currentDesk();
  accept(state);
  const isOther = (file: string) => {
    // what was on its way when the page loaded again is written by now
    return [before.state.files[file], dataIn(before, file)].every((known) => !same(known, state.files[file]));
  };
  // what this page has asked for, and has no answer to yet, is not outside
  if (!isOutside || before.busy > 0) return;
  // one that cannot be read has no data
  if (!Object.keys({ ...before.state.files, ...state.files }).some(isOther)) return;
  say(inBoth(state.hasFaults ? 'brokenOutside' : 'changedOutside'), state.hasFaults);
}

let heard = 0;

/** Takes note of a revision that the server speaks of. */
export function hear(revision: number): void {
  heard = revision;
  if (currentDesk().busy === 0 && revision !== currentDesk().state.revision) void load(true);
}

/** Says what is refused. */
export function report(error: unknown): void {
  if (error instanceof Refused) say(error.problem, true);
  else console.error(error);
}

/** The requests that are answered by the state. */
type ToState = { [Name in keyof Requests]: Requests[Name]['answer'] extends DeskState ? Name : never }[keyof Requests];

/** Asks the server to change something, and says that it is done. @param name what stands for `*` in the path. @throws Refused */
export const request = <Name extends ToState>(
  one: Name,
  done: Sentence,
  body?: Requests[Name]['body'],
  name?: string,
): Promise<void> =>
  whileBusy(async () => {
    accept((await ask(one, body, name)) as DeskState);
    say(done);
  });

/** Runs work of the server's; what it says meanwhile is heard afterwards. @throws Refused */
export async function whileBusy(work: () => Promise<void>): Promise<void> {
  const focused = document.activeElement as HTMLElement | null;
  set({ busy: currentDesk().busy + 1 });
  try {
    await work();
  } finally {
    set({ busy: currentDesk().busy - 1 });
    // what was disabled meanwhile has lost it
    setTimeout(() => takeLostFocus(focused));
    // a refusal brings no state
    if (currentDesk().busy === 0 && heard > currentDesk().state.revision) void load(true);
  }
}
