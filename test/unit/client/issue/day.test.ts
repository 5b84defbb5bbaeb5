import { describe, expect, it } from 'vitest';
import { latenessOf } from '../../../../src/sending/client/issue/ready.js';
import { memoryJournal } from '../../../../src/sending/client/journal/memory.js';
import { receipt, withService } from '../setup.js';

const DAY = '2026-11-20';
/** Athens is two hours ahead of UTC in November. */
const NOON = '2026-11-20T10:00:00Z';
const LAST_MINUTE = '2026-11-20T21:59:00Z';
const AFTER_MIDNIGHT = '2026-11-20T22:01:00Z';
const NEXT_EVENING = '2026-11-21T21:59:00Z';
const TWO_DAYS_LATER = '2026-11-21T22:01:00Z';

describe('latenessOf', () => {
  it.each([
    [NOON, undefined, 'asItIs'],
    [LAST_MINUTE, undefined, 'asItIs'],
    ['2026-11-19T10:00:00Z', undefined, 'asItIs'],
    [AFTER_MIDNIGHT, undefined, 'tooLate'],
    [AFTER_MIDNIGHT, NOON, 'late'],
    [AFTER_MIDNIGHT, LAST_MINUTE, 'late'],
    [NEXT_EVENING, NOON, 'late'],
    [NEXT_EVENING, AFTER_MIDNIGHT, 'tooLate'],
    [TWO_DAYS_LATER, NOON, 'tooLate'],
    ['2027-11-20T10:00:00Z', NOON, 'tooLate'],
  ] as const)('at %s, with a first attempt at %s, is %s', (now, firstAttemptAt, expected) => {
    expect(latenessOf(DAY, false, firstAttemptAt, new Date(now))).toBe(expected);
  });

  it('leaves a document that states its own failure to the service', () => {
    expect(latenessOf(DAY, true, undefined, new Date(TWO_DAYS_LATER))).toBe('asItIs');
  });
});

/** Without the refusal by validation, only the client itself stops a document that is too late. */
describe('a document that is sent with its errors', () => {
  const at = withService();
  const anyway = { sendWithErrors: true } as const;

  it('is resent on the next day, and refused as too late on the day after', async () => {
    const client = at.client({ journal: memoryJournal(), settlingTime: 0 });
    at.service.fail('SendInvoices', 'error-before', 'error-before');
    await client.issue(receipt(), anyway);
    at.clock.set(NEXT_EVENING);
    await client.issue(receipt(), anyway);
    expect(at.service.count('SendInvoices')).toBe(2);
    expect(JSON.parse(at.service.received.at(-1)?.body ?? '').invoice[0].transmissionFailure).toBe(1);
    at.clock.set(TWO_DAYS_LATER);
    expect(await client.issue(receipt(), anyway)).toMatchObject({
      kind: 'refused',
      reason: 'tooLate',
      sent: false,
      next: { step: 'issue-anew' },
    });
    expect(at.service.count('SendInvoices')).toBe(2);
  });

  it('is refused as too late if its first attempt is after its day', async () => {
    at.clock.set(AFTER_MIDNIGHT);
    expect(await at.client().issue(receipt(), anyway)).toMatchObject({
      kind: 'refused',
      reason: 'tooLate',
      sent: false,
    });
    expect(at.service.received).toEqual([]);
  });

  it('is refused as too late if its attempt on the day was refused, because that attempt arrived', async () => {
    const client = at.client({ journal: memoryJournal() });
    at.service.answer('SendInvoices', { errors: ['The field is required.'] }, 400);
    expect(await client.issue(receipt(), anyway)).toMatchObject({ kind: 'refused', reason: 'validation' });
    at.clock.set(NEXT_EVENING);
    expect(await client.issue(receipt(), anyway)).toMatchObject({ reason: 'tooLate', sent: false });
    expect(at.service.count('SendInvoices')).toBe(1);
  });
});
