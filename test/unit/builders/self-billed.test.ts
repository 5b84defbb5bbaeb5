import { describe, expect, test } from 'vitest';
import { onCredit, retailReceipt, salesInvoice, serviceInvoice } from '../../../src/builders/index.js';
import { customer, numbered } from './parties.js';

const billed = { ...numbered, selfPricing: true } as const;
const oil = { description: 'Ελαιόλαδο', quantity: 20, unit: 2, unitPrice: '5.00', vat: 24 } as const;
const goods = { type: 'E3_102_001', category: 'category2_1' } as const;

const found = ({ issues }: { issues: readonly { severity: string; rule: string; path: unknown[] }[] }) =>
  issues.map(({ severity, rule, path }) => `${severity} ${rule} ${path.join('/')}`);

describe('a self-billed invoice', () => {
  const invoice = salesInvoice(billed).counterpart(customer).payment(onCredit('rest'));

  test('has the expenses of the issuer', () => {
    const { invoiceDetails, invoiceSummary, invoiceHeader } = invoice
      .line({ ...oil, expenses: goods })
      .build();
    const row = { classificationType: 'E3_102_001', classificationCategory: 'category2_1', amount: 100 };
    expect(invoiceHeader.selfPricing).toBe(true);
    expect(invoiceDetails[0]?.expensesClassification).toEqual([row]);
    expect(invoiceSummary.expensesClassification).toEqual([row]);
    expect(invoiceDetails[0]).not.toHaveProperty('incomeClassification');
  });

  test('can include VAT that is not deducted, and no other amount', () => {
    const withVat = invoice.line({ ...oil, expenses: { ...goods, amount: '124.00' } }).build();
    expect(withVat.invoiceSummary.expensesClassification?.[0]?.amount).toBe(124);
    expect(found(invoice.line({ ...oil, expenses: { ...goods, amount: '5000.00' } }).check())).toEqual([
      'error classification/line-sum invoiceDetails/0/expensesClassification',
    ]);
  });

  test('with income has a warning', () => {
    expect(found(invoice.line({ ...oil, income: 'goods' }).check())).toEqual([
      'warning classification/income-on-self-billed invoiceDetails',
    ]);
  });
});

test('services can be self-billed, too', () => {
  const { ok, issues } = serviceInvoice(billed)
    .counterpart(customer)
    .line({ net: '100.00', vat: 24, expenses: { type: 'E3_585_016', category: 'category2_3' } })
    .payment(onCredit('rest'))
    .check();
  expect([ok, issues]).toEqual([true, []]);
});

describe('expenses of a document that is not self-billed', () => {
  test('are refused, and the missing flag is named', () => {
    const draft = salesInvoice(numbered)
      .counterpart(customer)
      .line({ ...oil, expenses: goods })
      .payment(onCredit('rest'));
    expect(found(draft.check())).toEqual(['error facts/not-self-billed lines/0/expenses']);
    expect(() => draft.build()).toThrow('only if it is self-billed');
  });

  test('are refused on a type that is never self-billed', () => {
    const line = { ...oil, expenses: goods } as typeof oil;
    expect(found(retailReceipt(numbered).line(line).payment(onCredit('rest')).check())).toContain(
      'error facts/not-allowed-on-type lines/0/expenses',
    );
  });
});
