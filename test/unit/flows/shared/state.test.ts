import { describe, expect, it } from 'vitest';
import {
  cancellationFromJSON,
  memoryNumbering,
  memoryNumberingFromJSON,
  oldInvoicePosPayment,
  oldInvoicePosPaymentFromJSON,
  posPaymentFromJSON,
  tableFromJSON,
} from '../../../../src/index.js';
import { el } from '../../../../src/issues/locales/el/index.js';
import { session } from '../pos-payment/held.js';
import { refusedBy } from '../refused.js';
import { table } from '../table/tavern.js';

const readers = {
  cancellationFromJSON,
  memoryNumberingFromJSON,
  oldInvoicePosPaymentFromJSON,
  posPaymentFromJSON,
  tableFromJSON,
};
const all = Object.entries<(json: unknown) => unknown>(readers);
const NOTHING = [{ rule: 'state/not-json', path: [], params: {} }];

describe.each(all)('%s', (_, read) => {
  it.each([{}, { flow: null, version: 2 }, { flow: 1 }, { version: 2 }, [], 'x', undefined])(
    'refuses %j as a stored state',
    (json) => {
      expect(refusedBy(() => read(json))).toEqual(NOTHING);
    },
  );

  it('reports a state of another flow and names the function that reads it, if known', () => {
    const expected = expect.any(String);
    expect(refusedBy(() => read({ flow: 'credit', version: 2 }))).toEqual([
      { rule: 'state/other-flow', path: ['flow'], params: { expected, found: 'credit' } },
    ]);
  });
});

describe('a state that another function reads', () => {
  it.each([
    ['tableFromJSON', table],
    ['memoryNumberingFromJSON', memoryNumbering()],
    ['posPaymentFromJSON', session()],
    [
      'oldInvoicePosPaymentFromJSON',
      oldInvoicePosPayment({ mark: '400001970000109', terminalId: '1', posNspId: 2 }),
    ],
  ])('is reported as a state for %s', (reader, flow) => {
    expect(refusedBy(() => cancellationFromJSON(flow.toJSON()))).toMatchObject([
      { rule: 'state/other-flow', params: { expected: 'cancellation', reader } },
    ]);
    expect(refusedBy(() => all.find(([name]) => name === reader)?.[1](flow.toJSON()))).toEqual([]);
  });

  it('is reported with a readable message', () => {
    expect(() => posPaymentFromJSON(table.toJSON())).toThrow(
      'This is the stored state of the flow table, not of the flow pos-payment. Give the state of the flow pos-payment, or read this one with tableFromJSON. (state/other-flow)',
    );
    expect(() => posPaymentFromJSON({ flow: 'credit' }, { locale: el })).toThrow(
      'Αυτή είναι αποθηκευμένη κατάσταση ροής credit και όχι ροής pos-payment. Δώστε την κατάσταση ροής pos-payment. (state/other-flow)',
    );
  });

  it('is refused as another version if it states no version', () => {
    expect(refusedBy(() => tableFromJSON({ flow: 'table' }))).toEqual([
      { rule: 'state/other-version', path: ['version'], params: { expected: 2, found: 'undefined' } },
    ]);
  });
});
