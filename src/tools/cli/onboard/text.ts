import { explainOnboarding } from '../../../sending/client/onboarding/lazy.js';
import type {
  CancelRequestOutcome,
  CreateOutcome,
  OnboardingRefused,
  UploadOutcome,
} from '../../../sending/client/onboarding/outcome.js';
import type { OnboardingRequest } from '../../../sending/service/generated/types.js';
import type { Issue } from '../../../types/index.js';
import type { Context, ExitCode } from '../args/command.js';
import { issueJson } from '../output/json.js';
import { show } from '../output/json-lines.js';
import { todoOf } from '../service/outcome-text.js';
import { clean } from '../terminal/clean.js';
import type { CliWords } from '../words/index.js';

type Outcome = CreateOutcome | UploadOutcome | CancelRequestOutcome;
type Plain<Each> = Each extends unknown ? Omit<Each, 'response'> : never;
/** An outcome without the raw answer. */
type PlainOutcome = Plain<Outcome>;

/** Prints the outcome of a call. */
export async function showOutcome(
  context: Context,
  name: string,
  { response: _response, ...outcome }: Outcome,
): Promise<ExitCode> {
  const issues = 'issues' in outcome ? { issues: outcome.issues.map(issueJson) } : {};
  await show(context, { ...outcome, ...issues }, () => outcomeLines(context, name, outcome));
  return isBad(outcome) ? 1 : 0;
}

const isBad = ({ kind }: Pick<Outcome, 'kind'>): boolean => kind === 'refused' || kind === 'unknown';

function outcomeLines(context: Context, name: string, outcome: PlainOutcome): string[] {
  const { words, style } = context;
  const { kinds, existed, reasons } = words.service.onboarding;
  const word = outcome.kind === 'created' && !outcome.isNew ? existed : kinds[outcome.kind];
  const head = [
    clean(outcome.kind === 'created' ? (outcome.request.requestId ?? name) : name),
    isBad(outcome) ? style.red(word) : style.bold(word),
    outcome.kind === 'refused' ? reasons[outcome.reason] : undefined,
    'request' in outcome ? outcome.request?.status : undefined,
  ];
  const more = [
    ...('issues' in outcome ? issueTexts(outcome.issues, context) : []),
    ...(outcome.kind === 'refused' ? refusalTexts(outcome, words.service) : []),
    ...(outcome.kind === 'unknown' ? [outcome.detail] : []),
    todoOf(outcome.next, words),
  ];
  return [head.filter((part) => part !== undefined).join(' · '), ...more.map((line) => `  ${clean(line)}`)];
}

/** The issues of a payload or a file, one sentence each. */
export const issueTexts = (issues: readonly Issue[], { words }: Context): string[] =>
  issues.map(({ severity, rule, message }) => `${words.report.severity[severity]} ${rule}: ${message}`);

function refusalTexts(
  { errors, issues, existingRequestId, currentStatus }: Plain<OnboardingRefused>,
  { said }: CliWords['service'],
): string[] {
  // Field errors of the service are already among the issues.
  const messages = issues.length > 0 ? [] : errors.map(({ message }) => said(message));
  const about = [existingRequestId, currentStatus].filter((part) => part !== undefined);
  return [...messages, ...about];
}

/** Prints a request, the next step, and what the API does not show. `kind`: how waiting for it ended. */
export async function showRequest(
  context: Context,
  request: OnboardingRequest,
  kind?: 'reached' | 'ready' | 'failed' | 'ended' | 'waiting',
): Promise<void> {
  const { locale, style, words } = context;
  const { next, besides, allows, isReady, isFinal } = await explainOnboarding(request, { locale });
  const waited = kind === undefined ? {} : { kind };
  await show(context, { ...waited, request, isReady, isFinal, allows, next, besides }, () => {
    const lines = [
      ...(kind === undefined ? [] : [words.service.onboarding.waits[kind]]),
      ...(request.message === undefined ? [] : [words.service.said(request.message)]),
      todoOf(next, words),
      ...besides.map(({ todo }) => todo),
    ];
    return [requestLine(request, style.bold), ...lines.map((line) => `  ${clean(line)}`)];
  });
}

export function requestLine(
  { requestId, status, requestType, provisioning, updatedAt, createdAt }: OnboardingRequest,
  paint: (text: string) => string = (text) => text,
): string {
  const parts = [
    requestId,
    status && paint(clean(status)),
    requestType,
    provisioning?.status,
    updatedAt ?? createdAt,
  ];
  return parts.flatMap((part) => (part === undefined || part === '' ? [] : [part])).join(' · ');
}
