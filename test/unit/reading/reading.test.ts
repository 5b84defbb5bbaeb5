import { describe, expect, it } from 'vitest';
import { fixOfFault } from '../../../src/reading/fixes.js';
import { documentReaders } from '../../../src/reading/generated/document-readers.js';
import { hasAny, memberBit } from '../../../src/reading/members.js';
import { readFactsShape, readShape, readWithMembers, shapeOnly } from '../../../src/reading/read.js';
import { Spellings } from '../../../src/reading/spelling.js';
import { samples } from '../../../src/rules/examples/index.js';
import { shapeRule, shapeRuleNamed } from '../../../src/rules/shape/index.js';
import { validate } from '../../../src/rules/validate/validate.js';
import { documentShape, printBlockShape } from '../../../src/types/generated/shapes.js';
import { found } from '../rules/found.js';

type Loose = Record<string, unknown>;
const sale = samples.salesInvoice;
const withHeader = (members: Loose): Loose => ({
  ...sale,
  invoiceHeader: { ...sale.invoiceHeader, ...members },
});

/** What the reading tells by itself, as the sink takes it. */
const faults = (value: unknown): unknown[] => {
  const reported: unknown[] = [];
  readShape(documentShape, value, (fault, path, params) => reported.push([fault, path.join('/'), params]));
  return reported;
};

describe('a reading', () => {
  it('reports problems with the names written in the document', () => {
    const { invoiceSummary: _, ...rest } = sale;
    expect(faults({ ...rest, InvoiceSummary: 'x' })).toStrictEqual([
      ['member-case', 'InvoiceSummary', { member: 'InvoiceSummary', meant: 'invoiceSummary' }],
      ['type', 'InvoiceSummary', { expected: 'object', found: 'string' }],
    ]);
  });

  it('returns undefined for a value that is not an object', () => {
    expect(readShape(documentShape, 7, () => {})).toBeUndefined();
  });

  it('names a required member that is null', () => {
    expect(faults(withHeader({ series: null }))).toStrictEqual([
      ['missing', 'invoiceHeader/series', { member: 'series' }],
    ]);
  });

  it('treats undefined as absent, whether the name is known or not', () => {
    expect(faults(withHeader({ tableAA: undefined, colour: undefined, TableAA: undefined }))).toEqual([]);
    expect(faults(withHeader({ correlatedInvoices: [undefined] }))).toStrictEqual([
      ['type', 'invoiceHeader/correlatedInvoices/0', { expected: 'value', found: 'null' }],
    ]);
  });

  it('reads own members of a class instance, and of an object without a prototype', () => {
    expect(faults(Object.assign(Object.create({ colour: 'red' }), sale))).toEqual([]);
    expect(faults(Object.assign(Object.create(null), sale))).toEqual([]);
  });

  it('refuses a name in another letter case before the right name', () => {
    const { series, ...rest } = sale.invoiceHeader;
    expect(faults({ ...sale, invoiceHeader: { Series: 'B', series, ...rest } })).toStrictEqual([
      ['duplicate-member', 'invoiceHeader/Series', { member: 'Series', meant: 'series' }],
    ]);
  });

  it('skips rules for a list with a broken element', () => {
    const invoiceDetails = [7, ...sale.invoiceDetails];
    expect(validate({ ...sale, invoiceDetails }).issues.map(({ rule }) => rule)).toEqual(['shape/type']);
  });

  it('suggests names for the first hundred unknown members', () => {
    const line = { ...sale.invoiceDetails[0], itemDesc: 'x' };
    const reported = faults({ ...sale, invoiceDetails: Array.from({ length: 101 }, () => line) });
    expect(reported).toHaveLength(101);
    expect(reported[99]).toStrictEqual([
      'unknown-member',
      'invoiceDetails/99/itemDesc',
      { member: 'itemDesc', meant: 'itemDescr' },
    ]);
    expect(reported[100]).toStrictEqual([
      'unknown-member',
      'invoiceDetails/100/itemDesc',
      { member: 'itemDesc' },
    ]);
  });

  it('records exactly the members that it encounters', () => {
    const read = readWithMembers(documentReaders, sale, () => {}, new Spellings());
    const meets = (path: string) => hasAny(read?.met ?? [], [memberBit(documentShape, path)]);
    const paths = ['issuer', 'invoiceHeader.series', 'invoiceHeader.aa', 'invoiceDetails.netValue'];
    expect(paths.map(meets)).toEqual([true, true, true, true]);
    expect(['invoiceHeader.tableAA', 'packingsDeclarations'].map(meets)).toEqual([false, false]);
  });
});

describe('the rule of a shape problem', () => {
  it('is looked up by its name, which must exist', () => {
    expect(shapeRuleNamed('missing').id).toBe('shape/missing');
    expect(() => shapeRuleNamed('nope')).toThrow('There is no rule shape/nope.');
  });

  it('depends on the kind of value, for this problem only', () => {
    const rule = (...args: Parameters<typeof shapeRule>) => shapeRule(...args).id;
    const member = 'otherTransportDetails';
    expect(rule('unknown-member', ['x'], { member })).toBe('shape/removed-member');
    expect(rule('missing', ['x'], { member })).toBe('shape/missing');
    expect(rule('unknown-member', ['x'], {})).toBe('shape/unknown-member');
    const type = ['invoiceHeader', 'invoiceType'];
    expect(rule('unknown-code', type, { value: '13.1' })).toBe('shape/type-not-on-channel');
    expect(rule('type', type, { value: '13.1' })).toBe('shape/type');
    expect(rule('unknown-code', ['invoiceHeader', 'currency'], { value: '13.1' })).toBe('shape/unknown-code');
    expect(rule('unknown-code', ['invoiceType', 'x', 'y'], { value: '13.1' })).toBe('shape/unknown-code');
    expect(rule('unknown-code', ['a', 'b', 'invoiceType'], { value: '13.1' })).toBe(
      'shape/type-not-on-channel',
    );
  });

  it('corrects Greece to GR in every country member', () => {
    const path = ['invoiceHeader', 'otherCorrelatedEntities', 0, 'entityData', 'country'];
    expect(fixOfFault('unknown-code', path, { value: 'EL' })).toEqual({ path, value: 'GR', safe: true });
    expect(fixOfFault('unknown-code', ['x', 'country', 'y'], { value: 'EL' })).toBeUndefined();
  });
});

it('a text with only a control character is unusual', () => {
  expect(
    found('shape/character', {
      sample: 'salesInvoice',
      set: { '/paymentMethods/0/paymentMethodInfo': '\u0001' },
    }),
  ).toEqual([{ at: 'paymentMethods/0/paymentMethodInfo', params: { character: 'U+0001', position: 1 } }]);
});

describe('a text that the last document had, too', () => {
  const block = sale.providerAdditionalInvoiceDetails;
  const printed = (name: string) => ({ ...block, issuer: { ...block?.issuer, name } });

  it('is reported every time if it is invalid', () => {
    const report = () => faults(withHeader({ issueDate: '2026-02-30', currency: 'EURO' }));
    expect(report()).toHaveLength(2);
    expect(report()).toStrictEqual(report());
  });

  it('is reported every time if it has an invisible character, wherever it was first', () => {
    const name = 'Α\u200BΒ';
    // The facts and the document print the issuer by the same shape.
    readFactsShape(shapeOnly(printBlockShape), printed(name), () => {}, new Spellings());
    for (let time = 0; time < 2; time += 1) {
      expect(validate({ ...sale, providerAdditionalInvoiceDetails: printed(name) }).issues).toMatchObject([
        { rule: 'shape/invisible-character', path: ['providerAdditionalInvoiceDetails', 'issuer', 'name'] },
      ]);
    }
  });

  it('is valid where its own member allows it', () => {
    expect(faults(withHeader({ series: 'EUR', aa: 'EUR' }))).toEqual([]);
    expect(faults(withHeader({ issueDate: 'EUR', invoiceType: 'EUR' }))).toHaveLength(2);
  });
});
