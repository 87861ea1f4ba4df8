import { expect } from '@playwright/test';
import type { Language } from '../../src/i18n/languages.ts';
import { addressOf, type PageId } from '../../src/navigation/routes.ts';
import { openDialogs } from '../../src/ui/dialogs.ts';
import { expectedHead, translator } from '../support/site.ts';
import type { Browser } from './browser.ts';
import { findElements, placeToClick, type Target } from './in-page.ts';

export const texts = { it: translator('it'), en: translator('en') };

export const button = (name: string, within = ''): Target => ({ css: `${within} button`, name });
export const link = (name: string, within = ''): Target => ({ css: `${within} a[href]`, name });
export const dialog = (name: string): Target => ({ css: openDialogs, name });

/** A visitor in one of the browsers: actions, and assertions that wait. */
export class Visitor {
  readonly browser: Browser;
  readonly #origin: string;

  constructor(browser: Browser, origin: string) {
    this.browser = browser;
    this.#origin = origin;
  }

  /** Runs a function in the page. It is sent as text and can use only its arguments, the page and `findElements`. */
  async evaluate<Args extends unknown[], Result>(
    read: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const values = args.map((value) => JSON.stringify(value)).join();
    return (await this.browser.evaluate(
      `(async () => { ${findElements}; return (await (${read})(${values})) ?? null; })()`,
    )) as Awaited<Result>;
  }

  /** Waits until a function in the page returns a value. */
  expectValue<Args extends unknown[], Result>(
    expected: NoInfer<Awaited<Result>>,
    read: (...args: Args) => Result,
    ...args: Args
  ): Promise<void> {
    return expect(async () => expect<unknown>(await this.evaluate(read, ...args)).toEqual(expected)).toPass();
  }

  /** Opens a page and waits until it reacts to input. */
  async open(path: string): Promise<void> {
    await this.browser.open(this.#origin + path);
    await this.expectValue(true, () => document.documentElement.matches('[data-hydrated]'));
  }

  /** Clicks the one element as soon as it is still and uncovered. */
  async click(target: Target): Promise<void> {
    let place = { x: 0, y: 0 };
    await expect(async () => {
      place = await this.evaluate(placeToClick, target);
    }).toPass();
    await this.browser.clickAt(place.x, place.y);
  }

  async typeInto(field: string, text: string): Promise<void> {
    await this.click({ css: field });
    await this.expectValue(true, (css) => document.activeElement === document.querySelector(css), field);
    await this.browser.type(text);
    await this.expectValue(text, (css) => document.querySelector<HTMLInputElement>(css)?.value, field);
  }

  /** Sets a date or an option: every browser has its own way of picking one. */
  async setValue(field: string, value: string): Promise<void> {
    await this.evaluate(
      (css, text) => {
        const element = document.querySelector(css) as HTMLInputElement | HTMLSelectElement;
        // React overrides the property on the element and would miss the change
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, text);
        for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
      },
      field,
      value,
    );
  }

  async scrollTo(top: number): Promise<void> {
    await this.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  }

  async goBack(): Promise<void> {
    await this.evaluate(() => history.back());
  }

  async goForward(): Promise<void> {
    await this.evaluate(() => history.forward());
  }

  expectVisible(target: Target, count = 1): Promise<void> {
    return this.expectValue({ ...target, count }, (one) => ({ ...one, count: findElements(one).length }), target);
  }

  expectHidden(target: Target): Promise<void> {
    return this.expectVisible(target, 0);
  }

  expectFocus(label: string): Promise<void> {
    return this.expectValue(label, () => document.activeElement?.ariaLabel ?? '');
  }

  /** Expects a page in a language, at its address in that or the other language. */
  expectPage(id: PageId, language: Language, urlLanguage = language): Promise<void> {
    const expected = { title: expectedHead(id, language).title, language, path: addressOf(id, urlLanguage) };
    return this.expectValue(expected, () => ({
      title: document.title,
      language: document.documentElement.lang,
      path: location.pathname,
    }));
  }

  /** Expects an Italian page that replaced another one in place: announced, focused and at its top. */
  async expectNavigation(id: PageId): Promise<void> {
    await this.expectPage(id, 'it');
    await this.expectValue({ focus: 'H1', top: 0, announcement: expectedHead(id, 'it').title }, () => ({
      focus: document.activeElement?.tagName,
      top: scrollY,
      announcement: Array.from(document.querySelectorAll('p[role=status]'), (status) => status.textContent).join(),
    }));
    await this.expectSameDocument();
  }

  async markDocument(): Promise<void> {
    await this.evaluate(() => void Object.assign(window, { isMarked: true }));
  }

  expectSameDocument(): Promise<void> {
    return this.expectValue(true, () => 'isMarked' in window);
  }

  /** Expects one new tab with an address, and closes it. */
  async expectNewTab(address: string): Promise<void> {
    await expect(async () => expect(await this.browser.newTabs()).toEqual([address])).toPass();
    await this.browser.closeNewTabs();
  }
}
