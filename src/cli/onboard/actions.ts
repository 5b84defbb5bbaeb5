import type { Client } from '../../client/client.js';
import { validateOnboarding } from '../../client/onboarding/lazy.js';
import type { OnboardingPayload, OnboardingRequest } from '../../service/generated/types.js';
import type { Context, ExitCode } from '../args/command.js';
import { FILE } from '../args/placeholders.js';
import { clean } from '../output/clean.js';
import { issueJson } from '../output/json.js';
import { wantsJson, writeList } from '../output/json-lines.js';
import { countOf, neededText, textOf } from '../service/options.js';
import { saveNew } from '../service/save-new.js';
import type { Both } from '../words/index.js';
import { onboardOptions as options } from './options.js';
import { readBytes, readPayload } from './read.js';
import { issueTexts, printJson, printOutcome, printRequest, requestLine } from './text.js';

type Operands = readonly string[];

/** An action of `onboard`, by the word after the command. */
export interface Action {
  /** The operands after the word. */
  readonly operands: readonly Both[];
  readonly what: Both;
  readonly run:
    | { readonly calls: (context: Context, client: Client, operands: Operands) => Promise<ExitCode> }
    /** Runs locally: nothing is sent, so no key is needed. */
    | { readonly here: (context: Context, operands: Operands) => Promise<ExitCode> };
}

const file: Both = FILE;
const id: Both = { en: 'REQUEST', el: 'ΑΙΤΗΜΑ' };
const MINUTE = 60_000;

export const actions: Readonly<Record<string, Action>> = {
  check: {
    operands: [file],
    what: { en: 'check a payload and send nothing', el: 'έλεγχος στοιχείων χωρίς αποστολή' },
    run: { here: check },
  },
  create: {
    operands: [file],
    what: { en: 'create a request from a JSON file', el: 'δημιουργία αιτήματος από αρχείο JSON' },
    run: { calls: create },
  },
  list: { operands: [], what: { en: 'list the requests', el: 'τα αιτήματα' }, run: { calls: list } },
  status: {
    operands: [id],
    what: {
      en: 'the status of a request, and what comes next',
      el: 'πού βρίσκεται ένα αίτημα και τι ακολουθεί',
    },
    run: { calls: status },
  },
  contract: {
    operands: [id],
    what: { en: 'save the contract as PDF', el: 'αποθήκευση της σύμβασης ως PDF' },
    run: { calls: contract },
  },
  upload: {
    operands: [id, file],
    what: { en: 'upload the signed contract', el: 'αποστολή της υπογεγραμμένης σύμβασης' },
    run: { calls: upload },
  },
  wait: {
    operands: [id],
    what: { en: 'wait until the company is ready', el: 'αναμονή ώσπου να είναι έτοιμη η επιχείρηση' },
    run: { calls: wait },
  },
  cancel: {
    operands: [id],
    what: { en: 'cancel a request before its approval', el: 'ακύρωση αιτήματος πριν από την έγκριση' },
    run: { calls: cancel },
  },
};

async function check(context: Context, [source = '']: Operands): Promise<ExitCode> {
  const { io, locale, out, values, words } = context;
  const read = await readPayload(context, source);
  if (read === undefined) return 2;
  const { ok, issues } = await validateOnboarding(read.payload, { now: io.now(), locale });
  if (wantsJson(values)) await printJson(context, { ok, issues: issues.map(issueJson) });
  else for (const line of issueTexts(issues, context)) await out.line(clean(line));
  if (ok && issues.length === 0 && !wantsJson(values)) await out.line(words.service.onboarding.noErrors);
  return ok ? 0 : 1;
}

async function create(context: Context, client: Client, [source = '']: Operands): Promise<ExitCode> {
  const read = await readPayload(context, source);
  if (read === undefined) return 2;
  const outcome = await client.onboarding.create(read.payload as OnboardingPayload, {
    attempt: countOf(context.values, options.attempt.name),
    sendWithErrors: context.values[options.sendWithErrors.name] === true,
  });
  return await printOutcome(context, source, outcome);
}

async function list(context: Context, client: Client): Promise<ExitCode> {
  const { out, values, words } = context;
  const query = {
    status: textOf(values, options.status.name),
    vatNumber: textOf(values, options.vatNumber.name),
  };
  const requests: OnboardingRequest[] = [];
  for await (const request of client.onboarding.list(query)) {
    requests.push(request);
    if (!wantsJson(values)) await out.line(requestLine(request));
  }
  if (wantsJson(values)) await writeList(out, requests, values);
  else if (requests.length === 0) await out.line(words.service.onboarding.noRequests);
  return 0;
}

async function status(context: Context, client: Client, [requestId = '']: Operands): Promise<ExitCode> {
  await printRequest(context, await client.onboarding.get(requestId));
  return 0;
}

async function cancel(context: Context, client: Client, [requestId = '']: Operands): Promise<ExitCode> {
  const reason = textOf(context.values, options.reason.name);
  return await printOutcome(context, requestId, await client.onboarding.cancel(requestId, { reason }));
}

async function contract(context: Context, client: Client, [requestId = '']: Operands): Promise<ExitCode> {
  const { values } = context;
  const saveAs = neededText(values, options.output);
  const kind = values[options.signed.name] === true ? 'signed' : 'unsigned';
  const { bytes } = await client.onboarding.downloadContract(requestId, { kind });
  return await saveNew(context, saveAs, await bytes());
}

async function upload(
  context: Context,
  client: Client,
  [requestId = '', source = '']: Operands,
): Promise<ExitCode> {
  const bytes = await readBytes(context, source);
  if (bytes === undefined) return 2;
  const sendWithErrors = context.values[options.sendWithErrors.name] === true;
  const outcome = await client.onboarding.uploadSignedContract(requestId, bytes, { sendWithErrors });
  return await printOutcome(context, requestId, outcome);
}

async function wait(context: Context, client: Client, [requestId = '']: Operands): Promise<ExitCode> {
  const minutes = countOf(context.values, options.atMost.name);
  const given = minutes === undefined ? {} : { atMost: minutes * MINUTE };
  const status = textOf(context.values, options.status.name);
  const { kind, request } =
    status === undefined
      ? await client.onboarding.waitUntilReady(requestId, given)
      : await client.onboarding.waitForStatus(requestId, status, given);
  await printRequest(context, request, kind);
  return kind === 'ready' || kind === 'reached' ? 0 : 1;
}
