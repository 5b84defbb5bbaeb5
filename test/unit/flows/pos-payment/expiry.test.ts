import { describe, expect, it } from 'vitest';
import { holdPosPayment, posPaymentFromJSON } from '../../../../src/flows/index.js';
import type { Document } from '../../../../src/types/index.js';
import { refusedBy } from '../refused.js';
import { paidBy, twenty } from './held.js';

const ordinary = paidBy('62.00');
const restaurant: Document = {
  ...ordinary,
  invoiceHeader: { ...ordinary.invoiceHeader, specialInvoiceCategory: 12 },
};
const dates = { createdDate: undefined, expiryDate: undefined };

const expiryOf = (document: Document, given: object, now?: Date): string | undefined =>
  holdPosPayment(
    { document, answer: [{ ...twenty, ...dates, paymentBalance: 62, ...given }] },
    now === undefined ? {} : { now },
  ).uncharged()[0]?.expires;

describe('a signature expires', () => {
  it('at its stated date', () => {
    const given = { createdDate: '2026-11-20T10:00:00Z', expiryDate: '2026-11-20T15:30:00Z' };
    expect(expiryOf(ordinary, given)).toBe('2026-11-20T15:30:00.000Z');
    expect(expiryOf(restaurant, given)).toBe('2026-11-20T15:30:00.000Z');
  });

  it('24 hours after it was made, or 2 hours in a restaurant', () => {
    const given = { createdDate: '2026-11-20T10:00:00Z' };
    expect(expiryOf(ordinary, given)).toBe('2026-11-21T10:00:00.000Z');
    expect(expiryOf(restaurant, given)).toBe('2026-11-20T12:00:00.000Z');
  });

  it('counting from the time the document was held if the signature has no time', () => {
    expect(expiryOf(restaurant, {}, new Date('2026-11-20T22:30:00Z'))).toBe('2026-11-21T00:30:00.000Z');
    expect(expiryOf(restaurant, {})).toBeUndefined();
    expect(expiryOf(restaurant, {}, new Date('never'))).toBeUndefined();
  });

  it.each([
    ['2026-11-20T10:00:00', '2026-11-20T10:00:00.000Z'],
    ['2026-11-20T10:00:00.1239999Z', '2026-11-20T10:00:00.123Z'],
    ['2026-11-20 12:00:00+02:00', '2026-11-20T10:00:00.000Z'],
    ['2026-11-20T10:00z', '2026-11-20T10:00:00.000Z'],
    ['0001-01-01T00:00:00', undefined],
    ['20/11/2026 10:00', undefined],
    ['2026-13-20T10:00:00Z', undefined],
    [null, undefined],
    [1763632800, undefined],
  ])('at its date %j, which is read as %j', (expiryDate, expires) => {
    expect(expiryOf(ordinary, { expiryDate })).toBe(expires);
  });
});

describe('a signature that has expired', () => {
  const payment = holdPosPayment({ document: ordinary, answer: [{ ...twenty, paymentBalance: 62 }] });
  const charge = { payment: 0, transactionId: '1', paymentAmount: '62', paymentType: 7 } as const;
  const last = new Date('2026-11-21T10:00:00Z');
  const late = new Date('2026-11-21T10:00:00.001Z');

  it('no longer waits for a charge', () => {
    expect(payment.pending(last)).toHaveLength(1);
    expect(payment.pending(late)).toEqual([]);
    expect(payment.uncharged()).toHaveLength(1);
  });

  it('cannot be charged', () => {
    expect(refusedBy(() => payment.charged({ ...charge, at: last }))).toEqual([]);
    expect(refusedBy(() => payment.charged({ ...charge, at: late }))).toEqual([
      {
        rule: 'pos-payment/expired',
        path: ['at'],
        params: { expired: '2026-11-21T10:00:00.000Z', at: '2026-11-21T10:00:00.001Z' },
      },
    ]);
  });

  it('can be charged if the caller insists, and the charge records this', () => {
    const charged = payment.charged({ ...charge, at: late, acceptExpired: true });
    expect(charged.charges).toEqual([
      {
        signatureToken: twenty.token,
        transactionId: '1',
        paymentAmount: 62,
        paymentType: 7,
        at: '2026-11-21T10:00:00.001Z',
        expired: true,
        state: 'charged',
      },
    ]);
    const back = posPaymentFromJSON(JSON.parse(JSON.stringify(charged)));
    expect(back.charges).toEqual(charged.charges);
    expect(back.completion().body).toEqual([
      { signatureToken: twenty.token, transactionId: '1', paymentAmount: 62, paymentType: 7 },
    ]);
    const [inTime] = payment.charged({ ...charge, at: last, acceptExpired: true }).charges;
    expect(inTime).not.toHaveProperty('expired');
    for (const acceptExpired of [false, undefined, 'true' as never, 1 as never]) {
      expect(refusedBy(() => payment.charged({ ...charge, at: late, acceptExpired }))[0]?.rule).toBe(
        'pos-payment/expired',
      );
    }
  });

  it('is still completed with what was charged before it expired', () => {
    const { body } = payment.charged({ ...charge, at: last }).completion();
    expect(body).toHaveLength(1);
  });

  it('is detected only when the caller gives the current time', () => {
    expect(refusedBy(() => payment.pending(undefined as never))).toEqual([
      { rule: 'pos-payment/moment', path: [], params: { found: 'undefined' } },
    ]);
  });
});
