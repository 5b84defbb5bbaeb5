import { describe, expect, it } from 'vitest';
import { el } from '../../../../src/issues/locales/el/index.js';
import { batchOfExample } from '../../../../src/rules/batch/batch-of-example.js';
import { batchRules } from '../../../../src/rules/batch/index.js';
import type { Example } from '../../../../src/rules/engine/example.js';
import type { Rule } from '../../../../src/rules/engine/rule.js';
import { samples } from '../../../../src/rules/examples/index.js';
import { validate } from '../../../../src/rules/validate/validate.js';
import { validateBatch } from '../../../../src/rules/validate/validate-batch.js';
import type { Document } from '../../../../src/types/index.js';

const issuesOf = (example: Example) => validateBatch(batchOfExample(example)).issues;

const invoice = samples.salesInvoice;

const numbered = (
  header: Partial<Document['invoiceHeader']>,
  issuer: Partial<Document['issuer']> = {},
): Document => ({
  ...invoice,
  issuer: { ...invoice.issuer, ...issuer },
  invoiceHeader: { ...invoice.invoiceHeader, ...header },
});

const found = (...documents: unknown[]): string[] =>
  validateBatch(documents).issues.map(({ rule, path }) => `${rule} ${path.join('/')}`);

describe.each((batchRules as readonly Rule[]).map((rule): [string, Rule] => [rule.id, rule]))(
  'the rule %s',
  (id, rule) => {
    it('finds its bad examples and nothing in its good one', () => {
      expect(issuesOf(rule.good)).toEqual([]);
      for (const example of rule.bad) {
        expect(issuesOf(example).map((issue) => issue.rule)).toEqual([id]);
      }
    });

    it('fills in every param of its messages, and reports a path in the request', () => {
      for (const issue of rule.bad.flatMap(issuesOf)) {
        expect(Object.keys(issue.params).sort()).toEqual([...rule.params].sort());
        expect(issue.message).not.toMatch(/[{}[\]]/);
        expect(issue.path[0]).toBe('invoice');
      }
    });
  },
);

describe('validateBatch', () => {
  it('reports each document like validate', () => {
    const options = { now: new Date('2026-11-20T10:00:00Z'), locale: el } as const;
    const broken = { ...invoice, invoiceSummary: { ...invoice.invoiceSummary, totalNetValue: 63.29 } };
    const batch = [samples.retailReceipt, broken, samples.deliveryNote, null, 7];
    const report = validateBatch(batch, options);
    expect(report.documents).toEqual(batch.map((document) => validate(document, options)));
    expect(report.ok).toBe(false);
    expect(report.issues).toEqual([]);
    expect(report.skipped).toEqual([
      {
        layer: 'batch',
        why: 'documents-unreadable',
        params: { documents: 2 },
        message: 'Παραστατικά που δεν συγκρίθηκαν, επειδή κάποια πεδία τους δεν διαβάζονται: 2.',
      },
    ]);
  });

  it('finds nothing more for a single document', () => {
    expect(validateBatch([invoice])).toMatchObject({ ok: true, issues: [], skipped: [] });
  });

  it.each([[[]], [{ invoice: [] }]])('reports that %j contains no document', (given) => {
    expect(validateBatch(given as never)).toMatchObject({
      ok: false,
      documents: [],
      issues: [{ rule: 'batch/empty', severity: 'error', path: ['invoice'], params: {} }],
      skipped: [],
    });
  });

  it.each([
    ['another number', numbered({ aa: '999' })],
    ['another series', numbered({ series: 'Ω' })],
    ['another type', numbered({ invoiceType: '1.2' })],
    ['another branch', numbered({}, { branch: 1 })],
    ['another issuer', numbered({}, { vatNumber: '987654324' })],
  ])('accepts two documents with %s', (_, other) => {
    expect(found(invoice, other)).toEqual([]);
  });

  it('reports every duplicate together with the earliest document that it repeats', () => {
    expect(found(invoice, numbered({ aa: '999' }), invoice, invoice)).toEqual([
      'batch/number-repeated invoice/2/invoiceHeader/aa',
      'batch/number-repeated invoice/3/invoiceHeader/aa',
    ]);
    expect(validateBatch([samples.retailReceipt, invoice, invoice]).issues[0]?.params).toEqual({
      document: 3,
      earlier: 2,
      type: '1.1',
      series: invoice.invoiceHeader.series,
      aa: invoice.invoiceHeader.aa,
    });
  });

  it('does not report an invoice and an invoice that is a delivery note as duplicates', () => {
    const moving = numbered({ isDeliveryNote: true });
    expect(found(invoice, moving)).toEqual(['batch/invoice-and-delivery-note invoice/1/invoiceHeader/aa']);
    expect(found(moving, invoice)).toEqual(['batch/invoice-and-delivery-note invoice/1/invoiceHeader/aa']);
    expect(found(moving, moving)).toEqual(['batch/number-repeated invoice/1/invoiceHeader/aa']);
    // A false flag is no delivery note.
    expect(found(invoice, numbered({ isDeliveryNote: false }))).toEqual([
      'batch/number-repeated invoice/1/invoiceHeader/aa',
    ]);
  });

  it('accepts at most 5000 documents', () => {
    const many = (count: number) => batchOfExample({ sample: 'retailReceipt', copies: count });
    expect(validateBatch(many(5000)).issues).toEqual([]);
    expect(validateBatch(many(5001)).issues).toMatchObject([
      { rule: 'batch/too-many', path: ['invoice'], params: { count: 5001, most: 5000 }, authorityCode: 265 },
    ]);
  });

  it('skips a document with an unreadable number', () => {
    const report = validateBatch([
      invoice,
      { ...invoice, issuer: { ...invoice.issuer, vatNumber: 123456783 } },
    ]);
    expect(report.issues).toEqual([]);
    expect(report.skipped).toHaveLength(1);
  });

  it('uses the requested severities and language', () => {
    const batch = [invoice, invoice];
    const severity = { 'batch/number-repeated': 'warning' } as const;
    expect(validateBatch(batch, { severity, locale: el })).toMatchObject({
      ok: true,
      issues: [{ severity: 'warning', message: expect.stringMatching(/^Τα παραστατικά 1 και 2 /) }],
    });
    expect(validateBatch(batch, { severity: { 'batch/number-repeated': 'off' } }).issues).toEqual([]);
  });

  it.each([undefined, null, 'text', {}, { invoice: [] }])('never throws on %j', (value) => {
    expect(validateBatch(value as never).ok).toBe(false);
  });
});
