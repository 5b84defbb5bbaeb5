import { expect, it } from 'vitest';
import { posPaymentFromJSON } from '../../../../src/flows/index.js';
import { refusedBy } from '../refused.js';
import { withChecksum } from '../with-checksum.js';
import { BASE64, HEX, MARK, NOON, session, UID } from './held.js';

const asked = { token: HEX, paymentAmount: '20.00', at: NOON } as const;
const paid = {
  token: HEX,
  transactionId: '000417',
  paymentAmount: '20.00',
  paymentType: 7,
  at: NOON,
} as const;

const rules = (step: () => unknown) => refusedBy(step).map(({ rule }) => rule);

it('is released after the card was declined, and then no charge can begin and nothing can be completed', () => {
  const released = session().charging(asked).declined({ token: HEX }).released(NOON);
  const stored = posPaymentFromJSON(JSON.parse(JSON.stringify(released)));
  expect(stored.releasedAt).toBe('2026-11-20T10:05:00.000Z');
  expect(stored.pending(NOON)).toEqual([]);
  const params = { at: '2026-11-20T10:05:00.000Z' };
  for (const step of [() => stored.charging(asked), () => stored.completion()])
    expect(refusedBy(step)).toEqual([{ rule: 'pos-payment/released', path: [], params }]);
});

it('records a charge that happened after the release, which is to be returned until it is reversed', () => {
  const charged = session().released(NOON).charged(paid);
  const stored = posPaymentFromJSON(JSON.parse(JSON.stringify(charged)));
  expect(stored.toReturn).toMatchObject([{ transactionId: '000417', paymentAmount: 20, state: 'charged' }]);
  expect(rules(() => stored.completion())).toEqual(['pos-payment/released']);
  expect(stored.released(NOON).toJSON()).toEqual(stored.toJSON());
  expect(stored.reversed('000417').toReturn).toEqual([]);
  expect(session().charged(paid).toReturn).toEqual([]);
});

it('stays released at its first time when it is released again', () => {
  const released = session().released(NOON);
  expect(released.released(new Date('2026-11-20T11:00:00Z')).toJSON()).toEqual(released.toJSON());
  expect(session().try.released(NOON)).toMatchObject({ ok: true });
});

it('is not released while the customer has paid, or may have paid', () => {
  expect(rules(() => session().charging(asked).released(NOON))).toEqual(['pos-payment/charge-unsettled']);
  const charged = session().charged(paid);
  const other = {
    ...paid,
    token: BASE64,
    transactionId: 'IR-77',
    paymentAmount: '5.00',
    paymentType: 8,
  } as const;
  expect(refusedBy(() => charged.charged(other).released(NOON))).toEqual([
    { rule: 'pos-payment/release-charged', path: [], params: { transactionId: '000417', amount: '20.00' } },
    { rule: 'pos-payment/release-charged', path: [], params: { transactionId: 'IR-77', amount: '5.00' } },
  ]);
  const sent = charged.completion().payment;
  expect(rules(() => sent.released(NOON))).toEqual(['pos-payment/release-charged']);
  expect(rules(() => sent.completed({ mark: MARK, uid: UID }).released(NOON))).toEqual([
    'pos-payment/release-charged',
  ]);
  expect(charged.reversed('000417').released(NOON).releasedAt).toBeDefined();
});

it('needs a time, and a stored release with an open or completed charge is not understood', () => {
  expect(rules(() => session().released(new Date(Number.NaN)))).toEqual(['pos-payment/moment']);
  const sent = session().charged(paid).completion().payment;
  for (const other of [session().charging(asked), sent, sent.completed({ mark: MARK, uid: UID })]) {
    const state = { ...other.toJSON(), released: NOON.toISOString() };
    expect(rules(() => posPaymentFromJSON(withChecksum(state)))).toEqual(['state/not-understood']);
  }
});
