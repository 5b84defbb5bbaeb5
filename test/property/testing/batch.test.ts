import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allRules } from '../../../src/rules/registry.js';
import { validateBatch } from '../../../src/rules/validate/validate-batch.js';
import {
  type BrokenBatch,
  batchBreakerOf,
  batchBreakers,
  batchBrokenBy,
  documentOf,
  fixtures,
  requestOf,
} from '../../../src/testing/index.js';
import { RUNS } from '../../runs.js';

const reported = ({ documents, options }: BrokenBatch): string[] => [
  ...new Set(validateBatch(documents, options).issues.map(({ rule }) => rule)),
];

const areValid = ({ documents, options }: BrokenBatch): boolean =>
  validateBatch(documents, options).documents.every(({ ok }) => ok);

test('every rule about requests has a breaker', () => {
  const ids = allRules.filter(({ layer }) => layer === 'batch').map(({ id }) => id);
  expect(batchBreakers.map(({ rule }) => rule)).toEqual(ids);
  expect(batchBreakerOf('totals/net-sum')).toBeUndefined();
  expect(() => batchBrokenBy('totals/net-sum')).toThrow(TypeError);
});

test('no request of valid documents breaks a rule about requests', () => {
  fc.assert(
    fc.property(requestOf(), (documents) => {
      const { ok, issues } = validateBatch(documents);
      expect(issues).toEqual([]);
      expect(ok).toBe(true);
    }),
    { numRuns: RUNS },
  );
});

test('the hand-written documents can be sent in one request', () => {
  const documents = Object.values(fixtures.documents).map((document, index) => ({
    ...document,
    invoiceHeader: { ...document.invoiceHeader, aa: String(index + 1) },
  }));
  expect(validateBatch(documents).issues).toEqual([]);
});

describe.each(batchBreakers.map((breaker) => [breaker.rule, breaker] as const))(
  'the rule %s about requests',
  (rule, breaker) => {
    // Thousands of documents take their time.
    const numRuns = rule === 'batch/too-many' ? 1 : Math.ceil(RUNS / 5);

    test('is broken by its breaker, alone among its kind and without an error in a document', () => {
      for (const example of breaker.examples) {
        expect(reported(example)).toEqual([rule]);
        expect(areValid(example)).toBe(true);
      }
      fc.assert(
        fc.property(batchBrokenBy(rule), (broken) => {
          expect(reported(broken)).toEqual([rule]);
          expect(areValid(broken)).toBe(true);
        }),
        { numRuns },
      );
    });

    test('is broken with generated documents, not only with its examples', () => {
      const sample = fc.sample(batchBrokenBy(rule), { numRuns: rule === 'batch/too-many' ? 1 : 40 });
      const known = new Set(breaker.examples.map(({ documents }) => documents));
      expect(sample.some(({ documents }) => !known.has(documents))).toBe(true);
    });
  },
);

test('a breaker reports when it cannot break its input', () => {
  expect(batchBreakerOf('batch/number-repeated')?.break([])).toBeUndefined();
  const [receipt] = fc.sample(documentOf('11.2'), 1);
  expect(batchBreakerOf('batch/invoice-and-delivery-note')?.break(receipt ? [receipt] : [])).toBeUndefined();
});
