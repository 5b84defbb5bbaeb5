import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildDocument } from '../../../src/builders/index.js';
import { providerInvoiceTypes } from '../../../src/codes/index.js';
import { validate } from '../../../src/rules/validate/validate.js';
import { breakerOf, breakers, documentOf, factsOf, fixtures, forms } from '../../../src/testing/index.js';
import type { Document } from '../../../src/types/index.js';

const sample = (numRuns: number) => fc.sample(documentOf(), { numRuns, seed: 1 });

test('generated documents and facts have the requested type or form', () => {
  for (const type of providerInvoiceTypes) {
    for (const { type: made } of fc.sample(factsOf(type), { numRuns: 3, seed: 1 })) expect(made).toBe(type);
  }
  const [moving] = fc.sample(documentOf('moving retailReceipt'), { numRuns: 1, seed: 1 });
  expect(moving?.invoiceHeader).toMatchObject({ invoiceType: '11.1', isDeliveryNote: true });
  const [closing] = fc.sample(documentOf('closing salesInvoice'), { numRuns: 1, seed: 1 });
  expect(closing?.invoiceHeader).toMatchObject({ invoiceType: '1.1', specialInvoiceCategory: 12 });
  const [cancelling] = fc.sample(documentOf('orderCancellation'), { numRuns: 1, seed: 1 });
  expect(cancelling?.invoiceDetails.every(({ recType }) => recType === 7)).toBe(true);
  expect(forms).toContain('tableCancellation');
});

test('unknown types and forms are refused by name', () => {
  expect(() => factsOf('13.1' as '1.1')).toThrow('Unknown type or form of document: 13.1.');
});

test('the issue date can be stated', () => {
  const dates = fc.sample(documentOf(undefined, { issueDate: '2026-11-20' }), { numRuns: 50, seed: 1 });
  expect(dates.every(({ invoiceHeader }) => invoiceHeader.issueDate === '2026-11-20')).toBe(true);
});

const documents: readonly Document[] = sample(1000);

describe('a thousand generated documents include some', () => {
  const lines = documents.flatMap(({ invoiceDetails }) => invoiceDetails);
  const taxes = documents.flatMap(({ taxesTotals }) => taxesTotals ?? []);
  const payments = documents.map(({ paymentMethods }) => paymentMethods ?? []);

  test.each<[string, boolean]>([
    [
      'of every type',
      new Set(documents.map((each) => each.invoiceHeader.invoiceType)).size === providerInvoiceTypes.length,
    ],
    ['with taxes on lines', lines.some(({ stampDutyAmount }) => (stampDutyAmount ?? 0) > 0)],
    ['with taxes on the document, all five', new Set(taxes.map(({ taxType }) => taxType)).size === 5],
    [
      'with prepaid taxes',
      lines.some(({ withheldPercentCategory }) => [8, 9, 10].includes(withheldPercentCategory ?? 0)),
    ],
    ['with discounts', lines.some(({ totalDiscountValue }) => (totalDiscountValue ?? 0) > 0)],
    ['with exemptions', new Set(lines.map(({ vatExemptionCategory }) => vatExemptionCategory)).size > 20],
    ['with every VAT category', new Set(lines.map(({ vatCategory }) => vatCategory)).size === 10],
    ['with three payments', payments.some((all) => all.length === 3)],
    ['to parties abroad', documents.some(({ counterpart }) => counterpart?.country === 'DE')],
    ['in other currencies', documents.some(({ invoiceHeader }) => invoiceHeader.exchangeRate !== undefined)],
    [
      'with fifteen digits',
      documents.some((each) => each.invoiceSummary.totalGrossValue >= 1_000_000_000_000),
    ],
    ['with many decimals', lines.some(({ lineUnitPrice }) => /\.\d{6,}$/.test(String(lineUnitPrice)))],
    ['in Greek', lines.some(({ itemDescr }) => /\p{Script=Greek}/u.test(itemDescr ?? ''))],
    ['with split classifications', lines.some((line) => (line.incomeClassification?.length ?? 0) > 1)],
    ['that are fuel documents', documents.some(({ invoiceHeader }) => invoiceHeader.fuelInvoice === true)],
    ['between own establishments', documents.some(({ invoiceHeader }) => invoiceHeader.movePurpose === 8)],
    [
      'that are reverse notes',
      documents.some(({ invoiceHeader }) => invoiceHeader.reverseDeliveryNote === true),
    ],
  ])('%s', (_, found) => {
    expect(found).toBe(true);
  });
});

test('a counterexample shrinks to a small document', () => {
  const { counterexample } = fc.check(
    fc.property(documentOf('11.1'), ({ invoiceDetails }) =>
      invoiceDetails.every(({ vatCategory }) => vatCategory !== 3),
    ),
    { seed: 1, numRuns: 1000 },
  );
  const [document] = counterexample ?? [];
  expect(document?.invoiceDetails.length).toBeLessThanOrEqual(2);
  expect(document?.taxesTotals).toBeUndefined();
  expect(document?.invoiceHeader.exchangeRate).toBeUndefined();
});

describe('fixtures', () => {
  test.each(Object.entries(fixtures.documents))('%s is valid and frozen', (_, document) => {
    expect(validate(document).issues).toEqual([]);
    expect(Object.isFrozen(document.invoiceSummary)).toBe(true);
  });

  test.each(Object.entries(fixtures.facts))('facts of %s build a document', (_, facts) => {
    expect(buildDocument(facts).invoiceHeader.invoiceType).toBe(facts.type);
  });
});

describe('the breakers', () => {
  const { salesInvoice, deliveryNote } = fixtures.documents;

  test('leave the original document unchanged', () => {
    const before = JSON.stringify(salesInvoice);
    for (const breaker of breakers) breaker.break(salesInvoice);
    expect(JSON.stringify(salesInvoice)).toBe(before);
  });

  test('break any document where possible', () => {
    const broken = breakerOf('totals/net-sum')?.break(deliveryNote);
    expect(broken?.document).toMatchObject({ invoiceSummary: { totalNetValue: 0.01 } });
  });

  test('keep the largest possible amount', () => {
    const limit = 9_999_999_999_999.99;
    const { paymentMethods, ...rest } = structuredClone(salesInvoice);
    const document = { ...rest, paymentMethods: [{ type: 3, amount: limit }] };
    expect(paymentMethods).toHaveLength(1);
    expect(breakerOf('payments/above-gross')?.break(document)).toBeUndefined();
    const largest = { ...salesInvoice.invoiceSummary, totalGrossValue: limit };
    const ofLargest = { ...salesInvoice, invoiceSummary: largest };
    expect(() => breakerOf('taxes/tax-line-taxed')?.break(ofLargest)).not.toThrow();
  });

  test('return undefined for documents that the rule does not apply to', () => {
    expect(breakerOf('order/table-missing')?.break(salesInvoice)).toBeUndefined();
  });

  test('return undefined for documents that already break the rule', () => {
    const [{ document }] = breakerOf('totals/net-sum')?.examples ?? [{ document: undefined }];
    expect(breakerOf('totals/net-sum')?.break(document as Document)).toBeUndefined();
  });

  test('usually work on generated documents, not only on their examples', () => {
    const some = documents.slice(0, 8);
    const general = breakers.filter((breaker) => some.some((document) => breaker.break(document)));
    expect(general.length).toBeGreaterThan(0.6 * breakers.length);
  });
});
