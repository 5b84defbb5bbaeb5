import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { uidOf } from '../../../src/registry/uid/uid.js';
import type { Document } from '../../../src/types/index.js';

/** What goes wrong with one call. `before` and `after` count from the processing of the call. */
export type Fault =
  | 'reset-before'
  | 'reset-after'
  | 'reset-in-answer'
  | 'silent-before'
  | 'silent-after'
  | 'drip'
  | 'error-before'
  | 'error-after'
  | 'truncated'
  | 'html'
  | 'html-404'
  | 'redirect'
  | 'plain-text'
  | 'rate-limited'
  | 'offline'
  /** The network delivers the call twice; the answer to the second comes back. */
  | 'duplicate';

export interface Received {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

interface Filed {
  readonly uid: string;
  readonly document: Document;
  mark: number;
  /** Searches that do not see it yet. */
  hiddenFor: number;
}

export const KEY = 'key-4711-secret';
const P = '/api/v1/Provider/';

/** How an answer goes out. */
interface Reply {
  readonly ends: 'whole' | 'reset' | 'silent' | 'cut' | 'drip';
  readonly status: number;
  readonly type: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

const WHOLE: Reply = { ends: 'whole', status: 200, type: 'application/json', text: '', headers: {} };

/** Faults that keep a call from being processed. */
const BEFORE: Readonly<Partial<Record<Fault, Partial<Reply>>>> = {
  'reset-before': { ends: 'reset' },
  'silent-before': { ends: 'silent' },
  'error-before': { status: 503, text: '{"title":"Service Unavailable"}' },
  'rate-limited': { status: 429, text: '{"errors":["Too many requests"]}', headers: { 'retry-after': '7' } },
  redirect: { status: 307, headers: { location: 'http://127.0.0.1:9/stolen' } },
  'html-404': { status: 404, type: 'text/html', text: '<!DOCTYPE html><h1>Not Found</h1>' },
};

/** Faults that spoil the answer of a call that was processed. */
const AFTER: Readonly<Partial<Record<Fault, Partial<Reply>>>> = {
  'reset-after': { ends: 'reset' },
  'silent-after': { ends: 'silent' },
  'error-after': { status: 500, text: '{"title":"Internal Server Error"}' },
  html: { type: 'text/html', text: '<html><body>Maintenance</body></html>' },
  'plain-text': { type: 'text/plain' },
  'reset-in-answer': { ends: 'cut' },
  drip: { ends: 'drip' },
};

function typeOf(text: string): string {
  if (text.startsWith('%PDF')) return 'application/pdf';
  return text.startsWith('<?xml') ? 'application/xml' : 'application/json';
}

/** A small service on loopback: it files documents, holds them, searches them, and fails on demand. */
export class Service {
  readonly received: Received[] = [];
  readonly filed: Filed[] = [];
  readonly held = new Map<string, { document: Document; balance: number; uid: string }>();
  /** The next calls of a path's last part fail like this, in this order. */
  readonly faults: { readonly call: string; readonly fault: Fault }[] = [];
  /** Bodies that answer a call instead of the service, once each. */
  readonly answers: { call: string; status: number; body: string; headers?: Record<string, string> }[] = [];
  readonly openTables = new Map<string, object[]>();
  /** Searches that do not see a new document. */
  lag = 0;
  /** The `Date` header; that of the machine when absent. */
  date: Date | undefined;
  baseUrl = '';
  #marks = 400_001_000_000_000;
  readonly #server = createServer((request, response) => {
    // A client that is killed may leave half a call behind.
    this.#serve(request, response).catch(() => request.socket.destroy());
  });

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.baseUrl = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** How often a call arrived. */
  count(call: string): number {
    return this.received.filter(({ path }) => path.includes(call)).length;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url ?? '/', 'http://service');
    const got: Received = {
      method: request.method ?? '',
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body: Buffer.concat(chunks).toString('utf8'),
    };
    const { ends, status, type, text, headers } = await this.reply(got);
    if (ends === 'reset') return void request.socket.destroy();
    if (ends === 'silent') return;
    if (this.date !== undefined) response.setHeader('Date', this.date.toUTCString());
    const length = Buffer.byteLength(text);
    response.writeHead(status, {
      'content-type': type,
      'content-length': length,
      'set-cookie': 'a=1',
      ...headers,
    });
    if (ends === 'whole') return void response.end(text);
    response.write(text.slice(0, 1), () => {
      if (ends === 'cut') request.socket.destroy();
    });
  }

  /** What becomes of a call, whatever carries it. */
  async reply(got: Received): Promise<Reply> {
    this.received.push(got);
    const at = this.faults.findIndex(({ call }) => got.path.includes(call));
    const [failing] = at === -1 ? [] : this.faults.splice(at, 1);
    const fault = failing?.fault;
    const before = fault === undefined ? undefined : BEFORE[fault];
    if (before !== undefined) return { ...WHOLE, ...before };
    if (fault === 'duplicate') await this.#process(got, false);
    const { status, body } = await this.#process(got, fault === 'offline');
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const reply = { ...WHOLE, status, text, type: typeOf(text) };
    const after = fault === undefined ? undefined : AFTER[fault];
    if (fault === 'truncated') return { ...reply, text: text.slice(0, text.length / 2) };
    return { ...reply, ...after };
  }

  /** The service without a network, for runs by the thousand: every answer that would never end is a reset. */
  readonly fetch: typeof fetch = async (input, init = {}) => {
    const url = new URL(String(input));
    const { ends, status, type, text } = await this.reply({
      method: init.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: Object.fromEntries(new Headers(init.headers)),
      body: String(init.body ?? ''),
    });
    if (ends !== 'whole')
      throw Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNRESET' } });
    return new Response(status === 204 ? null : text, { status, headers: { 'content-type': type } });
  };

  async #process(got: Received, offline: boolean): Promise<{ status: number; body: object | string }> {
    const { path, query, body, headers } = got;
    const at = this.answers.findIndex(({ call }) => path.includes(call));
    const [given] = at === -1 ? [] : this.answers.splice(at, 1);
    if (given !== undefined) return given;
    if (/GetInvoice\/[0-9A-F]{40}\/myDATA$/.test(path))
      return { status: 200, body: '<?xml version="1.0"?><a/>' };
    if (path.includes('GetInvoice')) return { status: 200, body: '%PDF-1.7 a document' };
    if (headers['api-key'] !== KEY) return { status: 401, body: { errors: ['Unauthorized'] } };
    switch (path) {
      case `${P}SendInvoices`:
      case `${P}SendInvoicesB2G`:
        return this.#issue(JSON.parse(body), query.get('skipSignature') !== 'false', offline);
      case `${P}CompletionPosInvoices`:
        return this.#complete(JSON.parse(body));
      case `${P}RequestTransmittedDocs`:
        return { status: 200, body: this.#search(query) };
      case `${P}CancelDeliveryNote`:
      case `${P}CancelReceivingNote`:
        return { status: 200, body: this.#cancel(JSON.parse(body).mark) };
      case `${P}AskSignatureForOldInvoice`:
        return { status: 200, body: { token: `old-${body}`, data: 'd', paymentBalance: 20 } };
      case `${P}CompletionAskSignatureForOldInvoice`:
        return { status: 200, body: { response: [{ statusCode: 'Success', invoiceMark: Number(body) }] } };
      case `${P}GetCreditsBalance`:
        return { status: 200, body: { userId: 'u1', creditsBalance: '12,50' } };
      case `${P}GetOpenTables`:
        return { status: 200, body: [...this.openTables.keys()] };
      case `${P}GetOpenOrdersForTable`: {
        const orders = this.openTables.get(query.get('TableId') ?? '');
        return orders === undefined ? { status: 404, body: '' } : { status: 200, body: orders };
      }
      default:
        return { status: 404, body: { title: 'Not Found' } };
    }
  }

  #nextMark(): number {
    this.#marks += 1;
    return this.#marks;
  }

  async #issue(
    { invoice: [document] }: { invoice: Document[] },
    skipSignature: boolean,
    offline: boolean,
  ): Promise<{ status: number; body: object }> {
    if (document === undefined) return { status: 400, body: { errors: { invoice: ['Required.'] } } };
    const uid = await uidOf(document);
    const earlier = this.filed.find((each) => each.uid === uid);
    if (earlier !== undefined) {
      const message = `A document is already sent. UID: ${uid} MARK: ${earlier.mark} AUTHENTICATION_CODE: ${'B'.repeat(40)}`;
      const error = [{ code: 228, message }];
      return { status: 200, body: { response: [{ statusCode: 'ValidationError', errors: [{ error }] }] } };
    }
    const payment = document.paymentMethods?.find(({ type }) => type === 7 || type === 8);
    if (!skipSignature && payment !== undefined) {
      const token = `token-${uid.slice(0, 8)}`;
      this.held.set(token, { document, balance: payment.amount, uid });
      const signatures = [{ token, data: 'signed', paymentBalance: payment.amount, isExpired: false }];
      return { status: 200, body: { response: [], providerSignature: [{ invoiceUid: uid, signatures }] } };
    }
    return { status: 200, body: { response: [this.#file(document, uid, offline)] } };
  }

  #file(document: Document, uid: string, offline = false): object {
    const mark = this.#nextMark();
    const filed = { uid, document, mark, hiddenFor: offline ? Number.POSITIVE_INFINITY : this.lag };
    this.filed.push(filed);
    const links = {
      invoiceUrl: `https://files.example/${uid}`,
      qrUrl: 'https://files.example/q',
      credits: '1,00',
    };
    return offline
      ? { statusCode: 'Offline', invoiceUid: uid, invoiceMark: 0, ...links, errors: null }
      : {
          statusCode: 'Success',
          invoiceUid: uid,
          invoiceMark: mark,
          authenticationCode: 'A'.repeat(40),
          aadeQrUrl: 'https://aade.example/q',
          ...links,
          errors: [],
        };
  }

  /** A document that was filed in another way. */
  fileForTest(document: Document, uid = String(this.filed.length).padStart(40, 'F')): Filed | undefined {
    this.#file(document, uid);
    return this.filed.at(-1);
  }

  /** Documents that were queued reach the authority. */
  fileQueued(): void {
    for (const each of this.filed) each.hiddenFor = 0;
  }

  #complete(given: unknown): { status: number; body: object } {
    if (!Array.isArray(given)) return { status: 400, body: { title: 'Bad Request', status: 400 } };
    const [charge] = given as { signatureToken: string; paymentAmount: number }[];
    const { signatureToken = '', paymentAmount = 0 } = charge ?? {};
    const held = this.held.get(signatureToken);
    if (held === undefined)
      return { status: 400, body: { errors: ['One ore more of the tokens is not verified.'] } };
    if (held.balance < paymentAmount) {
      return {
        status: 400,
        body: { errors: ['One ore more of the signature token balance is not enough.'] },
      };
    }
    held.balance -= paymentAmount;
    return { status: 200, body: { response: [this.#file(held.document, held.uid)] } };
  }

  #search(query: URLSearchParams): object {
    const seen = this.filed.filter((each) => {
      each.hiddenFor -= 1;
      return each.hiddenFor < 0;
    });
    const records = seen
      .filter(({ document: { invoiceHeader, issuer }, uid }) => {
        const fits = (name: string, value: unknown): boolean =>
          (query.get(name) ?? String(value)) === String(value);
        return (
          fits('issuerVatNumber', issuer.vatNumber) &&
          fits('series', invoiceHeader.series) &&
          fits('aa', invoiceHeader.aa) &&
          fits('uid', uid)
        );
      })
      .map(({ uid, mark, document: { issuer, invoiceHeader, invoiceSummary } }) => ({
        uid,
        mark,
        authenticationCode: 'A'.repeat(40),
        issuer,
        invoiceHeader: { ...invoiceHeader, issueDate: `${invoiceHeader.issueDate}T00:00:00` },
        invoiceSummary,
        cost: 1,
        pdfUrl: `https://files.example/${uid}`,
      }));
    const page = Number(query.get('nextPageKey') ?? '1');
    return { providerTransmittedDocs: records.slice((page - 1) * 100, page * 100) };
  }

  readonly #cancelled = new Set<string>();

  #cancel(mark: string): object {
    const isRepeat = this.#cancelled.has(mark);
    this.#cancelled.add(mark);
    return isRepeat
      ? {
          response: [
            { statusCode: 'ValidationError', errors: [{ error: [{ code: '251', message: 'Cancelled.' }] }] },
          ],
        }
      : { response: [{ statusCode: 'Success', cancellationMark: this.#nextMark(), credits: '0,25' }] };
  }
}
