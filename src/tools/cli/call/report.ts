import type { Issue } from '../../../types/index.js';
import { ParastatikoError } from '../../../types/inside.js';
import { placedIn } from '../../operations/core/placed.js';
import { type Operation, type OperationContext, perform } from '../../operations/index.js';
import { problemOf } from '../../operations/problem.js';
import type { Context, ExitCode } from '../args/command.js';
import { wantsJson, writeValue } from '../output/json-lines.js';
import { issueLines } from '../output/text-issues.js';
import { textLook } from '../output/text-look.js';
import { complain } from '../service/report-error.js';
import { clean } from '../terminal/clean.js';

/** The status of calls that are wrong in themselves: nothing was tried. */
const WRONG_CALL = 400;

/** Kinds of outcomes, and of results of terminals, after which nothing was done, or it is not known. */
const OPEN: ReadonlySet<string> = new Set([
  'refused',
  'unknown',
  'running',
  'declined',
  'cancelled',
  'notBegun',
  'wrongRequest',
]);

/** Makes the call and prints its answer as JSON. A refusal is printed in words for people, and as a problem document for programs. */
export async function report(
  context: Context,
  operation: Operation,
  input: unknown,
  operationContext: OperationContext,
): Promise<ExitCode> {
  const { out, err, values } = context;
  try {
    const answer = await perform(operation, input, operationContext);
    await writeValue(out, answer, values);
    const { outcome, result } = answer as Readonly<
      Record<'outcome' | 'result', { readonly kind?: string } | undefined>
    >;
    return [outcome?.kind, result?.kind].some((kind) => kind !== undefined && OPEN.has(kind)) ? 1 : 0;
  } catch (error) {
    if (!ParastatikoError.isParastatikoError(error)) throw error;
    const problem = problemOf(error, operationContext, placedIn(operation, input));
    if (wantsJson(values)) await writeValue(out, problem, values);
    else {
      await complain(context, error.message);
      for (const { pointer, message } of problem.faults ?? [])
        await err.line(`  ${clean(`${pointer || '/'}: ${message}`)}`);
      const { issues = [] } = error as { readonly issues?: readonly Issue[] };
      for (const line of issueLines(issues, textLook(context))) await err.line(line);
    }
    return problem.status === WRONG_CALL ? 2 : 1;
  }
}
