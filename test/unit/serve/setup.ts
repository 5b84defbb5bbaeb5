import { el } from '../../../src/issues/locales/el/index.js';
import { createSandbox, type Sandbox } from '../../../src/sandbox/sandbox.js';
import { createClient } from '../../../src/sending/client/create-client.js';
import type { Journal } from '../../../src/sending/client/journal/journal.js';
import { memoryJournal } from '../../../src/sending/client/journal/memory.js';
import { type AppOptions, createApp } from '../../../src/tools/serve/app.js';

const NOW = new Date('2026-11-20T12:00:00+02:00');
export const issueDate = '2026-11-20';
export const issuer = { vatNumber: '800123456', country: 'GR', branch: 0 };
export const coffee = { description: 'Καφές', unit: 1, unitPriceWithVat: '3.50', vat: 13 };

export interface Answered {
  readonly status: number;
  readonly body: ReturnType<typeof JSON.parse>;
  readonly headers: Headers;
}

export interface Served {
  readonly app: ReturnType<typeof createApp>;
  readonly sandbox: Sandbox;
  readonly journal: Journal;
  readonly call: (
    route: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Answered>;
}

/** A client whose n-th document does not leave the machine. */
export const unreachableAt = (n: number, { sandbox, journal }: Pick<Served, 'sandbox' | 'journal'>) => {
  const { fetch, ...options } = sandbox.clientOptions();
  let sent = 0;
  const failing: typeof fetch = async (address, init) => {
    if (String(address).includes('SendInvoices')) sent += 1;
    if (sent !== n) return await fetch(address, init);
    sent += 1;
    throw new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED', syscall: 'connect' } });
  };
  return createClient({ ...options, fetch: failing, journal, holder: 'serve' });
};

/** The operations over HTTP, with a sandbox and a journal in memory. A new app on the same journal is a restart. */
export async function served(
  options: Partial<AppOptions> = {},
  before?: Pick<Served, 'sandbox' | 'journal'>,
  holder = 'serve',
): Promise<Served> {
  const { now = () => NOW } = options;
  const sandbox =
    before?.sandbox ??
    (await createSandbox({ clock: { now }, keys: [{ key: 'till', companies: [issuer.vatNumber] }] }));
  const journal = before?.journal ?? memoryJournal({ keep: 'all' });
  const app = createApp({
    now,
    isReady: async () => true,
    contextFor: async (language) => {
      const locale = language === 'el' ? el : undefined;
      const client = createClient({ ...sandbox.clientOptions(), journal, locale, holder });
      return { language, locale, now, journal, client, isSandbox: options.isSandbox };
    },
    ...options,
  });
  const call: Served['call'] = async (route, body, headers = {}) => {
    const [method = 'GET', path = '/'] = route.split(' ');
    const answer = await app.request(`http://localhost${encodeURI(path)}`, {
      method,
      headers: {
        host: 'localhost:8087',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json');
    return { status: answer.status, body: isJson ? JSON.parse(text) : text, headers: answer.headers };
  };
  return { app, sandbox, journal, call };
}
