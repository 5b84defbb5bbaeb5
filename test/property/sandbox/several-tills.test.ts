import fc from 'fast-check';
import { expect, test } from 'vitest';
import { issuer } from '../../../src/builders/index.js';
import type { FaultKind, SandboxDocument } from '../../../src/sandbox/index.js';
import { createSandbox, type Sandbox } from '../../../src/sandbox/sandbox.js';
import { RUNS } from '../../runs.js';
import { TestClock } from '../../unit/client/setup.js';
import { faults } from '../client/faults.js';
import { type Act, type Step, Till } from './till.js';

/**
 * Three tills at once, of two software houses: tables, payments by card, sales and notes, each through the flows and the client,
 * while the network and the service fail at random. Each till writes down what it wanted and what it was told, in cents, and
 * in the end the sandbox has that and nothing else.
 */
const START = '2026-11-20T06:00:00Z';
const OFFLINE = 300_000;
const LONGEST_LAG = 45_000;
const HOUSES = ['house-a', 'house-b'] as const;
const COMPANIES = ['800123456', '094014201'] as const;
const CREDITS = 1000;

/**
 * A duplicate is one of `SendInvoices`: a completion that is delivered twice is refused the second time as one above the
 * balance, and no search can tell the two apart.
 */
const faultKinds: readonly FaultKind[] = [...faults, 'search-lag'];

interface Round {
  /** What each till does, at the same time. */
  readonly steps: readonly [Step, Step, Step];
  readonly fails: readonly FaultKind[];
  readonly wait: number;
}

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('order' as const),
      coffee: fc.integer({ min: 1, max: 3 }),
      cake: fc.nat(2),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('take-back' as const),
      item: fc.constantFrom('coffee' as const, 'cake' as const),
    }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      do: fc.constantFrom(
        ...(['close', 'close', 'cancel-all', 'sell', 'note', 'cancel-note', 'restart'] as const),
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('card' as const), first: fc.constantFrom(420, 100, 1) }),
  },
);
const round: fc.Arbitrary<Round> = fc.record({
  steps: fc.tuple(step, step, step),
  fails: fc.array(fc.constantFrom(...faultKinds), { maxLength: 2 }),
  wait: fc.constantFrom(0, 1000, 61_000, 3_600_000),
});

function tillsOf(sandbox: Sandbox, clock: TestClock): readonly Till[] {
  const places = [
    [0, 0],
    [0, 1],
    [1, 0],
  ] as const;
  return places.map(([house, branch], index) => {
    const facts = issuer({
      vatNumber: COMPANIES[house],
      branch,
      name: 'Η Αυλή Ε.Ε.',
      address: { street: 'Σταϊκοπούλου', number: '14', postalCode: '21100', city: 'Ναύπλιο' },
      print: { profession: 'Εστιατόριο', taxoffice: 'Ναυπλίου' },
    });
    return new Till(sandbox, clock, HOUSES[house], `T${index + 1}`, facts);
  });
}

const nameOf = ({ document: { invoiceHeader } }: SandboxDocument): string =>
  `${invoiceHeader.invoiceType} ${invoiceHeader.series} ${invoiceHeader.aa}`;
const cents = (euros: number): number => Math.round(euros * 100);
const filedActs = (acts: readonly Act[]): readonly Act[] =>
  acts.filter(({ standing }) => standing === 'issued' || standing === 'cancelled');

/** What the till was told is filed, once and with its total; nothing else of it is. */
function expectFiled({ acts, series }: Till, documents: readonly SandboxDocument[]): void {
  expect(acts.filter(({ standing }) => standing === 'unknown')).toEqual([]);
  const mine = documents.filter(({ document }) => document.invoiceHeader.series === series);
  const wanted = filedActs(acts);
  expect(mine.map(nameOf).sort()).toEqual(wanted.map(({ name }) => name).sort());
  for (const { name, gross, standing, charges } of wanted) {
    const filed = mine.find((each) => nameOf(each) === name);
    const total = cents(filed?.document.invoiceSummary.totalGrossValue ?? 0);
    // The odd cent of a price that is divided is on the slip that takes it back, and no one pays that slip.
    if (gross < 0) expect(Math.abs(total + gross)).toBeLessThanOrEqual(1);
    else if (gross > 0) expect(total).toBe(gross);
    expect(filed?.cancellationMark !== undefined).toBe(standing === 'cancelled');
    const charged = filed?.charges.map(({ transactionId, amount }) => [transactionId, cents(amount)]);
    expect(Object.fromEntries(charged ?? [])).toEqual(charges ?? {});
    expect(charged).toHaveLength(Object.keys(charges ?? {}).length);
  }
}

/** What ended a table is worth what was served on it, and each of its slips is closed by it. */
function expectTables({ acts, openTables }: Till, documents: readonly SandboxDocument[]): void {
  const issued = filedActs(acts);
  const of = ({ name }: Act) => documents.find((each) => nameOf(each) === name);
  for (const end of issued.filter(({ ends }) => ends === true)) {
    const slips = issued.filter(({ table, ends }) => table === end.table && ends !== true);
    const served = slips.reduce((sum, { gross }) => sum + gross, 0);
    if (end.name.startsWith('11.1')) expect(end.gross).toBe(served);
    expect(slips.map((slip) => of(slip)?.closedBy)).toEqual(slips.map(() => of(end)?.uid));
  }
  for (const slip of issued.filter(({ table, ends }) => ends !== true && openTables.includes(table ?? 0))) {
    expect(of(slip)?.closedBy).toBeUndefined();
  }
}

/** A document costs 1, each signed payment of one that is filed 0.25, each cancelled note 0.25. In hundredths. */
const costOf = (tills: readonly Till[]): number =>
  filedActs(tills.flatMap(({ acts }) => acts)).reduce(
    (sum, { charges, standing }) =>
      sum + 100 + (charges === undefined ? 0 : 25) + (standing === 'cancelled' ? 25 : 0),
    0,
  );

/** Ten thousand runs take a quarter of an hour where the cores are busy. */
const timeout = RUNS > 1000 ? 3_600_000 : 60_000;

test('several tills at once file nothing twice and lose nothing, and the sums match', {
  timeout,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(round, { minLength: 1, maxLength: 8 }),
      fc.constantFrom(0, LONGEST_LAG),
      async (rounds, searchLag) => {
        const clock = new TestClock(START);
        const sandbox = await createSandbox({
          clock,
          keys: HOUSES.map((key, index) => ({ key, companies: [COMPANIES[index] ?? ''], credits: CREDITS })),
          settings: { searchLag, offlineFor: OFFLINE },
        });
        const tills = tillsOf(sandbox, clock);
        for (const { steps, fails, wait } of rounds) {
          for (const kind of fails)
            sandbox.faults.add({ kind, call: kind === 'duplicate' ? 'SendInvoices' : undefined });
          await Promise.all(tills.map((till, index) => till.take(steps[index] as Step)));
          sandbox.faults.clear();
          clock.move(wait);
        }
        // The faults end, queued documents reach the authority, and the search has seen them.
        clock.move(OFFLINE);
        await sandbox.tick();
        clock.move(LONGEST_LAG);
        for (const till of tills) expect(await till.settle()).toBe(true);

        const documents = sandbox.documents();
        expect(new Set(documents.map(({ mark }) => mark)).size).toBe(documents.length);
        for (const till of tills) {
          expectFiled(till, documents);
          expectTables(till, documents);
        }
        const open = tills.reduce((sum, { openTables }) => sum + openTables.length, 0);
        expect(sandbox.tables()).toHaveLength(open);
        for (const key of HOUSES) {
          const own = tills.filter((_, index) => HOUSES[index === 2 ? 1 : 0] === key);
          const answer = await sandbox.fetch('https://sandbox.example/api/v1/Provider/GetCreditsBalance', {
            headers: { 'API-KEY': key },
          });
          const { creditsBalance } = (await answer.json()) as { creditsBalance: number };
          expect(cents(creditsBalance)).toBe(CREDITS * 100 - costOf(own));
        }
      },
    ),
    { numRuns: Math.ceil(RUNS / 2) },
  );
});
