import { describe, expect, it } from 'vitest';
import { holdPosPayment, type PosPayment } from '../../../../src/flows/index.js';
import { el } from '../../../../src/issues/locales/el/index.js';
import { refusedBy } from '../refused.js';
import { BASE64, HEX, held, NOON, session } from './held.js';

const paid = { transactionId: '000417', paymentAmount: '20.00', paymentType: 7, at: NOON } as const;

const charged = (payment: PosPayment, given: object) =>
  refusedBy(() => payment.charged({ token: HEX, ...paid, ...given } as never));

describe('a charge', () => {
  it('is stored exactly as the terminal reported it', () => {
    const next = session().charged({ token: HEX, ...paid, transactionId: ' 000417' });
    expect(next.charges).toEqual([
      {
        signatureToken: HEX,
        transactionId: ' 000417',
        paymentAmount: 20,
        paymentType: 7,
        at: '2026-11-20T10:05:00.000Z',
        state: 'charged',
      },
    ]);
  });

  it('reduces the balance of its signature; a tip does not', () => {
    let payment = session();
    payment = payment.charged({
      token: BASE64,
      ...paid,
      paymentAmount: '0.10',
      tipAmount: '5.00',
      paymentType: 8,
    });
    payment = payment.charged({ payment: 2, ...paid, transactionId: '2', paymentAmount: 29.7 });
    expect(payment.uncharged().map(({ token, left, balance }) => [token, left, balance])).toEqual([
      [HEX, '20.00', '20.00'],
      [BASE64, '0.20', '30.00'],
    ]);
    payment = payment.charged({ token: BASE64, ...paid, transactionId: '3', paymentAmount: '0.20' });
    expect(payment.pending(NOON).map(({ token }) => token)).toEqual([HEX]);
    expect(payment.charges.map(({ tipAmount }) => tipAmount)).toEqual([5, undefined, undefined]);
  });

  it('leaves the earlier payment object unchanged', () => {
    const before = session();
    before.charged({ token: HEX, ...paid });
    expect(before.charges).toEqual([]);
    expect(before.uncharged()[0]?.left).toBe('20.00');
  });

  it.each(['0.00', undefined, null])('has no tip if the tip is zero: %j', (tipAmount) => {
    const next = session().charged({ token: HEX, ...paid, tipAmount } as never);
    expect(next.charges[0]).not.toHaveProperty('tipAmount');
  });
});

describe('the payment type', () => {
  it("is the service's default if the caller asks for it by name", () => {
    const next = session().charged({ token: HEX, ...paid, paymentType: 'default' });
    expect(next.charges.map(({ paymentType }) => paymentType)).toEqual([7]);
    expect(next.completion().body).toEqual([
      { signatureToken: HEX, transactionId: '000417', paymentAmount: 20, paymentType: 7 },
    ]);
    expect(next.charged({ token: HEX, ...paid }).toJSON()).toEqual(next.toJSON());
  });
});

describe('the balance of a signature', () => {
  it('can be read by its token, even when it is used up or the signature has expired', () => {
    const part = session().charged({ token: HEX, ...paid, paymentAmount: '12.50', tipAmount: '3.00' });
    const whole = part.charged({ token: HEX, ...paid, transactionId: '2', paymentAmount: '7.50' });
    const balanceOf = (payment: PosPayment, token: string) => {
      const { balance, left } = payment.balanceOf(token);
      return [balance, left];
    };
    expect(balanceOf(session(), HEX)).toEqual(['20.00', '20.00']);
    expect(balanceOf(part, HEX)).toEqual(['20.00', '7.50']);
    expect(balanceOf(whole, HEX)).toEqual(['20.00', '0.00']);
    expect(balanceOf(whole, BASE64)).toEqual(['30.00', '30.00']);
    expect(balanceOf(whole.reversed('2'), HEX)).toEqual(['20.00', '7.50']);
    expect(whole.balanceOf(HEX)).toMatchObject({
      payment: 1,
      terminalId: '16000123',
      posNspId: 2,
      token: HEX,
    });
    expect(whole.uncharged().map(({ token }) => token)).toEqual([BASE64]);
  });

  it('cannot be read without a token or by an unknown token', () => {
    expect(refusedBy(() => session().balanceOf(undefined as never)).map(({ rule }) => rule)).toEqual([
      'pos-payment/token-missing',
    ]);
    expect(refusedBy(() => session().balanceOf('other')).map(({ rule }) => rule)).toEqual([
      'pos-payment/token-unverified',
    ]);
  });
});

describe('recording the same charge again', () => {
  const once = session().charged({ token: HEX, ...paid, paymentAmount: '7.50', tipAmount: '1.00' });
  const again = { token: HEX, ...paid, paymentAmount: 7.5, tipAmount: 1 } as const;

  it('changes nothing, whatever its time and however its amount is written', () => {
    for (const other of [{}, { at: new Date('2026-11-23T00:00:00Z') }, { transactionId: ' 000417 ' }]) {
      expect(once.charged({ ...again, ...other }).toJSON()).toEqual(once.toJSON());
    }
    const { token: _token, ...rest } = again;
    expect(once.charged({ ...rest, payment: 1 }).toJSON()).toEqual(once.toJSON());
  });

  it('changes nothing after the charge was sent or completed, or used up its signature', () => {
    const whole = session().charged({ token: HEX, ...paid });
    const sent = whole.completion().payment;
    for (const payment of [whole, sent, sent.completed({ mark: '400001970000109' })]) {
      expect(payment.charged({ token: HEX, ...paid }).toJSON()).toEqual(payment.toJSON());
    }
  });

  it.each<object>([
    { paymentAmount: '7.51' },
    { tipAmount: '1.01' },
    { tipAmount: undefined },
    { paymentType: 8 },
    { token: BASE64 },
  ])('is a different charge with %j, and is refused', (other) => {
    expect(charged(once, { ...again, ...other }).map(({ rule }) => rule)).toEqual([
      'pos-payment/transaction-repeated',
    ]);
  });

  it('still needs a time', () => {
    expect(charged(once, { ...again, at: 'noon' }).map(({ rule }) => rule)).toContain('pos-payment/moment');
  });
});

describe('a charge is refused', () => {
  it.each([undefined, null, '', ' \t', 417])('without a transaction id: %j', (transactionId) => {
    expect(charged(session(), { transactionId })).toEqual([
      { rule: 'pos-payment/transaction-missing', path: ['transactionId'], params: {} },
    ]);
  });

  it('with a transaction id that is already recorded', () => {
    const once = session().charged({ token: HEX, ...paid, paymentAmount: '7.50' });
    const again = { token: BASE64, transactionId: '000417 ', paymentAmount: '1.00' };
    expect(charged(once, again)).toEqual([
      {
        rule: 'pos-payment/transaction-repeated',
        path: ['transactionId'],
        params: { transactionId: '000417 ', amount: '7.50' },
      },
    ]);
  });

  it.each([
    ['0', 'pos-payment/amount-zero', {}],
    ['20.01', 'pos-payment/amount-above-balance', { amount: '20.01', left: '20.00', balance: '20.00' }],
    ['-1', 'pos-payment/amount-negative', { found: '-1' }],
    ['10,00', 'pos-payment/amount-form', { found: '10,00' }],
    ['1.005', 'pos-payment/amount-form', { found: '1.005' }],
    [0.1 + 0.2, 'pos-payment/amount-form', { found: 0.30000000000000004 }],
    [undefined, 'pos-payment/amount-missing', {}],
    [null, 'pos-payment/amount-missing', {}],
    ['', 'pos-payment/amount-form', { found: '' }],
  ])('with the amount %j', (paymentAmount, rule, params) => {
    expect(charged(session(), { paymentAmount })).toEqual([{ rule, path: ['paymentAmount'], params }]);
  });

  it('above the balance that earlier charges left', () => {
    const once = session().charged({ token: HEX, ...paid, paymentAmount: '12.34' });
    expect(charged(once, { transactionId: '2', paymentAmount: '7.67' })).toEqual([
      {
        rule: 'pos-payment/amount-above-balance',
        path: ['paymentAmount'],
        params: { amount: '7.67', left: '7.66', balance: '20.00' },
      },
    ]);
    expect(charged(once, { transactionId: '2', paymentAmount: '7.66' })).toEqual([]);
  });

  it('with a tip that is not an amount', () => {
    expect(charged(session(), { tipAmount: 'x' })).toEqual([
      { rule: 'pos-payment/amount-form', path: ['tipAmount'], params: { found: 'x' } },
    ]);
  });

  it.each([undefined, 3, '7', 'Default'])(
    'with the payment type %j, which only the caller can choose',
    (paymentType) => {
      const found = paymentType ?? 'undefined';
      expect(charged(session(), { paymentType })).toEqual([
        { rule: 'pos-payment/payment-type', path: ['paymentType'], params: { found } },
      ]);
    },
  );

  it.each([
    [undefined, 'undefined'],
    ['2026-11-20T10:05:00Z', '2026-11-20T10:05:00Z'],
    [new Date('never'), 'object'],
  ])('with an invalid time: %j', (at, found) => {
    expect(charged(session(), { at })).toEqual([
      { rule: 'pos-payment/moment', path: ['at'], params: { found } },
    ]);
  });

  it.each<[object, string]>([
    [{ token: HEX, payment: 2 }, 'payment'],
    [{ token: undefined, payment: 0 }, 'payment'],
    [{ token: '', payment: 3 }, 'payment'],
  ])('on a signature that the document does not have: %j', (which, member) => {
    expect(charged(session(), which)).toEqual([
      { rule: 'pos-payment/which-signature', path: [member], params: { payments: '1, 2' } },
    ]);
  });

  it.each([undefined, null, '', ' '])('without a token or a payment: %j', (token) => {
    expect(charged(session(), { token })).toEqual([
      { rule: 'pos-payment/token-missing', path: ['token'], params: { payments: '1, 2' } },
    ]);
  });

  it.each(['other', HEX.toUpperCase(), 7])('with an unknown token: %j', (token) => {
    expect(charged(session(), { token })).toEqual([
      { rule: 'pos-payment/token-unverified', path: ['token'], params: {} },
    ]);
  });

  it('with all its problems reported together', () => {
    const found = charged(session(), { transactionId: '', paymentAmount: 0, paymentType: 0, at: 0 });
    expect(found.map(({ rule }) => rule)).toEqual([
      'pos-payment/transaction-missing',
      'pos-payment/amount-zero',
      'pos-payment/payment-type',
      'pos-payment/moment',
    ]);
  });

  it('if it is empty', () => {
    expect(refusedBy(() => session().charged(undefined as never)).map(({ rule }) => rule)).toEqual([
      'pos-payment/token-missing',
    ]);
  });

  it('with a Greek message on request', () => {
    const payment = holdPosPayment(held, { locale: el });
    expect(() => payment.charged({ token: HEX, ...paid, transactionId: '' })).toThrow(
      'Η χρέωση δεν έχει αριθμό συναλλαγής (transactionId). Δώστε εκείνον που επέστρεψε το τερματικό ή ο Πάροχος ' +
        'Μέσων Πληρωμών (NSP), ως κείμενο· ποτέ μην επινοήσετε έναν. (pos-payment/transaction-missing)',
    );
    expect(() => session().charged({ token: HEX, ...paid, transactionId: '' })).toThrow(
      'The charge has no transaction id. Give the transaction id from the terminal or its NSP as text. Never make one ' +
        'up. (pos-payment/transaction-missing)',
    );
  });
});

describe('a charge that was refunded', () => {
  const once = session().charged({ token: HEX, ...paid });

  it('frees its amount for another charge, but its transaction id cannot be used again', () => {
    const back = once.reversed('000417');
    expect(back.charges[0]?.state).toBe('reversed');
    expect(back.uncharged()[0]?.left).toBe('20.00');
    expect(charged(back, {}).map(({ rule }) => rule)).toEqual(['pos-payment/transaction-repeated']);
    expect(refusedBy(() => back.completion()).map(({ rule }) => rule)).toEqual([
      'pos-payment/nothing-charged',
    ]);
  });

  it('must belong to this payment', () => {
    const params = { transactionId: '9' };
    expect(refusedBy(() => once.reversed('9'))).toEqual([
      { rule: 'pos-payment/unknown-transaction', path: [], params },
    ]);
    expect(refusedBy(() => once.reversed(undefined as never))[0]?.rule).toBe(
      'pos-payment/unknown-transaction',
    );
  });

  it('must not have been reported to the service', () => {
    const sent = once.completion().payment;
    const params = { transactionId: '000417' };
    for (const reported of [sent, sent.completed({ mark: '400001970000109' })]) {
      expect(refusedBy(() => reported.reversed('000417'))).toEqual([
        { rule: 'pos-payment/transaction-sent', path: [], params },
      ]);
    }
  });
});
