import type { Context } from 'hono';
import { problemOf } from '../operations/problem.js';
import { problemAnswer } from './answer.js';

/** The line of the log for an error that should not happen. It has no body, no key, and no message, which could quote them. */
export interface FaultLine {
  readonly time: string;
  /** The `id` of the answer. */
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** The class of the error. */
  readonly error: string;
  /** Where it was thrown. */
  readonly stack: readonly string[];
}

/** What is needed to log errors. */
export interface Logging {
  readonly now: () => Date;
  readonly log?: ((line: FaultLine) => void) | undefined;
}

/** The answer to a call that failed. An error that should not happen is logged, under an id that the answer also has. */
export function faultAnswer(error: unknown, { req }: Context, { now, log }: Logging): Response {
  const problem = problemOf(error);
  if (problem.status !== 500) return problemAnswer(problem);
  const id = crypto.randomUUID();
  log?.({
    time: now().toISOString(),
    id,
    method: req.method,
    path: req.path,
    error: error instanceof Error ? error.constructor.name : typeof error,
    stack: framesOf(error),
  });
  return problemAnswer({ ...problem, id });
}

/** The frames of the stack, without the message before them. */
const framesOf = (error: unknown): readonly string[] =>
  error instanceof Error
    ? (error.stack ?? '')
        .replace(error.message, '')
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line.startsWith('at '))
    : [];
