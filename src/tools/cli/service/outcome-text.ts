import type { CancelOutcome } from '../../../sending/client/outcomes/cancel-outcome.js';
import type { IssueOutcome } from '../../../sending/client/outcomes/outcome.js';
import type { Context, ExitCode } from '../args/command.js';
import { show } from '../output/json-lines.js';
import { clean } from '../terminal/clean.js';
import type { CliWords } from '../words/index.js';
import { inTypedNames } from './report-error.js';

type Any = IssueOutcome | CancelOutcome;

/** Whether an outcome is neither refused nor unknown. */
export const isGood = ({ kind }: Any): boolean => kind !== 'refused' && kind !== 'unknown';

/** An outcome as lines: its kind, its identifiers, the reasons, and what to do. */
export function outcomeLines(name: string, outcome: Any, context: Context): string[] {
  const { words, style } = context;
  const word = words.service.kinds[outcome.kind];
  const todo = outcome.kind === 'queued' ? words.service.whenQueued : todoOf(outcome.next, words);
  const painted = isGood(outcome) ? style.bold(word) : style.red(word);
  return [
    [name, painted, ...namesIn(outcome, words.service)].join(' · '),
    ...reasonsOf(outcome, words.service).map((line) => `  ${clean(inTypedNames(line, context))}`),
    ...(outcome.next.step === 'done' ? [] : [`  ${clean(inTypedNames(todo, context))}`]),
  ];
}

function namesIn(outcome: Any, words: CliWords['service']): string[] {
  if (outcome.kind === 'refused') return [words.reasons[outcome.reason]];
  const mark = 'mark' in outcome ? outcome.mark : undefined;
  const cancellation = 'cancellationMark' in outcome ? outcome.cancellationMark : undefined;
  const uid = 'uid' in outcome ? outcome.uid : undefined;
  const named = mark ?? cancellation;
  return [
    ...(named === undefined ? [] : [`${words.columns.mark} ${named}`]),
    ...(uid === undefined ? [] : [`UID ${uid}`]),
  ];
}

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
