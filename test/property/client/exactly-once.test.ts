import fc from 'fast-check';
import { expect, test } from 'vitest';
import { uidOf } from '../../../src/registry/uid/uid.js';
import { samples } from '../../../src/rules/examples/index.js';
import type { FaultKind } from '../../../src/sandbox/index.js';
import { createSandbox, type Sandbox } from '../../../src/sandbox/sandbox.js';
import { createClient } from '../../../src/sending/client/create-client.js';
import { ClientError } from '../../../src/sending/client/error.js';
import type { Client } from '../../../src/sending/client/index.js';
import { memoryJournal } from '../../../src/sending/client/journal/memory.js';
import { type ServedSandbox, serveSandbox } from '../../../src/tools/cli/sandbox/serve.js';
import type { Document, ProviderSignature } from '../../../src/types/index.js';
import { RUNS } from '../../runs.js';
import { cardReceipt, listOf, receipt, TestClock } from '../../unit/client/setup.js';
import { faults } from './faults.js';

const MORNING = '2026-11-20T06:00:00Z';
const SETTLING = 60_000;
/** The longest that the search lags: longer than the client waits before it sends again. */
const LONGEST_LAG = 90_000;
const OFFLINE = 300_000;
const KEY = 'key-4711-secret';
const COMPANY = '800123456';

/** Built once: a run is about sending them. */
const documents = ['1', '2', '3'].map((aa) => receipt(aa));
/** Another sale with the number of the first. */
const rival = receipt('1', '5.00');
const rivalUid = await uidOf(rival);
const byCard = cardReceipt('4');
/** What was filed before the run: notes that are cancelled, and a receipt that is paid by card. */
const notes = ['91', '92'].map((aa): Document => {
  const { issuer, invoiceHeader } = samples.deliveryNote;
  return {
    ...samples.deliveryNote,
    issuer: { ...issuer, vatNumber: COMPANY },
    invoiceHeader: { ...invoiceHeader, aa },
  };
});
const old = receipt('9');

const faultKinds: readonly FaultKind[] = [...faults, 'reset-in-answer'];

type Step =
  | { readonly do: 'issue'; readonly which: number; readonly fault: FaultKind | undefined }
  | { readonly do: 'rival' }
  /** Another till, which this journal does not know, files the rival. */
  | { readonly do: 'other-till' }
  | { readonly do: 'hold' | 'complete'; readonly fault: FaultKind | undefined }
  | { readonly do: 'cancel'; readonly which: number; readonly fault: FaultKind | undefined }
  /** The payment of an older document: no search can prove it. */
  | { readonly do: 'pay-old'; readonly fault: FaultKind | undefined }
  | { readonly do: 'die-while-issuing'; readonly which: number; readonly sent: boolean }
  | { readonly do: 'recover' }
  | { readonly do: 'wait'; readonly milliseconds: number };

const fault = fc.option(fc.constantFrom(...faultKinds), { nil: undefined });
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
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      milliseconds: fc.constantFrom(1000, 61_000, 130_000),
    }),
  },
);

/** A sandbox in which notes and a receipt are filed, and what is known of them. */
async function prepared(clock: TestClock, searchLag: number) {
  const sandbox = await createSandbox({
    clock,
    keys: [{ key: KEY, companies: [COMPANY] }],
    settings: { searchLag, offlineFor: OFFLINE },
  });
  const filed = [...notes, old];
  for (const document of filed) await fileElsewhere(sandbox, document);
  const marks = sandbox.documents().map(({ mark = '' }) => mark);
  const body = marks[notes.length] ?? '';
  const asked = await raw(sandbox, 'AskSignatureForOldInvoice?terminalId=16000123&posNspId=2', body);
  const { token } = (await asked.json()) as { token: string };
  const query = {
    signatureToken: token,
    transactionId: '9',
    paymentAmount: '5.00',
    paymentType: '7',
  } as const;
  return { sandbox, marks, oldPayment: { query, body } };
}

const raw = (sandbox: Sandbox, call: string, body: string): Promise<Response> =>
  sandbox.fetch(`https://sandbox.example/api/v1/Provider/${call}`, {
    method: 'POST',
    headers: { 'API-KEY': KEY },
    body,
  });

/** Another till, which this journal does not know, files a document. */
async function fileElsewhere(sandbox: Sandbox, document: Document): Promise<void> {
  await raw(sandbox, 'SendInvoices', JSON.stringify({ invoice: [document] }));
}

class World {
  readonly sandbox: Sandbox;
  readonly clock: TestClock;
  readonly journal = memoryJournal();
  /** All that a person could see of it: outcomes, errors, what hooks were told. */
  readonly seen: unknown[] = [];
  /** Ends what still waits for an answer after the run. */
  readonly end = new AbortController();
  client: Client;
  /** The UIDs of what others filed. */
  readonly others: Set<string>;
  #runs = 0;

  readonly #baseUrl: string;
  readonly #timeout: number;
  readonly #fetch: typeof fetch;
  readonly #known: Awaited<ReturnType<typeof prepared>>;

  /** Without a network, or over sockets of this machine when the sandbox is served. */
  constructor(
    known: Awaited<ReturnType<typeof prepared>>,
    clock: TestClock,
    timeout: number,
    served?: ServedSandbox,
  ) {
    this.#known = known;
    this.sandbox = known.sandbox;
    this.clock = clock;
    this.others = new Set(this.sandbox.documents().map(({ uid }) => uid));
    this.#timeout = timeout;
    this.#baseUrl = served?.baseUrl ?? 'https://sandbox.example';
    this.#fetch = served === undefined ? this.sandbox.fetch : fetch;
    this.client = this.start();
  }

  /** The process starts, or starts again after it was killed. */
  start(fetchOf: typeof fetch = this.#fetch): Client {
    this.#runs += 1;
    const run = this.#runs / 1000;
    this.client = createClient({
      baseUrl: this.#baseUrl,
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
        this.#fail('SendInvoices', given.fault);
        return this.#note(this.client.issue(documents[given.which] as Document));
      case 'rival':
        return this.#note(this.client.issue(rival));
      case 'other-till':
        if (!this.sandbox.documents().some(({ uid }) => uid === rivalUid)) {
          await fileElsewhere(this.sandbox, rival);
          this.others.add(rivalUid);
        }
        return;
      case 'hold':
        this.#fail('SendInvoices', given.fault);
        return this.#note(this.client.issue(byCard, { skipSignature: false }));
      case 'complete':
        this.#fail('CompletionPosInvoices', given.fault);
        return this.#complete();
      case 'pay-old':
        this.#fail('CompletionAskSignatureForOldInvoice', given.fault);
        return this.#note(this.client.completeOldInvoice(this.#known.oldPayment));
      case 'cancel':
        this.#fail('CancelDeliveryNote', given.fault);
        return this.#note(
          this.client.cancelNote({
            document: notes[given.which] ?? old,
            mark: this.#known.marks[given.which],
          }),
        );
      case 'die-while-issuing':
        return this.#die(documents[given.which], given.sent);
      case 'recover':
        return this.#note(this.client.recover({ wait: false }));
      case 'wait':
        return this.clock.move(given.milliseconds);
    }
  }

  #fail(call: string, kind: FaultKind | undefined): void {
    if (kind !== undefined) this.sandbox.faults.add({ call, kind });
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
      dying.issue(document as Document, { signal: this.end.signal }).then(
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
    this.sandbox.faults.clear();
  }
}

/** Between two sendings of one number there is a search for it: nothing is repeated blindly. */
function expectSearchesBetween({ sandbox, others }: World): void {
  for (const aa of documents.map(({ invoiceHeader }) => invoiceHeader.aa)) {
    let isOpen = false;
    for (const { path, query, request } of sandbox.calls()) {
      const asked = new URLSearchParams(query).get('aa');
      if (path.endsWith('RequestTransmittedDocs') && asked === aa) isOpen = false;
      const isRival = others.has(rivalUid) && request === JSON.stringify({ invoice: [rival] });
      if (isRival || !path.endsWith('SendInvoices') || !request.includes(`"aa":"${aa}"`)) continue;
      expect(isOpen, `${aa} was sent again without a search`).toBe(false);
      isOpen = true;
    }
  }
}

/** Takes the steps, lets the faults end, recovers, and looks at what there is. */
async function expectExactlyOnce(world: World, steps: readonly Step[]): Promise<void> {
  const { sandbox, clock, journal, others } = world;
  for (const each of steps) await world.take(each);

  // The faults end, queued documents reach the authority, the search has seen them, and what was left open is settled.
  sandbox.faults.clear();
  clock.move(OFFLINE);
  await sandbox.tick();
  clock.move(LONGEST_LAG);
  const report = await world.start().recover();
  world.seen.push(report);
  // The MARKs of others must not lag behind either: nothing but the payment of an older document stays unknown.
  expect(report.unknown.filter(({ row }) => row.operation !== 'complete-old-invoice')).toEqual([]);
  expect(report.failed).toEqual([]);
  expect(report.heldElsewhere).toEqual([]);
  await expectKnown(world);

  const rows = await listOf(journal.rows());
  // None is lost: what reached the service has its row.
  const names = new Set(rows.map(({ key }) => key));
  for (const { uid, document } of sandbox.documents()) {
    if (others.has(uid)) continue;
    expect(names).toContain(JSON.stringify([COMPANY, 0, '11.1', 'A', document.invoiceHeader.aa]));
  }
  // A payment that no search can prove is sent once and then left to a person; but a refusal may be corrected and sent again.
  const paid = rows.find(({ operation }) => operation === 'complete-old-invoice');
  const payments = sandbox
    .calls()
    .filter(({ path }) => path.endsWith('/CompletionAskSignatureForOldInvoice'));
  if (paid?.standing === 'unknown') expect(payments).toHaveLength(1);
  expectSearchesBetween(world);
  expect(JSON.stringify([world.seen, rows])).not.toContain(KEY);
  world.end.abort();
}

/** What the journal says is issued is filed, under that MARK and with that total; nothing else is. */
async function expectKnown({ sandbox, journal }: World): Promise<void> {
  for (const row of await listOf(journal.rows({ operation: 'issue' }))) {
    const aa = JSON.parse(row.key)[4] as string;
    const copies = sandbox.documents().filter(({ document }) => document.invoiceHeader.aa === aa);
    expect(copies.length).toBeLessThanOrEqual(1);
    expect(['issued', 'refused', 'not-sent', 'held']).toContain(row.standing);
    expect(row.standing === 'issued').toBe(
      copies.some(
        ({ mark, document }) =>
          mark === row.result?.mark &&
          row.request.body.includes(`"totalGrossValue":${document.invoiceSummary.totalGrossValue},`),
      ),
    );
  }
}

const someSteps = fc.array(step, { minLength: 1, maxLength: 12 });
const searchLag = fc.constantFrom(0, 45_000, LONGEST_LAG);

test('whatever fails, each document is filed once, and the journal ends up knowing it', async () => {
  await fc.assert(
    fc.asyncProperty(someSteps, searchLag, async (steps, lag) => {
      const clock = new TestClock(MORNING);
      await expectExactlyOnce(new World(await prepared(clock, lag), clock, 600_000), steps);
    }),
    { numRuns: Math.ceil(RUNS / 2) },
  );
});

test('over sockets that may never answer, each document is filed once, and the journal ends up knowing it', async () => {
  await fc.assert(
    fc.asyncProperty(someSteps, searchLag, async (steps, lag) => {
      const clock = new TestClock(MORNING);
      const known = await prepared(clock, lag);
      const served = await serveSandbox(known.sandbox, '127.0.0.1', 0);
      try {
        await expectExactlyOnce(new World(known, clock, 3000, served), steps);
      } finally {
        await served.close();
      }
    }),
    { numRuns: Math.ceil(RUNS / 20) },
  );
});
