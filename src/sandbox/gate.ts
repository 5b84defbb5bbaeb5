import { type Call, carriesKey } from '../sending/service/call.js';
import type { CallName } from '../sending/service/calls.js';
import { serviceHeaders } from '../sending/service/limits.js';
import { UPLOADS } from './addresses.js';
import { effectsOf } from './faults/effects.js';
import type { Fault } from './faults/fault.js';
import { FAULT_HEADER, type Faults } from './faults/faults.js';
import { answerBefore, responseOf, spoiled, statedMoment } from './faults/spoil.js';
import { type Answer, bodyText, failure, internalError, json, texts } from './http/answer.js';
import type { Asked, Handler } from './http/asked.js';
import { type Body, bodyOf } from './http/body.js';
import type { Journal } from './http/journal.js';
import { readParameters } from './http/parameters.js';
import { refusalOfQuery } from './http/query-refusal.js';
import { RateLimit } from './http/rate-limit.js';
import { type Routed, route } from './http/routes.js';
import type { InTurn } from './in-turn.js';
import { type SandboxKey, userIdOf } from './keys.js';
import { cancelRequest } from './onboarding/cancel.js';
import { createRequest } from './onboarding/create.js';
import { getContract, getHistory, getRequest, listRequests } from './onboarding/read.js';
import { uploadByClient, uploadSignedContract } from './onboarding/upload.js';
import { cancelNote } from './provider/cancel.js';
import { completionPosInvoices } from './provider/complete.js';
import { getCreditsBalance } from './provider/credits.js';
import { getInvoice, getInvoicePdf, getInvoicePdfByAuthenticationCode } from './provider/downloads.js';
import { sendInvoices } from './provider/issue.js';
import { askSignatureForOldInvoice, completionAskSignatureForOldInvoice } from './provider/old-invoice.js';
import { requestTransmittedDocs } from './provider/search.js';
import { getOpenOrdersForTable, getOpenTables } from './provider/tables.js';
import { httpDate } from './time.js';
import { listDeliveries, listWebhooks, registerWebhook, removeWebhook } from './webhooks/calls.js';
import type { World } from './world.js';

/** The handler of each call. A call without a handler does not compile. */
const byName: Readonly<Record<CallName, Handler>> = {
  SendInvoices: sendInvoices,
  SendInvoicesB2G: sendInvoices,
  RequestTransmittedDocs: requestTransmittedDocs,
  CancelDeliveryNote: cancelNote,
  CancelReceivingNote: cancelNote,
  CompletionPosInvoices: completionPosInvoices,
  AskSignatureForOldInvoice: askSignatureForOldInvoice,
  CompletionAskSignatureForOldInvoice: completionAskSignatureForOldInvoice,
  GetOpenTables: getOpenTables,
  GetOpenOrdersForTable: getOpenOrdersForTable,
  GetCreditsBalance: getCreditsBalance,
  GetInvoicePdf: getInvoicePdf,
  GetInvoice: getInvoice,
  GetInvoicePdfByAuthenticationCode: getInvoicePdfByAuthenticationCode,
  createRequest,
  listRequests,
  getRequest,
  getHistory,
  getContract,
  uploadSignedContract,
  cancelRequest,
  registerWebhook,
  listWebhooks,
  removeWebhook,
  listDeliveries,
};

export const handlers: Readonly<Record<string, Handler>> = byName;

export interface GateOptions {
  readonly world: World;
  readonly keys: readonly SandboxKey[];
  readonly faults: Faults;
  readonly journal: Journal;
  /** Processes calls one at a time, and stores the changes of each before it is answered. */
  readonly inTurn: InTurn;
  /** Where the links of an answer lead. */
  readonly originOf: (url: URL) => string;
}

/** Receives calls: checks the key, the route and the limits, then runs the handler of the call. */
export class Gate {
  readonly #options: GateOptions;
  readonly #keys: ReadonlyMap<string, SandboxKey>;
  readonly #limit = new RateLimit();

  constructor(options: GateOptions) {
    this.#options = options;
    this.#keys = new Map(options.keys.map((key) => [key.key, key]));
  }

  /** Answers a call. A call that the page makes itself has no fault, because faults wait for the calls of programs. */
  async answer(request: Request, url: URL, by: 'program' | 'page' = 'program'): Promise<Response> {
    const { world, faults, journal } = this.#options;
    const routed = route(request.method, url.pathname);
    const { name: call, api } =
      routed === undefined || routed === 'method' ? ({} as Partial<Call>) : routed.call;
    const fault = by === 'page' ? undefined : faults.take(call ?? '', request.headers.get(FAULT_HEADER));
    const key = this.#keys.get(request.headers.get(serviceHeaders.key) ?? '');
    const refusal = refusalOfAddress(url, routed, key);
    const body = await bodyOf(
      request,
      world.settings.bodyBytes,
      refusal === undefined ? undefined : KEPT_OF_REFUSED,
    );
    const entry = {
      at: world.at(),
      method: request.method,
      path: url.pathname,
      query: url.search,
      ...(call !== undefined && { call }),
      ...(key !== undefined && { house: userIdOf(key.key) }),
      requestHeaders: headersOf(request.headers),
      request: body === undefined ? '' : textOf(body, request),
      ...(fault !== undefined && { fault: fault.kind }),
    };
    let answer: Answer;
    try {
      answer =
        (await answerBefore(fault, request.signal, api === 'onboarding')) ??
        (await spoiled(
          refusal ?? (await this.#process(request, url, routed, body?.bytes, fault)),
          fault,
          request.signal,
        ));
    } catch (error) {
      journal.note(entry);
      throw error;
    }
    const headers = new Headers({
      'Content-Type': answer.type,
      Date: httpDate(statedMoment(world.now(), fault)),
      ...answer.headers,
    });
    journal.note({
      ...entry,
      status: answer.status,
      responseHeaders: headersOf(headers),
      response: bodyText(answer),
    });
    return responseOf(answer, headers, fault);
  }

  async #process(
    request: Request,
    url: URL,
    routed: Routed | 'method' | undefined,
    bytes: Uint8Array<ArrayBuffer> | undefined,
    fault: Fault | undefined,
  ): Promise<Answer> {
    if (routed === undefined || routed === 'method') {
      if (bytes === undefined || request.method !== 'POST') return NOTHING;
      const code = url.pathname.slice(UPLOADS.length);
      const upload = { bytes, header: (name: string) => request.headers.get(name) ?? undefined };
      return this.#options.inTurn(() => uploadByClient(this.#options.world, code, upload));
    }
    const { call, path } = routed;
    const isOnboarding = call.api === 'onboarding';
    if (bytes === undefined) {
      return isOnboarding
        ? failure('FILE_TOO_LARGE')
        : json(413, { title: 'Payload Too Large', status: 413 });
    }
    const key = this.#keys.get(request.headers.get(serviceHeaders.key) ?? '');
    const house = key === undefined ? '' : userIdOf(key.key);
    const allowance = call.rateLimited ? this.#limit.take(house, this.#options.world.now()) : undefined;
    const limits = {
      ...(allowance !== undefined && { [serviceHeaders.callsLeft]: String(allowance.left) }),
      ...(allowance?.retryAfter !== undefined && {
        [serviceHeaders.retryAfter]: String(allowance.retryAfter),
      }),
    };
    if (allowance?.retryAfter !== undefined) return withHeaders(failure('RATE_LIMITED'), limits);
    if (key?.forbidden?.includes(call.name) === true) {
      return withHeaders(isOnboarding ? failure('FORBIDDEN') : texts(403, 'Forbidden'), limits);
    }
    const { values, faults } = readParameters(call.query ?? {}, url.searchParams);
    const refusal = refusalOfQuery(call, faults, this.#options.world.settings);
    if (refusal !== undefined) return withHeaders(refusal, limits);
    const asked: Asked = {
      call,
      house,
      path,
      query: values,
      text: new TextDecoder().decode(bytes),
      bytes,
      header: (name) => request.headers.get(name) ?? undefined,
      origin: this.#options.originOf(url),
      effects: effectsOf(fault),
    };
    const times = fault?.kind === 'duplicate' ? 2 : 1;
    let answer: Answer | undefined;
    for (let count = 0; count < times; count += 1) {
      answer = await this.#options.inTurn(() => this.#handled(asked));
    }
    return withHeaders(answer ?? NOTHING, limits);
  }

  /** A failure of the sandbox itself is answered with 500 and does not stop the sandbox. */
  async #handled(asked: Asked): Promise<Answer> {
    const { world } = this.#options;
    try {
      return (await handlers[asked.call.name]?.(world, asked)) ?? NOTHING;
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      return internalError(asked.call.api === 'onboarding', `sandbox: ${detail}`);
    }
  }
}

/** How much of the body of a call without a key or an address is kept for the journal, in bytes. */
const KEPT_OF_REFUSED = 65_536;

/** The answer to a call without a known address, method or key. Its body does not matter. */
function refusalOfAddress(
  { pathname }: URL,
  routed: Routed | 'method' | undefined,
  key: SandboxKey | undefined,
): Answer | undefined {
  if (routed === undefined) return pathname.startsWith(UPLOADS) ? undefined : NOTHING;
  if (routed === 'method') return json(405, { title: 'Method Not Allowed', status: 405 });
  const { call } = routed;
  if (key !== undefined || !carriesKey(call)) return undefined;
  return call.api === 'onboarding' ? failure('UNAUTHORIZED') : texts(401, 'Unauthorized');
}

const NOTHING = json(404, { title: 'Not Found', status: 404 });

const withHeaders = (answer: Answer, headers: Readonly<Record<string, string>>): Answer => ({
  ...answer,
  headers: { ...headers, ...answer.headers },
});

/** Headers for the journal, without the key. */
const headersOf = (headers: Headers): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => name !== serviceHeaders.key.toLowerCase()));

/** A body for the journal, without files. */
function textOf({ bytes, length }: Body, request: Request): string {
  if (bytes.length < length) return `(${length} bytes, not kept)`;
  const isFile = request.headers.get('content-type')?.startsWith('multipart/') === true;
  return isFile ? `(${length} bytes)` : new TextDecoder().decode(bytes);
}
