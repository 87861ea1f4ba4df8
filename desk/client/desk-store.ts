// The desk's state outside React: what the server says, what is open, and the site in its frame.
import { useSyncExternalStore } from 'react';
import type { DeskState, Sentence } from '../protocol.ts';
import { ask, Refused } from './desk-api.ts';
import { type Draft, same } from './drafts/draft.ts';
import type { Panel } from './panels.ts';
import { dayKey } from './site/clock.ts';
import type { Picked, ShellApi, SiteApi, SiteMode } from './site/site-api.ts';
import { listsFile, withoutTexts } from './words/messages.ts';

export type DeskLanguage = keyof Sentence;

export interface Desk {
  state?: DeskState | undefined;
  /** what is typed and not written yet, the newest last */
  drafts: readonly Draft[];
  language: DeskLanguage;
  panel?: Panel | undefined;
  /** whether clicks go to the site, as guests use it */
  using: boolean;
  /** whether the site is as wide as on a phone */
  phone: boolean;
  /** what was done last, for everyone to see and for screen readers to say */
  said?: { text: Sentence; bad: boolean; count: number } | undefined;
  /** the frames of the site: the one in sight, and the one whose page is on its way */
  frames: { shown?: number; next?: number | undefined };
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
  drafts: [],
  language: localStorage.getItem('desk-language') === 'en' ? 'en' : 'it',
  panel: storedPanel(),
  using: false,
  phone: false,
  frames: { next: 0 },
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

export const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Changes the state by what it is now. */
export const updateDesk = (change: (desk: Desk) => Partial<Desk>) => set(change(desk));

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
// pictures show the same while the pointer wanders
let outlined: Parameters<SiteApi['outline']>[0];

export const currentSite = () => site;

const modeNow = (): SiteMode => (desk.using ? 'use' : 'edit');

/** Whether the site shows the crops for windows taller than wide. */
export const isUpright = () => Boolean(frame && frame.clientHeight > frame.clientWidth);

export function outlineOnSite(target?: Parameters<SiteApi['outline']>[0]): void {
  outlined = target;
  site?.outline(target);
}

/** Loads the page again in another frame; the one in sight stays until the new page stands. */
function reloadSite(): void {
  const { shown, next = 0 } = desk.frames;
  scroll = frame?.contentWindow?.scrollY ?? 0;
  set({ frames: { ...desk.frames, next: Math.max(shown ?? 0, next) + 1 } });
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
let onConnected: () => void = () => {};
let onKey: (event: KeyboardEvent) => void = () => {};
export const whenConnected = (listener: typeof onConnected) => {
  onConnected = listener;
};
export const whenKey = (listener: typeof onKey) => {
  onKey = listener;
};
export const whenPicked = (listener: typeof onPicked) => {
  onPicked = listener;
};
export const whenDropped = (listener: typeof onDropped) => {
  onDropped = listener;
};

const shell: ShellApi = {
  connect(connected, view) {
    site = connected;
    frame = [...document.querySelectorAll('iframe')].find(({ contentWindow }) => contentWindow === view);
    site.setMode(modeNow());
    onConnected();
    showWhenReady(view, performance.now() + mostMs);
  },
  picked: (target) => onPicked(target),
  dropped: (picture, file) => onDropped(picture, file),
  changed() {
    const path = site?.path() ?? '/';
    if (path !== location.pathname) history.replaceState(null, '', path);
    set({ page: desk.page + 1, path });
    site?.outline(outlined);
  },
  key: (event) => onKey(event),
};
window.deskShell = shell;

const mostMs = 2500;

/** Shows a new page once it stands, where the one before was scrolled to. */
function showWhenReady(view: Window, until: number): void {
  if (frame?.contentWindow !== view) return;
  const { document: page, innerHeight } = view;
  view.scrollTo({ top: scroll, behavior: 'instant' });
  const isThere = page.querySelector('h1') && Math.abs(view.scrollY - scroll) < 2;
  const isMissing = (image: HTMLImageElement) => !image.complete && image.getBoundingClientRect().top < innerHeight;
  if (performance.now() < until && (!isThere || [...page.images].some(isMissing))) {
    setTimeout(() => showWhenReady(view, until), 40);
    return;
  }
  const { next } = desk.frames;
  if (next !== undefined) set({ frames: { shown: next } });
  site?.outline(outlined);
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

/** Takes a new state; the site reloads if more than its words have changed. */
function accept(state: DeskState, drafts = desk.drafts): void {
  const before = desk.state;
  // answers may overtake each other
  const isOld = before && state.revision < before.revision;
  set({ drafts, ...(!isOld && { state }) });
  if (!before || isOld) return;
  const withoutWords = ({ files, pictures }: DeskState) => [
    pictures,
    ...Object.entries(files).map(([file, data]) => {
      if (file.startsWith('src/i18n/')) return undefined;
      return file === listsFile ? withoutTexts(data) : data;
    }),
  ];
  if (!same(withoutWords(before), withoutWords(state))) reloadSite();
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

/** Takes note of a revision that the server speaks of. */
export function hear(revision: number): void {
  heard = revision;
  if (desk.busy === 0 && revision !== desk.state?.revision) load(true).catch(report);
}

export function report(error: unknown): void {
  if (error instanceof Refused) say(error.refusal.problem, true);
  else throw error;
}

/** Runs one request that changes content. @throws Refused */
export async function act(
  request: () => Promise<DeskState | { state: DeskState; drafts: readonly Draft[]; done?: Sentence }>,
  done?: Sentence,
): Promise<void> {
  set({ busy: desk.busy + 1 });
  try {
    const answer = await request();
    const isState = 'revision' in answer;
    accept(isState ? answer : answer.state, isState ? undefined : answer.drafts);
    const text = isState ? done : answer.done;
    if (text) say(text);
  } finally {
    set({ busy: desk.busy - 1 });
    // a refusal brings no state
    if (desk.busy === 0 && heard > (desk.state?.revision ?? 0)) load(true).catch(report);
  }
}

export const saved: Sentence = { it: 'Salvato.', en: 'Saved.' };

/** The desk's language of a sentence. */
export function useSentence(): (sentence: Sentence) => string {
  const { language } = useDesk();
  return (sentence) => sentence[language];
}
