import { describe, expect, it } from 'vitest';
import { readShape } from '../../../src/reading/read.js';
import { samples } from '../../../src/rules/examples/index.js';
import { validate } from '../../../src/rules/validate/validate.js';
import { documentShape } from '../../../src/types/generated/shapes.js';

type Loose = Record<string, unknown>;

const found = (document: unknown): string[] =>
  validate(document).issues.map((issue) => `${issue.severity} ${issue.rule} /${issue.path.join('/')}`);

const withHeader = (members: Loose): unknown => ({
  ...samples.salesInvoice,
  invoiceHeader: { ...samples.salesInvoice.invoiceHeader, ...members },
});

/** The name with the letters of the set bits in upper case. */
const cased = (name: string, bits: number): string =>
  [...name]
    .map((letter, index) => (((bits >> index) & 1) === 1 ? letter.toUpperCase() : letter.toLowerCase()))
    .join('');

describe('reading a document', () => {
  it('returns amounts in cents and leaves out absent members', () => {
    const view = readShape(documentShape, samples.salesInvoice, () => expect.unreachable());
    expect(view?.invoiceSummary.totalGrossValue).toBe(7701);
    expect(view?.invoiceDetails[1]?.netValue).toBe(1350);
    expect(view?.invoiceHeader.tableAA).toBeUndefined();
  });

  it.each([
    [undefined, 'undefined'],
    [null, 'null'],
    [7, 'number'],
    ['text', 'string'],
  ])('refuses %s as a document', (value, name) => {
    const report = validate(value);
    expect(report.issues).toMatchObject([{ rule: 'shape/not-an-object', path: [], params: { found: name } }]);
    expect(report.skipped.map((part) => part.layer)).toEqual(['document', 'calendar', 'across']);
  });

  it('suggests the intended name of a misspelled member', () => {
    const [issue] = validate(withHeader({ specialInvoiceCatgory: 12 })).issues;
    expect(issue).toMatchObject({
      rule: 'shape/unknown-member',
      severity: 'warning',
      path: ['invoiceHeader', 'specialInvoiceCatgory'],
      params: { member: 'specialInvoiceCatgory', meant: 'specialInvoiceCategory' },
    });
  });

  it('suggests nothing if no name is similar', () => {
    const [issue] = validate(withHeader({ colour: 'red' })).issues;
    expect(issue?.params).toEqual({ member: 'colour' });
    expect(issue?.message).not.toMatch(/[{}[\]]/);
  });

  it('matches a known name in another letter case, and reports it', () => {
    const view = readShape(documentShape, withHeader({ CorrelatedInvoices: [400001234567890] }), () => {});
    expect(view?.invoiceHeader.correlatedInvoices).toEqual([400001234567890]);
    expect(found(withHeader({ CorrelatedInvoices: [400001234567890] }))).toContain(
      'warning shape/member-case /invoiceHeader/CorrelatedInvoices',
    );
  });

  it('skips rules for a broken member in another letter case', () => {
    const { invoiceSummary: _, ...rest } = samples.salesInvoice;
    expect(found({ ...rest, InvoiceSummary: 'x' })).toEqual([
      'warning shape/member-case /InvoiceSummary',
      'error shape/type /InvoiceSummary',
    ]);
    expect(found({ ...rest, InvoiceDetails: 'x' })).toContain('error shape/duplicate-member /InvoiceDetails');
  });

  it('treats a printed value that is not an amount as absent, with a warning', () => {
    const [first, ...others] = samples.salesInvoice.invoiceDetails;
    const line = { ...first, totalNetPriceBeforeDiscount: 49.8001, totalDiscountValue: -1 };
    expect(found({ ...samples.salesInvoice, invoiceDetails: [line, ...others] })).toEqual([
      'warning shape/print-amount /invoiceDetails/0/totalNetPriceBeforeDiscount',
      'warning shape/print-amount /invoiceDetails/0/totalDiscountValue',
    ]);
  });

  it('refuses one member in two letter cases', () => {
    expect(found(withHeader({ Series: 'B' }))).toEqual([
      'error shape/duplicate-member /invoiceHeader/Series',
    ]);
  });

  it('refuses two wrong letter cases of one member', () => {
    const { series: _, ...rest } = samples.salesInvoice.invoiceHeader;
    const document = { ...samples.salesInvoice, invoiceHeader: { ...rest, Series: 'A', SERIES: 'B' } };
    expect(found(document)).toEqual([
      'warning shape/member-case /invoiceHeader/Series',
      'error shape/duplicate-member /invoiceHeader/SERIES',
    ]);
  });

  it('takes linear time for members that are unknown or in other letter cases', () => {
    const many = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`x${index}`, 1]));
    const cases = Object.fromEntries(
      Array.from({ length: 1 << 12 }, (_, index) => [cased('otherMovePurposeTitle', index), 'x']),
    );
    // The last one says how many more there are.
    expect(found(withHeader(many))).toHaveLength(1000);
    const shape = found(withHeader(cases)).filter((issue) => issue.includes('shape/'));
    expect(shape).toHaveLength(1 << 12);
  });

  it('warns about null in an optional member, and refuses it in a required one', () => {
    expect(found(withHeader({ vehicleNumber: null }))).toEqual([
      'warning shape/null-member /invoiceHeader/vehicleNumber',
    ]);
    expect(found(withHeader({ series: null }))).toEqual(['error shape/missing /invoiceHeader/series']);
  });

  it('counts characters, not UTF-16 units', () => {
    expect(found(withHeader({ aa: '𝔸'.repeat(50) })).filter((each) => each.includes('shape/'))).toEqual([]);
    expect(found(withHeader({ aa: '𝔸'.repeat(51) }))).toEqual(['error shape/too-long /invoiceHeader/aa']);
  });

  it.each([
    ['2024-02-29', true],
    ['2025-02-29', false],
    ['1900-02-29', false],
    ['2000-02-29', true],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-01-00', false],
    ['26-01-01', false],
    ['2026-01-01T00:00:00Z', false],
  ])('reads %s as a date: %s', (issueDate, fits) => {
    const wrong = found(withHeader({ issueDate })).includes('error shape/date /invoiceHeader/issueDate');
    expect(wrong).toBe(!fits);
  });

  it('ignores inherited members, which JSON would not send', () => {
    const heir: unknown = Object.create(samples.salesInvoice);
    expect(found(heir)).toEqual([
      'error shape/missing /issuer',
      'error shape/missing /invoiceHeader',
      'error shape/missing /invoiceDetails',
      'error shape/missing /invoiceSummary',
    ]);
  });

  it('reports a __proto__ key like any other member, and does not follow it', () => {
    const text = JSON.stringify(samples.salesInvoice).replace('{', '{"__proto__":{"issuer":null},');
    expect(found(JSON.parse(text))).toEqual(['warning shape/unknown-member /__proto__']);
    expect(({} as Loose).issuer).toBeUndefined();
  });

  it('handles throwing getters', () => {
    const trap = {
      get issuer(): unknown {
        throw new Error('no');
      },
    };
    expect(validate(trap).issues).toMatchObject([{ rule: 'shape/unreadable', path: [] }]);
  });

  it('distinguishes a type of another channel from an unknown type', () => {
    expect(found(withHeader({ invoiceType: '13.1' }))).toEqual([
      'error shape/type-not-on-channel /invoiceHeader/invoiceType',
    ]);
    expect(found(withHeader({ invoiceType: '8.3' }))).toEqual([
      'error shape/unknown-code /invoiceHeader/invoiceType',
    ]);
  });

  it('reports all problems together', () => {
    const document = {
      ...samples.salesInvoice,
      issuer: { vatNumber: 123456783, branch: -1 },
      invoiceSummary: { ...samples.salesInvoice.invoiceSummary, totalNetValue: '63.30' },
    };
    expect(found(document)).toEqual([
      'error shape/type /issuer/vatNumber',
      'error shape/out-of-range /issuer/branch',
      'error shape/missing /issuer/country',
      'error shape/type /invoiceSummary/totalNetValue',
    ]);
  });
});
