import type { Placing } from './core/placed.js';
import { type Problem, problemOf } from './problem.js';

/** The line of the log for an error that should not happen. It has no input and no message, which could quote it. */
export interface Fault {
  readonly time: string;
  /** The `id` of the answer. */
  readonly id: string;
  /** The class of the error. */
  readonly error: string;
  /** Where it was thrown. */
  readonly stack: readonly string[];
}

/** The problem document of an error. An error that should not happen is logged, under an id that the document also has. */
export function reported(
  error: unknown,
  now: () => Date,
  log: ((fault: Fault) => void) | undefined,
  placed?: Placing,
): Problem {
  const problem = problemOf(error, placed);
  if (problem.status !== 500) return problem;
  const id = crypto.randomUUID();
  log?.({
    time: now().toISOString(),
    id,
    error: error instanceof Error ? error.constructor.name : typeof error,
    stack: framesOf(error),
  });
  return { ...problem, id };
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
