import { describe, expect, it } from 'vitest';
import {
  type Completing,
  canOnlyCountOnce,
  filedIsProof,
  hadExpired,
  isSameCompletion,
  isSurelyWrong,
} from '../../../../src/sending/client/issue/evidence.js';
import { saysUsed } from '../../../../src/sending/client/issue/says-used.js';
import { canBeCharged, expiryIn } from '../../../../src/sending/client/issue/signatures.js';
import type { JournalRow } from '../../../../src/sending/client/journal/rows.js';
import type { PosCompletion, PosSignature } from '../../../../src/types/index.js';

const AT = '2026-11-20T10:00:00.000Z';
const payment = (signatureToken: string, paymentAmount: number, transactionId = '1'): PosCompletion => ({
  signatureToken,
  transactionId,
  paymentAmount,
  paymentType: 7,
});
const signature = (
  token: string,
  paymentBalance: number,
  more: Partial<PosSignature> = {},
): PosSignature => ({
  token,
  paymentBalance,
  ...more,
});
const requestOf = (body: unknown) => ({ call: 'x', query: {}, body: JSON.stringify(body), about: {} });
const row = (more: Partial<JournalRow>): JournalRow => ({
  operation: 'issue',
  key: 'key',
  standing: 'held',
  request: requestOf({ invoice: [{}] }),
  firstAttemptAt: AT,
  lastAttemptAt: AT,
  attempts: 1,
  ...more,
});
const heldWith = (...signatures: readonly PosSignature[]): JournalRow =>
  row({ result: { providerSignature: JSON.stringify([{ signatures }]) } });
const filed = (...body: readonly PosCompletion[]): JournalRow =>
  row({ operation: 'complete-payment', standing: 'issued', request: requestOf(body) });

/** A document of 60 euros at two terminals: 40 on the token `a`, 20 on `b`; and 5 euros in cash. */
const split = (body: readonly PosCompletion[], more: Partial<Completing> = {}): Completing => ({
  body,
  members: {
    paymentMethods: [
      { type: 7, amount: 40 },
      { type: 8, amount: '20.00' },
      { type: 3, amount: 5 },
    ],
  },
  held: heldWith(signature('a', 40), signature('b', 20)),
  others: { filed: [], open: [] },
  ...more,
});
const ALL = [payment('a', 40), payment('b', 20)];
const other = filed(payment('a', 1));

describe('a filed document', () => {
  it.each([
    ['a part, and the journal knows of no other', split([payment('a', 40)]), true],
    [
      'a part, after another part',
      split([payment('a', 39)], { others: { filed: [other], open: [] } }),
      false,
    ],
    [
      'a part, beside an unknown part',
      split([payment('a', 39)], { others: { filed: [], open: [other] } }),
      false,
    ],
    [
      'a part, and the journal does not know the document',
      split([payment('a', 40)], { held: undefined }),
      false,
    ],
    [
      'everything, whatever else is known',
      split(ALL, { held: undefined, others: { filed: [other], open: [other] } }),
      true,
    ],
    [
      'one cent less than everything',
      split([payment('a', 40), payment('b', 19.99)], { held: undefined }),
      false,
    ],
    ['more than everything', split([...ALL, payment('b', 0.01)], { held: undefined }), true],
  ])('with a completion that pays %s', (_, completing, expected) => {
    expect(filedIsProof(completing)).toBe(expected);
  });
});

describe('a second copy of a completion', () => {
  it.each([
    ['everything', split(ALL, { held: undefined }), true],
    ['half of a signature', split([payment('a', 20)]), false],
    ['more than half of a signature', split([payment('a', 20.01)]), true],
    ['more than half, in two charges', split([payment('a', 10), payment('a', 10.01)]), true],
    [
      'more than half of one signature, and half of another',
      split([payment('a', 20.01), payment('b', 10)]),
      false,
    ],
    ['a token that the journal does not know', split([payment('c', 40)]), false],
    ['any part, without the journal', split([payment('a', 39)], { held: undefined }), false],
    [
      'half, after another part took one cent',
      split([payment('a', 20)], { others: { filed: [filed(payment('a', 0.01))], open: [] } }),
      true,
    ],
    [
      'half, after a part of another token',
      split([payment('a', 20)], { others: { filed: [filed(payment('c', 10))], open: [] } }),
      false,
    ],
  ])('cannot count twice if it pays %s', (_, completing, expected) => {
    expect(canOnlyCountOnce(completing)).toBe(expected);
  });
});

describe('a completion', () => {
  const again = { ...heldWith(signature('a', 40)), attempts: 2 };
  it.each([
    ['pays what is left', split(ALL), false],
    ['pays one cent more than a signature', split([payment('a', 40), payment('b', 20.01)]), true],
    ['pays one cent more in two charges', split([payment('a', 20), payment('a', 20.01)]), true],
    ['names a token of another document', split([payment('a', 40), payment('c', 1)]), true],
    [
      'names a token that an earlier attempt may have given',
      split([payment('c', 1)], { held: again }),
      false,
    ],
    ['pays too much after several attempts', split([payment('a', 40.01)], { held: again }), true],
    ['belongs to a document without signatures', split([payment('a', 1)], { held: heldWith() }), false],
    [
      'belongs to a document that the journal does not know',
      split([payment('a', 99)], { held: undefined }),
      false,
    ],
    [
      'pays more than another part left',
      split([payment('a', 39.01)], { others: { filed: [other], open: [] } }),
      true,
    ],
    [
      'pays what another part left',
      split([payment('a', 39)], { others: { filed: [other], open: [] } }),
      false,
    ],
    [
      'has a balance that is not an amount',
      split([payment('a', 0.01)], { held: heldWith(signature('a', Number.NaN)) }),
      true,
    ],
  ])('that %s can only be refused, or not', (_, completing, expected) => {
    expect(isSurelyWrong(completing)).toBe(expected);
  });

  const [one, two] = ALL;
  it.each([
    ['in another order', [one, two], [two, one], true],
    ['with members in another order', [{ a: 1, b: 2 }], [{ b: 2, a: 1 }], true],
    ['with another amount', [one], [payment('a', 40.01)], false],
    ['with one charge less', [one, two], [one], false],
    ['with a body that is no list', [one], { one }, false],
  ])('is compared with a request %s', (_, body, before, expected) => {
    expect(isSameCompletion(requestOf(body), requestOf(before))).toBe(expected);
  });

  it.each([
    ['payment', 'One ore more of the signature token balance is not enough.', true],
    ['payment', 'One ore more of the tokens is not verified.', true],
    ['payment', 'TransactionId is required', false],
    ['payment', 'Not valid', false],
    ['validation', 'One ore more of the tokens is not verified.', false],
  ] as const)('that is refused (%s: %s) may have been accepted before: %s', (reason, message, expected) => {
    expect(
      saysUsed({
        reason,
        errors: [
          { message: 'Not valid', foreseenBy: [] },
          { message, foreseenBy: [] },
        ],
      }),
    ).toBe(expected);
  });
});

describe('the signatures of a held document', () => {
  const expiring = signature('a', 40, { expiryDate: '2026-11-20T12:00:00Z' });
  const lasting = signature('b', 20, { expiryDate: '2026-11-21T12:00:00Z' });
  const held = heldWith(expiring, lasting);
  const on = (time: string) => new Date(time);

  it('had expired if one that is charged had', () => {
    const late = on('2026-11-20T12:00:00.001Z');
    expect(hadExpired(split([payment('b', 20), payment('a', 1)], { held }), late)).toBe(true);
    expect(hadExpired(split([payment('a', 1)], { held }), on('2026-11-20T12:00:00Z'))).toBe(false);
    expect(hadExpired(split([payment('b', 20)], { held }), late)).toBe(false);
    expect(hadExpired(split(ALL, { held: undefined }), late)).toBe(false);
  });

  it.each([
    ['one of two has not expired', held, '2026-11-20T12:00:00.001Z', true],
    ['both have expired', held, '2026-11-21T12:00:00.001Z', false],
    ['it is marked as expired', heldWith({ ...lasting, isExpired: true }), AT, false],
    ['it is not marked as expired', heldWith({ ...lasting, isExpired: false }), AT, true],
    ['there is none', heldWith(), AT, false],
    ['the journal has no result', row({}), AT, false],
    ['what the journal has is no list', row({ result: { providerSignature: '{}' } }), AT, false],
  ])('can be charged or not: %s', (_, held, now, expected) => {
    expect(canBeCharged(held, on(now))).toBe(expected);
  });

  it.each([
    [{ specialInvoiceCategory: 12 }, '2026-11-20T12:00:00.000Z'],
    [{ specialInvoiceCategory: 11 }, '2026-11-21T10:00:00.000Z'],
    [{ specialInvoiceCategory: '12' }, '2026-11-21T10:00:00.000Z'],
    [undefined, '2026-11-21T10:00:00.000Z'],
  ])('with the header %j expire at %s if they state no time', (invoiceHeader, expires) => {
    const held = row({ request: requestOf({ invoice: [{ invoiceHeader }] }) });
    expect(expiryIn(held, signature('a', 40))).toBe(expires);
  });
});
