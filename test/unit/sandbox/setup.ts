import { beforeEach } from 'vitest';
import { samples } from '../../../src/rules/examples/index.js';
import type { SandboxOptions } from '../../../src/sandbox/options.js';
import { createSandbox, type Sandbox } from '../../../src/sandbox/sandbox.js';
import type { Document, PosSignature } from '../../../src/types/index.js';
import { differenceOf } from '../openapi/conforms.js';

/** The issuer of the sample documents, and noon in Athens on their day. */
export const COMPANY = samples.retailReceipt.issuer.vatNumber;
export const NOON = '2026-11-20T10:00:00Z';
export const KEY = 'till-key';
export const OTHER_KEY = 'other-key';
export const HOUR = 3_600_000;

const { retailReceipt } = samples;
export const { orderSlip, orderCancellation, tableClosing, tableCancellation } = samples;
export const { deliveryNote, receivingNote, salesInvoice } = samples;

/** A receipt that is paid in cash. */
export const receipt = (aa = '1'): Document => ({
  ...retailReceipt,
  invoiceHeader: { ...retailReceipt.invoiceHeader, aa },
  paymentMethods: [{ type: 3, amount: 30 }],
  providerAdditionalInvoiceDetails: labelled('Μετρητά'),
});

/** The same, paid with two cards at a locked terminal: 10.00 and 20.00. */
export const cardReceipt = (aa = '2'): Document => ({
  ...receipt(aa),
  paymentMethods: [
    { type: 7, amount: 10, terminalId: '16000123', posNspId: 2 },
    { type: 8, amount: 20, terminalId: '16000123', posNspId: 3 },
  ],
  providerAdditionalInvoiceDetails: labelled('POS / e-POS, IRIS'),
});

/** The printed part of a document, with the label of its payments. */
export function labelled(paymentMethodInvoiceLabel: string): Document['providerAdditionalInvoiceDetails'] {
  const print = retailReceipt.providerAdditionalInvoiceDetails;
  return { ...print, additionalDetails: { ...print?.additionalDetails, paymentMethodInvoiceLabel } };
}

/** A document with the header's members replaced. */
export const withHeader = (document: Document, header: Partial<Document['invoiceHeader']>): Document => ({
  ...document,
  invoiceHeader: { ...document.invoiceHeader, ...header },
});

/** The entry of a document in the answer to issuing, completing and cancelling. */
export interface EntryJson {
  readonly statusCode: string;
  readonly invoiceUid: string;
  readonly invoiceMark: number;
  readonly cancellationMark: number;
  readonly authenticationCode: string;
  readonly invoiceUrl: string;
  readonly aadeQrUrl?: string;
  readonly errors: readonly [{ readonly error: readonly [ErrorJson, ...ErrorJson[]] }];
}

interface ErrorJson {
  readonly code: string;
  readonly message: string;
}

/** The members of `data`: a request, an endpoint with its secret, or a list. */
interface DataJson {
  readonly requestId: string;
  readonly status: string;
  readonly contract: { readonly downloadUrl: string; readonly signedVersion: number };
  readonly provisioning: { readonly status: string };
  readonly aadeStatement: { readonly status: string };
  readonly endpointId: string;
  readonly secret: string;
  readonly pageSize: number;
  readonly items: readonly [ItemJson, ...ItemJson[]];
}

/** An item of a list: a request, or an attempt to deliver an event. */
interface ItemJson {
  readonly requestId: string;
  readonly eventId: string;
  readonly attempt: number;
  readonly responseStatus: number | null;
  readonly deliveredAt: string;
  readonly succeeded: boolean;
}

interface RecordJson {
  readonly uid: string;
  readonly mark: number;
  readonly invoiceHeader: { readonly aa: string };
}

/** The members of all answers. A test reads those of the call that it makes. */
export interface AnswerJson extends Omit<PosSignature, 'data'> {
  readonly data: DataJson;
  readonly error: {
    readonly code: string;
    readonly context: object;
    readonly details: readonly { readonly field: string }[];
    readonly traceId?: string;
  };
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly response: readonly [EntryJson, ...EntryJson[]];
  readonly providerSignature: readonly [{ readonly signatures: readonly [PosSignature, PosSignature] }];
  readonly providerTransmittedDocs: readonly [RecordJson, ...RecordJson[]];
  readonly creditsBalance: number;
  readonly userId: string;
}

/** What a call was answered. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** A test says what it expects of it. */
  readonly json: AnswerJson;
}

/** A sandbox for each test, and calls to it. */
export function withSandbox(options: SandboxOptions = {}) {
  const made: { sandbox: Sandbox | undefined } = { sandbox: undefined };
  beforeEach(async () => {
    made.sandbox = await createSandbox({
      clock: { now: () => new Date(NOON) },
      keys: [{ key: KEY, companies: [COMPANY] }, { key: OTHER_KEY }],
      ...options,
    });
  });
  const at = {
    get sandbox(): Sandbox {
      if (made.sandbox === undefined) throw new Error('A sandbox is made for each test.');
      return made.sandbox;
    },
    async call(
      method: string,
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ): Promise<Answered> {
      const response = await at.sandbox.fetch(`https://sandbox.example/api/v1${path}`, {
        method,
        headers: { 'API-KEY': KEY, ...headers },
        redirect: 'manual',
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      describedOrThrow(at.sandbox, { method, path, response, text });
      return { status: response.status, headers: response.headers, text, json: parsed(text) as AnswerJson };
    },
    get: (path: string, headers?: Record<string, string>) => at.call('GET', path, undefined, headers),
    issue: (document: unknown, skipSignature = true) =>
      at.call('POST', `/Provider/SendInvoices?skipSignature=${skipSignature}`, { invoice: [document] }),
    /** Issues a document that has to be taken, and gives its entry. */
    async issued(document: unknown): Promise<EntryJson> {
      const { json, text } = await at.issue(document);
      const entry = json?.response?.[0];
      if (entry?.statusCode !== 'Success') throw new Error(text);
      return entry;
    },
    /** The codes of the errors of the first document. */
    async codes(document: unknown, skipSignature = true): Promise<string[]> {
      const { json } = await at.issue(document, skipSignature);
      return codesIn(json);
    },
  };
  return at;
}

interface Answering {
  readonly method: string;
  readonly path: string;
  readonly response: Response;
  readonly text: string;
}

/** Each answer of the sandbox is one that the OpenAPI document describes, unless a fault spoils it. */
function describedOrThrow(sandbox: Sandbox, { method, path, response, text }: Answering): void {
  if (sandbox.calls().at(-1)?.fault !== undefined) return;
  const { pathname } = new URL(`https://sandbox.example/api/v1${path}`);
  const type = response.headers.get('content-type') ?? '';
  const difference = differenceOf(method, pathname, { status: response.status, type, text });
  if (difference !== undefined) throw new Error(`${difference}\n${text}`);
}

/** The codes of the errors of the first entry. */
export const codesIn = (json: Answered['json']): string[] =>
  (json?.response?.[0]?.errors ?? []).flatMap(({ error }) => error.map(({ code }) => code));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
