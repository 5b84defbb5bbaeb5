import { expect, it } from 'vitest';
import { ClientError, type IssueOutcome, type RefusalReason } from '../../../src/sending/client/index.js';
import { JournalError } from '../../../src/sending/client/journal/error.js';
import { pauseAfter, troubleIn, troubleOf } from '../../../src/sending/worker/trouble.js';

const refused = (reason: RefusalReason): IssueOutcome => ({
  kind: 'refused',
  reason,
  sent: true,
  errors: [{ message: 'said by the service', foreseenBy: [] }],
  issues: [],
  foreseenBy: [],
  next: { step: 'correct-document', todo: 'Correct it.' },
});

it.each(['rateLimited', 'noCredits', 'keyRefused', 'forbidden', 'notAuthorised', 'branchBlocked'] as const)(
  'a document waits after a refusal with %s, which is not about it',
  (reason) => {
    expect(troubleIn(refused(reason), 100)).toMatchObject({ code: reason, message: 'said by the service' });
  },
);

it.each(['validation', 'tooLate', 'numberTaken', 'numberUnsettled', 'payment', 'call'] as const)(
  'a document does not wait after a refusal with %s',
  (reason) => {
    expect(troubleIn(refused(reason), 1)).toBeUndefined();
  },
);

it.each([
  ['7', 7000],
  [undefined, undefined],
])('a document waits as long as Retry-After says: %s', (given, pause) => {
  const headers = given === undefined ? {} : { 'retry-after': given };
  const outcome = { ...refused('rateLimited'), response: { status: 429, headers, body: '' } } as IssueOutcome;
  const trouble = troubleIn(outcome, 1);
  expect(trouble?.pause).toBe(pause);
  if (trouble === undefined) throw new Error('no trouble');
  if (pause !== undefined) expect(pauseAfter(trouble, 1)).toBe(pause);
});

it('a technical error of the service is tried again a few times', () => {
  expect(troubleIn(refused('technical'), 4)).toMatchObject({ code: 'technical' });
  expect(troubleIn(refused('technical'), 5)).toBeUndefined();
});

it.each([
  'transport/connection',
  'call/same-number-in-flight',
  'call/lease-lost',
  'journal/not-written',
] as const)('a document waits after %s', (code) => {
  expect(troubleOf(new ClientError(code))).toMatchObject({ code });
});

it.each(['call/not-a-document', 'call/skip-signature', 'journal/not-readable'] as const)(
  'a document does not wait after %s',
  (code) => {
    expect(troubleOf(new ClientError(code))).toBeUndefined();
  },
);

it('a journal that is away passes, and a month that was detached does not', () => {
  const because = (cause: JournalError) => troubleOf(new ClientError('journal/not-written', { cause }));
  expect(because(new JournalError('journal/database-away'))).toMatchObject({ code: 'journal/not-written' });
  expect(because(new JournalError('journal/month-detached'))).toBeUndefined();
  expect(troubleOf(new TypeError('a mistake in the program'))).toBeUndefined();
});

it('pauses double up to half a minute, and are never shorter than the service asks', () => {
  const trouble = { code: 'rateLimited', message: '' } as const;
  for (const [attempt, most] of [
    [1, 500],
    [2, 1000],
    [20, 30_000],
  ] as const) {
    const pause = pauseAfter(trouble, attempt);
    expect(pause).toBeGreaterThanOrEqual(most / 2);
    expect(pause).toBeLessThanOrEqual(most);
  }
  expect(pauseAfter({ ...trouble, pause: 60_000 }, 1)).toBe(60_000);
});
