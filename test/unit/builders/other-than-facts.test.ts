import { describe, expect, it } from 'vitest';
import { buildUnknown, checkUnknown } from '../../../src/builders/index.js';
import { el } from '../../../src/issues/locales/el/index.js';
import { samples } from '../../../src/rules/examples/index.js';
import { factsSamples } from '../../../src/rules/facts/index.js';

const { salesInvoice } = samples;

const ids = (given: unknown) => checkUnknown(given).issues.map(({ rule }) => rule);

describe('a document in place of facts', () => {
  it('causes one issue that says to validate it', () => {
    const { ok, document, issues } = checkUnknown(salesInvoice);
    expect([ok, document]).toEqual([false, undefined]);
    expect(issues).toEqual([
      {
        rule: 'facts/document',
        severity: 'error',
        path: [],
        params: {},
        message: 'This is already a document, not facts. Check it with validate(document).',
      },
    ]);
    expect(checkUnknown(salesInvoice, { locale: el }).issues[0]?.message).toContain('validate');
    expect(() => buildUnknown(salesInvoice)).toThrow('This is already a document');
    expect(ids({ invoiceHeader: {} })).toEqual(['facts/document']);
    expect(ids({ invoiceDetails: [] })).toEqual(['facts/document']);
  });

  it('is not recognized if it has members that only facts have', () => {
    expect(ids({ ...factsSamples.salesInvoice, invoiceHeader: {} })).toEqual(['shape/unknown-member']);
    expect(ids({ invoiceHeader: {}, lines: [] })).toContain('shape/missing');
    expect(ids({ invoiceHeader: {}, type: '1.1' })).toContain('shape/missing');
  });
});

describe('a request in place of facts', () => {
  it('is reported as it is for documents', () => {
    expect(ids({ invoice: [salesInvoice] })).toEqual(['shape/request']);
    expect(ids({ invoices: [salesInvoice] })).toEqual(['shape/request-list']);
  });
});

describe('a value that is not an object', () => {
  it('is reported as a list, or by its type', () => {
    expect(checkUnknown([factsSamples.salesInvoice]).issues).toMatchObject([
      { rule: 'facts/list', path: [], params: { count: 1 } },
    ]);
    expect(checkUnknown(null).issues).toMatchObject([
      { rule: 'facts/not-an-object', path: [], params: { found: 'null' } },
    ]);
    expect(checkUnknown('{}').issues).toMatchObject([
      { rule: 'facts/not-an-object', params: { found: 'string' } },
    ]);
  });
});
