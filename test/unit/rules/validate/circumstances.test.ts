import { describe, expect, test } from 'vitest';
import { el } from '../../../../src/issues/locales/el/index.js';
import { samples } from '../../../../src/rules/examples/index.js';
import { circumstancesOf } from '../../../../src/rules/validate/circumstances.js';

describe('the options of an example', () => {
  test('are exactly those that it states', () => {
    expect(circumstancesOf({ sample: 'salesInvoice' })).toStrictEqual({});
    expect(
      circumstancesOf(
        {
          sample: 'salesInvoice',
          now: '2026-11-20T10:00:00Z',
          skipSignature: false,
          specification: '2.0.1',
          related: [],
        },
        el,
      ),
    ).toStrictEqual({
      locale: el,
      now: new Date('2026-11-20T10:00:00Z'),
      skipSignature: false,
      specification: '2.0.1',
      related: [],
    });
  });

  test('identify other documents by what is known about them', () => {
    const openOrder = { mark: '1', uid: '', quantityProducts: 4, totalNet: 16.5 };
    expect(
      circumstancesOf({
        sample: 'tableClosing',
        related: [
          'orderSlip',
          { sample: 'orderSlip' },
          { sample: 'orderSlip', mark: '7' },
          { sample: 'orderSlip', uid: 'F0' },
          { sample: 'orderSlip', mark: '7', uid: 'F0' },
          { openOrder },
        ],
      }).related,
    ).toStrictEqual([
      samples.orderSlip,
      samples.orderSlip,
      { document: samples.orderSlip, mark: '7' },
      { document: samples.orderSlip, uid: 'F0' },
      { document: samples.orderSlip, mark: '7', uid: 'F0' },
      openOrder,
    ]);
  });
});
