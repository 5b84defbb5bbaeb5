import { expect, it } from 'vitest';
import { holdPosPayment, oldInvoicePosPayment, posPaymentFromJSON } from '../../../../src/flows/index.js';
import { refusedBy } from '../refused.js';
import { withChecksum } from '../with-checksum.js';
import { BASE64, HEX, NOON, receipt, session, thirty, twenty } from './held.js';

const asked = { token: HEX, paymentAmount: '12.50', at: NOON } as const;
const paid = {
  token: HEX,
  transactionId: '000417',
  paymentAmount: '7.50',
  paymentType: 7,
  at: NOON,
} as const;
const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

it('a charge that settles another one leaves a declined charge declined', () => {
  const twice = session()
    .charging({ ...asked, reference: 'a' })
    .declined({ token: HEX })
    .charging({ ...asked, reference: 'b' });
  expect(
    twice
      .charged(paid)
      .toJSON()
      .asked.map(({ state }) => state),
  ).toEqual(['declined', 'charged']);
});

it('a decline ends only the charge on its own signature', () => {
  const both = session()
    .charging(asked)
    .charging({ ...asked, token: BASE64 });
  expect(both.unsettled().map(({ payment }) => payment)).toEqual([1, 2]);
  const one = both.declined({ token: BASE64 });
  expect(one.unsettled().map(({ payment }) => payment)).toEqual([1]);
  expect(posPaymentFromJSON(plain(both)).toJSON()).toEqual(both.toJSON());
});

it('an unsettled charge is stored without members that nobody stated', () => {
  expect(plain(session().charging({ ...asked, tipAmount: 1 })).asked).toStrictEqual([
    {
      signatureToken: HEX,
      paymentAmount: 12.5,
      tipAmount: 1,
      at: '2026-11-20T10:05:00.000Z',
      state: 'unsettled',
    },
  ]);
  expect(session().charging(asked).toJSON().asked[0]).not.toHaveProperty('tipAmount');
});

it('charges of the same amount are two charges if their transactions differ', () => {
  const two = session()
    .charged(paid)
    .charged({ ...paid, transactionId: '000418' });
  expect(two.balanceOf(HEX).left).toBe('5.00');
});

it('spaces around a transaction id do not make it another one', () => {
  const one = session().charged({ ...paid, transactionId: ' 000417' });
  expect(one.charged(paid).toJSON()).toEqual(one.toJSON());
  expect(refusedBy(() => one.charged({ ...paid, paymentAmount: '1.00' }))).toEqual([
    {
      rule: 'pos-payment/transaction-repeated',
      path: ['transactionId'],
      params: { transactionId: '000417', amount: '7.50' },
    },
  ]);
  expect(one.reversed('000417 ').balanceOf(HEX).left).toBe('20.00');
  expect(refusedBy(() => one.charged({ ...paid, transactionId: 417 } as never))).toEqual([
    { rule: 'pos-payment/transaction-missing', path: ['transactionId'], params: {} },
  ]);
});

it('a refusal returns only what was sent, and what was reversed waits for no answer', () => {
  const sent = session().charged(paid).completion().payment;
  const refused = sent.charged({ ...paid, transactionId: '2' }).completionRefused();
  expect(refused.charges.map(({ state }) => state)).toEqual(['charged', 'charged']);
  const reversed = session().charged(paid).reversed('000417');
  expect(refusedBy(() => reversed.completed({ mark: '1' })).map(({ rule }) => rule)).toEqual([
    'pos-payment/nothing-sent',
  ]);
});

it('a signature without dates and issuer is held and restored', () => {
  const bare = [twenty, thirty].map(({ token, paymentBalance }) => ({ token, paymentBalance }));
  const timed = holdPosPayment({ document: receipt, answer: bare }, { now: NOON });
  const untimed = holdPosPayment({ document: receipt, answer: bare });
  expect(timed.uncharged().map(({ expires }) => expires)).toEqual([
    '2026-11-21T10:05:00.000Z',
    '2026-11-21T10:05:00.000Z',
  ]);
  expect(untimed.pending(new Date('2030-01-01T00:00:00Z'))).toHaveLength(2);
  for (const held of [timed, untimed]) expect(posPaymentFromJSON(plain(held)).toJSON()).toEqual(plain(held));
});

it.each<[string, unknown]>([
  ['null', null],
  ['a text', 'x'],
  ['a list', []],
  ['one with a blank token', { ...twenty, token: ' ' }],
  ['one with a number as token', { ...twenty, token: 5 }],
  ['one with a number as data', { ...twenty, data: 5 }],
  ['one with a text as balance', { ...twenty, paymentBalance: '20' }],
])('a stored signature is not %s', (_, signature) => {
  const state = plain(session());
  state.signatures[0].signature = signature;
  expect(refusedBy(() => posPaymentFromJSON(withChecksum(state)))[0]).toMatchObject({
    rule: 'state/not-understood',
    path: ['signatures', 0, 'signature'],
  });
});

it('a signature belongs to the issuer of the document, with or without a prefix', () => {
  const back = (issuerVatNumber: unknown) => {
    const state = plain(session());
    state.signatures[1].signature.issuerVatNumber = issuerVatNumber;
    return refusedBy(() => posPaymentFromJSON(withChecksum(state))).map(({ params }) => params['detail']);
  };
  for (const own of ['EL123456783', ' 123456783 ', '', null]) expect(back(own)).toEqual([]);
  for (const other of ['800123456', '1EL23456783'])
    expect(back(other)).toEqual(['a signature belongs to another issuer']);
});

it('a signature that can be charged again after a decline is restored', () => {
  const again = session().charging(asked).declined({ token: HEX }).charging(asked);
  expect(posPaymentFromJSON(plain(again)).toJSON()).toEqual(again.toJSON());
});

it('an older document starts without signatures and charges, at a terminal with a valid name and NSP', () => {
  const facts = { mark: '400001970000109', terminalId: '16000123', posNspId: 0 };
  expect(oldInvoicePosPayment(facts).toJSON()).toMatchObject({ signatures: [], charges: [], asked: [] });
  const signed = oldInvoicePosPayment(facts).signed(twenty).toJSON();
  expect([signed.charges, signed.asked]).toEqual([[], []]);
  for (const [member, value] of [
    ['terminalId', 16000123],
    ['posNspId', -1],
  ] as const)
    expect(refusedBy(() => oldInvoicePosPayment({ ...facts, [member]: value } as never))).toEqual([
      { rule: 'pos-payment/terminal-missing', path: [member], params: { member } },
    ]);
});
