/** A browser with one window, and all that a driver has to know of it. Everything else is built on this (visitor.ts). */
export interface Browser {
  /** engine and version, as the report names them */
  readonly name: string;
  /** Loads an address and waits until the document is there, not for what it asks for. */
  open: (url: string) => Promise<void>;
  /** What a script in the page comes to, once it has settled: text. */
  evaluate: (expression: string) => Promise<string>;
  /** A press of the mouse, in pixels of the window. */
  click: (x: number, y: number) => Promise<void>;
  /** Presses keys one after another: letters, or those with names. */
  press: (keys: readonly (Key | string)[]) => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** The addresses of the tabs that the page has opened, loaded or not. */
  newTabs: () => Promise<string[]>;
  closeNewTabs: () => Promise<void>;
  /** What the browser has noted as wrong so far, as far as its protocol tells. */
  faults: () => readonly string[];
  close: () => Promise<void>;
}

/** The browser or its driver has died or answers no more: that says nothing of the site. */
export class BrowserGone extends Error {}

/** The keys with names, and how WebDriver writes them. */
const keyCodes = {
  Escape: '\uE00C',
  Enter: '\uE006',
  Tab: '\uE004',
  ArrowRight: '\uE014',
  Home: '\uE011',
} as const;

export type Key = keyof typeof keyCodes;

/** Where the site is; no other host is ever asked. */
export const siteHost = '127.0.0.1';

/** A proxy that nobody answers at: where a browser must not reach the network. */
export const deadProxy = { host: siteHost, port: 9 };

/** A press of the mouse as both WebDriver protocols put it. */
export function mouseActions(x: number, y: number): object[] {
  const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 };
  const press = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [move, ...press] }];
}

/** Presses of keys as both WebDriver protocols put them. */
export function keyActions(keys: readonly (Key | string)[]): object[] {
  const actions = keys.flatMap((key) => {
    const value = key in keyCodes ? keyCodes[key as Key] : key;
    return [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ];
  });
  return [{ type: 'key', id: 'keyboard', actions }];
}
