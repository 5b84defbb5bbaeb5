import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDocument } from '../../../src/builders/index.js';
import { validate } from '../../../src/rules/validate/validate.js';
import { type Form, factsOf, forms } from '../../../src/testing/index.js';
import { RUNS } from '../../runs.js';

/** Warnings that documents of the kit may carry, and why that is right. */
const MAY_WARN: Readonly<Record<string, string>> = {
  'totals/simplified-above-limit': 'amounts of the kit are of any size, and the authority accepts them',
  'lines/net-value-zero': 'prices of the kit may round to zero, which only one source reports as refused',
  'movement/flag-unusual-on-type': 'whether an 11.4 may be a delivery note is disputed',
  'lines/cn-code-missing': 'two programs alone ask for codes, and the kit does not know those of every item',
  'lines/cn-code-soon': 'the same, as a hint before the day',
  'order/closing-category-missing':
    'an 11.1 that refers to notes or receipts looks like a closing without its category',
};

/** The forms share the runs, more or less: there are fifty. */
const numRuns = Math.ceil(RUNS / 4);

describe('facts of the kit build documents without errors', () => {
  test.each(forms)('of type %s', (form: Form) => {
    fc.assert(
      fc.property(factsOf(form), (facts) => {
        const { document, issues } = checkDocument(facts, { skipSignature: false });
        expect(issues.map(({ rule }) => rule).filter((rule) => !(rule in MAY_WARN))).toEqual([]);
        expect(document).toBeDefined();
        expect(JSON.parse(JSON.stringify(facts))).toEqual(facts);
        expect(validate(JSON.parse(JSON.stringify(document))).ok).toBe(true);
      }),
      { numRuns },
    );
  });
});

test('generated documents have no calendar error on their own date', () => {
  const issueDate = '2026-11-20';
  fc.assert(
    fc.property(factsOf(undefined, { issueDate }), (facts) => {
      const { transmissionFailure: _, ...rest } = facts;
      const { issues } = checkDocument(rest, { now: new Date(`${issueDate}T10:00:00Z`) });
      expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
    }),
  );
});
