import assert from 'node:assert/strict';
import { expectValue } from './assertions.ts';
import type { BrowserDriver } from './browser-driver.ts';
import { findElements, obstacleOf, type Target } from './elements.ts';
import { evaluate } from './evaluate.ts';
import { waitFor } from './wait-for.ts';

/** Opens a page and waits until it reacts to input. */
export async function openPage(browser: BrowserDriver, path: string): Promise<void> {
  await browser.open(path);
  await waitForHydration(browser);
}

export function waitForHydration(browser: BrowserDriver): Promise<void> {
  return expectValue(browser, true, () => document.documentElement.matches('[data-hydrated]'));
}

/** Clicks the one matching element as soon as it is still and uncovered. */
export async function click(browser: BrowserDriver, target: Target): Promise<void> {
  await waitFor(async () => {
    const obstacle = await evaluate(browser, obstacleOf, target);
    assert.equal(obstacle, '', `“${target.name ?? target.css}” is ${obstacle}`);
  });
  await browser.click(`(${findElements})(${JSON.stringify(target)})[0]`);
}

export async function typeInto(browser: BrowserDriver, field: string, text: string): Promise<void> {
  await click(browser, { css: field });
  await expectValue(browser, true, (css) => document.activeElement === document.querySelector(css), field);
  await browser.type(text);
  await expectValue(browser, text, (css) => document.querySelector<HTMLInputElement>(css)?.value, field);
}

/** Sets a date or an option: every browser has its own way of picking one. */
export async function setValue(browser: BrowserDriver, field: string, value: string): Promise<void> {
  await evaluate(
    browser,
    (css, text) => {
      const element = document.querySelector(css) as HTMLInputElement | HTMLSelectElement;
      // React overrides the property on the element and would miss the change.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, text);
      for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
    },
    field,
    value,
  );
}

export async function scrollTo(browser: BrowserDriver, top: number): Promise<void> {
  await evaluate(browser, (y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

export async function goBack(browser: BrowserDriver): Promise<void> {
  await evaluate(browser, () => history.back());
}

export async function goForward(browser: BrowserDriver): Promise<void> {
  await evaluate(browser, () => history.forward());
}

export async function resetBrowser(browser: BrowserDriver): Promise<void> {
  await browser.closeNewTabs();
  await browser.open('/robots.txt');
  await evaluate(browser, () => localStorage.clear());
}
