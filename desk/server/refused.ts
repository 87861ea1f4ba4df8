import type { Sentence } from '../protocol.ts';
import { inBoth, type SentenceSource } from '../sentences/sentences.ts';

/** A request that the desk refuses, with the reason. */
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

/** The refusal of a malformed request. */
export const malformed = () => new Refused(400, 'badRequest');
