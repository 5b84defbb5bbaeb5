import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDocument, checkUnknown } from '../../../src/builders/index.js';
import { factsSchema } from '../../../src/schema/index.js';
import { factsOf } from '../../../src/testing/index.js';

/** Values that tend to be wrong somewhere. */
const wild = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    '0',
    'x',
    'rest',
    'goods',
    '1,00',
    '24.90',
    true,
    false,
    0,
    -1,
    1.5,
    7,
    1e21,
    [],
    {},
  ),
  fc.constantFrom<unknown>(
    [null],
    [1],
    { percent: 10 },
    { amount: 1 },
    { category: 1 },
    { category: 99 },
    { vat: 24 },
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

const member = fc.constantFrom(
  'vat',
  'net',
  'unit',
  'discont',
  'Lines',
  'income',
  'recType',
  'print',
  'name',
  'marks',
);

/** Members of the header with a value that is wrong on every document. */
const SINGLE: readonly (readonly [string, unknown])[] = [
  ['series', 5],
  ['aa', 1.5],
  ['issueDate', '20/11/2026'],
  ['issuer', []],
  ['counterpart', 'me'],
  ['lines', 'all'],
  ['payments', {}],
  ['tableAA', 'Table 5'],
  ['exchangeRate', '1,1'],
  ['discount', { percent: 10, amount: 5 }],
  ['withheld', { category: 99 }],
  ['deductions', [5]],
  ['correlatedInvoices', ['x']],
  ['multipleConnectedMarks', []],
  ['multipleConnectedUids', ['1a2b']],
  ['toWeigh', 1],
  ['dispatchDate', '2026-02-30'],
  ['loadingAddress', { city: 5 }],
  ['packages', [{ packagingType: 7, quantity: 1 }]],
  ['print', null],
  ['customer', {}],
];

/** Facts with something in them replaced, added or taken away, at any depth. */
const spoiled = factsOf().chain((facts) =>
  fc
    .array(fc.tuple(fc.array(fc.nat(60), { maxLength: 5 }), wild, member), { minLength: 1, maxLength: 3 })
    .map((changes) => {
      const copy = JSON.parse(JSON.stringify(facts)) as Record<string, unknown>;
      for (const [steps, value, name] of changes) spoil(copy, steps, value, name);
      return copy;
    }),
);

function spoil(root: Record<string, unknown>, steps: readonly number[], value: unknown, name: string): void {
  let holder = root;
  for (const [depth, step] of steps.entries()) {
    const keys = Object.keys(holder);
    const key = keys[step % (keys.length + 1)] ?? name;
    const inner = holder[key];
    const isLast = depth === steps.length - 1;
    if (isLast || typeof inner !== 'object' || inner === null) {
      if (step % 7 === 0) delete holder[key];
      else holder[key] = value;
      return;
    }
    holder = inner as Record<string, unknown>;
  }
}

describe('the reader of facts and their schema agree', () => {
  test('on valid facts', () => {
    fc.assert(fc.property(factsOf(), (facts) => void expect(checkDocument(facts).document).toBeDefined()));
  });

  test('on damaged facts: facts that the schema refuses build no document, and every problem is reported', () => {
    fc.assert(
      fc.property(spoiled, (facts) => {
        const { ok, document, issues } = checkUnknown(facts);
        const { success, error } = factsSchema.safeParse(facts);
        if (!success) expect([ok, document]).toEqual([false, undefined]);
        // Each place that the schema refuses has an issue there, within or around.
        for (const place of error?.issues ?? []) {
          expect(issues.map(({ path }) => path)).toSatisfy((paths: (string | number)[][]) =>
            paths.some((path) =>
              path.every((step, at) => at >= place.path.length || step === place.path[at]),
            ),
          );
        }
        expect(issues.map(({ rule }) => rule)).not.toContain('shape/unreadable');
        if (document === undefined) expect(issues.length).toBeGreaterThan(0);
        if (ok) expect(JSON.parse(JSON.stringify(document))).toEqual(document);
      }),
    );
  });

  test('two problems in different places are both reported', () => {
    fc.assert(
      fc.property(factsOf(), fc.constantFrom(...SINGLE), fc.constantFrom(...SINGLE), (facts, one, other) => {
        fc.pre(one[0] !== other[0]);
        const { issues } = checkDocument({ ...facts, ...Object.fromEntries([one, other]) });
        const places = issues.map(({ path }) => path[0]);
        expect(places).toEqual(expect.arrayContaining([one[0], other[0]]));
      }),
    );
  });

  test('on any value', () => {
    fc.assert(
      fc.property(fc.anything(), (facts) => {
        const { ok, issues } = checkUnknown(facts);
        expect(ok).toBe(false);
        expect(issues.length).toBeGreaterThan(0);
      }),
    );
  });
});
