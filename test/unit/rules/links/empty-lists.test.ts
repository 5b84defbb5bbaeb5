import { describe, expect, it } from 'vitest';
import type { Example } from '../../../../src/rules/engine/example.js';
import { issuesOf } from '../found.js';

/** Every type that may name MARKs or UIDs nowhere, and one that may. */
const TYPES = ['1.6', '2.4', '5.1', '1.1', '11.1'];

describe.each(TYPES)('an empty list on %s', (invoiceType) => {
  it.each(['correlatedInvoices', 'multipleConnectedMarks', 'multipleConnectedUids'])(
    'refers to nothing: %s',
    (list) => {
      const rules = (set: Record<string, unknown>) =>
        issuesOf({
          sample: 'creditInvoice',
          set: { '/invoiceHeader/invoiceType': invoiceType, ...set },
        } as Example)
          .map(({ rule }) => rule)
          .filter((rule) => /not-admitted|disputed|repeated|both-lists|uids/.test(rule));
      expect(rules({ [`/invoiceHeader/${list}`]: [] })).toEqual([]);
    },
  );
});
