import type { FullResult, Reporter, Suite } from '@playwright/test/reporter';

/** Prints `N passed, N failed` as the last line of a run. A run without a test is an error. */
export default class Summary implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  async onEnd(): Promise<{ status?: FullResult['status'] }> {
    return this.#count('expected', 'unexpected', 'flaky') ? {} : { status: 'failed' };
  }

  async onExit(): Promise<void> {
    const [passed, failed] = [this.#count('expected'), this.#count('unexpected', 'flaky')];
    console.log(passed + failed ? `\n${passed} passed, ${failed} failed` : '\nNo test ran.');
  }

  printsToStdio(): boolean {
    return false;
  }

  #count(...outcomes: string[]): number {
    return this.#suite?.allTests().filter((test) => outcomes.includes(test.outcome())).length ?? 0;
  }
}
