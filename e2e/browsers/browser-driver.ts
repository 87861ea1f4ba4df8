/** What every browser can do. Actions and assertions are built on this. */
export interface BrowserDriver {
  readonly name: string;
  /** Loads a page of the site, given its path, and waits for its document. */
  open(path: string): Promise<void>;
  /** Evaluates a JavaScript expression in the page and awaits its JSON value. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks the element that a JavaScript expression yields. */
  click(expression: string): Promise<void>;
  clickAt(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** What the window shows, as a PNG in base64. */
  screenshot(): Promise<string>;
  /** The addresses of the tabs that the page opened, loaded or not. */
  newTabs(): Promise<string[]>;
  closeNewTabs(): Promise<void>;
  takeErrors(): string[];
  close(): Promise<void>;
}

export type StartBrowser = (origin: string) => Promise<BrowserDriver>;

export type Key = 'Escape' | 'Enter' | 'ArrowRight' | 'Home';

export const viewport = { width: 1280, height: 800 };

/** A proxy that nobody runs: it keeps the browsers from every host but the site's. */
export const deadProxy = { host: '127.0.0.1', port: 9 };
