import { describe, expect, it, test } from 'vitest';
import {
  type OldInvoicePosPayment,
  oldInvoicePosPayment,
  oldInvoicePosPaymentFromJSON,
} from '../../../../src/flows/index.js';
import { el } from '../../../../src/issues/locales/el/index.js';
import { refusedBy } from '../refused.js';
import { withChecksum } from '../with-checksum.js';
import { HEX, MARK, NOON, thirty, twenty } from './held.js';

const plain = (value: unknown) => JSON.parse(JSON.stringify(value));
const facts = { mark: MARK, terminalId: '16000123', posNspId: 2 } as const;
const signed = oldInvoicePosPayment(facts).signed(twenty);
const paid = { transactionId: '000417', paymentAmount: '12.30', paymentType: 7, at: NOON } as const;

const reloaded = (payment: OldInvoicePosPayment): OldInvoicePosPayment =>
  oldInvoicePosPaymentFromJSON(plain(payment));

describe('the payment of an older document', () => {
  it('requests a signature with only the MARK as body', () => {
    expect(oldInvoicePosPayment(facts).request).toEqual({
      query: { terminalId: '16000123', posNspId: '2' },
      body: '400001970000109',
    });
  });

  it.each([
    ['9007199254740991', '9007199254740991'],
    [9007199254740991n, '9007199254740991'],
    ['000400001970000109', '400001970000109'],
    [400001970000109, '400001970000109'],
  ])('keeps the MARK %s exact', (mark, body) => {
    expect(oldInvoicePosPayment({ ...facts, mark }).request.body).toBe(body);
  });

  it('keeps its signature unchanged while it waits', () => {
    expect(signed.pending(NOON)).toEqual([
      {
        token: HEX,
        data: 'MTIz\nNDU2 ==',
        expires: '2026-11-21T10:00:00.000Z',
        balance: '20.00',
        left: '20.00',
      },
    ]);
    expect(signed.pending(new Date('2026-11-21T10:00:01Z'))).toEqual([]);
  });

  it('counts from the time of the answer if the signature has no time', () => {
    const silent = { token: 'x', paymentBalance: 20 };
    const asked = oldInvoicePosPayment(facts);
    expect(asked.signed(silent, NOON).uncharged()[0]?.expires).toBe('2026-11-21T10:05:00.000Z');
    expect(asked.signed(silent).uncharged()[0]).not.toHaveProperty('expires');
  });

  it('is completed charge by charge, with amounts of two decimals', () => {
    const both = signed
      .charged({ ...paid, tipAmount: 2 })
      .charged({ ...paid, transactionId: '000418', paymentAmount: '7.70', paymentType: 8 });
    const first = reloaded(both).completion();
    expect(first.request).toEqual({
      query: {
        signatureToken: HEX,
        transactionId: '000417',
        paymentAmount: '12.30',
        tipAmount: '2.00',
        paymentType: '7',
      },
      body: MARK,
    });
    expect(first.uncharged).toEqual([]);
    expect(reloaded(first.payment).completion().request).toEqual(first.request);
    const second = first.payment.completed().completion();
    expect(second.request.query).toEqual({
      signatureToken: HEX,
      transactionId: '000418',
      paymentAmount: '7.70',
      paymentType: '8',
    });
    const done = second.payment.completed();
    expect(done.charges.map(({ state }) => state)).toEqual(['completed', 'completed']);
    expect(refusedBy(() => done.completion())[0]?.rule).toBe('pos-payment/nothing-charged');
    // The same answer again, as after a crash.
    expect(done.completed().toJSON()).toEqual(done.toJSON());
    expect(refusedBy(() => done.completionRefused())[0]?.rule).toBe('pos-payment/nothing-sent');
  });

  it('can send a refused completion again, or refund its charge', () => {
    const refused = signed.charged(paid).completion().payment.completionRefused();
    expect(refused.completion().request.query.transactionId).toBe('000417');
    expect(refused.reversed('000417').uncharged()[0]?.left).toBe('20.00');
  });

  it('can refund a charge that was not reported to the service', () => {
    expect(signed.charged(paid).reversed('000417').uncharged()[0]?.left).toBe('20.00');
  });

  it('replaces a signature that was never charged', () => {
    expect(signed.signed(thirty).uncharged()[0]?.balance).toBe('30.00');
  });
});

test('the balance of a signature can be read when it is used up', () => {
  const whole = signed.charged({ ...paid, paymentAmount: '20.00', paymentType: 'default' });
  expect(whole.uncharged()).toEqual([]);
  expect(whole.balanceOf(HEX)).toMatchObject({ token: HEX, balance: '20.00', left: '0.00' });
  expect(whole.completion().request.query.paymentType).toBe('7');
});

describe('the payment of an older document is refused', () => {
  const open = (changed: object) => refusedBy(() => oldInvoicePosPayment({ ...facts, ...changed } as never));

  it.each([undefined, null, 0, '0'])('without a MARK: %j', (mark) => {
    expect(open({ mark })).toEqual([{ rule: 'pos-payment/mark-missing', path: ['mark'], params: {} }]);
  });

  it.each([1.5, 'A1', {}])('with a MARK that contains characters other than digits: %j', (mark) => {
    expect(open({ mark }).map(({ rule, path }) => [rule, path])).toEqual([['answer/mark-form', ['mark']]]);
  });

  it('with a MARK given as an unsafe number', () => {
    const mark = Number('9007199254740993');
    expect(open({ mark }).map(({ rule, path }) => [rule, path])).toEqual([
      ['answer/mark-too-large', ['mark']],
    ]);
  });

  it('without a terminal', () => {
    expect(open({ terminalId: ' ', posNspId: '2' })).toEqual([
      { rule: 'pos-payment/terminal-missing', path: ['terminalId'], params: { member: 'terminalId' } },
      { rule: 'pos-payment/terminal-missing', path: ['posNspId'], params: { member: 'posNspId' } },
    ]);
    expect(refusedBy(() => oldInvoicePosPayment(undefined as never))).toHaveLength(3);
  });

  it('before it is signed', () => {
    const asked = oldInvoicePosPayment(facts);
    expect(refusedBy(() => asked.charged(paid))).toEqual([
      { rule: 'pos-payment/not-signed', path: [], params: {} },
    ]);
    expect(asked.uncharged()).toEqual([]);
  });

  it('with another signature after the first was charged', () => {
    expect(refusedBy(() => signed.charged(paid).signed(thirty))).toEqual([
      { rule: 'pos-payment/charged-already', path: [], params: {} },
    ]);
  });

  it('with several signatures, none, or an expired one', () => {
    const asked = oldInvoicePosPayment(facts);
    expect(refusedBy(() => asked.signed([twenty, thirty]))).toEqual([
      { rule: 'pos-payment/several-signatures', path: [], params: { signatures: 2 } },
    ]);
    expect(refusedBy(() => asked.signed({}))[0]?.rule).toBe('pos-payment/no-signature');
    expect(refusedBy(() => asked.signed({ ...twenty, isExpired: true }))[0]?.rule).toBe(
      'pos-payment/signature-expired',
    );
  });

  it('for the balance of a missing signature or an unknown token', () => {
    expect(refusedBy(() => oldInvoicePosPayment(facts).balanceOf(HEX))[0]?.rule).toBe(
      'pos-payment/not-signed',
    );
    expect(refusedBy(() => signed.balanceOf('other'))[0]?.rule).toBe('pos-payment/token-unverified');
  });

  it('above the balance', () => {
    expect(refusedBy(() => signed.charged({ ...paid, paymentAmount: '20.01' }))[0]?.params).toEqual({
      amount: '20.01',
      left: '20.00',
      balance: '20.00',
    });
  });

  it.each<[string, string, object]>([
    ['of another flow', 'state/other-flow', { flow: 'pos-payment' }],
    ['of another version', 'state/other-version', { version: 1 }],
    ['with an invalid MARK', 'state/not-understood', { mark: '0' }],
    ['with a member that is not known', 'state/not-understood', { extra: 1 }],
  ])('from a state %s', (_, rule, changed) => {
    const json = withChecksum({ ...plain(signed), ...changed });
    expect(refusedBy(() => oldInvoicePosPaymentFromJSON(json))[0]?.rule).toBe(rule);
  });

  it('from an inconsistent state', () => {
    const state = plain(signed);
    const [held] = state.signatures;
    const detailOf = (changed: object) =>
      refusedBy(() => oldInvoicePosPaymentFromJSON(withChecksum({ ...state, ...changed }))).map(
        ({ rule, params }) => [rule, params['detail']],
      );
    expect(
      detailOf({ signatures: [held, { ...held, signature: { ...held.signature, token: 'x' } }] }),
    ).toEqual([
      ['state/not-understood', 'more than one signature, or more than one charge that waits for its answer'],
    ]);
    expect(detailOf({ signatures: [{ ...held, expires: '2026-11-22T10:00:00.000Z' }] })).toEqual([
      ['state/not-understood', 'the signature expires at a different time than it states'],
    ]);
  });

  it('with a Greek message on request', () => {
    const asked = oldInvoicePosPayment(facts, { locale: el });
    expect(() => asked.completion()).toThrow('Καμία χρέωση δεν περιμένει ολοκλήρωση.');
  });
});
