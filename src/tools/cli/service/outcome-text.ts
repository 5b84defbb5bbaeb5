import type { CancelOutcome, IssueOutcome } from '../../../sending/client/inside.js';
import type { Context, ExitCode } from '../args/command.js';
import { block } from '../output/block.js';
import { show } from '../output/json-lines.js';
import type { CliWords } from '../words/index.js';
import { inTypedNames } from './report-error.js';

type Any = IssueOutcome | CancelOutcome;

/** Whether an outcome is neither refused nor unknown. */
export const isGood = ({ kind }: Any): boolean => kind !== 'refused' && kind !== 'unknown';

/** An outcome as lines: its kind, its identifiers, the reasons, and what to do. */
export function outcomeLines(name: string, outcome: Any, context: Context): readonly string[] {
  const { words, style } = context;
  const { kinds, reasons, columns, whenQueued } = words.service;
  const { kind, next } = outcome;
  const { mark, cancellationMark, uid } = (outcome.kind === 'refused' ? {} : outcome) as Names;
  const named = mark ?? cancellationMark;
  const todo = kind === 'queued' ? whenQueued : todoOf(next, words);
  return block(
    [
      name,
      (isGood(outcome) ? style.bold : style.red)(kinds[kind]),
      outcome.kind === 'refused' ? reasons[outcome.reason] : undefined,
      named && `${columns.mark} ${named}`,
      uid && `UID ${uid}`,
    ],
    [...reasonsOf(outcome, words.service), ...(next.step === 'done' ? [] : [todo])].map((line) =>
      inTypedNames(line, context),
    ),
  );
}

type Names = Readonly<Partial<Record<'mark' | 'cancellationMark' | 'uid', string | undefined>>>;

/** What to do next, with commands in place of functions of the library. */
export function todoOf(
  { step, todo }: { readonly step: string; readonly todo: string },
  { service }: CliWords,
): string {
  const steps: Readonly<Record<string, string>> = service.steps;
  return steps[step] ?? todo;
}

/** The reasons: the errors of the service, or those of the rules. */
function reasonsOf(outcome: Any, { said }: CliWords['service']): string[] {
  if (outcome.kind === 'unknown') return [outcome.detail];
  if (outcome.kind !== 'refused') return [];
  const { errors, issues, sent } = outcome;
  if (sent)
    return errors.map(({ code, message }) => `${code === undefined ? '' : `${code}: `}${said(message)}`);
  return issues.flatMap(({ severity, rule, message }) =>
    severity === 'error' ? [`${rule}: ${message}`] : [],
  );
}

/** An outcome for programs, without the raw answer. */
export function outcomeJson({ response: _response, ...outcome }: Any): object {
  return outcome;
}

/** Prints the outcome of a call. `about` is what programs get besides it. */
export async function showOutcome(
  context: Context,
  name: string,
  outcome: Any,
  about?: object,
): Promise<ExitCode> {
  const plain = outcomeJson(outcome);
  const answer = about === undefined ? plain : { ...about, outcome: plain };
  await show(context, answer, () => outcomeLines(name, outcome, context));
  return isGood(outcome) ? 0 : 1;
}
