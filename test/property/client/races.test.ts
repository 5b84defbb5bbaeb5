import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FaultKind } from '../../../src/sandbox/index.js';
import { createSandbox, type Sandbox } from '../../../src/sandbox/sandbox.js';
import { createClient } from '../../../src/sending/client/create-client.js';
import { ClientError } from '../../../src/sending/client/error.js';
import type { Client } from '../../../src/sending/client/index.js';
import type { Journal } from '../../../src/sending/client/journal/journal.js';
import { memoryJournal } from '../../../src/sending/client/journal/memory.js';
import type { JournalRow } from '../../../src/sending/client/journal/rows.js';
import type { IssueOutcome } from '../../../src/sending/client/outcomes/outcome.js';
import type { Document, PosCompletion } from '../../../src/types/index.js';
import { RUNS } from '../../runs.js';
import { cardReceipt, completionOf, listOf, splitReceipt, TestClock } from '../../unit/client/setup.js';
import { faults } from './faults.js';

/**
 * A held document, worked on by two processes of one journal at the same time: every step of one may come between any
 * two steps of the other.
 */
const MORNING = '2026-11-20T06:00:00Z';
const SETTLING = 60_000;
const LAG = 90_000;
const OFFLINE = 300_000;
const KEY = 'key-4711-secret';
const COMPANY = '800123456';
const toHold = { skipSignature: false } as const;
/** Signatures are valid longer than a run takes. */
const LONGEST_SLEEP = 200_000;

const documents = { whole: cardReceipt('1'), parts: splitReceipt('2') };

/** `after`: how many steps of others it lets pass at least before it begins. */
type Work = { readonly after: number } & (
  | { readonly do: 'issue' | 'reconcile' | 'recover'; readonly till: number }
  | { readonly do: 'complete'; readonly till: number; readonly part: number }
  /** A process that is killed while it completes: before the call is sent, or after. */
  | { readonly do: 'die'; readonly till: number; readonly part: number; readonly sent: boolean }
  /** Long enough for leases and settling times to end. */
  | { readonly do: 'sleep'; readonly milliseconds: number }
);

const after = fc.nat(12);
const till = fc.nat(1);
const part = fc.nat(1);
const work: fc.Arbitrary<Work> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('complete' as const), after, till, part }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('issue', 'recover', 'reconcile'), after, till }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('die' as const), after, till, part, sent: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('sleep' as const),
      after,
      milliseconds: fc.constantFrom(1000, SETTLING, LONGEST_SLEEP),
    }),
  },
);

/** Faults of the next calls. */
const fault = fc.record({
  call: fc.constantFrom(
    'CompletionPosInvoices',
    'CompletionPosInvoices',
    'RequestTransmittedDocs',
    'SendInvoices',
  ),
  kind: fc.constantFrom<FaultKind>(...faults.filter((kind) => kind !== 'offline')),
});

class Race {
  readonly clock = new TestClock(MORNING);
  readonly journal: Journal;
  /** What must not happen. It is looked at in the end, because the client handles what its journal and fetch throw. */
  readonly broken: string[] = [];
  readonly outcomes: { readonly work: Work; readonly outcome: IssueOutcome }[] = [];
  readonly #sandbox: Sandbox;
  readonly #scheduler: fc.Scheduler;
  readonly #document: Document;
  readonly #inner = memoryJournal();
  #parts: readonly (readonly PosCompletion[])[] = [];
  readonly #sent = new Map<string, number>();
  #runs = 0;

  constructor(sandbox: Sandbox, clock: TestClock, scheduler: fc.Scheduler, document: Document) {
    this.#sandbox = sandbox;
    this.clock = clock;
    this.#scheduler = scheduler;
    this.#document = document;
    this.journal = this.#watched(this.#inner);
  }

  /** Holds the document before the race. */
  async begin(): Promise<void> {
    const held = await this.client(0, this.#sandbox.fetch).issue(this.#document, toHold);
    this.#parts = completionOf(held).map((charge) => [charge]);
  }

  client(which: number, fetchOf: typeof fetch = this.#fetch): Client {
    this.#runs += 1;
    const run = this.#runs / 1000;
    return createClient({
      baseUrl: 'https://sandbox.example',
      apiKey: KEY,
      fetch: fetchOf,
      clock: this.clock,
      random: () => run,
      timeout: 100_000,
      settlingTime: SETTLING,
      journal: this.journal,
      holder: `till ${which}`,
    });
  }

  async run(given: Work): Promise<void> {
    for (let step = 0; step <= given.after; step += 1) await this.#step(given.do);
    switch (given.do) {
      case 'sleep':
        return this.clock.move(given.milliseconds);
      case 'issue':
        return this.#note(given, this.client(given.till).issue(this.#document, toHold));
      case 'reconcile':
        return this.#note(given, this.client(given.till).reconcile(this.#document));
      case 'recover':
        await this.client(given.till).recover({ wait: false });
        return;
      case 'complete':
        return this.#note(given, this.client(given.till).completePosPayment(this.#payment(given.part)));
      case 'die':
        return this.#die(given.till, given.part, given.sent);
    }
  }

  #payment(which: number) {
    const body = this.#parts[which] ?? this.#parts[0] ?? [];
    return { document: this.#document, body };
  }

  /** A point where anything else may happen first. */
  readonly #step = (label: string): Promise<void> => this.#scheduler.schedule(Promise.resolve(), label);

  readonly #fetch: typeof fetch = async (input, init) => {
    await this.#step('send');
    if (String(input).includes('CompletionPosInvoices')) this.#mustBeSettled(String(init?.body));
    const answer = await this.#sandbox.fetch(input, init).catch((error: unknown) => ({ error }));
    await this.#step('answer');
    if ('error' in answer) throw answer.error;
    return answer;
  };

  /** Nothing is repeated before its settling time is over. */
  #mustBeSettled(body: string): void {
    const now = this.clock.now().getTime();
    const last = this.#sent.get(body);
    if (last !== undefined && now - last < SETTLING) this.broken.push('repeated too soon');
    this.#sent.set(body, now);
  }

  async #die(which: number, given: number, sent: boolean): Promise<void> {
    await new Promise<void>((resolve) => {
      const dying = this.client(which, async (input, init) => {
        if (init?.method !== 'POST') return this.#fetch(input, init);
        if (sent) await this.#fetch(input, init).catch(() => undefined);
        resolve();
        return new Promise(() => undefined);
      });
      dying.completePosPayment(this.#payment(given)).then(
        () => resolve(),
        () => resolve(),
      );
    });
  }

  async #note(given: Work, outcome: Promise<IssueOutcome>): Promise<void> {
    try {
      this.outcomes.push({ work: given, outcome: await outcome });
    } catch (error) {
      // A call that sent nothing: the other process has the row.
      expect(ClientError.isClientError(error) && error.code).toMatch(
        /^(?:call\/(?:same-number-in-flight|lease-lost)|journal\/not-written)$/,
      );
    }
  }

  /** The journal, with a point before each step, and with what must hold after each. */
  #watched(inner: Journal): Journal {
    const stepping =
      <Given extends readonly unknown[], Result>(
        name: string,
        method: (...given: Given) => Promise<Result>,
      ): ((...given: Given) => Promise<Result>) =>
      async (...given) => {
        await this.#step(name);
        return method(...given);
      };
    const watching = async <Result>(write: () => Promise<Result>): Promise<Result> => {
      const before = await listOf(inner.rows());
      const result = await write();
      const after = await listOf(inner.rows());
      for (const row of before) {
        const now = after.find(({ key }) => key === row.key)?.standing;
        if (isStepBack(row, now)) this.broken.push(`${row.operation}: ${row.standing} to ${now}`);
      }
      return result;
    };
    return Object.assign(Object.create(inner) as Journal, {
      take: stepping('take', (given) => watching(() => inner.take(given))),
      begin: stepping('begin', (given, anew) => watching(() => inner.begin(given, anew))),
      end: stepping('end', (given) => watching(() => inner.end(given))),
      claim: stepping('claim', (given) => watching(() => inner.claim(given))),
      release: stepping('release', (name, lease) => watching(() => inner.release(name, lease))),
      row: stepping('row', (name) => inner.row(name)),
      rows: (filter) => inner.rows(filter),
      state: (name) => inner.state(name),
      saveStates: (states) => inner.saveStates(states),
      numbering: inner.numbering,
    } satisfies Partial<Journal>);
  }
}

/** What is issued stays issued. A document is not sent again while it is held: its signatures are valid. */
const isStepBack = ({ standing }: JournalRow, now: JournalRow['standing'] | undefined): boolean =>
  (standing === 'issued' && now !== 'issued') || (standing === 'held' && now !== 'held' && now !== 'issued');

interface Given {
  readonly kind: keyof typeof documents;
  readonly works: readonly Work[];
  readonly faulty: readonly { readonly call: string; readonly kind: FaultKind }[];
  readonly searchLag: number;
}

async function raced(given: Given, scheduler: fc.Scheduler): Promise<void> {
  const document = documents[given.kind];
  const clock = new TestClock(MORNING);
  const sandbox = await createSandbox({
    clock,
    keys: [{ key: KEY, companies: [COMPANY] }],
    settings: { searchLag: given.searchLag, offlineFor: OFFLINE },
  });
  const race = new Race(sandbox, clock, scheduler, document);
  await scheduler.waitFor(race.begin());
  for (const each of given.faulty) sandbox.faults.add(each);
  await scheduler.waitFor(Promise.all(given.works.map((each) => race.run(each))));

  // The faults end, the search has seen everything, and what was left open is settled.
  sandbox.faults.clear();
  clock.move(OFFLINE);
  await sandbox.tick();
  const report = await scheduler.waitFor(race.client(0).recover());
  expect(report).toMatchObject({ unknown: [], failed: [], heldElsewhere: [], left: [] });

  expect(race.broken).toEqual([]);
  const rows = await listOf(race.journal.rows());
  const [filed, ...others] = sandbox.documents();
  expect(others).toEqual([]);
  const [issued] = rows.filter(({ operation }) => operation === 'issue');
  expect(issued?.standing).toBe(filed === undefined ? 'held' : 'issued');
  expect(issued?.result?.mark).toBe(filed?.mark);
  // Each charge counts once, and the journal knows which ones do.
  const counted = (filed?.charges ?? []).map(({ transactionId }) => transactionId);
  expect(new Set(counted).size).toBe(counted.length);
  const completed = rows.flatMap(({ operation, standing, request }) =>
    operation === 'complete-payment' && standing === 'issued'
      ? (JSON.parse(request.body) as PosCompletion[]).map(({ transactionId }) => transactionId)
      : [],
  );
  expect(completed.sort()).toEqual(counted.sort());
  // Only one request for signatures was made: the one before the race.
  expect(sandbox.calls().filter(({ path }) => path.endsWith('/SendInvoices'))).toHaveLength(1);
  for (const { outcome } of race.outcomes) {
    // Every charge is right, so no refusal says otherwise.
    if (outcome.kind === 'refused') expect(outcome.reason).toBe('numberUnsettled');
  }
}

const kind = fc.constantFrom<keyof typeof documents>('whole', 'parts');

test('whatever two processes do with a held document at the same time, it is filed and charged once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      kind,
      fc.array(work, { minLength: 2, maxLength: 6 }),
      fc.array(fault, { maxLength: 3 }),
      fc.constantFrom(0, LAG),
      (scheduler, which, works, faulty, searchLag) =>
        raced({ kind: which, works, faulty, searchLag }, scheduler),
    ),
    { numRuns: RUNS },
  );
});
