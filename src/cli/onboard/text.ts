import { explainOnboarding } from '../../client/onboarding/lazy.js';
import type {
  CancelRequestOutcome,
  CreateOutcome,
  OnboardingRefused,
  UploadOutcome,
} from '../../client/onboarding/outcome.js';
import type { OnboardingRequest } from '../../service/generated/types.js';
import type { Issue } from '../../types/index.js';
import type { Context, ExitCode } from '../args/command.js';
import { clean } from '../output/clean.js';
import { issueJson } from '../output/json.js';
import { wantsJson } from '../output/json-lines.js';
import { todoOf } from '../service/outcome-text.js';
import type { CliWords } from '../words/en.js';

type Outcome = CreateOutcome | UploadOutcome | CancelRequestOutcome;

/** Prints a value for programs: indented, or on one line. */
export async function printJson({ out, values }: Context, value: unknown): Promise<void> {
  await out.line(JSON.stringify(value, null, values.format === 'json' ? 2 : 0));
}

/** Prints the outcome of a call. */
export async function printOutcome(
  context: Context,
  name: string,
  { response: _response, ...outcome }: Outcome,
): Promise<ExitCode> {
  const { out, words, style } = context;
  const code = outcome.kind === 'refused' || outcome.kind === 'unknown' ? 1 : 0;
  if (wantsJson(context.values)) {
    const issues = 'issues' in outcome ? { issues: outcome.issues.map(issueJson) } : {};
    await printJson(context, { ...outcome, ...issues });
    return code;
  }
  const { kinds, existed, reasons } = words.service.onboarding;
  const known = outcome.kind === 'created' && !outcome.isNew ? existed : kinds[outcome.kind];
  const status = 'request' in outcome ? outcome.request?.status : undefined;
  const reason = outcome.kind === 'refused' ? reasons[outcome.reason] : undefined;
  const named = outcome.kind === 'created' ? (outcome.request.requestId ?? name) : name;
  const head = [clean(named), code === 0 ? style.bold(known) : style.red(known), reason, status];
  await out.line(head.filter((part) => part !== undefined).join(' · '));
  const more = [
    ...('issues' in outcome ? issueTexts(outcome.issues, context) : []),
    ...(outcome.kind === 'refused' ? refusalTexts(outcome, words.service) : []),
    ...(outcome.kind === 'unknown' ? [outcome.detail] : []),
    todoOf(outcome.next, words),
  ];
  for (const line of more) await out.line(`  ${clean(line)}`);
  return code;
}

/** The issues of a payload or a file, one sentence each. */
export const issueTexts = (issues: readonly Issue[], { words }: Context): string[] =>
  issues.map(({ severity, rule, message }) => `${words.report.severity[severity]} ${rule}: ${message}`);

function refusalTexts(
  { errors, issues, existingRequestId, currentStatus }: OnboardingRefused,
  { said }: CliWords['service'],
): string[] {
  // Field errors of the service are already among the issues.
  const messages = issues.length > 0 ? [] : errors.map(({ message }) => said(message));
  const about = [existingRequestId, currentStatus].filter((part) => part !== undefined);
  return [...messages, ...about];
}

/** Prints a request, the next step, and what the API does not show. `kind`: how waiting for it ended. */
export async function printRequest(
  context: Context,
  request: OnboardingRequest,
  kind?: 'reached' | 'ready' | 'failed' | 'ended' | 'waiting',
): Promise<void> {
  const { out, locale, style, words } = context;
  const { next, besides, allows, isReady, isFinal } = await explainOnboarding(request, { locale });
  if (wantsJson(context.values)) {
    await printJson(context, {
      ...(kind !== undefined && { kind }),
      request,
      isReady,
      isFinal,
      allows,
      next,
      besides,
    });
    return;
  }
  await out.line(requestLine(request, style.bold));
  const lines = [
    ...(kind === undefined ? [] : [words.service.onboarding.waits[kind]]),
    ...(request.message === undefined ? [] : [words.service.said(request.message)]),
    todoOf(next, words),
    ...besides.map(({ todo }) => todo),
  ];
  for (const line of lines) await out.line(`  ${clean(line)}`);
}

/** A request on one line. */
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
