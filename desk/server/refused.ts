import type { Refusal } from '../protocol.ts';
import { inBoth, type Said } from '../sentences/sentences.ts';

/** A request that the desk refuses, and what it says about it. */
export class Refused extends Error {
  readonly status: number;
  readonly refusal: Refusal;

  constructor(status: number, said: Said, more: Omit<Refusal, 'problem'> = {}) {
    const problem = inBoth(said);
    super(problem.en);
    this.status = status;
    this.refusal = { problem, ...more };
  }
}

/** What is said of a request that the desk does not understand. */
export const malformed = () => new Refused(400, 'badRequest');
