import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSandbox } from '../../../src/sandbox/sandbox.js';
import { RUNS } from '../../runs.js';
import { COMPANY } from '../../unit/sandbox/setup.js';
import { faults, START, type Step, TABLES, World } from './world.js';

/**
 * Random calls of two software houses to the sandbox, some with faults, beside a model of the description. The model knows amounts, times and numbers, and none of the
 * rules of the library: what it expects is what the description and the observed behaviour say.
 */
const table = fc.constantFrom(0 as const, 1 as const);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('sell' as const),
      aa: fc.integer({ min: 1, max: 4 }),
      fault: fc.option(fc.constantFrom(...faults), { nil: undefined, freq: 2 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('order' as const, 'order' as const, 'close' as const),
      table,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('close-wrong' as const), table }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('note' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('cancel' as const),
      call: fc.constantFrom(
        'CancelDeliveryNote' as const,
        'CancelDeliveryNote' as const,
        'CancelReceivingNote' as const,
      ),
      which: fc.nat(3),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('hold' as const), aa: fc.integer({ min: 5, max: 6 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('complete' as const),
      which: fc.nat(3),
      cents: fc.constantFrom(1, 500, 1000, 1001, 2000),
      type: fc.constantFrom(undefined, 7, 8, 3),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(0.1, 3, 11, 24) }),
  },
);

const HOUSES = [
  ['model-key', COMPANY],
  ['other-key', '094014201'],
] as const;

const get = async ({ sandbox, key }: World, path: string) => {
  const url = `https://sandbox.example/api/v1/Provider/${path}`;
  return (await sandbox.fetch(url, { headers: { 'API-KEY': key } })).json();
};

/** What the calls that read show is what the model has. */
async function expectAgreed(world: World): Promise<void> {
  const { company, filed } = world;
  expect((await get(world, 'GetCreditsBalance')).creditsBalance).toBe(world.credits / 100);
  const open = TABLES.filter((_, index) => (world.tables[index] ?? []).length > 0);
  expect((await get(world, `GetOpenTables?VatNumber=${company}&Branch=0`)).sort()).toEqual(open);
  const days = 'issuedFrom=2026-11-01&issuedTo=2026-12-31';
  const search = `RequestTransmittedDocs?issuerVatNumber=${company}&${days}`;
  const { providerTransmittedDocs: found } = await get(world, search);
  expect(found).toHaveLength(filed.size);
  expect(new Set(found.map(({ mark }: { mark: number }) => mark)).size).toBe(filed.size);
}

test('the sandbox answers random calls of two software houses as described', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(1), step), { minLength: 1, maxLength: 25 }),
      fc.constantFrom(3, 1000),
      async (steps, credits) => {
        const clock = { now: () => new Date(START) };
        const keys = HOUSES.map(([key, company]) => ({ key, companies: [company], credits }));
        const sandbox = await createSandbox({ clock, keys });
        const moment = { now: START };
        const worlds = HOUSES.map(
          ([key, company]) => new World(sandbox, moment, key, company, credits * 100),
        );
        for (const [house, each] of steps) await worlds[house]?.take(each);
        // Queued documents get their MARKs.
        await sandbox.advance(300_000);
        for (const world of worlds) await expectAgreed(world);
      },
    ),
    { numRuns: RUNS },
  );
});
