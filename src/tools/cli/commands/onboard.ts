import { explainOnboarding, type Onboarding, validateOnboarding } from '../../../sending/client/index.js';
import { listed } from '../../../sending/client/journal/inside.js';
import type {
  CancelRequestOutcome,
  CreateOutcome,
  OnboardingCreated,
  OnboardingRefused,
  OnboardingUnknown,
  UploadOutcome,
} from '../../../sending/client/onboarding/inside.js';
import type { OnboardingPayload, OnboardingRequest } from '../../../sending/service/inside.js';
import type { Issue } from '../../../types/index.js';
import { actionGiven } from '../args/action.js';
import type { Command, Context, ExitCode } from '../args/command.js';
import { countOf, neededText, textOf } from '../args/values.js';
import { onboardRow } from '../generated/commands/onboard.js';
import { block } from '../output/block.js';
import { issueJson } from '../output/json.js';
import { show } from '../output/json-lines.js';
import { readBytes, readPayload } from '../read-file.js';
import { ask } from '../service/ask.js';
import { todoOf } from '../service/outcome-text.js';
import { saveNew } from '../service/save-new.js';
import { clean } from '../terminal/clean.js';

/** `parastatiko onboard`: registers companies and handles their contracts. */
export const onboardCommand: Command = {
  ...onboardRow,
  async run(context) {
    const { name, operands } = actionGiven(context, onboardRow);
    const [first = '', second = ''] = operands;
    if (name === 'check') return await check(context, first);
    return await ask(context, (client) => actions[name](context, client.onboarding, first, second), {
      creates: name === 'create',
    });
  },
};

/** The issues of a payload or a file, one sentence each. */
const issueTexts = (issues: readonly Issue[], { words }: Context): string[] =>
  issues.map(({ severity, rule, message }) => `${words.report.severity[severity]} ${rule}: ${message}`);

type Members<Each> = Partial<Omit<Each, 'kind' | 'next'>>;

/** Prints the outcome of a call, without the raw answer. */
async function showOutcome(
  context: Context,
  name: string,
  { response: _response, ...outcome }: CreateOutcome | UploadOutcome | CancelRequestOutcome,
): Promise<ExitCode> {
  const { words, style } = context;
  const { kinds, existed, reasons } = words.service.onboarding;
  const { kind, next } = outcome;
  const isBad = kind === 'refused' || kind === 'unknown';
  const { request, isNew, issues, reason, errors, existingRequestId, currentStatus, detail } =
    outcome as Members<OnboardingCreated> & Members<OnboardingRefused> & Members<OnboardingUnknown>;
  await show(context, { ...outcome, ...(issues && { issues: issues.map(issueJson) }) }, () =>
    block(
      [
        clean((kind === 'created' ? request?.requestId : undefined) ?? name),
        (isBad ? style.red : style.bold)(isNew === false ? existed : kinds[kind]),
        reason && reasons[reason],
        request?.status,
      ],
      [
        ...issueTexts(issues ?? [], context),
        // Field errors of the service are already among the issues.
        ...(issues?.length ? [] : (errors ?? []).map(({ message }) => words.service.said(message))),
        ...[existingRequestId, currentStatus, detail, todoOf(next, words)],
      ],
    ),
  );
  return isBad ? 1 : 0;
}

/** Prints a request, the next step, and what the API does not show. `kind`: how waiting for it ended. */
async function showRequest(
  context: Context,
  request: OnboardingRequest,
  kind?: 'reached' | 'ready' | 'failed' | 'ended' | 'waiting',
): Promise<ExitCode> {
  const { locale, style, words } = context;
  const { next, besides, allows, isReady, isFinal } = await explainOnboarding(request, { locale });
  const { waits } = words.service.onboarding;
  const waited = kind === undefined ? {} : { kind };
  return await show(context, { ...waited, request, isReady, isFinal, allows, next, besides }, () =>
    block(partsOf(request, style.bold), [
      kind && waits[kind],
      request.message === undefined ? undefined : words.service.said(request.message),
      todoOf(next, words),
      ...besides.map(({ todo }) => todo),
    ]),
  );
}

const partsOf = (
  { requestId, status, requestType, provisioning, updatedAt, createdAt }: OnboardingRequest,
  paint: (text: string) => string = clean,
) => [requestId, status && paint(clean(status)), requestType, provisioning?.status, updatedAt ?? createdAt];

/** An action, with what was given after its word: a request, a file, or both. */
type Action = (context: Context, calls: Onboarding, first: string, second: string) => Promise<ExitCode>;

const MINUTE = 60_000;

/** Checks a payload. Nothing is sent, so no key is needed. */
async function check(context: Context, file: string): Promise<ExitCode> {
  const { io, locale, words } = context;
  const read = await readPayload(context, file);
  if (read === undefined) return 2;
  const { ok, issues } = await validateOnboarding(read.payload, { now: io.now(), locale });
  const texts = issues.length === 0 ? [words.service.onboarding.noErrors] : issueTexts(issues, context);
  await show(context, { ok, issues: issues.map(issueJson) }, () => texts.map((line) => clean(line)));
  return ok ? 0 : 1;
}

const sendingIn = ({ values }: Context) => ({ sendWithErrors: values['send-with-errors'] === true });

/** The actions that call the service, by the word after the command. */
const actions: Readonly<Record<Exclude<keyof (typeof onboardRow)['actions'], 'check'>, Action>> = {
  async create(context, calls, file) {
    const read = await readPayload(context, file);
    if (read === undefined) return 2;
    const options = { attempt: countOf(context.values, 'attempt'), ...sendingIn(context) };
    return await showOutcome(context, file, await calls.create(read.payload as OnboardingPayload, options));
  },
  async list(context, calls) {
    const { values, words } = context;
    const query = { status: textOf(values, 'status'), vatNumber: textOf(values, 'vat-number') };
    const requests = await listed(calls.list(query));
    return await show(context, requests, () =>
      requests.length === 0
        ? [words.service.onboarding.noRequests]
        : requests.flatMap((request) => block(partsOf(request))),
    );
  },
  status: async (context, calls, id) => await showRequest(context, await calls.get(id)),
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
