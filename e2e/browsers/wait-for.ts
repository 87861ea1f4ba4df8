import { setTimeout } from 'node:timers/promises';

const timeout = 15_000;
const interval = 40;

/** Repeats an assertion until it passes. A page that navigates may fail to answer. */
export async function waitFor<Result>(assertion: () => Promise<Result>): Promise<Result> {
  const end = Date.now() + timeout;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() > end) throw error;
      await setTimeout(interval);
    }
  }
}
