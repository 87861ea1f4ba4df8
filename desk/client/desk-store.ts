// The desk's state outside React: the server's state, the open panel, the drafts.
import { useSyncExternalStore } from 'react';
import { type DeskFault, type DeskState, dayKey, type Place, type Sentence } from '../protocol.ts';
import { type Catalogue, catalogues } from '../sentences/sentences.ts';

/** The open panel. */
export interface Panel {
  name: keyof Catalogue['panels'];
  /** the key or name of the text or picture that it shows; without one it lists all of them */
  subject?: string;
  /** the field that gets focus */
  at?: Place;
  /** the scroll position to restore */
  top?: number;
  /** the panel to go back to, if it was opened from another one */
  from?: Panel;
}

/** A changed field: its value in the file when typing began, and its new value. Without a value the field is removed. */
export interface Draft extends Place {
  base?: unknown;
  value?: unknown;
  /** when it was last typed in, in milliseconds since 1970 */
  typedAt?: number;
  /** the id of the visit to its field: all that is typed before the field is left is one undo step */
  visit?: string | undefined;
  /** why this value was not saved */
  faults?: DeskFault[] | undefined;
  /** saved only when the owner confirms it */
  isHeld?: boolean;
  /** the initial value of a held draft; as long as it is unchanged, nobody has typed */
  start?: unknown;
  /** being sent to the server */
  isSending?: boolean;
  /** the values that were sent since the last response, the newest last; a request without a response may have saved its value */
  sentValues?: unknown[];
}

/** An upload, by its target: a picture, a gallery, or the language of a price list. */
interface RunningUpload {
  name: string;
  /** the request that runs, from 1; a gallery gets one for each file */
  number: number;
  count: number;
}

export interface Desk {
  state: DeskState;
  /** the content files when the to-do list last changed */
  filesOfToDo: DeskState['files'];
  /** what is typed and not saved yet, the newest last */
  drafts: readonly Draft[];
  language: keyof Sentence;
  panel?: Panel | undefined;
  /** whether clicks go to the site, as for visitors */
  isUsingSite: boolean;
  /** whether the site is as wide as on a phone */
  isPhoneWide: boolean;
  /** the status message of the last action, also for screen readers */
  status?: { text: Sentence; bad: boolean; count: number } | undefined;
  /** the frames of the site: the visible one, and the one whose page is loading */
  frames: { shown?: number; next?: number | undefined };
  path: string;
  day: string;
  busy: number;
  /** the running uploads */
  uploads: readonly RunningUpload[];
}

/** The session-storage key of the open panel. */
export const panelKey = 'desk-panel';
const stored = (key: string) => sessionStorage.getItem(key) ?? '';
const storedPanel = (): Panel | undefined => {
  try {
    return JSON.parse(stored(panelKey)) ?? undefined;
  } catch {
    // the panel that owners need first
    return { name: 'words' };
  }
};

/** The state before the server's first response. */
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
  filesOfToDo: {},
  drafts: [],
  language: localStorage.getItem('desk-language') === 'en' ? 'en' : 'it',
  panel: storedPanel(),
  isUsingSite: false,
  isPhoneWide: false,
  frames: { next: 0 },
  path: location.pathname,
  day: stored(dayKey),
  busy: 0,
  uploads: [],
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

/** The desk's state, with the sentences of its language. */
export function useDesk() {
  const now = useSyncExternalStore(subscribe, currentDesk);
  const { language } = now;
  return { ...now, t: catalogues[language], sentence: (text: Sentence) => text[language] };
}

/** Whether the server's state has arrived. */
export const isLoaded = ({ state }: Desk) => state !== nothing;

export function showStatus(text: Sentence, bad = false): void {
  set({ status: { text, bad, count: (desk.status?.count ?? 0) + 1 } });
}

/** Opens a panel. Clicks on the site then select what to change. */
export function open(panel: Panel | undefined): void {
  set({ panel, isUsingSite: false });
  sessionStorage.setItem(panelKey, JSON.stringify(panel ?? null));
}

export function setLanguage(language: keyof Sentence): void {
  localStorage.setItem('desk-language', language);
  set({ language });
}
