import { expect, it } from 'vitest';
import { readLocale } from '../../../../src/issues/locale.js';
import { clientSteps } from '../../../../src/issues/locales/generated/en/client-steps.js';
import type { Core } from '../../../../src/sending/client/core.js';
import { heldIn, outcomeIn, queuedIn } from '../../../../src/sending/client/issue/known.js';
import { recordOf, standingOf } from '../../../../src/sending/client/issue/record.js';
import type {
  JournalResult,
  JournalRow,
  JournalStanding,
} from '../../../../src/sending/client/journal/rows.js';
import type { CancelOutcome } from '../../../../src/sending/client/outcomes/cancel-outcome.js';
import type { IssueOutcome } from '../../../../src/sending/client/outcomes/outcome.js';

const core = { locale: readLocale(undefined) } as Core;
const mark = '400001000000001';
const uid = 'A'.repeat(40);
const links = {
  authenticationCode: 'C'.repeat(40),
  invoiceUrl: 'https://provider.example/i',
  qrUrl: 'https://provider.example/q',
  aadeQrUrl: 'https://authority.example/q',
};
const providerSignature = [{ invoiceUid: uid, signatures: [{ token: 't', paymentBalance: 12.4 }] }];
const next = (step: keyof typeof clientSteps.sentences) => ({ step, todo: clientSteps.sentences[step] });

const rowOf = (standing: JournalStanding, result?: JournalResult): JournalRow => ({
  operation: 'issue',
  key: 'key',
  standing,
  request: { call: 'SendInvoices', query: {}, body: '', about: {} },
  firstAttemptAt: '2026-11-20T10:00:00.000Z',
  lastAttemptAt: '2026-11-20T10:00:00.000Z',
  attempts: 1,
  result,
});

it('the outcome of an issued row has everything that the row has', () => {
  expect(outcomeIn(core, rowOf('issued', { mark, uid, ...links }))).toStrictEqual({
    kind: 'alreadyIssued',
    mark,
    uid,
    ...links,
    from: 'journal',
    statusCode: 'Success',
    next: next('done'),
  });
});

it.each([
  ['unknown', { mark, uid }],
  ['queued', { mark, uid }],
  ['issued', { uid }],
  ['issued', undefined],
] as const)('a row that is %s, with %j, has no final outcome', (standing, result) => {
  expect(outcomeIn(core, rowOf(standing, result))).toBeUndefined();
});

it('the outcome of a queued row has everything that the row has, but needs its UID', () => {
  expect(queuedIn(core, rowOf('queued', { uid, ...links }))).toStrictEqual({
    kind: 'queued',
    uid,
    ...links,
    statusCode: 'Offline',
    next: next('wait-for-mark'),
  });
  expect(queuedIn(core, rowOf('queued', links))).toBeUndefined();
  expect(queuedIn(core, rowOf('queued'))).toBeUndefined();
});

it('the outcome of a held row has its signatures', () => {
  const result = { uid, providerSignature: JSON.stringify(providerSignature) };
  expect(heldIn(core, rowOf('held', result))).toEqual({
    kind: 'held',
    uid,
    providerSignature,
    from: 'journal',
    next: next('complete-payment'),
  });
  expect(heldIn(core, rowOf('held')).providerSignature).toEqual([]);
});

const done = next('done');
const refused = { kind: 'refused', sent: true, errors: [], issues: [], foreseenBy: [], next: done } as const;

/** What the journal keeps of an outcome: nothing that is not known. */
const kept: readonly (readonly [IssueOutcome | CancelOutcome, JournalStanding, JournalResult])[] = [
  [
    { kind: 'issued', mark, uid, ...links, credits: 1, statusCode: 'Success', next: done },
    'issued',
    { mark, uid, ...links },
  ],
  [{ kind: 'issued', mark, uid: undefined, statusCode: 'Success', next: done }, 'issued', { mark }],
  [
    { kind: 'alreadyIssued', mark, uid, ...links, from: 'search', statusCode: 'Success', next: done },
    'issued',
    { mark, uid, ...links },
  ],
  [{ kind: 'queued', uid, ...links, statusCode: 'Offline', next: done }, 'queued', { uid, ...links }],
  [
    { kind: 'held', uid, providerSignature, next: done },
    'held',
    { uid, providerSignature: JSON.stringify(providerSignature) },
  ],
  [
    { kind: 'cancelled', cancellationMark: mark, credits: 0.25, next: done },
    'cancelled',
    { cancellationMark: mark },
  ],
  [{ kind: 'alreadyCancelled', next: done }, 'cancelled', {}],
  [{ ...refused, reason: 'validation' }, 'refused', { why: 'validation' }],
  [{ ...refused, reason: 'rateLimited' }, 'not-sent', { why: 'rateLimited' }],
  [{ kind: 'unknown', why: 'timeout', detail: 'No answer.', next: done }, 'unknown', { why: 'timeout' }],
];

it.each(kept)('of %j, the journal keeps %s: %j', (outcome, standing, result) => {
  expect(standingOf(outcome)).toBe(standing);
  expect(recordOf(outcome)).toStrictEqual(result);
});
