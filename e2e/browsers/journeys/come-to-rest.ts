import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import { openPage } from '../actions.ts';
import { expectValue } from '../assertions.ts';
import type { BrowserDriver } from '../browser-driver.ts';
import { evaluate } from '../evaluate.ts';
import { addressOf, routes } from '../site.ts';
import { waitFor } from '../wait-for.ts';

/** Opens every page by day and by night, and waits until nothing moves: no animation runs, and the picture stays the same. */
export async function comeToRest(browser: BrowserDriver): Promise<void> {
  for (const { id } of routes) {
    await openPage(browser, addressOf(id, 'it'));
    await expectValue(browser, 0, () => {
      const running = document.getAnimations().filter(({ playState }) => playState === 'running');
      return running.filter(({ timeline }) => timeline === document.timeline).length;
    });
    for (const scheme of ['light', 'dark']) {
      await evaluate(browser, (name) => document.documentElement.style.setProperty('color-scheme', name), scheme);
      await waitFor(async () => {
        const before = await browser.screenshot();
        await setTimeout(1000);
        assert.ok(before === (await browser.screenshot()), `${id} still moves, ${scheme}`);
      });
    }
  }
}
