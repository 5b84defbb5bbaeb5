import { describe, expect, it } from 'vitest';
import { found } from '../found.js';

const line = (lineNumber: number, recType?: number) => ({
  lineNumber,
  ...(recType !== undefined && { recType }),
  itemDescr: 'Καφές',
  quantity: 1,
  measurementUnit: 1,
  netValue: 3.5,
  vatCategory: 2,
  vatAmount: 0.46,
});

describe('order/cancellation-mixed', () => {
  const mixed = (recTypes: (number | undefined)[]) =>
    found('order/cancellation-mixed', {
      sample: 'orderSlip',
      set: { '/invoiceDetails': recTypes.map((recType, index) => line(index + 1, recType)) },
    });

  it('names the first line of each kind', () => {
    expect(mixed([undefined, 7, undefined, 7])).toEqual([
      { at: 'invoiceDetails/0/recType', params: { cancelled: 2, line: 1 } },
    ]);
    expect(mixed([7, undefined, 7, undefined])).toEqual([
      { at: 'invoiceDetails/1/recType', params: { cancelled: 1, line: 2 } },
    ]);
  });
});

describe('order/slip-line-exempt', () => {
  const exempt = (vatExemptionCategory: number) =>
    found('order/slip-line-exempt', {
      sample: 'orderSlip',
      set: {
        '/invoiceDetails/0/vatCategory': 7,
        '/invoiceDetails/0/vatExemptionCategory': vatExemptionCategory,
      },
    });

  it('is not reported for a small enterprise (exemption 15), which has no other category', () => {
    expect(exempt(15)).toEqual([]);
    expect(exempt(14)).toEqual([{ at: 'invoiceDetails/0/vatCategory', params: { line: 1 } }]);
    expect(exempt(16)).toHaveLength(1);
  });
});

describe('order/slip-line-incomplete', () => {
  it('names the line and the missing member', () => {
    const missing = (member: string) =>
      found('order/slip-line-incomplete', { sample: 'orderSlip', remove: [`/invoiceDetails/1/${member}`] });
    expect(missing('quantity')).toEqual([
      { at: 'invoiceDetails/1/quantity', params: { line: 2, member: 'quantity' } },
    ]);
    expect(missing('measurementUnit')).toEqual([
      { at: 'invoiceDetails/1/measurementUnit', params: { line: 2, member: 'measurementUnit' } },
    ]);
  });
});
