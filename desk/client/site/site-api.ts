// What the desk's document and the site in its frame call of each other. Both are of the same origin.
import type { MessageRef } from './marks.ts';

/** What lies under a click. */
export interface Picked {
  messages: MessageRef[];
  /** the value of the message that was clicked */
  value?: { name: string; text: string };
  /** the other messages in the line of the value */
  line?: string[];
  /** the text of the element, where it is no message */
  text?: string;
  /** the name of the picture */
  picture?: string;
}

/** `edit`: clicks say what is clicked. `use`: the site as guests use it. */
export type SiteMode = 'edit' | 'use';

/** The site, as the desk calls it. */
export interface SiteApi {
  path: () => string;
  /** shows another page, without a new document */
  goTo: (path: string) => void;
  setMode: (mode: SiteMode) => void;
  /** shows all words as they are typed, in place of those that the page came with */
  show: (language: string, messages: Record<string, string>) => void;
  /** the messages that one sees on the page, each once, in reading order */
  messages: () => { key: string; text: string }[];
  /** how often a message is on the page */
  count: (key: string) => number;
  /** what the page shows of the values of a message */
  values: (key: string) => { name: string; text: string }[];
  /** the names of the values that the page gives to a message */
  given: (key: string) => string[];
  pictures: () => string[];
  /** outlines what shows a message or a picture, and scrolls there if it `leads`; returns whether the page has any */
  outline: (target?: { key?: string; picture?: string }, leads?: boolean) => boolean;
}

/** The desk, as the site calls it. */
interface ShellApi {
  connect: (site: SiteApi, view: Window) => void;
  picked: (target: Picked) => void;
  dropped: (picture: string, files: readonly File[]) => void;
  /** the page or its words have changed */
  changed: () => void;
  key: (event: KeyboardEvent) => void;
}

declare global {
  interface Window {
    deskShell?: ShellApi;
  }
}
