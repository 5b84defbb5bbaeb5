import { describe, expect, it } from 'vitest';
import { instantPayment, onCredit, retailReceipt } from '../../../../src/builders/index.js';
import { holdPosPayment, type PosPayment } from '../../../../src/flows/index.js';
import { validate } from '../../../../src/rules/validate/validate.js';
import type { Document } from '../../../../src/types/index.js';
import { shop } from '../../builders/parties.js';
import { MARK, NOON, paidBy, receipt, session, signedFor } from './held.js';

/** A charge of a whole payment, named by its place. */
const charge = (payment: number, paymentAmount: string, paymentType: 7 | 8, more: object = {}) => ({
  payment,
  transactionId: `T${payment}-${paymentAmount}`,
  paymentAmount,
  paymentType,
  at: NOON,
  ...more,
});

const done = (payment: PosPayment): PosPayment => payment.completion().payment.completed({ mark: MARK });
const issuedOf = (payment: PosPayment): Document | undefined => done(payment).issued?.document;
const labelOf = (document: Document | undefined) =>
  document?.providerAdditionalInvoiceDetails?.additionalDetails?.paymentMethodInvoiceLabel;

describe('the summary of a completed payment', () => {
  it('reports the final type with amount, tip and transactions', () => {
    const payment = done(
      session()
        .charged(charge(2, '10.05', 8, { tipAmount: '0.10' }))
        .charged(charge(1, '20.00', 8))
        .charged(charge(2, '12.00', 7))
        .charged(charge(2, '7.95', 8, { tipAmount: '0.20' })),
    );
    expect(payment.paid).toEqual([
      { payment: 1, paymentType: 8, amount: '20.00', tip: '0.00', transactionIds: ['T1-20.00'] },
      { payment: 2, paymentType: 8, amount: '18.00', tip: '0.30', transactionIds: ['T2-10.05', 'T2-7.95'] },
      { payment: 2, paymentType: 7, amount: '12.00', tip: '0.00', transactionIds: ['T2-12.00'] },
    ]);
    expect(Object.isFrozen(payment.paid[0]?.transactionIds)).toBe(true);
  });

  it('is empty until the completion is answered, and leaves out refunds', () => {
    const charged = session()
      .charged(charge(1, '20.00', 7))
      .charged(charge(2, '30.00', 8));
    expect(charged.paid).toEqual([]);
    expect(charged.completion().payment.paid).toEqual([]);
    expect(done(charged.reversed('T2-30.00')).paid.map(({ payment }) => payment)).toEqual([1]);
  });
});

describe('the issued document', () => {
  it('has the final payment types and the matching label', () => {
    const sent = paidBy('40.00', '22.00');
    expect(labelOf(sent)).toBe('POS / e-POS');
    const held = holdPosPayment({ document: sent, answer: signedFor(40, 22) });
    const issued = issuedOf(held.charged(charge(0, '40.00', 7)).charged(charge(1, '22.00', 8)));
    expect(issued?.paymentMethods).toEqual([
      { type: 7, amount: 40, terminalId: '16000123', posNspId: 2 },
      { type: 8, amount: 22, terminalId: '16000123', posNspId: 2 },
    ]);
    expect(labelOf(issued)).toBe('POS / e-POS, Άμεσες Πληρωμές IRIS');
    const { paymentMethods: _methods, providerAdditionalInvoiceDetails: _print, ...others } = sent;
    expect(issued).toMatchObject(others);
    expect(Object.keys(issued ?? {})).toEqual(Object.keys(sent));
    expect(Object.isFrozen(issued?.paymentMethods?.[1])).toBe(true);
    expect(issued && validate(issued, { skipSignature: false }).issues).toEqual([]);
    // What was sent is left alone, also in the state.
    expect(sent.paymentMethods?.map(({ type }) => type)).toEqual([7, 7]);
    expect(held.toJSON().document).toEqual(sent);
  });

  it('equals the sent document if nothing changed', () => {
    const same = session()
      .charged(charge(1, '20.00', 7))
      .charged(charge(2, '30.00', 8));
    expect(issuedOf(same)).toBe(same.toJSON().document);
  });

  it('keeps a payment that was charged as both types, or not charged, as it was sent', () => {
    const both = session()
      .charged(charge(1, '15.00', 8))
      .charged(charge(1, '5.00', 7))
      .charged(charge(2, '30.00', 7));
    expect(issuedOf(both)?.paymentMethods?.map(({ type }) => type)).toEqual([3, 7, 7]);
    expect(
      issuedOf(session().charged(charge(1, '20.00', 8)))?.paymentMethods?.map(({ type }) => type),
    ).toEqual([3, 8, 8]);
    expect(receipt.paymentMethods?.map(({ type }) => type)).toEqual([3, 7, 8]);
  });

  it.each([
    ['a label that follows from the payments, in its language', undefined, 'POS / e-POS (card), On credit'],
    ['no label that the caller stated', 'IRIS, rest on 1/12', 'IRIS, rest on 1/12'],
  ])('changes %s', (_, paymentMethodInvoiceLabel, label) => {
    const terminal = { terminalId: '16000123', posNspId: 2 };
    const document = retailReceipt({
      issuer: shop,
      series: 'A',
      aa: '103',
      issueDate: '2026-11-20',
      print: {
        documentLanguageCode: 'EN',
        ...(paymentMethodInvoiceLabel !== undefined && { paymentMethodInvoiceLabel }),
      },
    })
      .line({ gross: '62.00', vat: 24, income: 'goods' })
      .payment(instantPayment({ amount: '50.00', ...terminal }))
      .payment(onCredit('12.00'))
      .build({ skipSignature: false });
    const held = holdPosPayment({ document, answer: signedFor(50) });
    const issued = issuedOf(held.charged(charge(0, '50.00', 7)));
    expect(issued?.paymentMethods?.map(({ type }) => type)).toEqual([7, 5]);
    expect(labelOf(issued)).toBe(label);
  });

  it('can have no print section', () => {
    const { providerAdditionalInvoiceDetails: _print, ...document } = paidBy('62.00');
    const held = holdPosPayment({ document, answer: signedFor(62) });
    const issued = issuedOf(held.charged(charge(0, '62.00', 8)));
    expect(issued?.paymentMethods?.map(({ type }) => type)).toEqual([8]);
    expect(issued).not.toHaveProperty('providerAdditionalInvoiceDetails');
  });
});
