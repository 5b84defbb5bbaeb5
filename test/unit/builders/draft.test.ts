import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  bankTransfer,
  buildDocument,
  buildUnknown,
  card,
  cash,
  checkUnknown,
  cheque,
  deliveryNote,
  foreignBankTransfer,
  InvalidDocumentError,
  instantPayment,
  issuer,
  onCredit,
  orderCancellation,
  orderSlip,
  retailReceipt,
  salesInvoice,
  tableCancellation,
  toRequest,
  webBanking,
} from '../../../src/builders/index.js';
import { el } from '../../../src/issues/locales/el/index.js';
import { customer, marks, movement, numbered, shop, tableAA } from './parties.js';

const backpack = { description: 'Σακίδιο', gross: '30.00', vat: 24, income: 'goods' } as const;

describe('a builder', () => {
  test('is not changed by its steps, so that it can be a template', () => {
    const template = retailReceipt(numbered).line(backpack);
    const before = template.facts();
    const one = template.payment(cash('30.00')).build();
    const two = template
      .line({ ...backpack, gross: '5.00' })
      .payment(cash('35.00'))
      .build();
    expect(template.facts()).toEqual(before);
    expect(one.invoiceDetails).toHaveLength(1);
    expect(two.invoiceDetails).toHaveLength(2);
    expect(two.invoiceSummary.totalGrossValue).toBe(35);
    expect(template.payment(cash('30.00')).build()).toEqual(one);
  });

  test('leaves its input unchanged', () => {
    const opening = Object.freeze({ ...numbered, correlatedInvoices: Object.freeze([...marks]) });
    const lines = Object.freeze([Object.freeze({ ...backpack })]);
    const builder = salesInvoice(opening).counterpart(Object.freeze(customer)).lines(lines);
    const document = builder.correlatesWith(['400001234567891']).payment(onCredit('rest')).build();
    expect(document.invoiceHeader.correlatedInvoices).toEqual([400001234567890, 400001234567891]);
    expect(opening.correlatedInvoices).toEqual(['400001234567890']);
  });

  test('returns its facts as plain data that build the same document', () => {
    const builder = salesInvoice(numbered)
      .counterpart(customer)
      .line(backpack)
      .lines([{ ...backpack, gross: '12.00' }])
      .discount({ percent: 10 })
      .withheld({ category: 3 })
      .deductions({ amount: '1.00' })
      .payment(cash('10.00'))
      .payment(onCredit('rest'))
      .print({ documentComments: 'Ευχαριστούμε' });
    expect(builder.facts()).toEqual({
      type: '1.1',
      ...numbered,
      counterpart: customer,
      lines: [backpack, { ...backpack, gross: '12.00' }],
      discount: { percent: 10 },
      withheld: [{ category: 3 }],
      deductions: [{ amount: '1.00' }],
      payments: [
        { type: 3, amount: '10.00' },
        { type: 5, amount: 'rest' },
      ],
      print: { documentComments: 'Ευχαριστούμε' },
    });
    expect(buildDocument(JSON.parse(JSON.stringify(builder.facts())))).toEqual(builder.build());
  });

  test('does not depend on the order of its steps', () => {
    const one = salesInvoice(numbered).counterpart(customer).line(backpack).payment(cash('rest')).build();
    const two = salesInvoice(numbered).payment(cash('rest')).line(backpack).counterpart(customer).build();
    expect(JSON.stringify(two)).toBe(JSON.stringify(one));
  });

  test('accepts lines from any iterable, read at once', () => {
    function* three() {
      for (const gross of ['1.00', '2.00', '3.00']) yield { ...backpack, gross };
    }
    const builder = retailReceipt(numbered).lines(three()).payment(cash('rest'));
    for (let time = 0; time < 2; time++) {
      expect(builder.build().invoiceDetails.map(({ lineNumber }) => lineNumber)).toEqual([1, 2, 3]);
    }
    const list = [backpack];
    const listed = retailReceipt(numbered).lines(list).payment(cash('rest'));
    list.push(backpack);
    expect(listed.build().invoiceDetails).toHaveLength(1);
  });

  test('reports an empty list of lines', () => {
    const { issues } = retailReceipt(numbered).lines([]).payment(cash('rest')).check();
    expect(issues.map(({ rule }) => rule)).toEqual(['shape/empty-list']);
  });

  test('throws the same issues that check returns, in the requested language', () => {
    const builder = retailReceipt(numbered)
      .line({ ...backpack, vat: 23 })
      .payment(cash('rest'));
    const { ok, document, issues } = builder.check({ locale: el });
    expect([ok, document, issues.length]).toEqual([false, undefined, 1]);
    let thrown: unknown;
    try {
      builder.build({ locale: el });
    } catch (error) {
      thrown = error;
    }
    expect(InvalidDocumentError.isInvalidDocumentError(thrown)).toBe(true);
    expect((thrown as InvalidDocumentError).issues).toEqual(issues);
    expect((thrown as InvalidDocumentError).message).toContain('Δεν υπάρχει κατηγορία ΦΠΑ με συντελεστή 23%');
  });
});

describe('InvalidDocumentError', () => {
  test('is recognized by its brand across copies of the library', () => {
    const other = { [Symbol.for('parastatiko.InvalidDocumentError')]: true };
    expect(InvalidDocumentError.isInvalidDocumentError(other)).toBe(true);
    for (const value of [null, undefined, 'x', new Error('x'), {}]) {
      expect(InvalidDocumentError.isInvalidDocumentError(value)).toBe(false);
    }
  });

  test('shows five errors and counts the rest', () => {
    const lines = Array.from({ length: 8 }, () => ({ ...backpack, vat: 23 }));
    const { message } = failure({ type: '11.1', ...numbered, lines, payments: [cash('rest')] });
    expect(message.split('\n')).toHaveLength(7);
    expect(message).toContain('lines.0.vat');
    expect(message).toContain('and 3 more');
  });

  test('has no document, but checkDocument returns it with its errors', () => {
    const facts = {
      type: '1.1',
      ...numbered,
      counterpart: { ...customer, vatNumber: '987654321' },
      lines: [backpack],
    };
    const checked = checkUnknown({ ...facts, payments: [cash('rest')] });
    expect(checked.ok).toBe(false);
    expect(checked.document?.counterpart?.vatNumber).toBe('987654321');
    expect(failure({ ...facts, payments: [cash('rest')] }).issues).toEqual(checked.issues);
  });
});

function failure(facts: unknown): InvalidDocumentError {
  try {
    buildUnknown(facts);
  } catch (error) {
    if (InvalidDocumentError.isInvalidDocumentError(error)) return error;
  }
  throw new TypeError('These facts make a document.');
}

describe('a built document', () => {
  const document = deliveryNote(numbered)
    .movement(movement)
    .counterpart(customer)
    .line({ description: 'Καρέκλα', quantity: 2, unit: 1 })
    .packages({ packagingType: 6, quantity: 1, otherPackagingTypeTitle: 'Δέμα' })
    .build();

  test('is deeply frozen', () => {
    const thawed: string[] = [];
    const walk = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return;
      if (!Object.isFrozen(value)) thawed.push(path);
      for (const [name, inner] of Object.entries(value)) walk(inner, `${path}/${name}`);
    };
    walk(document, '');
    walk(retailReceipt(numbered).line(backpack).payment(cash('rest')).build(), '');
    expect(thawed).toEqual([]);
  });

  test('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  test('can be put in a request alone or with others', () => {
    expect(toRequest(document)).toEqual({ invoice: [document] });
    expect(toRequest([document, document])).toEqual({ invoice: [document, document] });
  });
});

describe('payments by name', () => {
  test('have the types of the table', () => {
    expect([
      bankTransfer('1.00'),
      foreignBankTransfer('1.00'),
      cash('1.00'),
      cheque('1.00'),
      onCredit('rest'),
      webBanking('1.00'),
      card({ amount: '1.00', terminalId: 'T', posNspId: 2 }),
      instantPayment({ amount: '1.00' }),
    ]).toEqual([
      { type: 1, amount: '1.00' },
      { type: 2, amount: '1.00' },
      { type: 3, amount: '1.00' },
      { type: 4, amount: '1.00' },
      { type: 5, amount: 'rest' },
      { type: 6, amount: '1.00' },
      { type: 7, amount: '1.00', terminalId: 'T', posNspId: 2 },
      { type: 8, amount: '1.00' },
    ]);
  });
});

describe('the issuer() helper', () => {
  test('returns a frozen copy', () => {
    const print = { name: 'Παπαδόπουλος Α.Ε.' };
    const frozen = issuer({ vatNumber: '123456783', branch: 0, print });
    print.name = 'Άλλος';
    expect(frozen).toEqual({ vatNumber: '123456783', branch: 0, print: { name: 'Παπαδόπουλος Α.Ε.' } });
    expect(Object.isFrozen(frozen) && Object.isFrozen(frozen.print)).toBe(true);
    expect(shop.print?.name).toBe('Παπαδόπουλος Α.Ε.');
  });
});

describe('table builders', () => {
  const coffee = { description: 'Καφές', quantity: 3, unit: 1, unitPrice: '3.50', vat: 13 } as const;

  test('open the same table for the same facts, and another table for others', () => {
    const table = (opening: object) =>
      orderSlip({ ...numbered, ...opening })
        .line(coffee)
        .build().invoiceHeader.tableAA;
    const first = table({});
    expect(table({})).toBe(first);
    expect(table({ currency: 'EUR' })).toBe(first);
    const others = [
      table({ aa: '102' }),
      table({ series: 'B' }),
      table({ issueDate: '2026-11-21' }),
      table({ issuer: { ...shop, branch: 1 } }),
    ];
    expect(new Set([first, ...others]).size).toBe(5);
  });

  test('use a UUID of version 5 over the facts that number the slip as GUID', () => {
    const namespace = Buffer.from('6d8f4c529f0e4f439a0c4a1f3d7c2b61', 'hex');
    const name = JSON.stringify(['123456783', 0, '8.6', 'A', '101', '2026-11-20']);
    const hash = createHash('sha1').update(namespace).update(name, 'utf8').digest().subarray(0, 16);
    hash[6] = (hash[6]! & 0x0f) | 0x50;
    hash[8] = (hash[8]! & 0x3f) | 0x80;
    const guid = hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    expect(orderSlip(numbered).line(coffee).build().invoiceHeader.tableAA).toBe(guid);
  });

  test('keep the table for later slips and cancellations', () => {
    expect(
      orderSlip({ ...numbered, tableAA })
        .line(coffee)
        .build().invoiceHeader.tableAA,
    ).toBe(tableAA);
    const cancelled = orderCancellation({ ...numbered, tableAA })
      .line(coffee)
      .line(coffee)
      .build();
    expect(cancelled.invoiceDetails.map(({ recType }) => recType)).toEqual([7, 7]);
    const total = tableCancellation({
      ...numbered,
      tableAA,
      multipleConnectedUids: ['A'.repeat(40)],
    }).build();
    expect(total.invoiceHeader).toMatchObject({
      totalCancelDeliveryOrders: true,
      multipleConnectedUids: ['A'.repeat(40)],
    });
    expect(total.invoiceHeader).not.toHaveProperty('multipleConnectedMarks');
  });

  test('take the MARKs of a closing from any iterable, in several steps', () => {
    const closing = retailReceipt(numbered)
      .line({ ...backpack })
      .payment(cash('rest'))
      .closesTable({ marks: new Set(['400001234567890']) })
      .closesTable({ marks: [400001234567891n] })
      .build();
    expect(closing.invoiceHeader).toMatchObject({
      specialInvoiceCategory: 12,
      multipleConnectedMarks: [400001234567890, 400001234567891],
    });
  });
});
