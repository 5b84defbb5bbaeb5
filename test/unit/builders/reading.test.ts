import { Decimal } from 'decimal.js';
import { describe, expect, test } from 'vitest';
import { checkDocument, checkUnknown, salesInvoice } from '../../../src/builders/index.js';
import { factsSamples } from '../../../src/rules/facts/index.js';
import { changed } from './changed.js';
import { numbered } from './parties.js';

const { salesInvoice: facts, retailReceipt, orderSlip, deliveryNote } = factsSamples;

/** Rules and paths of the issues of changed facts. */
const reported = (
  set: Readonly<Record<string, unknown>>,
  remove: readonly string[] = [],
  of: unknown = facts,
): string[] =>
  checkUnknown(changed(of, set, remove)).issues.map(({ rule, path }) => `${rule} ${path.join('/')}`);

describe('facts are read as people write them', () => {
  const valueAt = (set: Readonly<Record<string, unknown>>, of: unknown = facts): unknown => {
    const checked = checkUnknown(changed(of, set));
    return checked.ok ? checked.document : checked.issues;
  };

  test.each(['24%', '24 %', '24', 24, '24.0'])('a VAT of %j', (vat) => {
    expect(valueAt({ '/lines/0/vat': vat })).toHaveProperty('invoiceDetails.0.vatCategory', 1);
  });

  test.each(['%', '24%%', '24 percent', '% 24', '24,5%'])('but no VAT of %j', (vat) => {
    expect(reported({ '/lines/0/vat': vat })).toContain('facts/decimal-form lines/0/vat');
  });

  test.each(['Germany', 'ΓΕΡΜΑΝΙΑ', 'γερμανια', 'DE', ' germany '])('the country %j', (country) => {
    expect(valueAt({ '/issuer/country': country })).toHaveProperty('issuer.country', 'DE');
  });

  test.each(['Atlantis', 'EL', 'Ger', ''])('but no country %j', (country) => {
    expect(reported({ '/issuer/country': country })).toContain('shape/unknown-code issuer/country');
  });

  test.each([
    ['withheld', 'withheldPercentCategory', 'ManagementConsulting20', 3],
    ['fees', 'feesPercentCategory', 'RestaurantRevenue', 19],
    ['stampDuty', 'stampDutyPercentCategory', 'Rate2_4', 2],
    ['otherTaxes', 'otherTaxesPercentCategory', 'OtherInsurance15', 4],
  ])('the category of %s by name or code, on a line and on the document', (tax, member, name, code) => {
    for (const category of [name, code]) {
      const stated = { category, amount: '1.00' };
      expect(valueAt({ [`/lines/0/${tax}`]: stated })).toHaveProperty(`invoiceDetails.0.${member}`, code);
      const total = { taxCategory: code, taxAmount: 1 };
      for (const given of [stated, [stated]]) {
        expect(valueAt({ [`/${tax}`]: given })).toHaveProperty('taxesTotals', [
          expect.objectContaining(total),
        ]);
      }
    }
  });

  test('and a name decides the tax that is computed', () => {
    const withheld = { category: 'ManagementConsulting20', base: '50.00' };
    expect(valueAt({ '/withheld': withheld })).toHaveProperty('invoiceSummary.totalWithheldAmount', 10);
  });

  test.each([
    ['withheld', 'ManagementConsultng20', 'ManagementConsulting20'],
    ['fees', 'RestaurantRevenues', 'RestaurantRevenue'],
    ['stampDuty', 'Rate3_7', 'Rate3_6'],
    ['otherTaxes', 'Hotel6Stars', 'Hotel5Stars'],
  ])('but no category of %s by a name that its table lacks', (tax, category, nearest) => {
    for (const place of [tax, `lines/0/${tax}`]) {
      const { issues } = checkUnknown(changed(facts, { [`/${place}`]: { category, amount: '1.00' } }));
      const found = issues.find(({ path }) => path.join('/') === `${place}/category`);
      expect(found).toMatchObject({ rule: 'shape/unknown-code', severity: 'error' });
      expect(found?.message).toContain(nearest);
    }
  });

  test.each([
    ['a name of another table', 'Rate2_4', 'shape/unknown-code'],
    ['a member of every object', 'constructor', 'shape/unknown-code'],
    ['no text', '', 'shape/unknown-code'],
    ['digits as text', '3', 'shape/type'],
    ['a code that the table lacks', 19, 'shape/out-of-range'],
    ['true', true, 'shape/type'],
  ])('and %s is no category of withheld tax', (_, category, rule) => {
    expect(reported({ '/withheld': { category } })).toContain(`${rule} withheld/category`);
  });

  test.each([
    ['21:30', '21:30:00'],
    ['21:30:15', '21:30:15'],
  ])('the time %s', (dispatchTime, read) => {
    const { document } = checkUnknown(changed(deliveryNote, { '/dispatchTime': dispatchTime }));
    expect(document?.invoiceHeader.dispatchTime).toBe(read);
  });

  test.each(['24:00', '9:30', '21.30', 'noon'])('but no time %s', (dispatchTime) => {
    expect(reported({ '/dispatchTime': dispatchTime }, [], deliveryNote)).toContain(
      'shape/time dispatchTime',
    );
  });

  test('and a missing branch is said to be 0 for the registered office', () => {
    const { issues } = checkUnknown(changed(facts, {}, ['/issuer/branch']));
    expect(issues.map(({ message }) => message)).toEqual([expect.stringContaining('registered office is 0')]);
  });
});

describe('checkDocument returns issues for any input', () => {
  const inputs: unknown[] = [
    undefined,
    null,
    0,
    'facts',
    true,
    [],
    [[]],
    {},
    Symbol('facts'),
    () => facts,
    new Map(),
    new Date(Number.NaN),
    { type: '1.1' },
    { type: '99.9' },
    { type: {} },
    { lines: 5 },
    { ...facts, lines: {} },
    { ...facts, lines: [null, 1, 'x', [], {}] },
    { ...facts, issuer: null },
    { ...facts, issuer: [] },
    { ...facts, payments: 'cash' },
    { ...facts, payments: [null, 3, {}] },
    { ...facts, discount: 5 },
    { ...facts, correlatedInvoices: '400001234567890' },
    { ...facts, withheld: 'all' },
    { ...facts, counterpart: { vatNumber: 1, country: 2, branch: '0' } },
    JSON.parse('{"__proto__":{"type":"1.1"},"constructor":1}'),
    Object.create(facts),
  ];

  test.each(inputs.map((input, index) => [index, input] as const))(
    'such as input %i of the list',
    (_, input) => {
      const { ok, issues } = checkUnknown(input);
      expect(ok).toBe(false);
      expect(issues.length).toBeGreaterThan(0);
      for (const { rule } of issues) expect(rule).toMatch(/^(?:facts|shape)\//);
    },
  );

  test('with throwing getters and proxies', () => {
    const throws = (): never => {
      throw new Error('no');
    };
    const trap = new Proxy({}, { ownKeys: throws, get: throws });
    for (const input of [trap, { ...facts, issuer: trap }, { ...facts, lines: [trap] }]) {
      expect(checkUnknown(input).issues.map(({ rule }) => rule)).toEqual(['shape/unreadable']);
    }
    const getter = { ...facts, lines: [Object.defineProperty({}, 'net', { enumerable: true, get: throws })] };
    expect(checkUnknown(getter).issues.map(({ rule }) => rule)).toEqual(['shape/unreadable']);
  });

  test('and ignores members of the prototype', () => {
    class Line {
      readonly description = 'Βάση φορητού';
      readonly quantity = 2;
      readonly unit = 1;
      readonly unitPrice = '24.90';
      readonly vat = 24;
      readonly income = 'goods';
      total(): number {
        return this.quantity;
      }
    }
    expect(reported({ '/lines': [] })).toEqual(['shape/empty-list lines']);
    const { ok } = checkDocument({ ...facts, lines: [new Line()], payments: [{ type: 5, amount: 'rest' }] });
    expect(ok).toBe(true);
  });
});

describe('checkDocument', () => {
  test('reports problems of shape and meaning together, with their paths', () => {
    const set = {
      '/issueDate': '2026-02-30',
      '/issuer/branch': '0',
      '/counterpart/nam': 'x',
      '/lines/0/vat': 23,
      '/lines/1/unit': 'δωδεκάδα',
      '/payments/0/amount': '1,00',
      '/toWeigh': true,
    };
    expect(reported(set).sort()).toEqual(
      [
        'shape/date issueDate',
        'shape/type issuer/branch',
        'shape/unknown-member counterpart/nam',
        'facts/vat-unknown lines/0/vat',
        'facts/unit lines/1/unit',
        'facts/decimal-form payments/0/amount',
        'facts/not-allowed-on-type toWeigh',
      ].sort(),
    );
  });

  test('names a misspelled member', () => {
    const { issues } = checkUnknown(changed(facts, { '/lines/0/unitprice': '1.00' }, ['/lines/0/unitPrice']));
    expect(issues.find(({ rule }) => rule === 'shape/member-case')?.params).toEqual({
      member: 'unitprice',
      meant: 'unitPrice',
    });
    const unknown = checkUnknown(changed(facts, { '/paymnts': [] })).issues[0];
    expect(unknown?.params).toEqual({ member: 'paymnts', meant: 'payments' });
  });

  test('reports null members as null, not as missing', () => {
    expect(
      reported({ '/lines/0/income': null, '/counterpart/name': null, '/correlatedInvoices': null }),
    ).toEqual([
      'shape/null-member counterpart/name',
      'shape/null-member lines/0/income',
      'shape/null-member correlatedInvoices',
    ]);
  });

  test('treats undefined as absent', () => {
    expect(checkDocument({ ...facts, withheld: undefined, print: undefined }).issues).toEqual([]);
  });

  test('reports a tax number with a prefix together with the bare number', () => {
    for (const value of ['EL987654324', 'GR 987654324', '987 654 324', 'ΕΛ987654324']) {
      const [issue] = checkUnknown(changed(facts, { '/counterpart/vatNumber': value })).issues;
      expect(issue).toMatchObject({
        rule: 'facts/vat-number-not-bare',
        path: ['counterpart', 'vatNumber'],
        fix: { path: ['counterpart', 'vatNumber'], value: '987654324', safe: true },
      });
    }
    expect(reported({ '/issuer/vatNumber': 'EL123456783' })).toEqual([
      'facts/vat-number-not-bare issuer/vatNumber',
    ]);
  });

  test('keeps the prefix of a foreign number', () => {
    const abroad = { '/type': '1.2', '/counterpart/country': 'DE', '/counterpart/vatNumber': 'DE811234567' };
    expect(reported(abroad)).not.toContain('facts/vat-number-not-bare counterpart/vatNumber');
  });

  test('reports problems of totals with paths into the facts', () => {
    const classes = [
      { category: 'category1_1', type: 'E3_561_001', amount: '100.00' },
      { category: 'category1_2' },
    ];
    expect(reported({ '/lines/0/income': classes })).toEqual([
      'facts/classification-too-large lines/0/income/1/amount',
    ]);
    const single = { category: 'category1_1', type: 'E3_561_001', amount: '1.005' };
    expect(reported({ '/lines/0/income': single })).toEqual(['facts/amount-decimals lines/0/income/amount']);
    expect(reported({ '/fees': { category: 10 } })).toEqual(['facts/tax-amount-missing fees/amount']);
    const two = [{ category: 1 }, { category: 10 }];
    expect(reported({ '/withheld': { category: 1 }, '/fees': two })).toEqual([
      'facts/tax-amount-missing fees/1/amount',
    ]);
  });
});

describe('the facts of a type require', () => {
  test('counterpart, lines and payments', () => {
    expect(reported({}, ['/counterpart'])).toEqual(['shape/missing counterpart']);
    expect(reported({}, ['/lines', '/payments'])).toEqual(['shape/missing lines', 'shape/missing payments']);
    expect(reported({ '/payments': [] })).toEqual(['shape/empty-list payments']);
  });

  test('a counterpart on a receipt only if goods travel', () => {
    expect(reported({ '/counterpart': facts.counterpart }, [], retailReceipt)).toEqual([
      'facts/not-allowed-on-type counterpart',
    ]);
    const { movePurpose, dispatchDate, dispatchTime, loadingAddress, deliveryAddress } = deliveryNote;
    const travels = {
      ...retailReceipt,
      movePurpose,
      dispatchDate,
      dispatchTime,
      loadingAddress,
      deliveryAddress,
    };
    expect(reported({}, [], travels)).toEqual(['shape/missing counterpart']);
    const { ok, document } = checkDocument({ ...travels, counterpart: deliveryNote.counterpart });
    expect(ok).toBe(true);
    expect(document?.invoiceHeader.isDeliveryNote).toBe(true);
  });

  test('a complete movement', () => {
    expect(reported({ '/movePurpose': 1 })).toEqual([
      'shape/missing dispatchDate',
      'shape/missing dispatchTime',
      'shape/missing loadingAddress',
      'shape/missing deliveryAddress',
    ]);
    expect(reported({}, ['/dispatchTime', '/lines/0/unit'], deliveryNote)).toEqual([
      'shape/missing lines/0/unit',
      'shape/missing dispatchTime',
    ]);
  });

  test('the table on slips of an existing table', () => {
    expect(reported({ '/lines/0/recType': 7 }, ['/tableAA'], orderSlip)).toEqual(['shape/missing tableAA']);
    const cancels = { '/totalCancelDeliveryOrders': true };
    expect(reported(cancels, ['/tableAA', '/lines'], orderSlip)).toEqual([
      'shape/missing tableAA',
      'shape/missing multipleConnectedMarks',
    ]);
    expect(reported({ ...cancels, '/multipleConnectedMarks': ['400001234567894'] }, [], orderSlip)).toEqual([
      'facts/not-allowed-on-type lines',
    ]);
  });

  test('a reason for 0 % and a category for 4 %', () => {
    expect(reported({ '/lines/0/vat': 0 })).toEqual(['facts/exemption-missing lines/0/vatExemptionCategory']);
    expect(reported({ '/lines/0/vat': '4.0' })).toEqual(['facts/vat-ambiguous lines/0/vat']);
    for (const vatCategory of [6, 10]) {
      const { document } = checkUnknown(
        changed(facts, {
          '/lines/0/vat': 4,
          '/lines/0/vatCategory': vatCategory,
          '/payments/0/amount': 'rest',
        }),
      );
      expect(document?.invoiceDetails[0]).toMatchObject({
        vatCategory,
        vatCategoryPercent: 4,
        vatAmount: 1.99,
      });
    }
  });

  test('the amounts of a levy', () => {
    const fee = { ...retailReceipt, type: '8.2', lines: [{ description: 'Τέλος' }] };
    expect(reported({}, [], fee)).toEqual(['shape/missing lines/0/otherTaxes']);
    const paid = [{ type: 3, amount: 'rest' }];
    expect(
      reported({ '/lines/0/otherTaxes': { category: 10, amount: '3.00' }, '/payments': paid }, [], fee),
    ).toEqual([]);
  });

  test('no quantity for services', () => {
    const { serviceInvoice } = factsSamples;
    expect(reported({ '/lines/0/quantity': 1, '/lines/0/unit': 1 }, [], serviceInvoice)).toEqual([
      'facts/service-counted lines/0/quantity',
      'facts/service-counted lines/0/unit',
    ]);
  });

  test('nothing more if a flag is false', () => {
    const { ok, document } = checkUnknown({
      ...facts,
      toWeigh: false,
      isDeliveryNote: false,
      selfPricing: false,
    });
    expect(ok).toBe(true);
    expect(document?.invoiceHeader).not.toHaveProperty('selfPricing');
    expect(document?.invoiceHeader).not.toHaveProperty('isDeliveryNote');
  });
});

describe('facts can state', () => {
  test('amounts as text, number, bigint or Decimal', () => {
    for (const unitPrice of ['24.90', 24.9, '24.9', new Decimal('24.90')]) {
      expect(checkUnknown(changed(facts, { '/lines/0/unitPrice': unitPrice })).ok).toBe(true);
    }
    expect(reported({ '/lines/0/unitPrice': 24n, '/payments/0/amount': 'rest' })).toEqual([]);
  });

  test('VAT as text, number or Decimal', () => {
    for (const vat of [24, '24', '24.00', new Decimal(24), 24n])
      expect(reported({ '/lines/0/vat': vat })).toEqual([]);
  });

  test('MARKs and numbers as text or whole numbers', () => {
    const credit = factsSamples.creditInvoice;
    for (const mark of ['400001234567890', 400001234567890, 400001234567890n]) {
      const { document } = checkDocument({ ...credit, correlatedInvoices: [mark] });
      expect(document?.invoiceHeader.correlatedInvoices).toEqual([400001234567890]);
    }
    for (const mark of ['', '0', '-1', '1.5', '4e14', '99999999999999999', 0, 1.5, {}, ' 1']) {
      expect(reported({ '/correlatedInvoices': [mark] }, [], credit)).toEqual([
        'facts/mark correlatedInvoices/0',
      ]);
    }
    for (const [aa, text] of [
      [101, '101'],
      ['00101', '00101'],
      [18446744073709551615n, '18446744073709551615'],
    ] as const) {
      const { document } = checkDocument({ ...facts, aa });
      expect(document?.invoiceHeader.aa).toBe(text);
    }
    for (const aa of [2 ** 60, 1.5, '', 'x'.repeat(51), {}]) {
      expect(checkUnknown({ ...facts, aa }).issues.map(({ rule }) => rule)).toContain('facts/serial-number');
    }
  });

  test('units as codes or in common spellings', () => {
    for (const unit of [2, 'kg', 'κιλά', 'ΚΙΛΑ', 'Κιλά']) {
      const { document } = checkUnknown(changed(facts, { '/lines/0/unit': unit }));
      expect(document?.invoiceDetails[0]).toMatchObject({ measurementUnit: 2, measurementUnitLabel: 'Κιλά' });
    }
    for (const unit of [0, 8, 1.5, true, {}, ''])
      expect(reported({ '/lines/0/unit': unit })).toEqual(['facts/unit lines/0/unit']);
  });

  test('a percentage in any spelling', () => {
    for (let zeros = 1; zeros < 200; zeros++) {
      expect(reported({ '/lines/0/vat': `24.${'0'.repeat(zeros % 20)}0` })).toEqual([]);
    }
  });
});

type Untyped = { check(): ReturnType<typeof checkDocument> };

const stepOf =
  (builder: object, step: string) =>
  (given: unknown): Untyped =>
    (builder as Record<string, (given: unknown) => Untyped>)[step]!(given);

const throwing = (): never => {
  throw new Error('no');
};

test('values of wrong JavaScript types give issues instead of crashes', () => {
  const builder = salesInvoice(numbered);
  const odd = [undefined, null, 5, 'x', [], {}, Symbol('x')];
  for (const step of [
    'counterpart',
    'line',
    'lines',
    'discount',
    'withheld',
    'fees',
    'stampDuty',
    'otherTaxes',
    'deductions',
    'payment',
    'movement',
    'closesTable',
    'closesNotes',
    'refersTo',
    'correlatesWith',
    'toWeigh',
    'packages',
    'print',
  ]) {
    for (const given of odd) {
      const { ok, issues } = stepOf(builder, step)(given).check();
      expect([step, ok]).toEqual([step, false]);
      expect(issues.length).toBeGreaterThan(0);
    }
  }
  const trap = new Proxy({}, { ownKeys: throwing, get: throwing });
  const unreadable = [
    salesInvoice(trap as never),
    salesInvoice(numbered).movement(trap as never),
    salesInvoice(numbered).line(trap as never),
  ];
  for (const each of unreadable)
    expect(each.check().issues.map(({ rule }) => rule)).toEqual(['shape/unreadable']);
  for (const opening of odd) expect(salesInvoice(opening as never).check().ok).toBe(false);
});

test('a quantity of zero is reported at its path', () => {
  for (const quantity of [0, '0', '0.00', '-0', new Decimal(0)]) {
    expect(reported({ '/lines/0/quantity': quantity, '/payments': [{ type: 3, amount: 'rest' }] })).toEqual([
      'shape/not-above lines/0/quantity',
    ]);
  }
  expect(reported({ '/lines/0/quantity': 0 }, [], deliveryNote)).toEqual([
    'shape/not-above lines/0/quantity',
  ]);
  expect(reported({ '/lines/0/quantity': -1 })).toEqual(['facts/value-negative lines/0/quantity']);
});
