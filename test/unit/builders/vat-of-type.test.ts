import { describe, expect, test } from 'vitest';
import { acquisitionTitle, cash, selfDelivery, selfSupply } from '../../../src/builders/index.js';
import { customer, numbered } from './parties.js';

const ownUse = { type: 'E3_595', category: 'category1_6' } as const;
const bought = {
  description: 'Καρύδια',
  net: '240.00',
  expenses: { type: 'E3_102_002', category: 'category2_1' },
} as const;

const errorsOf = ({ ok, issues }: { ok: boolean; issues: readonly { severity: string; rule: string }[] }) => [
  ok,
  ...issues.filter(({ severity }) => severity === 'error').map(({ rule }) => rule),
];

describe.each([
  ['6.1', selfDelivery],
  ['6.2', selfSupply],
] as const)('the builder of %s', (_, open) => {
  test('refuses lines without VAT', () => {
    for (const vat of [{ vatCategory: 8 }, { vatCategory: 7, vatExemptionCategory: 14 }] as const) {
      const draft = open(numbered).line({ net: '100.00', ...vat, income: ownUse });
      expect(errorsOf(draft.check())).toEqual([false, 'lines/untaxed-self-supply']);
      expect(() => draft.build()).toThrow('VAT category');
    }
  });

  test('refuses an amount too small for VAT, and builds a taxed one', () => {
    const tiny = open(numbered).line({ net: '0.01', vat: 24, income: ownUse });
    expect(errorsOf(tiny.check())).toEqual([false, 'lines/self-supply-without-vat']);
    const { invoiceSummary } = open(numbered).line({ net: '100.00', vat: 24, income: ownUse }).build();
    expect(invoiceSummary.totalVatAmount).toBe(24);
  });
});

test('the builder of a title of acquisition refuses VAT', () => {
  const draft = acquisitionTitle(numbered)
    .counterpart(customer)
    .line({ ...bought, vat: 24 })
    .payment(cash('rest'));
  expect(errorsOf(draft.check())).toEqual([false, 'lines/vat-on-acquisition']);
  expect(() => draft.build()).toThrow('57.60');
});
