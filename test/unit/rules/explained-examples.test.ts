import { describe, expect, test } from 'vitest';
import type { Locale } from '../../../src/issues/locale.js';
import { el } from '../../../src/locales/el/index.js';
import { samples } from '../../../src/rules/examples/index.js';
import { applyExample, circumstancesOf, explain } from '../../../src/rules/explain.js';
import { factsSamples } from '../../../src/rules/facts/index.js';
import type { Issue } from '../../../src/types/index.js';

describe('examples of a rule about facts', () => {
  const { issueDate: _, ...undated } = factsSamples.salesInvoice;

  test('are facts, checked by who builds', () => {
    const asked: unknown[][] = [];
    const issues: Issue[] = [
      { rule: 'facts/missing', severity: 'error', path: ['issueDate'], params: {}, message: 'No date.' },
    ];
    const check = (facts: unknown, locale: Locale | undefined): Issue[] => {
      asked.push([facts, locale]);
      return issues;
    };
    expect(explain('facts/missing', el, check)?.bad).toEqual([{ document: undated, issues }]);
    expect(explain('facts/missing', undefined, check)?.good).toEqual(factsSamples.salesInvoice);
    expect(asked).toEqual([
      [undated, el],
      [undated, undefined],
    ]);
  });

  test('stand without issues where no one checks them', () => {
    expect(explain('facts/missing')?.bad).toEqual([{ document: undated, issues: [] }]);
  });
});

describe('examples of a rule about requests', () => {
  test('are requests, of which the first few documents stand for all', () => {
    const repeated = explain('batch/number-repeated');
    expect(repeated?.bad.map(({ document }) => document)).toEqual([
      { invoice: [samples.salesInvoice, samples.salesInvoice] },
    ]);
    expect(repeated?.bad[0]?.issues.map(({ rule }) => rule)).toEqual(['batch/number-repeated']);
    const many = explain('batch/too-many');
    expect(many?.bad[0]?.document).toHaveProperty('invoice.length', 3);
    expect(many?.bad[0]?.issues[0]?.params).toEqual({ count: 5001, most: 5000 });
  });

  test('speak Greek, too', () => {
    expect(explain('batch/number-repeated', el)?.bad[0]?.issues[0]?.message).toMatch(
      /^Τα παραστατικά 1 και 2 /,
    );
    expect(explain('batch/number-repeated')?.bad[0]?.issues[0]?.message).not.toMatch(/\p{Script=Greek}{3}/u);
  });
});

test('the version until which a rule holds is reported where there is one', () => {
  expect(explain('header/member-of-later-version')?.until).toBe('2.0.1');
  expect(explain('order/table-missing')).not.toHaveProperty('until');
});

describe('the circumstances of an example', () => {
  test('hold what it states and nothing else', () => {
    expect(circumstancesOf({ sample: 'salesInvoice' })).toStrictEqual({});
    expect(
      circumstancesOf(
        {
          sample: 'salesInvoice',
          now: '2026-11-20T10:00:00Z',
          skipSignature: false,
          specification: '2.0.1',
          related: [],
        },
        el,
      ),
    ).toStrictEqual({
      locale: el,
      now: new Date('2026-11-20T10:00:00Z'),
      skipSignature: false,
      specification: '2.0.1',
      related: [],
    });
  });

  test('name other documents by what is known of them', () => {
    const openOrder = { mark: '1', uid: '', quantityProducts: 4, totalNet: 16.5 };
    expect(
      circumstancesOf({
        sample: 'tableClosing',
        related: [
          'orderSlip',
          { sample: 'orderSlip' },
          { sample: 'orderSlip', mark: '7' },
          { sample: 'orderSlip', uid: 'F0' },
          { sample: 'orderSlip', mark: '7', uid: 'F0' },
          { openOrder },
        ],
      }).related,
    ).toStrictEqual([
      samples.orderSlip,
      samples.orderSlip,
      { document: samples.orderSlip, mark: '7' },
      { document: samples.orderSlip, uid: 'F0' },
      { document: samples.orderSlip, mark: '7', uid: 'F0' },
      openOrder,
    ]);
  });
});

describe('an example that leads nowhere says where', () => {
  test.each([
    [{ set: { '/invoiceHeader/series/x': 1 } }, '/invoiceHeader/series/x leads nowhere.'],
    [{ set: { '/a': null, '/a/b': 1 } }, '/a/b leads nowhere.'],
    [{ set: { '/nowhere/member': 1 } }, '/nowhere/member leads nowhere.'],
    [{ set: { '/invoiceDetails/5': {} } }, '/invoiceDetails/5 leaves a gap.'],
    [
      { remove: ['/invoiceHeader/tableAA'] },
      '/invoiceHeader/tableAA of salesInvoice is not there to be removed.',
    ],
  ])('%j', (change, message) => {
    expect(() => applyExample({ sample: 'salesInvoice', ...change })).toThrow(message);
  });
});
