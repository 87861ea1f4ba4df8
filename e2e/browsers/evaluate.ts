import type { BrowserDriver } from './browser-driver.ts';
import { findElements } from './elements.ts';

/** Runs a function in the page. It is sent as text and can use only its arguments, the page and `findElements`. */
export async function evaluate<Args extends unknown[], Result>(
  browser: BrowserDriver,
  read: (...args: Args) => Result,
  ...args: Args
): Promise<Awaited<Result>> {
  const values = args.map((value) => JSON.stringify(value)).join();
  return (await browser.evaluate(
    `(async () => { ${findElements}; return (await (${read})(${values})) ?? null; })()`,
  )) as Awaited<Result>;
}
