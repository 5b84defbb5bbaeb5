import { describe, expect, it } from 'vitest';
import { posPaymentFromJSON } from '../../../../src/flows/index.js';
import { refusedBy } from '../refused.js';
import { withChecksum } from '../with-checksum.js';
import { BASE64, HEX, NOON, receipt, session, thirty, twenty, UID } from './held.js';

const charge = {
  signatureToken: HEX,
  transactionId: '000417',
  paymentAmount: 19.99,
  paymentType: 7,
  at: '2026-11-20T10:05:00.000Z',
  state: 'charged',
};

const state = {
  flow: 'pos-payment',
  version: 2,
  document: receipt,
  uid: UID,
  signatures: [
    { payment: 1, expires: '2026-11-21T10:00:00.000Z', signature: twenty },
    { payment: 2, expires: '2026-11-21T10:00:00.000Z', signature: thirty },
  ],
  charges: [charge],
  asked: [],
};

const withMember = (members: object) => ({
  ...state.signatures[0],
  signature: { ...twenty, ...members },
});
const withBalance = (paymentBalance: number) => withMember({ paymentBalance });

const asked = { signatureToken: HEX, paymentAmount: 1, at: '2026-11-20T10:05:00.000Z', state: 'unsettled' };

const charged = session().charged({
  token: HEX,
  transactionId: '000417',
  paymentAmount: '19.99',
  paymentType: 7,
  at: NOON,
});

const back = (changed: object) => refusedBy(() => posPaymentFromJSON(withChecksum({ ...state, ...changed })));

describe('the state of a payment', () => {
  it('is plain JSON that identifies its document', () => {
    expect(JSON.parse(JSON.stringify(charged))).toEqual(JSON.parse(JSON.stringify(withChecksum(state))));
  });

  it('is restored with every charge', () => {
    const payment = posPaymentFromJSON(JSON.parse(JSON.stringify(charged)));
    expect(payment.toJSON()).toEqual(charged.toJSON());
    expect(payment.pending(NOON).map(({ token, left }) => [token, left])).toEqual([
      [HEX, '0.01'],
      [BASE64, '30.00'],
    ]);
  });

  it('is frozen together with its input', () => {
    expect(Object.isFrozen(charged.toJSON().document.invoiceHeader)).toBe(true);
    expect(Object.isFrozen(charged.charges[0])).toBe(true);
    expect(Object.isFrozen(twenty)).toBe(false);
  });

  it.each([
    ['state/not-json', () => posPaymentFromJSON('{}')],
    // What JSON makes of it is no object.
    ['state/not-json', () => posPaymentFromJSON(new Date(Number.NaN))],
    ['state/not-json', () => posPaymentFromJSON({ toJSON: () => [state] })],
    ['state/other-flow', () => posPaymentFromJSON({ ...state, flow: 'old-invoice-pos-payment' })],
    ['state/other-version', () => posPaymentFromJSON({ ...state, version: 1 })],
  ])('is refused as %s', (rule, step) => {
    expect(refusedBy(step).map((each) => each.rule)).toEqual([rule]);
  });

  it.each<[string, object]>([
    ['has a member that is not known', { extra: 1 }],
    ['has no document', { document: { invoiceHeader: {} } }],
    ['has a charge above the balance', { charges: [{ ...charge, paymentAmount: 20.01 }] }],
    [
      'has charges that are together above the balance',
      { charges: [charge, { ...charge, transactionId: '2', paymentAmount: 0.02 }] },
    ],
    [
      'has a transaction twice',
      {
        charges: [
          { ...charge, paymentAmount: 1 },
          { ...charge, paymentAmount: 1 },
        ],
      },
    ],
    ['has a charge on a token that it has not', { charges: [{ ...charge, signatureToken: 'x' }] }],
    ['has a charge of nothing', { charges: [{ ...charge, paymentAmount: 0 }] }],
    ['has a charge without transaction', { charges: [{ ...charge, transactionId: ' ' }] }],
    ['has a charge of another type', { charges: [{ ...charge, paymentType: 3 }] }],
    ['has a charge at no moment', { charges: [{ ...charge, at: 'noon' }] }],
    ['has a charge that is or is not expired', { charges: [{ ...charge, expired: false }] }],
    ['asks for nothing', { asked: [{ ...asked, paymentAmount: 0 }] }],
    ['asks on a token that it has not', { asked: [{ ...asked, signatureToken: 'x' }] }],
    ['asks for two charges at once on a signature', { asked: [asked, asked] }],
    [
      'refers to a charge that does not exist',
      { asked: [{ ...asked, state: 'charged', transactionId: '2' }] },
    ],
    ['ended a charge by no transaction', { asked: [{ ...asked, state: 'charged' }] }],
    ['has a transaction of what is unsettled', { asked: [{ ...asked, transactionId: '000417' }] }],
    [
      'has one reference twice',
      {
        asked: [
          { ...asked, reference: 'r', state: 'declined' },
          { ...asked, reference: 'r' },
        ],
      },
    ],
    ['has a charge in no state', { charges: [{ ...charge, state: 'lost' }] }],
    [
      'has one token twice',
      {
        charges: [],
        signatures: [state.signatures[0], { payment: 2, signature: { ...thirty, token: HEX } }],
      },
    ],
    [
      'has a signature for a payment that does not exist',
      { signatures: [{ payment: 3, signature: twenty }] },
    ],
    ['has no signature for a payment at the terminal', { charges: [], signatures: [state.signatures[1]] }],
    [
      'has a signature on the payment in cash',
      { signatures: [{ ...state.signatures[0], payment: 0 }, state.signatures[1]] },
    ],
    ['has a balance above the payment', { signatures: [withBalance(20.01), state.signatures[1]] }],
    ['has a balance below the payment', { signatures: [withBalance(19.99), state.signatures[1]] }],
    ['has a signature of another issuer', { signatures: [withMember({ issuerVatNumber: '800123456' })] }],
    [
      'has a signature that had expired',
      { signatures: [withMember({ isExpired: true }), state.signatures[1]] },
    ],
    [
      'has a signature that expires later than it says',
      { signatures: [{ ...state.signatures[0], expires: '2026-11-22T10:00:00.000Z' }, state.signatures[1]] },
    ],
    ['has a charge in time that is marked as too late', { charges: [{ ...charge, expired: true }] }],
    [
      'has a charge that came too late and does not say so',
      { charges: [{ ...charge, at: '2026-11-21T10:00:01.000Z' }] },
    ],
    ['has a MARK and no completed charge', { mark: '400001970000109' }],
    [
      'has two signatures for a payment',
      {
        signatures: [
          { payment: 1, signature: twenty },
          { payment: 1, signature: thirty },
        ],
      },
    ],
    [
      'has a balance that is no amount',
      {
        signatures: [{ payment: 1, signature: { ...twenty, paymentBalance: 20.001 } }],
      },
    ],
  ])('is refused when it %s', (_, changed) => {
    expect(back(changed)[0]?.rule).toBe('state/not-understood');
  });

  it('names the part that it cannot read', () => {
    const detailOf = (changed: object) => back(changed).map(({ path, params }) => [path, params['detail']]);
    expect(detailOf({ extra: 1, more: 2 })).toEqual([
      [['extra'], 'extra: not known'],
      [['more'], 'more: not known'],
    ]);
    expect(detailOf({ charges: [{ ...charge, paymentAmount: 20.01 }] })).toEqual([
      [[], 'charges and signatures contradict each other'],
    ]);
    expect(detailOf({ charges: [{ ...charge, at: 'noon' }] })).toEqual([
      [['charges', 0, 'at'], 'charges.0.at: expected a date and time, found string'],
    ]);
  });
});
