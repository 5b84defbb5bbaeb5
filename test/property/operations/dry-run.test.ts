import fc from 'fast-check';
import { expect, test } from 'vitest';
import { operations, perform } from '../../../src/tools/operations/index.js';
import { RUNS } from '../../runs.js';
import { contextOfTest, facts, issueDate, issuer } from '../../unit/operations/setup.js';

type World = Awaited<ReturnType<typeof contextOfTest>>;
type Json = ReturnType<typeof JSON.parse>;

interface Call {
  readonly id: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** Replaces the MARK of the original by that of an earlier sale. */
  readonly ofSale?: number;
  readonly version?: number;
  readonly hasKey: boolean;
}

const slip = { aa: 'next', issueDate };
const twice = { order: slip, cancellation: slip };
/** Mostly what is right. */
const mostly = <Value>(right: readonly Value[], wrong: Value) =>
  fc.oneof(
    { weight: 24, arbitrary: fc.constantFrom(...right) },
    { weight: 1, arbitrary: fc.constant(wrong) },
  );

const item = fc.record({
  description: fc.constantFrom('Καφές', 'Τοστ', 'Νερό'),
  quantity: mostly<number | string>([1, 2, 3, '0.5'], 0),
  unit: fc.constant(1),
  unitPriceWithVat: mostly(['3.50', '5.00', '0.50'], '-1'),
  vat: mostly([24, 13], 7),
});
const some = fc.record({ description: item.map(({ description }) => description), quantity: fc.constant(1) });
const table = fc.constantFrom('7', '8', '7', '8', '7', '8', '7', '8', '7', '8', '9');
const payments = mostly<object[]>([[{ type: 3, amount: 'rest' }]], [{ type: 3, amount: '1.00' }]);
const aa = mostly(['next', 'next', 'next', '900'], '1');
const page = fc.option(fc.constant({ form: 'html', language: ['en'] }), { nil: undefined, freq: 8 });

/** Inputs of each call: most are right, some are refused. */
const inputs: Readonly<Record<string, fc.Arbitrary<object>>> = {
  'documents.issue': fc.record({
    facts: fc
      .record({
        aa,
        payments,
        lines: fc.array(item, { minLength: 1, maxLength: 3 }),
        issueDate: mostly([issueDate], '2026-11-18'),
      })
      .map(({ lines, ...own }) => ({
        ...facts,
        ...own,
        lines: lines.map((line) => ({ ...line, income: 'goods' })),
      })),
    page,
  }),
  'tables.open': fc.record({ table, opening: fc.constantFrom({ issuer, series: 'OS' }, { issuer: {} }) }),
  'tables.order': fc.record({
    table,
    facts: fc.record({
      aa,
      issueDate: fc.constant(issueDate),
      lines: fc.array(item, { minLength: 1, maxLength: 3 }),
    }),
  }),
  'tables.cancel': fc.record({
    table,
    facts: fc.record({
      ...{ aa, issueDate: fc.constant(issueDate) },
      lines: fc.array(some, { minLength: 1, maxLength: 2 }),
    }),
  }),
  'tables.discount': fc.record({
    table,
    facts: fc.constantFrom({ ...twice, percent: 10 }, { ...twice, amount: '50.00' }, twice),
  }),
  'tables.move': fc.record({
    table,
    to: table,
    facts: fc.oneof(
      fc.array(some, { minLength: 1, maxLength: 2 }).map((lines) => ({ ...twice, lines })),
      fc.integer({ min: 1, max: 4 }).map((share) => ({ ...twice, share })),
    ),
  }),
  'tables.close': fc.record({
    table,
    facts: fc.record({
      type: mostly(['11.1'], '5.1'),
      series: fc.constant('R'),
      aa,
      issueDate: fc.constant(issueDate),
      income: mostly<string | undefined>(['goods'], undefined),
      payments,
    }),
    page,
  }),
  'tables.cancelAll': fc.record({ table, facts: fc.constant(slip) }),
  'credits.issue': fc.record({
    facts: fc.record({
      series: fc.constant('P'),
      aa,
      issueDate: fc.constant(issueDate),
      lines: fc.constantFrom(undefined, [{ line: 1, quantity: 1 }], [{ line: 9, quantity: 1 }]),
      payments,
    }),
  }),
  'numbers.reserve': fc.record({
    ...{ vatNumber: fc.constant(issuer.vatNumber), branch: fc.constant(0), invoiceType: fc.constant('11.1') },
    ...{ series: fc.constantFrom('A', 'R'), issueDate: fc.constant(issueDate) },
  }),
};

/** What each world begins with. */
const beginning: readonly (readonly [id: string, input: object])[] = [
  ['documents.issue', { facts }],
  ...['7', '8'].flatMap((each) => [
    ['tables.open', { table: each, opening: { issuer, series: 'OS' } }] as const,
    [
      'tables.order',
      {
        table: each,
        facts: {
          ...slip,
          lines: ['Καφές', 'Τοστ', 'Νερό'].map((description) => ({
            ...{ description, quantity: 3, unit: 1, unitPriceWithVat: '3.50', vat: 24 },
          })),
        },
      },
    ] as const,
  ]),
];

const ids = [
  'documents.issue',
  'tables.open',
  'tables.order',
  'tables.order',
  'tables.order',
  ...Object.keys(inputs),
];
const calls: fc.Arbitrary<Call> = fc.constantFrom(...ids).chain((id) =>
  fc.record({
    id: fc.constant(id),
    input: (inputs[id] as fc.Arbitrary<object>).map((input) => JSON.parse(JSON.stringify(input))),
    ofSale: fc.nat(2),
    version: mostly<number | undefined>([undefined], 2) as fc.Arbitrary<never>,
    hasKey: mostly([true], false),
  }),
);

/** Everything that a call could leave behind. */
async function traces({ journal, sandbox }: World): Promise<string> {
  const kept: unknown[] = [];
  for await (const state of journal.states({})) kept.push(state);
  for await (const row of journal.rows({})) kept.push(row);
  for (const [invoiceType, series] of [
    ['8.6', 'OS'],
    ['11.1', 'R'],
    ['11.1', 'A'],
    ['11.4', 'P'],
  ] as const)
    kept.push(await journal.numbering.open({ vatNumber: issuer.vatNumber, branch: 0, invoiceType, series }));
  return JSON.stringify([kept, sandbox.documents(), sandbox.snapshot()]);
}

/** What a call gives, or the error that it gives. */
async function resultOf(id: string, input: object, context: World['context']): Promise<Json> {
  const operation = operations.find((each) => each.id === id);
  if (operation === undefined) throw new Error(`no operation ${id}`);
  try {
    return JSON.parse(JSON.stringify({ answer: await perform(operation, input, context) }));
  } catch (error) {
    const { code, issues, name } = Object(error);
    return { error: { name, code, issues, text: String(error) } };
  }
}

/** The documents of an answer with their numbers, and what else a dry run promises. */
const promised = ({ document, order, cancellation, aa: number, issues, remaining }: Json) => ({
  ...{ document, order: order?.document, cancellation: cancellation?.document, number, issues, remaining },
});

test('a dry run is its call without a trace', async () => {
  const done = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(calls, { minLength: 10, maxLength: 10 }), async (sequence) => {
      const world = await contextOfTest();
      const marks: string[] = [];
      for (const [place, [id, input]] of beginning.entries()) {
        const { answer } = await resultOf(id, input, { ...world.context, key: `b${place}` });
        if (id === 'documents.issue') marks.push(answer.outcome.mark);
      }
      for (const [place, { id, input: given, ofSale = 0, version, hasKey }] of sequence.entries()) {
        const mark = marks[ofSale % marks.length];
        const input = id === 'credits.issue' ? { ...given, original: { mark } } : given;
        const context = { ...world.context, version, key: hasKey ? `k${place}` : undefined };
        const before = await traces(world);
        const dry = await resultOf(id, { ...input, dryRun: true }, context);
        expect(await traces(world)).toBe(before);
        const real = await resultOf(id, input, context);
        // Without a key, a dry run shows what its call would do with one.
        if (real.error?.code === 'key-missing') continue;
        expect(dry.error).toEqual(real.error);
        if (real.error !== undefined) continue;
        expect(dry.answer.dryRun).toBe(true);
        expect(promised(dry.answer)).toEqual(promised(real.answer));
        const { kind, mark: issued } = real.answer.outcome ?? {};
        if (kind === undefined || kind === 'issued') done.add(id);
        if (kind !== 'issued') continue;
        expect(await traces(world)).not.toBe(before);
        // What only the service says is absent.
        expect(dry.answer.outcome).toEqual({ kind: 'dryRun' });
        if (id === 'documents.issue') marks.push(issued);
      }
    }),
    { numRuns: Math.min(RUNS, 1_000) },
  );
  // Each kind of call was made, not only refused.
  expect([...done].sort()).toEqual(Object.keys(inputs).sort());
});
