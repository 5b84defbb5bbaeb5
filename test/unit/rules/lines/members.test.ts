import { describe, expect, it } from 'vitest';
import type { Example } from '../../../../src/rules/engine/example.js';
import { finds, found, issuesOf } from '../found.js';

/** The issues about quantity and unit, short. */
const judged = (example: Example) =>
  issuesOf(example)
    .filter(({ path }) => path.includes('quantity') || path.includes('measurementUnit'))
    .map(({ rule, severity, authorityCode, path }) => ({
      rule,
      severity,
      authorityCode,
      at: path.join('/'),
    }));

describe('a quantity without a numeric unit', () => {
  const remove = ['/invoiceDetails/1/measurementUnit'];
  const at = 'invoiceDetails/1/measurementUnit';
  const warned = { rule: 'lines/quantity-without-unit', severity: 'warning', authorityCode: 225, at };

  it.each(['salesInvoice', 'intraCommunityInvoice', 'retailReceipt'] as const)(
    'is a warning on a %s, which moves no goods: such documents were accepted',
    (sample) => {
      const set = { '/invoiceDetails/0/quantity': 3 };
      const first = ['/invoiceDetails/0/measurementUnit'];
      expect(judged({ sample, set, remove: first })).toEqual([
        { ...warned, at: 'invoiceDetails/0/measurementUnit' },
      ]);
    },
  );

  it('is an error where goods move, and on an order slip', () => {
    const first = ['/invoiceDetails/0/measurementUnit'];
    expect(judged({ sample: 'movingInvoice', remove: first })).toMatchObject([
      { rule: 'lines/movement-line-incomplete', severity: 'error' },
    ]);
    expect(judged({ sample: 'orderSlip', remove: first })).toMatchObject([
      { rule: 'order/slip-line-incomplete', severity: 'error', authorityCode: 225 },
    ]);
  });

  it('is reported with its line', () => {
    expect(judged({ sample: 'salesInvoice', remove })).toEqual([warned]);
  });
});

describe('lines/quantity-unit-pair', () => {
  it('refuses a unit without a quantity', () => {
    expect(judged({ sample: 'salesInvoice', remove: ['/invoiceDetails/1/quantity'] })).toEqual([
      {
        rule: 'lines/quantity-unit-pair',
        severity: 'error',
        authorityCode: 225,
        at: 'invoiceDetails/1/quantity',
      },
    ]);
  });
});

describe('a line without quantity', () => {
  it.each(['2.1', '2.2', '2.3', '2.4', '7.1', '8.1', '11.2'])(
    'on %s must not have a numeric unit, and a quantity is only a warning',
    (type) => {
      const on = (members: Record<string, unknown>) =>
        judged({ sample: 'serviceInvoice', set: { '/invoiceHeader/invoiceType': type, ...members } });
      const quantity = { '/invoiceDetails/0/quantity': 1 };
      const unit = { '/invoiceDetails/0/measurementUnit': 1 };
      const refused = {
        rule: 'lines/quantity-forbidden',
        severity: 'error',
        authorityCode: 205,
        at: 'invoiceDetails/0/measurementUnit',
      };
      expect(on({})).toEqual([]);
      expect(on(unit)).toEqual([refused]);
      expect(on({ ...quantity, ...unit })).toEqual([refused]);
      expect(on(quantity)).toEqual([
        {
          rule: 'lines/quantity-unexpected',
          severity: 'warning',
          authorityCode: 205,
          at: 'invoiceDetails/0/quantity',
        },
      ]);
    },
  );
});

describe('unit 7, pieces in another unit', () => {
  const seven = (members: Record<string, unknown>) =>
    issuesOf({
      sample: 'salesInvoice',
      set: {
        '/invoiceDetails/0/measurementUnit': 7,
        ...Object.fromEntries(
          Object.entries(members).map(([name, value]) => [`/invoiceDetails/0/${name}`, value]),
        ),
      },
    }).map(({ rule, severity, authorityCode, path }) => [rule, severity, authorityCode, path.at(-1)]);
  const quantity = ['lines/unit-needs-more', 'error', 225, 'otherMeasurementUnitQuantity'];
  const title = ['lines/unit-needs-more', 'error', 225, 'otherMeasurementUnitTitle'];
  const undescribed = (member: string) => ['lines/unit-undescribed', 'warning', undefined, member];

  it('requires the other unit and quantity', () => {
    expect(seven({})).toEqual([quantity, title]);
    expect(seven({ otherMeasurementUnitQuantity: 2 })).toEqual([
      title,
      undescribed('otherMeasurementUnitQuantity'),
    ]);
    expect(seven({ otherMeasurementUnitQuantity: 2, otherMeasurementUnitTitle: ' ' })).toContainEqual(title);
  });

  it('is only a warning with both, because the service does not describe them', () => {
    expect(seven({ otherMeasurementUnitQuantity: 2, otherMeasurementUnitTitle: 'Κιβώτιο' })).toEqual([
      undescribed('otherMeasurementUnitQuantity'),
      undescribed('otherMeasurementUnitTitle'),
    ]);
  });

  it('requires a whole number', () => {
    expect(seven({ otherMeasurementUnitQuantity: 1.5, otherMeasurementUnitTitle: 'Κιβώτιο' })).toEqual([
      ['shape/not-whole', 'error', 101, 'otherMeasurementUnitQuantity'],
    ]);
  });
});

describe('lines/unit-label-mismatch', () => {
  const mismatch = (label: unknown, remove: string[] = []) =>
    found('lines/unit-label-mismatch', {
      sample: 'salesInvoice',
      set: { '/invoiceDetails/0/measurementUnitLabel': label },
      remove,
    });

  it('compares the printed unit with the filed one by its Greek name', () => {
    expect(mismatch('Τεμάχια')).toEqual([]);
    expect(mismatch('Κιλά')).toEqual([
      {
        at: 'invoiceDetails/0/measurementUnitLabel',
        params: { line: 1, label: 'Κιλά', measurementUnit: 1 },
      },
    ]);
  });

  it('finds nothing if only one of the two is present', () => {
    expect(mismatch('Κιλά', ['/invoiceDetails/0/measurementUnit'])).toEqual([]);
    expect(finds('lines/unit-label-mismatch', { sample: 'salesInvoice' })).toBe(false);
  });
});

describe('line numbers', () => {
  it('can have any order, but no duplicates', () => {
    const numbers = (first: number, second: number) =>
      found('lines/number-repeated', {
        sample: 'salesInvoice',
        set: { '/invoiceDetails/0/lineNumber': first, '/invoiceDetails/1/lineNumber': second },
      });
    expect(numbers(1, 2)).toEqual([]);
    expect(numbers(2, 1)).toEqual([]);
    expect(numbers(7, 7)).toEqual([{ at: 'invoiceDetails/1/lineNumber', params: { lineNumber: 7 } }]);
  });
});
