import { describe, expect, it } from 'vitest';
import { runCli } from './fake-io.js';
import { facts, invoice } from './sample.js';

const receipt = {
  invoiceHeader: { invoiceType: '11.1', series: 'A', aa: '7' },
  invoiceDetails: [
    {
      quantity: 2,
      lineUnitPrice: 5,
      totalNetPriceBeforeDiscount: 10,
      totalDiscountValue: 1,
      netValue: 9,
      vatCategory: 1,
      vatCategoryPercent: 24,
      vatAmount: 2.16,
    },
    { netValue: 1, vatCategory: 1, vatCategoryPercent: 24, vatAmount: 0.24 },
  ],
  invoiceSummary: {
    totalNetValue: 10,
    totalVatAmount: 2.4,
    totalWithheldAmount: 0,
    totalFeesAmount: 0.5,
    totalStampDutyAmount: 0,
    totalOtherTaxesAmount: 0,
    totalDeductionsAmount: 0,
    totalGrossValue: 12.9,
  },
  paymentMethods: [{ type: 3, amount: 12.9 }],
};

/** The same, where no total has fees. */
const correct = {
  ...receipt,
  invoiceSummary: { ...receipt.invoiceSummary, totalFeesAmount: 0, totalGrossValue: 12.4 },
  paymentMethods: [{ type: 3, amount: 12.4 }],
};

const text = async (document: unknown, ...line: string[]) =>
  await runCli(['totals', ...line], { stdin: JSON.stringify(document) });

describe('totals', () => {
  it('explains the calculation of each amount', async () => {
    const { code, stdout } = await text(correct);
    expect(code).toBe(0);
    expect(stdout).toMatch(/line 1 +before discount +10\.00 +=? ?= 2 × 5\n/);
    expect(stdout).toMatch(/net +9\.00 +=? ?= 10\.00 before discount − 1\.00 discount/);
    expect(stdout).toMatch(/VAT +2\.16 +=? ?= 24% of 9\.00/);
    expect(stdout).toMatch(/totals +net +10\.00 +=? ?= 9\.00 \+ 1\.00/);
    expect(stdout).toMatch(/gross +12\.40 +=? ?= 10\.00 net \+ 2\.40 VAT/);
    expect(stdout).toMatch(/payments +12\.40 +=? ?= 12\.40/);
    expect(stdout).toContain('1 document: every figure agrees');
  });

  it('marks an amount that does not match and shows the right one', async () => {
    const { code, stdout } = await text(receipt);
    expect(code).toBe(1);
    // No line has fees, so the total of the fees comes from nowhere.
    expect(stdout).toMatch(/✗ +fees +0\.50 +0\.00, not 0\.50/);
    expect(stdout).toContain('1 document: 0 correct, 1 not');
  });

  it.each([
    [[correct, correct], '2 παραστατικά: όλα τα ποσά συμφωνούν'],
    [[receipt], '1 παραστατικό: κανένα σωστό, 1 με σφάλματα'],
    [[receipt, correct], '2 παραστατικά: 1 σωστό, 1 με σφάλματα'],
    [[correct, receipt, correct, receipt], '4 παραστατικά: 2 σωστά, 2 με σφάλματα'],
  ])('counts the correct documents in Greek: %#', async (documents, verdict) => {
    const { stdout } = await text(documents, '--lang', 'el');
    expect(stdout).toContain(verdict);
  });

  it('prints the steps with pointers in JSON', async () => {
    const { code, stdout } = await text(receipt, '--format', 'json');
    expect(code).toBe(1);
    const { ok, documents } = JSON.parse(stdout);
    expect(ok).toBe(false);
    expect(documents[0]).toMatchObject({ source: '-', index: 0, type: '11.1', ok: false, issues: [] });
    expect(documents[0].steps[0]).toEqual({
      pointer: '/invoiceDetails/0/totalNetPriceBeforeDiscount',
      operation: 'product',
      terms: [
        { pointer: '/invoiceDetails/0/quantity', label: 'quantity', value: '2', sign: 1 },
        { pointer: '/invoiceDetails/0/lineUnitPrice', label: 'lineUnitPrice', value: '5', sign: 1 },
      ],
      computed: '10.00',
      stated: '10.00',
      tolerance: '0.00',
      agrees: true,
    });
  });

  it('builds facts first', async () => {
    const { code, stdout } = await text(facts());
    expect(code).toBe(0);
    expect(stdout).toMatch(/gross +10\.00 +=? ?= 8\.06 net \+ 1\.94 VAT/);
    const json = JSON.parse((await text([facts(), invoice()], '--format', 'json')).stdout);
    expect(json.documents.map((each: { ok: boolean }) => each.ok)).toEqual([true, true]);
  });

  it('reports the issues of facts that build no document', async () => {
    const { code, stdout } = await text({ ...facts(), lines: [{ net: 'x', vat: 24 }] });
    expect(code).toBe(1);
    expect(stdout).toContain('/lines/0/net');
    const { documents } = JSON.parse((await text({ ...facts(), series: 4 }, '--format', 'json')).stdout);
    expect(documents[0]).toMatchObject({
      ok: false,
      steps: [],
      issues: [{ in: 'facts', pointer: '/series' }],
    });
  });

  it('reports that there are no amounts instead of saying that they match', async () => {
    const { code, stdout } = await text({ a: 1 });
    expect(code).toBe(1);
    expect(stdout).toContain('It has no lines and no totals.');
  });

  it.each([
    ['NaN', '"NaN"'],
    [12.345, '12.345'],
    [-5, '-5'],
    [{ a: 1 }, '{…}'],
    ['\u001b[2J', '"\\u001b[2J"'],
  ])('reports that %j is stated but not an amount', async (totalNetValue, shown) => {
    const { stdout } = await text({
      ...receipt,
      invoiceSummary: { ...receipt.invoiceSummary, totalNetValue },
    });
    const reported = stdout.replace(/\s+/g, ' ');
    expect(reported).toContain(
      `10.00, but the stated value is not an amount with at most two decimals: ${shown} `,
    );
    expect(reported).not.toContain('no value is stated');
  });

  it('also reports this for the gross total that payments are compared with', async () => {
    const invoiceSummary = { ...receipt.invoiceSummary, totalGrossValue: '12.90' };
    const reported = (await text({ ...receipt, invoiceSummary })).stdout.replace(/\s+/g, ' ');
    expect(reported).toMatch(/payments – 12\.90, but the stated value is not an amount [^:]*: "12\.90"/);
  });

  it.each([
    [{ ...receipt.invoiceSummary, totalNetValue: null }, receipt.invoiceDetails],
    [
      { ...receipt.invoiceSummary, incomeClassification: [] },
      [
        {
          netValue: 10,
          incomeClassification: [{ classificationType: 'a', classificationCategory: 'b', amount: 10 }],
        },
      ],
    ],
  ])('reports missing statements', async (invoiceSummary, invoiceDetails) => {
    const { stdout } = await text({ ...receipt, invoiceSummary, invoiceDetails });
    expect(stdout).toContain('10.00, but no value is stated');
  });

  it('explains a document of many lines', async () => {
    const invoiceDetails = Array.from({ length: 40_000 }, () => ({
      netValue: 1,
      vatCategoryPercent: 24,
      vatAmount: 0.24,
    }));
    const { code, stdout } = await text({ invoiceDetails, invoiceSummary: { totalNetValue: 40_000 } });
    expect(code).toBe(1);
    expect(stdout).toMatch(/line 40000 +VAT +0\.24 +=? ?= 24% of 1\.00/);
  });

  it('prints some terms of a long sum', async () => {
    const invoiceDetails = Array.from({ length: 100 }, () => ({ netValue: 1, vatAmount: 0 }));
    const { stdout } = await text({ invoiceDetails, invoiceSummary: { totalNetValue: 100 } });
    expect(stdout).toMatch(/1\.00\s+\+ … \(92\s+more\)/);
  });
});
