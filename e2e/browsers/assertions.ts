import assert from 'node:assert/strict';
import type { BrowserDriver } from './browser-driver.ts';
import { findElements, type Target } from './elements.ts';
import { evaluate } from './evaluate.ts';
import { addressOf, hotel, type Language, type PageId } from './site.ts';
import { texts } from './texts.ts';
import { waitFor } from './wait-for.ts';

/** Waits until a function in the page returns a value. */
export function expectValue<Args extends unknown[], Result>(
  browser: BrowserDriver,
  expected: NoInfer<Awaited<Result>>,
  read: (...args: Args) => Result,
  ...args: Args
): Promise<void> {
  return waitFor(async () => assert.deepEqual(await evaluate(browser, read, ...args), expected));
}

export async function expectCount(browser: BrowserDriver, count: number, target: Target): Promise<void> {
  await expectValue(browser, { ...target, count }, (one) => ({ ...one, count: findElements(one).length }), target);
}

export const expectVisible = (browser: BrowserDriver, target: Target) => expectCount(browser, 1, target);
export const expectHidden = (browser: BrowserDriver, target: Target) => expectCount(browser, 0, target);

/** Expects a page in a language, at its address in either half of the site. */
export async function expectPage(browser: BrowserDriver, id: PageId, language: Language, half = language) {
  const expected = { title: titleOf(id, language), language, path: addressOf(id, half) };
  await expectValue(browser, expected, () => ({
    title: document.title,
    language: document.documentElement.lang,
    path: location.pathname,
  }));
}

/** Expects an Italian page that replaced another one in place: announced, focused and at its top. */
export async function expectNavigation(browser: BrowserDriver, id: PageId): Promise<void> {
  await expectPage(browser, id, 'it');
  await expectValue(browser, { focus: 'H1', top: 0, announcement: titleOf(id, 'it') }, () => ({
    focus: document.activeElement?.tagName,
    top: scrollY,
    announcement: Array.from(document.querySelectorAll('p[role=status]'), (status) => status.textContent).join(),
  }));
  await expectSameDocument(browser);
}

export async function markDocument(browser: BrowserDriver): Promise<void> {
  await evaluate(browser, () => void Object.assign(window, { isMarked: true }));
}

export function expectSameDocument(browser: BrowserDriver): Promise<void> {
  return expectValue(browser, true, () => 'isMarked' in window);
}

export function expectFocus(browser: BrowserDriver, label: string): Promise<void> {
  return expectValue(browser, label, () => document.activeElement?.ariaLabel ?? '');
}

/** Expects one new tab with an address, and closes it. */
export async function expectNewTab(browser: BrowserDriver, address: string): Promise<void> {
  await waitFor(async () => assert.deepEqual(await browser.newTabs(), [address]));
  await browser.closeNewTabs();
}

const titleOf = (id: PageId, language: Language) =>
  texts[language](`${id === 'home' ? 'hero' : id}.head.title`, { name: hotel.name });
