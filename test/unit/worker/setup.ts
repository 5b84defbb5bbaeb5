import { afterEach } from 'vitest';
import { cash, issuer, retailReceipt } from '../../../src/builders/index.js';
import { createSandbox, type Sandbox } from '../../../src/sandbox/sandbox.js';
import { createClient } from '../../../src/sending/client/create-client.js';
import type { ClientOptions } from '../../../src/sending/client/options.js';
import type { PostgresJournal } from '../../../src/sending/journal-postgres/journals.js';
import {
  createWorker,
  enqueue,
  prepareQueue,
  type WorkerOptions,
} from '../../../src/sending/worker/index.js';
import type { Document } from '../../../src/types/index.js';
import { withJournals } from '../journal-postgres/journals.js';

const COMPANY = '800123456';
const KEY = 'key';
const NOON = Date.parse('2026-11-20T10:00:00Z');

/** A clock that goes on from noon of the day of the documents. */
export const clockFromNoon = () => {
  const start = performance.now();
  return { now: () => new Date(NOON + performance.now() - start) };
};

/** A receipt of one of the shops. */
export const receipt = (series: string, aa: string, price = '12.40'): Document =>
  retailReceipt({
    issuer: issuer({
      vatNumber: COMPANY,
      branch: 0,
      name: 'Η Αυλή Ε.Ε.',
      address: { street: 'Σταϊκοπούλου', number: '14', postalCode: '21100', city: 'Ναύπλιο' },
      print: { profession: 'Παντοπωλείο', taxoffice: 'Ναυπλίου' },
    }),
    series,
    aa,
    issueDate: '2026-11-20',
  })
    .line({
      description: 'Μέλι',
      quantity: 1,
      unit: 'τεμ',
      unitPriceWithVat: price,
      vat: 13,
      income: 'goods',
    })
    .payment(cash('rest'))
    .build();

export const keyOf = (series: string, aa: string): string => JSON.stringify([COMPANY, 0, '11.1', series, aa]);

/** A document that was sent, as the service got it. */
export interface Sent {
  readonly series: string;
  readonly aa: string;
}

/** What a call of the service is about. */
async function sentIn(request: Request): Promise<Sent | undefined> {
  if (!request.url.includes('/SendInvoices')) return undefined;
  const { invoice } = (await request.clone().json()) as { invoice: [{ invoiceHeader: Sent }] };
  const { series, aa } = invoice[0].invoiceHeader;
  return { series, aa };
}

/** Journals, queues, workers and a service for a test; everything ends with it. */
export function withWorkers() {
  const journals = withJournals();
  const running: { readonly stop: () => void; readonly ended: Promise<void> }[] = [];
  const queues = new Set<string>();
  afterEach(async () => {
    for (const { stop } of running) stop();
    await Promise.all(running.splice(0).map(({ ended }) => ended));
    for (const queue of queues) await journals.pool.query(`DROP SCHEMA IF EXISTS "${queue}" CASCADE`);
    queues.clear();
  });

  /** A shop with a journal, a queue and a service. `before` is called with each document before it reaches the service. */
  async function shop(before: (sent: Sent, service: Sandbox) => unknown = () => undefined) {
    const schema = journals.newSchema();
    const queueSchema = `${schema}_queue`;
    queues.add(queueSchema);
    const journal = await journals.open(schema);
    await prepareQueue({ journal, queueSchema });
    const clock = clockFromNoon();
    const service = await createSandbox({ clock, keys: [{ key: KEY, companies: [COMPANY] }] });
    const sent: Sent[] = [];
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      const each = await sentIn(request);
      if (each !== undefined) {
        await before(each, service);
        sent.push(each);
      }
      return service.fetch(request);
    };
    const clientOf = (options: Partial<ClientOptions> = {}, of: PostgresJournal = journal) =>
      createClient({ baseUrl: 'https://host.example', apiKey: KEY, journal: of, clock, fetch, ...options });
    const start = (options: Partial<WorkerOptions> = {}) => {
      const stopping = new AbortController();
      const client = options.client ?? clientOf();
      const worker = createWorker({
        journal,
        queueSchema,
        signal: stopping.signal,
        mostWaiting: 12,
        ...options,
        client,
      });
      const ended = worker.run();
      running.push({ stop: () => stopping.abort(), ended });
      return { stop: () => stopping.abort(), ended };
    };
    /** Enqueues documents, each in a transaction of its own. */
    const add = async (...documents: readonly object[]): Promise<void> => {
      const tx = await journals.pool.connect();
      try {
        for (const document of documents) {
          await tx.query('BEGIN');
          await enqueue(tx, document, { schema, queueSchema });
          await tx.query('COMMIT');
        }
      } finally {
        tx.release();
      }
    };
    const jobs = async () => {
      const { rows } = await journals.pool.query(
        `SELECT id, task_identifier, locked_by, run_at, attempts FROM "${queueSchema}".jobs ORDER BY id`,
      );
      return rows as {
        id: string;
        task_identifier: string;
        locked_by: string | null;
        run_at: Date;
        attempts: number;
      }[];
    };
    return { journal, schema, queueSchema, service, sent, clientOf, start, add, jobs, pool: journals.pool };
  }
  return { journals, shop };
}

/** Waits until something is so. */
export async function until(isSo: () => unknown): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 10));
}
