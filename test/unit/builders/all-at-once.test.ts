import { describe, expect, test } from 'vitest';
import { type checkDocument, checkUnknown } from '../../../src/builders/index.js';
import { factsSamples } from '../../../src/rules/facts/index.js';
import { changed } from './changed.js';

const { salesInvoice, retailReceipt, deliveryNote, serviceInvoice, orderSlip } = factsSamples;

/** Rules and paths of the issues of changed facts. */
const reported = (
  of: unknown,
  set: Readonly<Record<string, unknown>>,
  remove: readonly string[] = [],
): string[] =>
  checkUnknown(changed(of, set, remove)).issues.map(({ rule, path }) => `${rule} ${path.join('/')}`);

const negative = { '/lines/0/quantity': -1 };

describe('a problem in facts does not hide another one', () => {
  test.each<[string, Readonly<Record<string, unknown>>, string]>([
    ['a date', { '/issueDate': '20/11/2026' }, 'shape/date issueDate'],
    [
      'a VAT number of another form',
      { '/counterpart/vatNumber': 987654324 },
      'shape/type counterpart/vatNumber',
    ],
    [
      'a VAT number in its dress',
      { '/issuer/vatNumber': 'EL123456783' },
      'facts/vat-number-not-bare issuer/vatNumber',
    ],
    [
      'a VAT number that does not exist',
      { '/counterpart/vatNumber': '987654325' },
      'parties/tax-number counterpart/vatNumber',
    ],
    [
      'the VAT number of the issuer',
      { '/issuer/vatNumber': '123456780' },
      'parties/tax-number issuer/vatNumber',
    ],
    ['a country', { '/counterpart/country': 'DE' }, 'parties/counterpart-not-greek counterpart/country'],
    ['a rate', { '/exchangeRate': '1.1' }, 'shape/type exchangeRate'],
    ['a currency', { '/currency': 'USD' }, 'header/exchange-rate-missing exchangeRate'],
    ['a member', { '/customer': {} }, 'shape/unknown-member customer'],
    ['a percent of the same line', { '/lines/0/vat': 23 }, 'facts/vat-unknown lines/0/vat'],
    [
      'the price of another line',
      { '/lines/1/unitPrice': '-1.50' },
      'facts/value-negative lines/1/unitPrice',
    ],
    [
      'the discount of another line',
      { '/lines/1/discount': { amount: '15.01' } },
      'facts/discount-too-large lines/1/discount',
    ],
    ['a payment', { '/payments/0/amount': '1.005' }, 'facts/amount-decimals payments/0/amount'],
    ['a missing type of payment', { '/payments/0': { amount: '1.00' } }, 'shape/missing payments/0/type'],
  ])('that follows: %s, after a negative quantity', (_, set, expected) => {
    expect(reported(salesInvoice, { ...negative, ...set }).sort()).toEqual(
      [expected, 'facts/value-negative lines/0/quantity'].sort(),
    );
  });

  test('if one is a wrong VAT number and the other any problem of the head', () => {
    const wrong = { '/counterpart/vatNumber': '987654325' };
    const number = 'parties/tax-number counterpart/vatNumber';
    expect(reported(salesInvoice, { ...wrong, '/issueDate': '2026-02-30' })).toEqual([
      'shape/date issueDate',
      number,
    ]);
    expect(reported(salesInvoice, { ...wrong, '/series': '' })).toEqual(['shape/too-short series', number]);
    expect(reported(salesInvoice, wrong, ['/aa'])).toEqual(['shape/missing aa', number]);
    expect(reported(salesInvoice, wrong, ['/counterpart/branch'])).toEqual([
      'shape/missing counterpart/branch',
      number,
    ]);
    expect(reported(salesInvoice, { ...wrong, '/paymnts': [] })).toEqual([
      'shape/unknown-member paymnts',
      number,
    ]);
    expect(reported(salesInvoice, wrong, ['/lines'])).toEqual(['shape/missing lines', number]);
  });

  test('if one is in the totals and the other in the head', () => {
    const date = { '/issueDate': '2026-02-30' };
    const rest = {
      '/payments': [
        { type: 3, amount: '80.00' },
        { type: 7, amount: 'rest' },
      ],
    };
    expect(reported(salesInvoice, { ...date, ...rest })).toEqual([
      'shape/date issueDate',
      'facts/payments-too-large payments/1',
    ]);
    expect(reported(serviceInvoice, { ...date, '/deductions': { amount: '5000.00' } })).toEqual([
      'shape/date issueDate',
      'facts/gross-negative ',
    ]);
  });
});

/** Without these the facts are of another document. */
const TELLING = ['type', 'totalCancelDeliveryOrders'];

describe('an unreadable value causes no further issues', () => {
  test('if it is a price, also where a discount or a rest depends on it', () => {
    const set = {
      '/lines/0/unitPrice': '24,90',
      '/lines/0/discount': { amount: '5.00' },
      '/lines/0/withheld': { category: 1 },
      '/lines/0/income': [
        { type: 'E3_561_001', category: 'category1_1', amount: '49.80' },
        { category: 'category1_2' },
      ],
      '/payments': [
        { type: 3, amount: '80.00' },
        { type: 7, amount: 'rest' },
      ],
      '/deductions': { amount: '50.00' },
    };
    expect(reported(salesInvoice, set)).toEqual(['facts/decimal-form lines/0/unitPrice']);
  });

  test('if it is a quantity', () => {
    expect(reported(salesInvoice, { '/lines/0/quantity': 'two' })).toEqual([
      'facts/decimal-form lines/0/quantity',
    ]);
  });

  test('if it is a tax', () => {
    expect(reported(salesInvoice, { ...negative, '/lines/0/withheld': { category: 'x' } })).toEqual([
      'shape/unknown-code lines/0/withheld/category',
      'facts/value-negative lines/0/quantity',
    ]);
  });

  test('if it is a line, and other lines keep their numbers and issues', () => {
    expect(reported(salesInvoice, { '/lines/0': 5, '/lines/1/quantity': -1 })).toEqual([
      'shape/type lines/0',
      'facts/value-negative lines/1/quantity',
    ]);
  });

  test('if it is a member in another letter case', () => {
    const { lines, ...others } = salesInvoice;
    const { issues } = checkUnknown({ ...others, Lines: [{ ...lines[0], quantity: -1 }] });
    expect(issues.map(({ rule, path }) => `${rule} ${path.join('/')}`)).toEqual([
      'shape/member-case Lines',
      'facts/value-negative Lines/0/quantity',
    ]);
  });

  test('if it is a party, whose number is still reported', () => {
    expect(
      reported(salesInvoice, { '/counterpart/vatNumber': 'EL987654324', '/counterpart/branch': '0' }),
    ).toEqual(['shape/type counterpart/branch', 'facts/vat-number-not-bare counterpart/vatNumber']);
  });

  test('if it is a movement', () => {
    expect(reported(deliveryNote, { '/dispatchTime': '9:30' })).toEqual(['shape/time dispatchTime']);
    const { movePurpose, dispatchDate, loadingAddress, deliveryAddress } = deliveryNote;
    const travels = {
      ...retailReceipt,
      movePurpose,
      dispatchDate,
      dispatchTime: '9:30',
      loadingAddress,
      deliveryAddress,
      counterpart: deliveryNote.counterpart,
      issuer: deliveryNote.issuer,
    };
    expect(reported(travels, {})).toEqual(['shape/time dispatchTime']);
    expect(reported(orderSlip, { '/tableAA': 'Table 5' })).toEqual(['shape/guid tableAA']);
  });

  test('if it is a member that was removed, apart from its own issue', () => {
    for (const facts of Object.values(factsSamples)) {
      for (const member of Object.keys(facts).filter((name) => !TELLING.includes(name))) {
        const rules = checkUnknown(changed(facts, {}, [`/${member}`])).issues.map(({ rule }) => rule);
        if (rules.some((rule) => /^(?:facts|shape)\//.test(rule))) {
          const expected = member === 'correlatedInvoices' ? 'facts/credited-missing' : 'shape/missing';
          expect([member, ...new Set(rules)]).toEqual([member, expected]);
        }
      }
    }
  });
});

describe('checkDocument reports what it skipped, like validate', () => {
  const skippedOf = (facts: unknown, options?: Parameters<typeof checkDocument>[1]) =>
    checkUnknown(facts, options).skipped;

  test('for facts that do not build a document', () => {
    const skipped = skippedOf(changed(salesInvoice, negative));
    expect(skipped.map(({ layer }) => layer)).toEqual(['document', 'calendar', 'across']);
    expect(skipped.map(({ why }) => why)).toEqual(['members-unreadable', 'no-clock', 'no-related']);
  });

  test('without the calendar if it has a clock', () => {
    const now = new Date('2026-11-20T10:00:00Z');
    const { issues, skipped } = checkUnknown(
      changed(salesInvoice, { ...negative, '/issueDate': '2027-01-31' }),
      {
        now,
      },
    );
    expect(issues.map(({ rule, path }) => [rule, path])).toEqual([
      ['facts/value-negative', ['lines', 0, 'quantity']],
      ['header/issue-date-future', ['issueDate']],
    ]);
    expect(skipped.filter(({ layer }) => layer === 'calendar')).toEqual([]);
  });

  test.each([[undefined], [{}], [{ ...salesInvoice, type: '13.1' }]])(
    'for %j, which cannot be checked at all',
    (facts) => {
      const why = 'type-unreadable';
      expect(skippedOf(facts)).toMatchObject([
        { layer: 'document', why },
        { layer: 'calendar', why },
        { layer: 'across', why },
      ]);
    },
  );
});
