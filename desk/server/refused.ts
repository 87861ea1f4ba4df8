import type { Sentence } from '../protocol.ts';
import { inBoth, type SentenceSource } from '../sentences/sentences.ts';

/** A request that the desk refuses, and what it says about it. */
export class Refused extends Error {
  readonly status: number;
  readonly problem: Sentence;

  constructor(status: number, source: SentenceSource) {
    const problem = inBoth(source);
    super(problem.en);
    this.status = status;
    this.problem = problem;
  }
}

/** What is said of a request that the desk does not understand. */
export const malformed = () => new Refused(400, 'badRequest');
