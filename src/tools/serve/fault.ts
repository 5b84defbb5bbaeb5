import type { Context } from '../../vendor/hono.js';
import type { Placing } from '../operations/core/placed.js';
import { type Fault, reported, type Speaking } from '../operations/problem.js';
import { problemAnswer } from './answer.js';

/** The line of the log for a call that failed through no fault of its caller. */
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
  { req }: Context,
  { now, log }: Logging,
  speaking: Speaking,
  placed?: Placing,
): Response {
  const { method, path } = req;
  const note = (fault: Fault): void => log?.({ ...fault, method, path });
  return problemAnswer(reported(error, { ...speaking, now }, note, placed));
}
