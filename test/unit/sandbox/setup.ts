import { beforeEach } from 'vitest';
import { samples } from '../../../src/rules/examples/index.js';
import type { SandboxOptions } from '../../../src/sandbox/options.js';
import { createSandbox, type Sandbox } from '../../../src/sandbox/sandbox.js';
import type { Document } from '../../../src/types/index.js';
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

/** The same, paid with two cards over a locked terminal: 10.00 and 20.00. */
export const cardReceipt = (aa = '2'): Document => ({
  ...receipt(aa),
  paymentMethods: [
    { type: 7, amount: 10, terminalId: '16000123', posNspId: 2 },
    { type: 8, amount: 20, terminalId: '16000123', posNspId: 3 },
  ],
  providerAdditionalInvoiceDetails: labelled('POS / e-POS, IRIS'),
});

function labelled(paymentMethodInvoiceLabel: string): Document['providerAdditionalInvoiceDetails'] {
  const print = retailReceipt.providerAdditionalInvoiceDetails;
  return { ...print, additionalDetails: { ...print?.additionalDetails, paymentMethodInvoiceLabel } };
}

/** A document with the header's members replaced. */
export const withHeader = (document: Document, header: Partial<Document['invoiceHeader']>): Document => ({
  ...document,
  invoiceHeader: { ...document.invoiceHeader, ...header },
});

/** What a call was answered. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of an answer.
  readonly json: any;
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
      return { status: response.status, headers: response.headers, text, json: parsed(text) };
    },
    get: (path: string, headers?: Record<string, string>) => at.call('GET', path, undefined, headers),
    issue: (document: unknown, skipSignature = true) =>
      at.call('POST', `/Provider/SendInvoices?skipSignature=${skipSignature}`, { invoice: [document] }),
    /** Issues a document that has to be taken, and gives its entry. */
    async issued(document: unknown): Promise<Record<string, never>> {
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
  (json?.response?.[0]?.errors ?? []).flatMap(({ error }: { error: { code: string }[] }) =>
    error.map(({ code }) => code),
  );

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
