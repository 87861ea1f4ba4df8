// The desk's state outside React: what the server says, what is open, and the site in its frame.
import { useSyncExternalStore } from 'react';
import { languageIds } from '../../src/navigation/routes.ts';
import type { DeskFault, DeskState, Edit, Refusal, Sentence } from '../protocol.ts';
import { ask, listen, Refused } from './desk-api.ts';
import { newestRefused } from './drafts/drafts.ts';
import type { Panel } from './panels.ts';
import { dayKey } from './site/clock.ts';
import type { Picked, ShellApi, SiteApi, SiteMode } from './site/site-api.ts';
import { listsFile, messagesIn, withoutTexts } from './words/messages.ts';

export type DeskLanguage = keyof Sentence;

interface Desk {
  state?: DeskState | undefined;
  language: DeskLanguage;
  panel?: Panel | undefined;
  /** whether clicks go to the site, as guests use it */
  using: boolean;
  /** whether the site is as wide as on a phone */
  phone: boolean;
  /** what was done last, for everyone to see and for screen readers to say */
  said?: { text: Sentence; bad: boolean; count: number } | undefined;
  /** whether the frame has no page yet, or another one is on its way */
  isLoading: boolean;
  /** changes whenever the page in the frame does */
  page: number;
  path: string;
  day: string;
  busy: number;
}

const stored = (key: string) => sessionStorage.getItem(key) ?? '';
const storedPanel = (): Panel | undefined => {
  try {
    return JSON.parse(stored('desk-panel')) ?? undefined;
  } catch {
    // the first thing that one does here
    return { name: 'words' };
  }
};

let desk: Desk = {
  language: localStorage.getItem('desk-language') === 'en' ? 'en' : 'it',
  panel: storedPanel(),
  using: false,
  phone: false,
  isLoading: true,
  page: 0,
  path: location.pathname,
  day: stored(dayKey),
  busy: 0,
};
const listeners = new Set<() => void>();

function set(change: Partial<Desk>): void {
  desk = { ...desk, ...change };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const currentDesk = () => desk;
export const useDesk = () => useSyncExternalStore(subscribe, currentDesk);

/** What the server says; panels are shown only once it has said something. */
export function useDeskState(): DeskState {
  const { state } = useDesk();
  if (!state) throw new Error('The desk has no state yet.');
  return state;
}

export function say(text: Sentence, bad = false): void {
  set({ said: { text, bad, count: (desk.said?.count ?? 0) + 1 } });
}

export const dismissSaid = () => set({ said: undefined });

// ---- the site in its frame

let site: SiteApi | undefined;
let frame: HTMLIFrameElement | undefined;
let scroll = 0;
const drafts = new Map<string, Record<string, string>>();
// pictures show the same while the pointer wanders
let outlined: Parameters<SiteApi['outline']>[0];

export const currentSite = () => site;
export const setFrame = (element: HTMLIFrameElement | null) => {
  frame = element ?? undefined;
};

const modeNow = (): SiteMode => (desk.using ? 'use' : 'edit');

/** Whether the site shows the crops for windows taller than wide. */
export const isUpright = () => Boolean(frame && frame.clientHeight > frame.clientWidth);

/** Shows words on the site that are not written yet. Without texts: those of the files. */
export function showOnSite(language: string, messages: Record<string, string>, isDraft = true): void {
  if (isDraft) drafts.set(language, { ...drafts.get(language), ...messages });
  site?.show(language, messages);
}

export function forgetDrafts(language: string, keys: string[]): void {
  const mine = drafts.get(language);
  for (const key of keys) delete mine?.[key];
}

export function outlineOnSite(target?: Parameters<SiteApi['outline']>[0]): void {
  outlined = target;
  site?.outline(target);
}

function reloadSite(): void {
  set({ isLoading: true });
  scroll = frame?.contentWindow?.scrollY ?? 0;
  frame?.contentWindow?.location.reload();
}

/** Opens a page of the site in the frame. */
export function openPage(path: string): void {
  scroll = 0;
  site?.goTo(path);
}

/** Sets the day on which the site is shown; an empty one is today. */
export function setDay(day: string): void {
  if (day) sessionStorage.setItem(dayKey, day);
  else sessionStorage.removeItem(dayKey);
  set({ day });
  reloadSite();
}

let onDropped: (picture: string, file: File) => void = () => {};
let onPicked: (target: Picked) => void = () => {};
export const whenPicked = (listener: typeof onPicked) => {
  onPicked = listener;
};
export const whenDropped = (listener: typeof onDropped) => {
  onDropped = listener;
};

const shell: ShellApi = {
  connect(connected) {
    site = connected;
    site.setMode(modeNow());
    for (const [language, messages] of drafts) site.show(language, messages);
    set({ isLoading: false });
    restoreScroll();
  },
  picked: (target) => onPicked(target),
  dropped: (picture, file) => onDropped(picture, file),
  changed() {
    const path = site?.path() ?? '/';
    if (path !== location.pathname) history.replaceState(null, '', path);
    set({ page: desk.page + 1, path });
    site?.outline(outlined);
  },
  key: handleKey,
};
window.deskShell = shell;

/** Scrolls a reloaded site to where it was, once the page is long enough again. */
function restoreScroll(): void {
  const wanted = scroll;
  if (!wanted) return;
  const until = performance.now() + 5000;
  const attempt = () => {
    const view = frame?.contentWindow;
    if (!view || scroll !== wanted) return;
    view.scrollTo({ top: wanted, behavior: 'instant' });
    if (Math.abs(view.scrollY - wanted) < 2 || performance.now() > until) scroll = 0;
    else setTimeout(attempt, 60);
  };
  attempt();
}

// ---- what is open

export function open(panel: Panel | undefined): void {
  set({ panel, using: false });
  sessionStorage.setItem('desk-panel', JSON.stringify(panel ?? null));
  site?.setMode(modeNow());
  outlineOnSite();
}

export function setUsing(using: boolean): void {
  set({ using });
  site?.setMode(modeNow());
}

export const setPhone = (phone: boolean) => set({ phone });

export function setLanguage(language: DeskLanguage): void {
  localStorage.setItem('desk-language', language);
  document.documentElement.lang = language;
  set({ language });
}

// ---- the server

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Takes a new state, and brings the site in line with it. */
function accept(state: DeskState): void {
  const before = desk.state;
  // answers may overtake each other
  if (before && state.revision < before.revision) return;
  set({ state });
  if (!before || same(before.files, state.files)) {
    if (before && !same(before.pictures, state.pictures)) reloadSite();
    return;
  }
  const dictionaries = languageIds.map((language) => `src/i18n/${language}.json`);
  for (const language of languageIds) {
    const [was, is] = [before, state].map(({ files }) => messagesIn(files, language));
    const changed = Object.entries(is ?? {}).filter(([key, text]) => was?.[key] !== text);
    if (changed.length > 0) showOnSite(language, Object.fromEntries(changed), false);
  }
  const others = Object.keys(state.files).filter((file) => !dictionaries.includes(file));
  const isOther = (file: string) =>
    file === listsFile
      ? withoutTexts(before.files[file]) !== withoutTexts(state.files[file])
      : !same(before.files[file], state.files[file]);
  if (others.some(isOther) || !same(before.pictures, state.pictures)) {
    reloadSite();
  }
}

/** Asks for the state as it is now. */
export async function load(isOutside = false): Promise<void> {
  const before = desk.state;
  const state = await ask<DeskState>('GET', 'state');
  accept(state);
  if (isOutside && before && !same(before.files, state.files)) {
    say({
      it: 'Qualcuno ha cambiato i file fuori da questa scrivania: ora vedete le sue modifiche.',
      en: 'Someone has changed the files outside this desk: you now see their words.',
    });
  }
}

let heard = 0;

export async function start(): Promise<void> {
  document.documentElement.lang = desk.language;
  try {
    await load();
    listen((revision) => {
      heard = revision;
      if (desk.busy === 0 && revision !== desk.state?.revision) load(true).catch(report);
    });
  } catch (error) {
    report(error);
  }
}

export function report(error: unknown): void {
  if (error instanceof Refused) say(error.refusal.problem, true);
  else throw error;
}

/** Runs one request that changes content. @throws Refused */
export async function act(request: () => Promise<DeskState>, done?: Sentence): Promise<DeskState> {
  set({ busy: desk.busy + 1 });
  try {
    const state = await request();
    accept(state);
    if (done) say(done);
    return state;
  } finally {
    set({ busy: desk.busy - 1 });
    // a refusal brings no state
    if (desk.busy === 0 && heard > (desk.state?.revision ?? 0)) load(true).catch(report);
  }
}

const saved: Sentence = { it: 'Salvato.', en: 'Saved.' };

/** Writes edits. What is refused comes back; anything else that fails is reported. */
export async function change(
  label: Sentence,
  edits: Edit[],
  session?: string,
): Promise<{ faults: DeskFault[]; refusal?: Refusal; status: number }> {
  try {
    await act(() => ask<DeskState>('POST', 'change', { label, edits, session }), saved);
    return { faults: [], status: 200 };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { refusal, status } = error;
    if (status === 409) await load().catch(report);
    if (status !== 422 && status !== 409) say(refusal.problem, true);
    return { faults: refusal.faults ?? [], refusal, status };
  }
}

/** The faults that edits would cause; nothing is written. */
export async function check(edits: Edit[]): Promise<DeskFault[]> {
  return (await ask<{ faults: DeskFault[] }>('POST', 'check', { edits })).faults;
}

export async function step(direction: 'undo' | 'redo'): Promise<void> {
  // what was refused is newer than what was written
  const refused = direction === 'undo' && newestRefused();
  if (refused) {
    refused.discard();
    say({ it: `Annullato: ${refused.label.it}`, en: `Undone: ${refused.label.en}` });
    return;
  }
  const label = desk.state?.[direction];
  if (!label) return;
  const done =
    direction === 'undo'
      ? { it: `Annullato: ${label.it}`, en: `Undone: ${label.en}` }
      : { it: `Ripetuto: ${label.it}`, en: `Redone: ${label.en}` };
  await act(() => ask<DeskState>('POST', direction), done).catch(report);
}

/** Ctrl+Z and Ctrl+Shift+Z outside fields; in a field they are the field's. */
function handleKey(event: KeyboardEvent): void {
  const target = event.target as HTMLElement | null;
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
  if (target?.closest?.('input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable="true"]')) return;
  event.preventDefault();
  void step(event.shiftKey ? 'redo' : 'undo');
}
addEventListener('keydown', handleKey);

/** The desk's language of a sentence. */
export function useSentence(): (sentence: Sentence) => string {
  const { language } = useDesk();
  return (sentence) => sentence[language];
}
