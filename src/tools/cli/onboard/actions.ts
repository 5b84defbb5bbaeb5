import { explainOnboarding, validateOnboarding } from '../../../sending/client/onboarding/lazy.js';
import type { Onboarding } from '../../../sending/client/onboarding/onboarding.js';
import type {
  CancelRequestOutcome,
  CreateOutcome,
  OnboardingRefused,
  UploadOutcome,
} from '../../../sending/client/onboarding/outcome.js';
import type { OnboardingPayload, OnboardingRequest } from '../../../sending/service/generated/types.js';
import type { Issue } from '../../../types/index.js';
import type { Context, ExitCode } from '../args/command.js';
import { countOf, neededText, textOf } from '../args/values.js';
import type { onboardRow } from '../generated/commands/onboard.js';
import { issueJson } from '../output/json.js';
import { show } from '../output/json-lines.js';
import { readBytes, readPayload } from '../read-file.js';
import { todoOf } from '../service/outcome-text.js';
import { saveNew } from '../service/save-new.js';
import { clean } from '../terminal/clean.js';
import type { CliWords } from '../words/index.js';

type Outcome = CreateOutcome | UploadOutcome | CancelRequestOutcome;

type Plain<Each> = Each extends unknown ? Omit<Each, 'response'> : never;

/** An outcome without the raw answer. */
type PlainOutcome = Plain<Outcome>;

/** Prints the outcome of a call. */
async function showOutcome(
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
const issueTexts = (issues: readonly Issue[], { words }: Context): string[] =>
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
async function showRequest(
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

function requestLine(
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

/** An action, with what was given after its word: a request, a file, or both. */
type Action = (context: Context, calls: Onboarding, first: string, second: string) => Promise<ExitCode>;

const MINUTE = 60_000;

/** Checks a payload. Nothing is sent, so no key is needed. */
export async function check(context: Context, file: string): Promise<ExitCode> {
  const { io, locale, words } = context;
  const read = await readPayload(context, file);
  if (read === undefined) return 2;
  const { ok, issues } = await validateOnboarding(read.payload, { now: io.now(), locale });
  const { noErrors } = words.service.onboarding;
  await show(context, { ok, issues: issues.map(issueJson) }, () =>
    issues.length === 0 ? [noErrors] : issueTexts(issues, context).map((line) => clean(line)),
  );
  return ok ? 0 : 1;
}

/** The actions of `onboard` that call the service, by the word after the command. */
export const actions: Readonly<Record<Exclude<keyof (typeof onboardRow)['actions'], 'check'>, Action>> = {
  async create(context, calls, file) {
    const read = await readPayload(context, file);
    if (read === undefined) return 2;
    const outcome = await calls.create(read.payload as OnboardingPayload, {
      attempt: countOf(context.values, 'attempt'),
      ...sendingIn(context),
    });
    return await showOutcome(context, file, outcome);
  },
  async list(context, calls) {
    const { values, words } = context;
    const query = { status: textOf(values, 'status'), vatNumber: textOf(values, 'vat-number') };
    const requests: OnboardingRequest[] = [];
    for await (const request of calls.list(query)) requests.push(request);
    return await show(context, requests, () =>
      requests.length === 0
        ? [words.service.onboarding.noRequests]
        : requests.map((request) => requestLine(request)),
    );
  },
  async status(context, calls, id) {
    await showRequest(context, await calls.get(id));
    return 0;
  },
  async contract(context, calls, id) {
    const file = neededText(context, 'output');
    const kind = context.values.signed === true ? 'signed' : 'unsigned';
    const { bytes } = await calls.downloadContract(id, { kind });
    return await saveNew(context, file, await bytes());
  },
  async upload(context, calls, id, file) {
    const bytes = await readBytes(context, file);
    if (bytes === undefined) return 2;
    return await showOutcome(context, id, await calls.uploadSignedContract(id, bytes, sendingIn(context)));
  },
  async wait(context, calls, id) {
    const minutes = countOf(context.values, 'at-most');
    const status = textOf(context.values, 'status');
    const given = minutes === undefined ? {} : { atMost: minutes * MINUTE };
    const { kind, request } =
      status === undefined
        ? await calls.waitUntilReady(id, given)
        : await calls.waitForStatus(id, status, given);
    await showRequest(context, request, kind);
    return kind === 'ready' || kind === 'reached' ? 0 : 1;
  },
  async cancel(context, calls, id) {
    const reason = textOf(context.values, 'reason');
    return await showOutcome(context, id, await calls.cancel(id, { reason }));
  },
};

const sendingIn = ({ values }: Context) => ({ sendWithErrors: values['send-with-errors'] === true });
