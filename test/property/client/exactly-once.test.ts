import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Client } from '../../../src/client/client.js';
import { createClient } from '../../../src/client/create-client.js';
import { ClientError } from '../../../src/client/error.js';
import { memoryJournal } from '../../../src/client/journal/memory.js';
import { uidOf } from '../../../src/registry/uid/uid.js';
import type { Document, ProviderSignature } from '../../../src/types/index.js';
import { type Fault, KEY, Service } from '../../unit/client/service.js';
import { cardReceipt, listOf, receipt, TestClock } from '../../unit/client/setup.js';

const MORNING = '2026-11-20T06:00:00Z';
const SETTLING = 60_000;

/** Built once: a run is about sending them. */
const documents = ['1', '2', '3'].map((aa) => receipt(aa));
/** Another sale with the number of the first. */
const rival = receipt('1', '5.00');
const rivalUid = await uidOf(rival);
const byCard = cardReceipt('4');
const notes = ['400001970000101', '400001970000102'];

const faults: readonly Fault[] = [
  'reset-before',
  'reset-after',
  'reset-in-answer',
  'error-before',
  'error-after',
  'truncated',
  'html',
  'redirect',
  'offline',
  'duplicate',
];

type Step =
  | { readonly do: 'issue'; readonly which: number; readonly fault: Fault | undefined }
  | { readonly do: 'rival' }
  /** Another till, which this journal does not know, files the rival. */
  | { readonly do: 'other-till' }
  | { readonly do: 'hold' | 'complete'; readonly fault: Fault | undefined }
  | { readonly do: 'cancel'; readonly which: number; readonly fault: Fault | undefined }
  /** The payment of an older document: no search can prove it. */
  | { readonly do: 'pay-old'; readonly fault: Fault | undefined }
  | { readonly do: 'die-while-issuing'; readonly which: number; readonly sent: boolean }
  | { readonly do: 'recover' }
  | { readonly do: 'lag'; readonly searches: number }
  | { readonly do: 'wait'; readonly milliseconds: number };

const fault = fc.option(fc.constantFrom(...faults), { nil: undefined });
const which = fc.nat(documents.length - 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('issue' as const), which, fault }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('rival' as const, 'other-till' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), which: fc.nat(1), fault }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('die-while-issuing' as const), which, sent: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('hold' as const), fault }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('complete' as const), fault }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('pay-old' as const), fault }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('recover' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('lag' as const), searches: fc.nat(6) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      milliseconds: fc.constantFrom(1000, 61_000, 130_000),
    }),
  },
);

class World {
  readonly service: Service;
  readonly clock = new TestClock(MORNING);
  readonly journal = memoryJournal();
  /** All that a person could see of it: outcomes, errors, what hooks were told. */
  readonly seen: unknown[] = [];
  /** Ends what still waits for an answer after the run. */
  readonly end = new AbortController();
  client: Client;
  /** What others filed. */
  readonly others = new Set<unknown>();
  #runs = 0;

  readonly #timeout: number;
  readonly #fetch: typeof fetch;

  /** Without a network, or over sockets of this machine when the service has an address. */
  constructor(service: Service, timeout: number) {
    this.service = service;
    this.#timeout = timeout;
    this.#fetch = service.baseUrl === '' ? service.fetch : fetch;
    this.client = this.start();
  }

  /** The process starts, or starts again after it was killed. */
  start(fetchOf: typeof fetch = this.#fetch): Client {
    this.#runs += 1;
    const run = this.#runs / 1000;
    this.client = createClient({
      baseUrl: this.service.baseUrl || 'https://host.example',
      apiKey: KEY,
      fetch: fetchOf,
      clock: this.clock,
      random: () => run,
      timeout: this.#timeout,
      settlingTime: SETTLING,
      journal: this.journal,
      holder: 'till 1',
      hooks: {
        beforeAttempt: (event) => this.seen.push(event),
        afterAttempt: (event) => this.seen.push(event),
      },
    });
    return this.client;
  }

  async take(given: Step): Promise<void> {
    switch (given.do) {
      case 'issue':
        if (given.fault !== undefined) this.service.faults.push({ call: 'SendInvoices', fault: given.fault });
        return this.#note(this.client.issue(documents[given.which]));
      case 'rival':
        return this.#note(this.client.issue(rival));
      case 'other-till':
        if (!this.service.filed.some(({ uid }) => uid === rivalUid)) {
          this.others.add(this.service.fileForTest(rival, rivalUid));
        }
        return;
      case 'hold':
        if (given.fault !== undefined) this.service.faults.push({ call: 'SendInvoices', fault: given.fault });
        return this.#note(this.client.issue(byCard, { skipSignature: false }));
      case 'complete':
        if (given.fault !== undefined)
          this.service.faults.push({ call: 'CompletionPos', fault: given.fault });
        return this.#complete();
      case 'pay-old':
        if (given.fault !== undefined)
          this.service.faults.push({ call: 'CompletionAsk', fault: given.fault });
        return this.#note(this.client.completeOldInvoice(oldPayment));
      case 'cancel':
        if (given.fault !== undefined)
          this.service.faults.push({ call: 'CancelDelivery', fault: given.fault });
        return this.#note(this.client.cancelNote(cancellation(given.which)));
      case 'die-while-issuing':
        return this.#die(documents[given.which], given.sent);
      case 'recover':
        return this.#note(this.client.recover({ wait: false }));
      case 'lag':
        this.service.lag = given.searches;
        return;
      case 'wait':
        return this.clock.move(given.milliseconds);
    }
  }

  /** Completes the held document, if its signature is known. */
  async #complete(): Promise<void> {
    const rows = await listOf(this.journal.rows({ operation: 'issue' }));
    const stored = rows.find(({ key }) => JSON.parse(key)[4] === '4')?.result?.providerSignature;
    if (stored === undefined) return;
    const [held] = JSON.parse(stored) as ProviderSignature[];
    const signatureToken = held?.signatures[0]?.token ?? '';
    const charge = { signatureToken, transactionId: '000417', paymentAmount: 12.4, paymentType: 7 } as const;
    await this.#note(this.client.completePosPayment({ document: byCard, body: [charge] }));
  }

  /** The process is killed when its document is on the way: nothing after that is written. */
  async #die(document: Document | undefined, sent: boolean): Promise<void> {
    await new Promise<void>((resolve) => {
      const dying = this.start(async (input, init) => {
        if (init?.method !== 'POST') return this.#fetch(input, init);
        if (sent) await this.#fetch(input, init).catch(() => undefined);
        resolve();
        return new Promise(() => undefined);
      });
      // One that is settled already never comes to its POST.
      dying.issue(document, { signal: this.end.signal }).then(
        () => resolve(),
        () => resolve(),
      );
    });
    this.start();
  }

  async #note(work: Promise<unknown>): Promise<void> {
    this.seen.push(
      await work.catch((error: unknown) => {
        expect(ClientError.isClientError(error)).toBe(true);
        return { ...(error as ClientError), message: String(error) };
      }),
    );
    this.service.faults.length = 0;
  }
}

const cancellation = (which: number) =>
  ({
    call: 'CancelDeliveryNote',
    body: { mark: notes[which] ?? '', entityVatNumber: '800123456' },
  }) as const;

const oldPayment = {
  query: { signatureToken: 't', transactionId: '9', paymentAmount: '20.00', paymentType: '7' },
  body: '400001970000200',
} as const;

/** Between two sendings of one number there is a search for it: nothing is repeated blindly. */
function expectSearchesBetween(service: Service): void {
  for (const aa of documents.map(({ invoiceHeader }) => invoiceHeader.aa)) {
    let isOpen = false;
    for (const { path, query, body } of service.received) {
      if (path.endsWith('RequestTransmittedDocs') && query.get('aa') === aa) isOpen = false;
      if (!path.endsWith('SendInvoices') || !body.includes(`"aa":"${aa}"`)) continue;
      expect(isOpen, `${aa} was sent again without a search`).toBe(false);
      isOpen = true;
    }
  }
}

/** Takes the steps, lets the faults end, recovers, and looks at what there is. */
async function expectExactlyOnce(world: World, steps: readonly Step[]): Promise<void> {
  const { service, clock, journal } = world;
  for (const each of steps) await world.take(each);

  // The faults end, queued documents reach the authority, and what was left open is settled.
  service.faults.length = 0;
  service.lag = 0;
  service.fileQueued();
  clock.move(SETTLING);
  const report = await world.start().recover();
  world.seen.push(report);
  expect(report.unknown.filter(({ row }) => row.operation !== 'complete-old-invoice')).toEqual([]);
  expect(report.failed).toEqual([]);
  expect(report.heldElsewhere).toEqual([]);

  const rows = await listOf(journal.rows());
  const filed = (aa: string) => service.filed.filter(({ document }) => document.invoiceHeader.aa === aa);
  for (const row of rows.filter(({ operation }) => operation === 'issue')) {
    const aa = JSON.parse(row.key)[4] as string;
    const copies = filed(aa);
    expect(copies.length).toBeLessThanOrEqual(1);
    expect(['issued', 'refused', 'not-sent', 'held']).toContain(row.standing);
    // What the journal says is issued is filed, under that MARK and with that total; nothing else is.
    expect(row.standing === 'issued').toBe(
      copies.some(
        ({ mark, document }) =>
          String(mark) === row.result?.mark &&
          row.request.body.includes(`"totalGrossValue":${document.invoiceSummary.totalGrossValue},`),
      ),
    );
  }
  // None is lost: what reached the service has its row.
  const names = new Set(rows.map(({ key }) => key));
  for (const each of service.filed) {
    const { document } = each;
    if (world.others.has(each)) continue;
    expect(names).toContain(JSON.stringify(['800123456', 0, '11.1', 'A', document.invoiceHeader.aa]));
  }
  // A payment that no search can prove is sent once and then left to a person; but a refusal may be corrected and sent again.
  const paid = rows.find(({ operation }) => operation === 'complete-old-invoice');
  if (paid?.standing === 'unknown') expect(service.count('CompletionAsk')).toBe(1);
  expectSearchesBetween(service);
  expect(JSON.stringify([world.seen, rows])).not.toContain(KEY);
  world.end.abort();
}

const runs = Number(process.env['PROPERTY_RUNS'] ?? '200');
const someSteps = fc.array(step, { minLength: 1, maxLength: 12 });

test('whatever goes wrong, each document is filed once, and the journal knows it in the end', async () => {
  await fc.assert(
    fc.asyncProperty(someSteps, (steps) => expectExactlyOnce(new World(new Service(), 600_000), steps)),
    { numRuns: Math.ceil(runs / 2) },
  );
});

test('the same over sockets, where answers may never come', async () => {
  await fc.assert(
    fc.asyncProperty(someSteps, async (steps) => {
      const service = await new Service().start();
      try {
        await expectExactlyOnce(new World(service, 3000), steps);
      } finally {
        await service.stop();
      }
    }),
    { numRuns: Math.ceil(runs / 20) },
  );
});
