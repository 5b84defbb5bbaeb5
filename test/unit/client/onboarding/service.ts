import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { KEY } from '../service.js';

/** What goes wrong with one call: before or after the service processed it. */
export type Fault = 'reset-before' | 'reset-after' | 'error-after' | 'empty';

interface Stored {
  readonly requestId: string;
  requestType: string;
  status: string;
  message: string | null;
  contract: Record<string, unknown> | null;
  provisioning: Record<string, unknown> | null;
  aadeStatement: Record<string, unknown> | null;
  readonly createdAt: string;
  readonly vatNumber: string;
  readonly key: string | undefined;
}

interface Endpoint {
  readonly endpointId: string;
  readonly url: string;
  readonly events: string[];
  readonly createdAt: string;
}

export interface Received {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

type Answer = { readonly status: number; readonly body?: unknown; readonly headers?: Record<string, string> };

const R = '/api/v1/requests';
const CREATED = '2026-11-20T10:00:00Z';

const fail = (status: number, code: string, more: object = {}): Answer => ({
  status,
  body: { success: false, error: { code, message: code, ...more } },
});
const done = (data: unknown, status = 200): Answer => ({ status, body: { success: true, data } });

/** The onboarding part of the service on loopback, as the description has it. */
export class OnboardingService {
  readonly received: Received[] = [];
  readonly requests: Stored[] = [];
  readonly endpoints: Endpoint[] = [];
  readonly deliveries: object[] = [];
  /** The next call of a method and a path's part fails like this. */
  readonly faults: { readonly call: string; readonly fault: Fault }[] = [];
  /** Answers instead of the service, once each. */
  readonly answers: ({ readonly call: string } & Answer)[] = [];
  /** What happens after each reading of a request. */
  onRead: (request: Stored) => void = () => undefined;
  baseUrl = '';
  #secrets = 0;
  readonly #server = createServer((request, response) => {
    void this.#serve(request, response);
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

  /** `POST /api/v1/requests` and so on, in their order. */
  get calls(): string[] {
    return this.received.map(({ method, path }) => `${method} ${path.replace('/api/v1', '')}`);
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
      body: Buffer.concat(chunks),
    };
    this.received.push(got);
    const named = `${got.method} ${got.path}`;
    const take = <Item extends { readonly call: string }>(items: Item[]): Item | undefined => {
      const at = items.findIndex(({ call }) => named.includes(call));
      return at === -1 ? undefined : items.splice(at, 1)[0];
    };
    const fault = take(this.faults)?.fault;
    if (fault === 'reset-before') return void request.socket.destroy();
    const answer = take(this.answers) ?? this.#process(got);
    if (fault === 'reset-after') return void request.socket.destroy();
    if (fault === 'error-after') return void response.writeHead(502).end('{"success":false}');
    const { status, body, headers } = answer;
    const isFile = Buffer.isBuffer(body);
    response.writeHead(status, {
      'content-type': isFile ? 'application/pdf' : 'application/json',
      'x-ratelimit-remaining': '59',
      ...headers,
    });
    if (fault === 'empty' || body === undefined) return void response.end();
    response.end(isFile ? body : JSON.stringify(body));
  }

  #process(got: Received): Answer {
    const { method, path, headers, query, body } = got;
    if (headers['api-key'] !== KEY) return fail(401, 'UNAUTHORIZED');
    const [, id = '', part] = /^\/api\/v1\/(?:requests|webhooks)\/([^/]+)(?:\/([^/]+))?$/.exec(path) ?? [];
    if (path.startsWith('/api/v1/webhooks')) return this.#webhooks(got, id);
    if (path === R && method === 'POST') return this.#create(got);
    if (path === R) return this.#list(query);
    const request = this.requests.find(({ requestId }) => requestId === decodeURIComponent(id));
    if (request === undefined) return fail(404, 'NOT_FOUND');
    if (part === 'history') return done([{ occurredAt: CREATED, status: request.status, actor: 'SYSTEM' }]);
    if (part === 'contract') return this.#contract(request);
    if (part === 'signed-contract') return this.#upload(request, body);
    if (method === 'DELETE') return this.#cancel(request);
    const answer = done(shown(request));
    this.onRead(request);
    return { ...answer, body: JSON.parse(JSON.stringify(answer.body)) };
  }

  #create({ body, headers }: Received): Answer {
    const payload = JSON.parse(body.toString('utf8'));
    const { vatNumber } = payload.companyDetails;
    const key = headers['idempotency-key'] as string | undefined;
    const same = this.requests.find((each) => key !== undefined && each.key === key);
    if (same !== undefined) {
      const isOver = same.status === 'CANCELLED' || same.status === 'REJECTED';
      return isOver || same.vatNumber !== vatNumber ? fail(409, 'IDEMPOTENCY_KEY_REUSED') : done(shown(same));
    }
    const open = this.requests.find((each) => each.vatNumber === vatNumber && !isOver(each));
    if (open !== undefined) {
      return fail(409, 'DUPLICATE_OPEN_REQUEST', { context: { existingRequestId: open.requestId } });
    }
    const created: Stored = {
      requestId: `r${this.requests.length + 1}`,
      requestType: 'NEW_CONTRACT',
      status: 'PENDING_SIGNATURE',
      message: null,
      contract: { contractNumber: 'C1', contractDate: '2026-11-20', downloadUrl: `${R}/r1/contract` },
      provisioning: null,
      aadeStatement: null,
      createdAt: CREATED,
      vatNumber,
      key,
    };
    this.requests.push(created);
    return done(shown(created), 201);
  }

  #list(query: URLSearchParams): Answer {
    const page = Number(query.get('page') ?? '1');
    const pageSize = Number(query.get('pageSize') ?? '50');
    const statuses = query.get('status')?.split(',');
    const all = this.requests
      .filter(({ vatNumber }) => (query.get('vatNumber') ?? vatNumber) === vatNumber)
      .filter(({ status }) => statuses === undefined || statuses.includes(status))
      .reverse();
    const items = all.slice((page - 1) * pageSize, page * pageSize).map(shown);
    return done({ items, total: all.length, page, pageSize });
  }

  #contract(request: Stored): Answer {
    if (request.contract === null) return fail(409, 'NOT_APPLICABLE');
    return { status: 200, body: Buffer.from('%PDF-1.7 contract') };
  }

  #upload(request: Stored, body: Buffer): Answer {
    if (request.requestType === 'LINK_EXISTING') return fail(409, 'NOT_APPLICABLE');
    if (request.status !== 'PENDING_SIGNATURE' && request.status !== 'ACTION_REQUIRED') {
      return fail(409, 'INVALID_TRANSITION', { context: { currentStatus: request.status } });
    }
    const head = body.indexOf('\r\n\r\n') + 4;
    const file = body.subarray(head, body.lastIndexOf('\r\n--'));
    if (!file.subarray(0, 5).equals(Buffer.from('%PDF-'))) return fail(415, 'UNSUPPORTED_FILE_TYPE');
    const sha256 = createHash('sha256').update(file).digest('hex').toUpperCase();
    request.status = 'UNDER_REVIEW';
    request.contract = { ...request.contract, signedVersion: 1, sha256 };
    return done(shown(request));
  }

  #cancel(request: Stored): Answer {
    if (request.status === 'APPROVED' || isOver(request)) {
      return fail(409, 'INVALID_TRANSITION', { context: { currentStatus: request.status } });
    }
    request.status = 'CANCELLED';
    return { status: 200 };
  }

  #webhooks({ method, path, query, body }: Received, id: string): Answer {
    if (id === 'deliveries') {
      const page = Number(query.get('page') ?? '1');
      const size = Number(query.get('pageSize') ?? '50');
      return done({ items: this.deliveries.slice((page - 1) * size, page * size) });
    }
    if (method === 'DELETE') {
      const at = this.endpoints.findIndex(({ endpointId }) => endpointId === id);
      if (at === -1) return fail(404, 'NOT_FOUND');
      this.endpoints.splice(at, 1);
      return { status: 204 };
    }
    if (method === 'GET' && path.endsWith('/webhooks')) return done(this.endpoints);
    const { url, events } = JSON.parse(body.toString('utf8'));
    this.#secrets += 1;
    const endpoint = { endpointId: `e${this.#secrets}`, url, events, createdAt: CREATED };
    this.endpoints.push(endpoint);
    return done({ ...endpoint, secret: `secret-${this.#secrets}` }, 201);
  }
}

const isOver = ({ status }: Stored): boolean => status === 'CANCELLED' || status === 'REJECTED';

const shown = ({ vatNumber: _vatNumber, key: _key, ...request }: Stored): object => request;
