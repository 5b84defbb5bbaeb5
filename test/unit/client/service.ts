import { samples } from '../../../src/rules/examples/index.js';
import type { Fault, SandboxClock, SandboxDocument } from '../../../src/sandbox/index.js';
import { createSandbox, type Sandbox } from '../../../src/sandbox/sandbox.js';
import { type ServedSandbox, serveSandbox } from '../../../src/tools/cli/sandbox/serve.js';
import type { Document } from '../../../src/types/index.js';

/** A call as it arrived. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: string;
}

export const KEY = 'key-4711-secret';
const COMPANY = '800123456';
/** Noon in Athens on the day of the documents. */
export const NOON = '2026-11-20T10:00:00Z';
/** How long a queued document waits for its MARK. */
export const OFFLINE = 3_600_000;
/** The first MARK of each test. */
const FIRST_MARK = 400_001_000_000_001;

const ofCompany = (document: Document): Document => ({
  ...document,
  issuer: { ...document.issuer, vatNumber: COMPANY },
});

/** Documents that the tests file besides receipts. */
export const deliveryNote = ofCompany(samples.deliveryNote);
export const receivingNote = ofCompany(samples.receivingNote);
export const orderSlip = ofCompany(samples.orderSlip);

/** A sandbox on a socket of this machine, which writes down what arrives. */
export class Service {
  readonly received: Received[] = [];
  baseUrl = '';
  #sandbox: Sandbox | undefined;
  #served: ServedSandbox | undefined;

  /** Starts, or starts again with all that it had. */
  async start(clock: SandboxClock = { now: () => new Date(NOON) }): Promise<this> {
    this.#sandbox ??= await createSandbox({
      clock,
      keys: [{ key: KEY, companies: [COMPANY] }],
      settings: { firstMark: FIRST_MARK, offlineFor: OFFLINE },
    });
    const { sandbox } = this;
    const listening = {
      tick: () => sandbox.tick(),
      idle: () => sandbox.idle(),
      fetch: async (request: Request): Promise<Response> => {
        const { method, url, headers } = request;
        const { pathname: path, searchParams: query } = new URL(url);
        const body = await request.clone().text();
        this.received.push({ method, path, query, headers, body });
        return sandbox.fetch(request);
      },
    };
    this.#served = await serveSandbox(listening, '127.0.0.1', 0);
    this.baseUrl = this.#served.baseUrl;
    return this;
  }

  async stop(): Promise<void> {
    await this.#served?.close();
    this.#served = undefined;
  }

  get sandbox(): Sandbox {
    if (this.#sandbox === undefined) throw new Error('The service was not started.');
    return this.#sandbox;
  }

  /** The next calls of a name go wrong, in the order in which this is said. */
  fail(call: string, ...kinds: readonly Fault['kind'][]): void {
    for (const kind of kinds) this.sandbox.faults.add({ call, kind });
  }

  /** The next call of a name is answered like this, and not processed. */
  answer(call: string, body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): void {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    this.sandbox.faults.add({ kind: 'answer', call, body: text, status, headers });
  }

  /** All calls of a name are refused with this status, until `faults.clear()`. */
  refuseAlways(call: string, status: number): void {
    const times = Number.POSITIVE_INFINITY;
    this.sandbox.faults.add({ kind: 'answer', call, body: '{"errors":["Refused."]}', status, times });
  }

  /** The search sees nothing, until `seeAll`. */
  seeNothing(): void {
    this.sandbox.faults.add({
      call: 'RequestTransmittedDocs',
      kind: 'search-lag',
      times: Number.POSITIVE_INFINITY,
    });
  }

  seeAll(): void {
    this.sandbox.faults.clear();
  }

  /** Files a document without a client, and gives its MARK. */
  async file(...invoice: readonly Document[]): Promise<string> {
    await this.sandbox.fetch('https://sandbox.example/api/v1/Provider/SendInvoices', {
      method: 'POST',
      headers: { 'API-KEY': KEY },
      body: JSON.stringify({ invoice }),
    });
    return this.filed.at(-1)?.mark ?? '';
  }

  get filed(): readonly SandboxDocument[] {
    return this.sandbox.documents();
  }

  /** How often a call arrived. */
  count(call: string): number {
    return this.received.filter(({ path }) => path.endsWith(`/${call}`)).length;
  }
}
