/** The browser driver that journeys use. */
export interface Browser {
  /** Closes the tabs and clears the storage of the last visitor. */
  reset(): Promise<void>;
  open(url: string): Promise<void>;
  /** Evaluates a JavaScript expression in the page and awaits its JSON value. */
  evaluate(expression: string): Promise<unknown>;
  clickAt(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** The addresses of the tabs that the page opened, loaded or not. */
  newTabs(): Promise<string[]>;
  closeNewTabs(): Promise<void>;
  /** The errors of the page since the last call. */
  takeErrors(): string[];
  close(): Promise<void>;
}

export type Key = 'Escape' | 'Enter' | 'ArrowRight' | 'Home';

export const viewport = { width: 1280, height: 800 };

/** A proxy that does not exist: it keeps the browsers from every host but the site's. */
export const deadProxy = { host: '127.0.0.1', port: 9 };
