// The desk's state outside React: what the server says, what is open, what is typed.
import { useSyncExternalStore } from 'react';
import { type DeskFault, type DeskState, dayKey, type Place, type Sentence } from '../protocol.ts';
import { catalogues } from '../sentences/sentences.ts';

export type DeskLanguage = keyof Sentence;

/** What is open. */
export interface Panel {
  name: keyof (typeof catalogues)['it']['panels'];
  /** the text, announcement or picture of which it is; without one, it lists them all */
  subject?: string;
  /** the field that gets focus */
  at?: Place;
  /** how far it is scrolled when it opens again */
  top?: number;
  /** the panel that it was opened from, where that is another one */
  from?: Panel;
}

/** A field that was changed: what the file said when typing began, and what it is to say. Without a value it is removed. */
export interface Draft extends Place {
  base?: unknown;
  value?: unknown;
  /** when it was typed last, in milliseconds */
  typed?: number;
  /** the visit to its field: what is typed before a field is left is one step to undo */
  visit?: string | undefined;
  /** why this value is not written */
  faults?: DeskFault[] | undefined;
  /** written when its owner says so */
  isHeld?: boolean;
  /** what one that is held began with: nobody has typed yet */
  start?: unknown;
  /** on its way to the desk */
  isSent?: boolean;
}

export interface Desk {
  state: DeskState;
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
  /** what files are being sent for: a picture, or the readers of a price list */
  sending: readonly string[];
}

/** What keeps the open panel while the tab is open. */
export const panelKey = 'desk-panel';
const stored = (key: string) => sessionStorage.getItem(key) ?? '';
const storedPanel = (): Panel | undefined => {
  try {
    return JSON.parse(stored(panelKey)) ?? undefined;
  } catch {
    // the first thing that one does here
    return { name: 'words' };
  }
};

/** What there is before the server says anything. */
const nothing: DeskState = {
  revision: 0,
  files: {},
  hasFaults: false,
  pictures: [],
  priceList: [],
  repository: { unsaved: [] },
};

let desk: Desk = {
  state: nothing,
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
  sending: [],
};
const listeners = new Set<() => void>();

/** Changes a part of the state. */
export function set(change: Partial<Desk>): void {
  desk = { ...desk, ...change };
  for (const listener of listeners) listener();
}

export const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const currentDesk = () => desk;

/** The desk's state, with what the desk says in its language. */
export function useDesk() {
  const now = useSyncExternalStore(subscribe, currentDesk);
  const { language } = now;
  return { ...now, t: catalogues[language], sentence: (said: Sentence) => said[language] };
}

/** Whether the server has said anything. */
export const isLoaded = ({ state }: Desk) => state !== nothing;

export function say(text: Sentence, bad = false): void {
  set({ said: { text, bad, count: (desk.said?.count ?? 0) + 1 } });
}

/** Opens a panel; what is clicked on the site then says what it is. */
export function open(panel: Panel | undefined): void {
  set({ panel, using: false });
  sessionStorage.setItem(panelKey, JSON.stringify(panel ?? null));
}

export function setLanguage(language: DeskLanguage): void {
  localStorage.setItem('desk-language', language);
  document.documentElement.lang = language;
  set({ language });
}
