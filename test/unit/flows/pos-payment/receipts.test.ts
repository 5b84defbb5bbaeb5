import { describe, expect, it } from 'vitest';
import {
  card,
  cash,
  creditInvoice,
  deliveryNote,
  instantPayment,
  onCredit,
  posCollection,
  posRefund,
  retailCredit,
  retailReceipt,
  salesInvoice,
} from '../../../../src/builders/index.js';
import { collectionOf, returnOf } from '../../../../src/flows/index.js';
import { el } from '../../../../src/issues/locales/el/index.js';
import { validate } from '../../../../src/rules/validate/validate.js';
import type { IssuedDocument } from '../../../../src/types/index.js';
import { customer, movement, shop } from '../../builders/parties.js';
import { refusedBy } from '../refused.js';

const pos = { terminalId: '16000123', posNspId: 2 };
const numbered = { issuer: shop, series: 'A', aa: '101', issueDate: '2026-11-20' } as const;
const facts = {
  series: 'P',
  aa: '9',
  issueDate: '2026-11-21',
  payment: card({ amount: 'rest', ...pos }),
} as const;

/** 124.00: 24.00 in cash, 100.00 on credit. */
const invoice: IssuedDocument = {
  mark: '400001970000101',
  document: salesInvoice(numbered)
    .counterpart(customer)
    .line({ net: '100.00', vat: 24, income: 'goods' })
    .payment(cash('24.00'))
    .payment(onCredit('rest'))
    .build(),
};

const collected: IssuedDocument = {
  mark: '400001970000102',
  document: collectionOf(invoice, { ...facts, amount: '60.01' }),
};

describe('a collection (8.4)', () => {
  it('can cover a part of the document, names it, and is valid', () => {
    const { document } = collected;
    expect(document.invoiceHeader).toEqual({
      series: 'P',
      aa: '9',
      issueDate: '2026-11-21',
      invoiceType: '8.4',
      currency: 'EUR',
      multipleConnectedMarks: [400001970000101],
    });
    expect(document.invoiceSummary.totalGrossValue).toBe(60.01);
    expect(document.paymentMethods).toEqual([{ type: 7, amount: 60.01, ...pos }]);
    expect(document.counterpart).toBeUndefined();
    expect(document.providerAdditionalInvoiceDetails?.issuer).toEqual(
      invoice.document.providerAdditionalInvoiceDetails?.issuer,
    );
    expect(validate(document, { skipSignature: false }).issues).toEqual([]);
  });

  it('covers the whole debt unless an amount is stated', () => {
    expect(collectionOf(invoice, facts).invoiceSummary.totalGrossValue).toBe(100);
    const rest = collectionOf(invoice, { ...facts, earlier: [collected] });
    expect(rest.invoiceSummary.totalGrossValue).toBe(39.99);
  });

  it('counts an earlier collection once, and a refunded one as owed again', () => {
    const returned = {
      mark: '400001970000103',
      document: returnOf(collected, { ...facts, amount: '10.01' }),
    };
    const earlier = [returned, collected, collected];
    expect(collectionOf(invoice, { ...facts, earlier }).invoiceSummary.totalGrossValue).toBe(50);
  });

  it('counts a collection once if its MARK was unknown when it was stored', () => {
    const { document } = collected;
    for (const earlier of [
      [{ document }, collected],
      [collected, { document }],
      [{ document }, { document }],
    ]) {
      expect(collectionOf(invoice, { ...facts, earlier }).invoiceSummary.totalGrossValue).toBe(39.99);
    }
  });

  it('never exceeds the document, whatever was refunded', () => {
    const owed = salesInvoice(numbered)
      .counterpart(customer)
      .line({ net: '100.00', vat: 24, income: 'goods' })
      .payment(onCredit('rest'))
      .build();
    const strange = posRefund({ ...numbered, correlatedInvoices: ['400001970000114'] })
      .line({ net: '10.00' })
      .payment(facts.payment)
      .build();
    const earlier = [{ document: strange, mark: '400001970000115' }];
    const document = collectionOf({ document: owed, mark: '400001970000114' }, { ...facts, earlier });
    expect(document.invoiceSummary.totalGrossValue).toBe(124);
  });

  it('subtracts the part of the debt that a credit removed', () => {
    const credit = (payment: typeof cash): IssuedDocument => ({
      mark: '400001970000104',
      document: creditInvoice({ ...numbered, correlatedInvoices: [invoice.mark ?? ''] })
        .counterpart(customer)
        .line({ net: '10.00', vat: 24, income: 'goods' })
        .payment(payment('rest'))
        .build(),
    });
    const left = (payment: typeof cash): number =>
      collectionOf(invoice, { ...facts, earlier: [credit(payment)] }).invoiceSummary.totalGrossValue;
    expect(left(onCredit)).toBe(87.6);
    expect(left(cash)).toBe(100);
  });

  it('accepts line texts, print details and the currency of the document', () => {
    const abroad = salesInvoice({ ...numbered, currency: 'USD', exchangeRate: 1.08 })
      .counterpart(customer)
      .line({ net: '100.00', vat: 24, income: 'goods' })
      .payment(onCredit('rest'))
      .build();
    const { invoiceHeader, invoiceDetails } = collectionOf(
      { document: abroad, mark: '400001970000105' },
      { ...facts, line: { description: 'Έναντι A 101' }, issuer: shop },
    );
    expect([invoiceHeader.currency, invoiceHeader.exchangeRate]).toEqual(['USD', 1.08]);
    expect(invoiceDetails[0]?.itemDescr).toBe('Έναντι A 101');
  });
});

describe('a refund (8.5)', () => {
  it('names the collection in correlatedInvoices', () => {
    const document = returnOf(collected, facts);
    expect(document.invoiceHeader.invoiceType).toBe('8.5');
    expect(document.invoiceHeader.correlatedInvoices).toEqual([400001970000102]);
    expect(document.invoiceHeader.multipleConnectedMarks).toBeUndefined();
    expect(document.invoiceSummary.totalGrossValue).toBe(60.01);
    expect(validate(document, { skipSignature: false }).issues).toEqual([]);
  });

  it('never exceeds what earlier refunds left', () => {
    const earlier = [
      { mark: '400001970000103', document: returnOf(collected, { ...facts, amount: '60.00' }) },
    ];
    expect(returnOf(collected, { ...facts, earlier }).invoiceSummary.totalGrossValue).toBe(0.01);
    expect(refusedBy(() => returnOf(collected, { ...facts, earlier, amount: '0.02' }))).toEqual([
      {
        rule: 'pos-receipt/amount-above',
        path: ['amount'],
        params: { amount: '0.02', left: '0.01', total: '60.01', before: '60.00' },
      },
    ]);
  });

  it('subtracts what a credit paid back at a terminal', () => {
    const receipt = retailReceipt(numbered)
      .line({ gross: '62.00', vat: 24, income: 'goods' })
      .payment(card({ amount: 'rest', ...pos }))
      .build();
    const credit = retailCredit(numbered)
      .refersTo(['400001970000106'])
      .line({ gross: '31.00', vat: 24, income: 'goods' })
      .payment(cash('11.00'))
      .payment(card({ amount: 'rest', ...pos }))
      .build();
    const earlier = [{ document: credit, mark: '400001970000113' }];
    const document = returnOf({ document: receipt, mark: '400001970000106' }, { ...facts, earlier });
    expect(document.invoiceSummary.totalGrossValue).toBe(42);
  });

  it('refunds a terminal payment of another document and lists it in the connected MARKs', () => {
    const receipt = retailReceipt(numbered)
      .line({ gross: '62.00', vat: 24, income: 'goods' })
      .payment(cash('12.00'))
      .payment(card({ amount: '20.00', ...pos }))
      .payment(instantPayment({ amount: '30.00', ...pos }))
      .build();
    const document = returnOf({ document: receipt, mark: '400001970000106' }, facts);
    expect(document.invoiceSummary.totalGrossValue).toBe(50);
    expect(document.invoiceHeader.multipleConnectedMarks).toEqual([400001970000106]);
    expect(document.invoiceHeader.correlatedInvoices).toBeUndefined();
  });
});

describe('a collection or a refund is refused', () => {
  const collect = (changed: object, issued: unknown = invoice) =>
    refusedBy(() => collectionOf(issued as never, { ...facts, ...changed } as never));

  it('above what is left', () => {
    expect(collect({ amount: '100.01' })).toEqual([
      {
        rule: 'pos-receipt/amount-above',
        path: ['amount'],
        params: { amount: '100.01', left: '100.00', total: '124.00', before: '24.00' },
      },
    ]);
  });

  it('when nothing is left', () => {
    const paid = { mark: '400001970000107', document: collectionOf(invoice, facts) };
    const params = { total: '124.00', before: '124.00' };
    expect(collect({ earlier: [paid] })).toEqual([
      { rule: 'pos-receipt/nothing-left', path: ['issued'], params },
    ]);
    expect(collect({ earlier: [paid], amount: '1.00' }).map(({ rule }) => rule)).toEqual([
      'pos-receipt/nothing-left',
    ]);
  });

  it.each([
    ['0.00', 'pos-receipt/amount-zero', {}],
    ['ten', 'pos-receipt/amount-form', { found: 'ten' }],
    [-5, 'pos-receipt/amount-form', { found: -5 }],
  ])('with the amount %j', (amount, rule, params) => {
    expect(collect({ amount })).toEqual([{ rule, path: ['amount'], params }]);
  });

  it('without a MARK', () => {
    expect(collect({}, { document: invoice.document })).toEqual([
      { rule: 'pos-receipt/mark-missing', path: ['issued', 'mark'], params: {} },
    ]);
  });

  it('without a document', () => {
    expect(collect({}, null).map(({ rule }) => rule)).toEqual(['issued/unreadable']);
    expect(collect({}, { mark: '1', document: 7 }).map(({ rule }) => rule)).toEqual(['issued/unreadable']);
    expect(collect({ earlier: [{}] }).map(({ rule }) => rule)).toEqual(['issued/unreadable']);
  });

  it('for a type that leaves nothing to collect', () => {
    expect(collect({}, collected)).toEqual([
      { rule: 'pos-receipt/not-collectable', path: ['issued'], params: { type: '8.4' } },
    ]);
  });

  it('for a type whose payments are not refunded this way', () => {
    const note = deliveryNote({ ...numbered, ...movement })
      .counterpart({ ...customer, address: movement.deliveryAddress })
      .line({ description: 'Καρέκλα', quantity: 2, unit: 1 })
      .build();
    expect(refusedBy(() => returnOf({ document: note, mark: '400001970000108' }, facts))).toEqual([
      { rule: 'pos-receipt/not-returnable', path: ['issued'], params: { type: '9.3' } },
    ]);
  });

  it('together with an unrelated document', () => {
    const stranger = { ...collected, mark: '400001970000109' };
    const other = { ...invoice, mark: '400001970000110' };
    expect(collect({ earlier: [collected, stranger] }, other)).toEqual([
      {
        rule: 'pos-receipt/earlier-unrelated',
        path: ['earlier', 0],
        params: { position: 1, type: '8.4', mark: '400001970000110' },
      },
      {
        rule: 'pos-receipt/earlier-unrelated',
        path: ['earlier', 1],
        params: { position: 2, type: '8.4', mark: '400001970000110' },
      },
    ]);
  });

  it('together with a collection of several documents', () => {
    const shared = posCollection({ ...numbered, series: 'P' })
      .refersTo([invoice.mark ?? '', '400001970000111'])
      .line({ net: '30.00' })
      .payment(card({ amount: 'rest', ...pos }))
      .build();
    expect(collect({ earlier: [{ document: shared, mark: '400001970000112' }] })).toEqual([
      { rule: 'pos-receipt/earlier-shared', path: ['earlier', 0], params: { position: 1, count: 2 } },
    ]);
  });

  it('with a payment for a different amount', () => {
    const payment = card({ amount: '1.00', ...pos });
    expect(collect({ payment })).toEqual([
      {
        rule: 'pos-receipt/payment-differs',
        path: ['payment', 'amount'],
        params: { payment: '1.00', amount: '100.00' },
      },
    ]);
    expect(collect({ payment, amount: 1 })).toEqual([]);
  });

  it('by another issuer', () => {
    const params = { expected: '123456783', found: '987654324' };
    expect(collect({ issuer: { ...shop, vatNumber: '987654324' } })).toEqual([
      { rule: 'pos-receipt/other-issuer', path: ['issuer', 'vatNumber'], params },
    ]);
  });

  it('as an invalid document if its own facts have errors', () => {
    expect(() => collectionOf(invoice, { ...facts, issueDate: 'today' })).toThrow('shape/date');
    expect(() => collectionOf(invoice, { ...facts, payment: undefined as never })).toThrow('payments');
  });

  it('with a Greek message on request', () => {
    expect(() => collectionOf(invoice, { ...facts, amount: '100.01' }, { locale: el })).toThrow(
      'Το ποσό 100,01 υπερβαίνει τα 100,00 που απομένουν από 124,00, μετά από 24,00.',
    );
  });
});
