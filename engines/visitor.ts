import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type Browser, BrowserGone, type Key } from './driver.ts';
import { circumstances, find, lastPress, place, type Target } from './find.ts';

const patience = 15_000;
const pause = 40;

/** Somebody who uses the site with one browser: looks, clicks and types, and waits for what should come of it. */
export class Visitor {
  readonly browser: Browser;
  /** what had to be clicked again */
  readonly slips: string[] = [];
  readonly #origin: string;

  constructor(browser: Browser, origin: string) {
    this.browser = browser;
    this.#origin = origin;
  }

  /** Comes as if never here before. */
  async beginAnew(): Promise<void> {
    await this.browser.closeNewTabs();
    await this.browser.open(`${this.#origin}/robots.txt`);
    await this.run(() => localStorage.clear());
  }

  /** Goes to an address and waits until the page answers to clicks. */
  async open(address: string): Promise<void> {
    await this.browser.open(this.#origin + address);
    await this.answered();
  }

  /** Waits until the script has taken over a page that came as a document. */
  async answered(): Promise<void> {
    await this.sees(true, () => document.documentElement.style.scrollPaddingBlockEnd !== '');
  }

  /** Runs a function in the page. It is sent as text: it may use its arguments, the browser and `find`. */
  async run<Args extends unknown[], Result>(look: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>> {
    const values = args.map((value) => JSON.stringify(value)).join();
    const expression = `(async () => { ${find}; return JSON.stringify((await (${look})(${values})) ?? null); })()`;
    return JSON.parse(await this.browser.evaluate(expression));
  }

  /** Waits until a look at the page yields what is expected. */
  async sees<Args extends unknown[], Result>(
    expected: NoInfer<Awaited<Result>>,
    look: (...args: Args) => Result,
    ...args: Args
  ): Promise<void> {
    const says = (value: unknown) => JSON.stringify(value, null, 1);
    let seen: unknown;
    await this.#until(
      async () => {
        seen = await this.run(look, ...args);
        return isDeepStrictEqual(seen, expected);
      },
      () => `expected ${says(expected)}, but there is ${says(seen)}`,
    );
  }

  /** Waits until exactly so many elements are seen. */
  async counts(count: number, target: Target): Promise<void> {
    await this.sees({ ...target, count }, (one) => ({ ...one, count: find(one).length }), target);
  }

  shows(target: Target): Promise<void> {
    return this.counts(1, target);
  }

  lacks(target: Target): Promise<void> {
    return this.counts(0, target);
  }

  /**
   * Clicks the one element that is meant once it is there, stands still and nothing covers it. Who sees a click come to
   * nothing, or to something else, clicks again; the report tells of it.
   */
  async click(target: Target): Promise<void> {
    let spot: Awaited<ReturnType<typeof place>> = '';
    await this.#until(
      async () => {
        spot = await this.run(place, target);
        if (typeof spot === 'string') return false;
        await this.browser.click(spot.x, spot.y);
        if (await this.#landed()) return true;
        this.slips.push(`“${target.name ?? target.css}”`);
        return false;
      },
      () => `“${target.name ?? target.css}” ${spot}`,
    );
  }

  /** Whether the click has come to what was meant. Where another document follows, that is taken for granted. */
  async #landed(): Promise<boolean> {
    for (const end = Date.now() + 1000; ; await sleep(pause)) {
      const press = await this.run(lastPress).catch((error) => {
        if (error instanceof BrowserGone) throw error;
      });
      if (!press || press.landed === true) return true;
      if (press.landed || Date.now() > end) return false;
    }
  }

  clickAt(x: number, y: number): Promise<void> {
    return this.browser.click(x, y);
  }

  press(...keys: Key[]): Promise<void> {
    return this.browser.press(keys);
  }

  /** Types into a field as a person does. */
  async type(css: string, text: string): Promise<void> {
    await this.click({ css });
    await this.sees(true, (field) => document.activeElement === document.querySelector(field), css);
    await this.browser.press([...text]);
    await this.sees(text, (field) => document.querySelector<HTMLInputElement>(field)?.value ?? '', css);
  }

  /** Chooses a value where every browser has its own way of choosing: dates and lists. */
  async choose(css: string, value: string): Promise<void> {
    await this.run(
      (field, chosen) => {
        const element = document.querySelector(field) as HTMLInputElement | HTMLSelectElement;
        // past React's own property on the element, or it takes the value for an old one
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, chosen);
        for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
      },
      css,
      value,
    );
  }

  back(): Promise<void> {
    return this.browser.back();
  }

  forward(): Promise<void> {
    return this.browser.forward();
  }

  resize(width: number, height: number): Promise<void> {
    return this.browser.resize(width, height);
  }

  /** Waits for the one tab that the page opens, and closes it. @returns its address */
  async newTab(): Promise<string> {
    let tabs: string[] = [];
    await this.#until(
      async () => {
        tabs = await this.browser.newTabs();
        return tabs.some((address) => address !== '' && address !== 'about:blank');
      },
      () => `a tab should have been opened, but there is only “${tabs}”`,
    );
    await this.browser.closeNewTabs();
    return tabs.join(' and ');
  }

  /** Looks again and again. A page on its way to another one may fail to answer. */
  async #until(holds: () => Promise<boolean>, complaint: () => string): Promise<void> {
    const end = Date.now() + patience;
    for (;;) {
      let fault: unknown;
      try {
        if (await holds()) return;
      } catch (error) {
        if (error instanceof BrowserGone) throw error;
        fault = error;
      }
      if (Date.now() > end) {
        const around = await this.run(circumstances).catch((error) => ({ unknown: String(error) }));
        throw new Error([complaint(), fault, `The page: ${JSON.stringify(around)}`].filter(Boolean).join('; '));
      }
      await sleep(pause);
    }
  }
}
