import type { Context } from './args/command.js';
import { UsageError } from './args/usage-error.js';

/** The given files, or standard input. Throws `UsageError` if standard input is a terminal. */
export function sourcesOf({ operands, io }: Context): readonly string[] {
  if (operands.length > 0) return operands;
  if (io.stdin.isTerminal) throw new UsageError((words) => words.noInput);
  return ['-'];
}
