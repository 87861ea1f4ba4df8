import type { FullResult, Reporter, Suite } from '@playwright/test/reporter';

/** Prints `N passed, N failed` as the last line of a run. */
export default class Summary implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  async onExit(): Promise<void> {
    const outcomes = this.#suite?.allTests().map((test) => test.outcome()) ?? [];
    const passed = outcomes.filter((outcome) => outcome === 'expected').length;
    const failed = outcomes.filter((outcome) => outcome === 'unexpected').length;
    console.log(`\n${passed} passed, ${failed} failed`);
  }

  printsToStdio(): boolean {
    return false;
  }

  onEnd(_result: FullResult): void {}
}
