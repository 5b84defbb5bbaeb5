import type { Context } from '../../vendor/hono.js';
import type { Placing } from '../operations/core/placed.js';
import { type Fault, reported } from '../operations/problem.js';
import { problemAnswer } from './answer.js';

/** The line of the log for a call that failed with an error that should not happen. */
export interface FaultLine extends Fault {
  readonly method: string;
  readonly path: string;
}

/** What is needed to log errors. */
export interface Logging {
  readonly now: () => Date;
  readonly log?: ((line: FaultLine) => void) | undefined;
}

/** The answer to a call that failed. */
export function faultAnswer(
  error: unknown,
  { req: { method, path } }: Context,
  { now, log }: Logging,
  placed?: Placing,
): Response {
  return problemAnswer(reported(error, now, (fault) => log?.({ ...fault, method, path }), placed));
}
