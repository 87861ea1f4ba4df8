// The functions that the desk's document and the site in its frame call on each other. Both have the same origin.
import type { Language } from '../../../src/i18n/languages.ts';
import type { MessageRef } from './marks.ts';

/** The target of a click. */
export interface Picked {
  messages: MessageRef[];
  /** the value of the message that was clicked */
  value?: { name: string; text: string };
  /** the other messages in the line of the value */
  line?: string[];
  /** the text of the element, if it is not a message */
  text?: string;
  /** the name of the picture */
  picture?: string;
}

/** `edit`: clicks select what to change. `use`: the site works as for visitors. */
export type SiteMode = 'edit' | 'use';

/** The site, as the desk calls it. */
export interface SiteApi {
  path: () => string;
  /** shows another page, without a new document */
  goTo: (path: string) => void;
  setMode: (mode: SiteMode) => void;
  /** shows these texts in place of those that the page was loaded with */
  show: (language: Language, messages: Record<string, string>) => void;
  /** the visible messages in reading order, without duplicates */
  messages: () => { key: string; text: string }[];
  /** how often a message is on the page */
  count: (key: string) => number;
  /** the values of a message as the page shows them */
  values: (key: string) => { name: string; text: string }[];
  /** the names of the values that the page passes to a message */
  given: (key: string) => string[];
  pictures: () => string[];
  /** outlines the elements of a message or a picture, and scrolls there if it `scrolls`; returns whether there are any */
  outline: (target?: { key?: string; picture?: string }, scrolls?: boolean) => boolean;
}

/** The desk, as the site calls it. */
interface ShellApi {
  connect: (site: SiteApi, view: Window) => void;
  picked: (target: Picked) => void;
  dropped: (picture: string, files: readonly File[]) => void;
  /** the page or its texts have changed */
  changed: () => void;
  key: (event: KeyboardEvent) => void;
}

declare global {
  interface Window {
    deskShell?: ShellApi;
  }
}
