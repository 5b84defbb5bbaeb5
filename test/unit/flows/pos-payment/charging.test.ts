import { describe, expect, it } from 'vitest';
import {
  type OldInvoicePosPayment,
  oldInvoicePosPayment,
  oldInvoicePosPaymentFromJSON,
  type PosPayment,
  posPaymentFromJSON,
} from '../../../../src/flows/index.js';
import { refusedBy } from '../refused.js';
import { BASE64, HEX, MARK, NOON, session, twenty } from './held.js';

const AT = '2026-11-20T10:05:00.000Z';
const asked = { token: HEX, paymentAmount: '12.50', at: NOON } as const;
const paid = {
  token: HEX,
  transactionId: '000417',
  paymentAmount: '12.50',
  paymentType: 7,
  at: NOON,
} as const;

const crashed = (payment: PosPayment): PosPayment => posPaymentFromJSON(JSON.parse(JSON.stringify(payment)));

const refusal = (step: () => unknown) => refusedBy(step).map(({ rule, path }) => [rule, path]);

describe('a charge that is recorded before the terminal is asked', () => {
  const waiting = session().charging({ ...asked, tipAmount: '2.00', reference: 'till-2-93' });

  it('leaves a trace after a crash', () => {
    expect(crashed(waiting).unsettled()).toEqual([
      {
        payment: 1,
        terminalId: '16000123',
        posNspId: 2,
        token: HEX,
        amount: '12.50',
        tip: '2.00',
        at: AT,
        reference: 'till-2-93',
      },
    ]);
    expect(session().unsettled()).toEqual([]);
  });

  it('is recorded once when it is repeated with its reference, and refused without one', () => {
    const facts = { ...asked, tipAmount: '2.00', reference: 'till-2-93' };
    expect(waiting.charging({ ...facts, at: new Date('2026-11-20T10:06:00Z') }).toJSON()).toEqual(
      waiting.toJSON(),
    );
    for (const other of [{ ...facts, tipAmount: '2.01' }, { ...facts, reference: 'till-2-94' }, asked])
      expect(refusal(() => waiting.charging(other))).toEqual([['pos-payment/charge-unsettled', []]]);
    const bare = session().charging(asked);
    expect(refusal(() => bare.charging(asked))).toEqual([['pos-payment/charge-unsettled', []]]);
  });

  it('is not a charge: the balance is unchanged', () => {
    expect(waiting.charges).toEqual([]);
    expect(waiting.uncharged()[0]?.left).toBe('20.00');
  });

  it('ends with a charge on its signature, whatever amount the terminal charged', () => {
    const ended = waiting.charged({ ...paid, paymentAmount: '10.00' });
    expect(ended.unsettled()).toEqual([]);
    expect(crashed(ended).uncharged()[0]?.left).toBe('10.00');
  });

  it('does not end with a charge on another signature, or with one that was recorded before', () => {
    const other = { ...paid, token: BASE64, transactionId: '2' } as const;
    expect(waiting.charged(other).unsettled()).toHaveLength(1);
    const second = session()
      .charged(paid)
      .charging({ ...asked, paymentAmount: '7.50' });
    expect(
      second
        .charged(paid)
        .unsettled()
        .map(({ amount }) => amount),
    ).toEqual(['7.50']);
  });

  it('ends when the terminal declines it, even if this is reported twice', () => {
    const declined = waiting.declined({ token: HEX });
    expect(declined.unsettled()).toEqual([]);
    expect(declined.declined({ payment: 1, reference: 'till-2-93' }).toJSON()).toEqual(declined.toJSON());
    expect(
      crashed(declined)
        .pending(NOON)
        .map(({ left }) => left),
    ).toEqual(['20.00', '30.00']);
  });

  it('blocks another charge on its signature and the completion of the payment', () => {
    expect(waiting.pending(NOON).map(({ token }) => token)).toEqual([BASE64]);
    const unsettled = [['pos-payment/charge-unsettled', []]];
    expect(refusal(() => waiting.charging({ ...asked, paymentAmount: '1.00' }))).toEqual(unsettled);
    const charged = waiting.charged({ ...paid, token: BASE64, transactionId: '2' });
    expect(refusal(() => charged.completion())).toEqual(unsettled);
    expect(charged.declined({ token: HEX }).completion().body).toHaveLength(1);
  });

  it('leaves a completion that was sent before it unchanged', () => {
    const sent = session()
      .charged({ ...paid, token: BASE64 })
      .completion();
    const next = sent.payment.charging(asked);
    expect(next.completion().body).toEqual(sent.body);
  });
});

describe('starting a charge is refused', () => {
  it.each<[string, object, string]>([
    ['pos-payment/amount-zero', { paymentAmount: '0.00' }, 'paymentAmount'],
    ['pos-payment/amount-above-balance', { paymentAmount: '20.01' }, 'paymentAmount'],
    ['pos-payment/amount-form', { paymentAmount: '1,00' }, 'paymentAmount'],
    ['pos-payment/amount-negative', { tipAmount: '-1' }, 'tipAmount'],
    ['pos-payment/moment', { at: undefined }, 'at'],
    ['pos-payment/charging-expired', { at: new Date('2026-11-21T10:00:01Z') }, 'at'],
    ['pos-payment/reference-form', { reference: ' ' }, 'reference'],
    ['pos-payment/reference-form', { reference: 93 }, 'reference'],
    ['pos-payment/token-unverified', { token: 'x' }, 'token'],
  ])('as %s with %j', (rule, given, member) => {
    expect(refusal(() => session().charging({ ...asked, ...given } as never))).toEqual([[rule, [member]]]);
  });

  it('with the reference of an earlier charge', () => {
    const declined = session()
      .charging({ ...asked, reference: 'r' })
      .declined({ token: HEX });
    expect(refusal(() => declined.charging({ ...asked, reference: 'r' }))).toEqual([
      ['pos-payment/reference-repeated', ['reference']],
    ]);
  });
});

describe('a decline by the terminal is refused', () => {
  it('if no charge was started, or the charge succeeded', () => {
    expect(refusal(() => session().declined({ token: HEX }))).toEqual([['pos-payment/nothing-asked', []]]);
    const charged = session()
      .charging({ ...asked, reference: 'r' })
      .charged(paid);
    expect(refusal(() => charged.declined({ token: HEX, reference: 'r' }))).toEqual([
      ['pos-payment/nothing-asked', ['reference']],
    ]);
    const waiting = session().charging({ ...asked, reference: 'r' });
    expect(refusal(() => waiting.declined({ token: HEX, reference: 'q' }))).toEqual([
      ['pos-payment/nothing-asked', ['reference']],
    ]);
  });
});

describe('the payment of an older document', () => {
  const facts = { mark: MARK, terminalId: '16000123', posNspId: 2 } as const;
  const { token: _token, ...charging } = asked;
  const { token: _other, ...charge } = paid;
  const back = (payment: OldInvoicePosPayment): OldInvoicePosPayment =>
    oldInvoicePosPaymentFromJSON(JSON.parse(JSON.stringify(payment)));
  const waiting = oldInvoicePosPayment(facts).signed(twenty).charging(charging);

  it('keeps the same trace and ends a charge in the same ways', () => {
    expect(back(waiting).unsettled()).toEqual([
      { terminalId: '16000123', posNspId: 2, token: HEX, amount: '12.50', tip: '0.00', at: AT },
    ]);
    expect(waiting.pending(NOON)).toEqual([]);
    const ended = waiting.charged(charge);
    expect(ended.unsettled()).toEqual([]);
    expect(ended.charged(charge).toJSON()).toEqual(ended.toJSON());
    expect(waiting.declined().pending(NOON)).toHaveLength(1);
    expect(waiting.declined().declined().toJSON()).toEqual(waiting.declined().toJSON());
  });

  it('blocks its signature while a charge on it is unfinished', () => {
    expect(refusal(() => waiting.signed({ ...twenty, token: 'new' }))).toEqual([
      ['pos-payment/charge-unsettled', []],
    ]);
    expect(
      waiting
        .declined()
        .signed({ ...twenty, token: 'new' })
        .unsettled(),
    ).toEqual([]);
    expect(refusal(() => oldInvoicePosPayment(facts).charging(charging))).toEqual([
      ['pos-payment/not-signed', []],
    ]);
  });
});
