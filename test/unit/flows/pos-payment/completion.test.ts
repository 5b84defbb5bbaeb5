import { describe, expect, it } from 'vitest';
import { creditInvoice, retailCredit } from '../../../../src/builders/index.js';
import { card, holdPosPayment, type PosPayment, posPaymentFromJSON } from '../../../../src/index.js';
import type { Document } from '../../../../src/types/index.js';
import { customer, shop } from '../../builders/parties.js';
import { refusedBy } from '../refused.js';
import { BASE64, HEX, MARK, NOON, OTHER_UID, receipt, session, signedFor, UID } from './held.js';

const reloaded = (payment: PosPayment): PosPayment => posPaymentFromJSON(JSON.parse(JSON.stringify(payment)));

const partly = session().charged({
  token: BASE64,
  transactionId: '000417',
  paymentAmount: '12.35',
  tipAmount: '1.50',
  paymentType: 8,
  at: NOON,
});
const rest = {
  token: BASE64,
  transactionId: '000418',
  paymentAmount: '17.65',
  paymentType: 7,
  at: NOON,
} as const;

describe('the completion of a payment', () => {
  it('is an array with exactly the members of the service', () => {
    const { body, uncharged } = partly.charged(rest).completion();
    expect(JSON.parse(JSON.stringify(body))).toEqual([
      {
        signatureToken: BASE64,
        transactionId: '000417',
        paymentAmount: 12.35,
        tipAmount: 1.5,
        paymentType: 8,
      },
      { signatureToken: BASE64, transactionId: '000418', paymentAmount: 17.65, paymentType: 7 },
    ]);
    expect(uncharged.map(({ token, left }) => [token, left])).toEqual([[HEX, '20.00']]);
  });

  it('stays the same until it is answered, even after a reload and another charge', () => {
    const { payment, body } = partly.completion();
    const later = reloaded(reloaded(payment).charged(rest));
    expect(later.completion().body).toEqual(body);
    expect(body).toHaveLength(1);
    const next = later.completed({ mark: MARK }).completion();
    expect(next.body.map(({ transactionId }) => transactionId)).toEqual(['000418']);
  });

  it('is refused if nothing was charged', () => {
    expect(refusedBy(() => session().completion())).toEqual([
      { rule: 'pos-payment/nothing-charged', path: [], params: {} },
    ]);
  });

  it('gives the document its MARK', () => {
    const { payment } = partly.completion();
    expect(payment.issued).toBeUndefined();
    const done = payment.completed({ mark: 400001970000109, uid: UID.toLowerCase() });
    expect(done.issued).toEqual({ document: receipt, mark: MARK, uid: UID });
    expect(done.charges.map(({ state }) => state)).toEqual(['completed']);
    expect(reloaded(done).issued).toEqual(done.issued);
  });

  it('accepts an answer with only the MARK, and uses the UID of the held document', () => {
    expect(partly.completion().payment.completed({ mark: MARK }).issued?.uid).toBe(UID);
  });

  it('cannot be answered before it was sent', () => {
    const unsent = [{ rule: 'pos-payment/nothing-sent', path: [], params: {} }];
    expect(refusedBy(() => session().completed({ mark: MARK }))).toEqual(unsent);
    expect(refusedBy(() => partly.completed({ mark: MARK }))).toEqual(unsent);
    const later = partly.completion().payment.completed({ uid: UID }).charged(rest);
    expect(refusedBy(() => later.completed({ uid: UID }))).toEqual(unsent);
    expect(refusedBy(() => later.completed({ mark: MARK }))).toEqual(unsent);
  });

  it('accepts the same answer again after a crash and changes nothing', () => {
    const done = partly.completion().payment.completed({ mark: MARK });
    for (const same of [{ mark: MARK }, { mark: 400001970000109 }, { uid: UID }, { mark: MARK, uid: UID }]) {
      expect(reloaded(done).completed(same).toJSON()).toEqual(done.toJSON());
    }
    expect(refusedBy(() => done.completed({ mark: '400001970000110' }))).toEqual([
      {
        rule: 'pos-payment/other-document',
        path: ['mark'],
        params: { expected: MARK, found: '400001970000110' },
      },
    ]);
    expect(refusedBy(() => done.completed({ mark: MARK, uid: OTHER_UID }))[0]?.path).toEqual(['uid']);
    expect(refusedBy(() => done.completed({}))[0]?.rule).toBe('answer/nothing');
    // What was given back on the terminal waits for no answer.
    const given = done.charged(rest).reversed(rest.transactionId);
    expect(given.completed({ mark: MARK }).toJSON()).toEqual(given.toJSON());
  });

  it('can be sent again after a refusal, with more charges or after a refund', () => {
    const refused = reloaded(partly.completion().payment.completionRefused());
    expect(refused.issued).toBeUndefined();
    expect(
      refused
        .charged(rest)
        .completion()
        .body.map(({ transactionId }) => transactionId),
    ).toEqual(['000417', '000418']);
    expect(
      refused
        .reversed('000417')
        .uncharged()
        .map(({ left }) => left),
    ).toEqual(['20.00', '30.00']);
    expect(refused.completionRefused().toJSON()).toEqual(refused.toJSON());
    expect(refusedBy(() => session().completionRefused())[0]?.rule).toBe('pos-payment/nothing-sent');
    const done = refused.completion().payment.completed({ mark: MARK });
    expect(refusedBy(() => done.completionRefused())[0]?.rule).toBe('pos-payment/nothing-sent');
  });

  it('refuses an answer about another document', () => {
    const { payment } = partly.completion();
    expect(refusedBy(() => payment.completed({ mark: MARK, uid: OTHER_UID }))).toEqual([
      { rule: 'pos-payment/other-document', path: ['uid'], params: { expected: UID, found: OTHER_UID } },
    ]);
    const again = payment.completed({ mark: MARK }).charged(rest).completion().payment;
    expect(refusedBy(() => again.completed({ mark: '400001970000110' }))).toEqual([
      {
        rule: 'pos-payment/other-document',
        path: ['mark'],
        params: { expected: MARK, found: '400001970000110' },
      },
    ]);
  });

  it('refuses an empty answer', () => {
    const { payment } = partly.completion();
    expect(refusedBy(() => payment.completed({ mark: 0 }))[0]?.rule).toBe('answer/nothing');
    expect(refusedBy(() => payment.completed({ mark: 'x' }))[0]?.rule).toBe('answer/mark-form');
  });

  it('refuses a value that throws while it is read', () => {
    const throwing = {
      get mark(): string {
        throw new Error('a getter');
      },
    };
    expect(refusedBy(() => partly.completion().payment.completed(throwing))[0]?.rule).toBe('answer/nothing');
  });
});

describe('a refund to a card is held and completed like a payment', () => {
  const numbered = { issuer: shop, series: 'C', aa: '7', issueDate: '2026-11-20' };
  const pos = card({ amount: 'rest', terminalId: '16000123', posNspId: 2 });
  const line = { gross: '62.00', vat: 24, income: 'goods' } as const;
  const credits: [string, Document][] = [
    ['11.4', retailCredit(numbered).refersTo([MARK]).line(line).payment(pos).build({ skipSignature: false })],
    [
      '5.1',
      creditInvoice({ ...numbered, correlatedInvoices: [MARK] })
        .counterpart(customer)
        .line(line)
        .payment(pos)
        .build({ skipSignature: false }),
    ],
  ];

  it.each(credits)('by a credit of type %s', (type, document) => {
    expect(document.invoiceHeader.invoiceType).toBe(type);
    const returned = holdPosPayment({ document, answer: signedFor(62) }).charged({
      payment: 0,
      transactionId: 'R-1',
      paymentAmount: '62',
      paymentType: 7,
      at: NOON,
    });
    const { body, payment, uncharged } = returned.completion();
    expect(body).toEqual([{ signatureToken: 't0', transactionId: 'R-1', paymentAmount: 62, paymentType: 7 }]);
    expect(uncharged).toEqual([]);
    expect(payment.completed({ mark: '400001970000120' }).issued?.mark).toBe('400001970000120');
  });
});
