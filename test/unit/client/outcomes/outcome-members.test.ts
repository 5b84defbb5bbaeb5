import { describe, expect, it } from 'vitest';
import { readLocale } from '../../../../src/issues/locale.js';
import { clientSteps } from '../../../../src/issues/locales/generated/en/client-steps.js';
import type { Core } from '../../../../src/sending/client/core.js';
import { readCancelOutcome, readIssueOutcome } from '../../../../src/sending/client/outcomes/read-outcome.js';
import type { Asked } from '../../../../src/sending/client/outcomes/unknown.js';

const core = { locale: readLocale(undefined) } as Core;
const OURS = 'A'.repeat(40);
const OTHER = 'B'.repeat(40);
const MARK = 400_001_000_000_001;
const links = {
  authenticationCode: 'C'.repeat(40),
  qrUrl: 'https://provider.example/q',
  aadeQrUrl: 'https://authority.example/q',
  invoiceUrl: 'https://provider.example/i',
};
const signature = { token: 'token-1', paymentBalance: 12.4 };

const answered = (body: unknown, status = 200) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { lost: false as const, response: { status, headers: {}, body: text } };
};
const issuing = (body: unknown, status?: number, asked: Partial<Asked> = {}) =>
  readIssueOutcome(core, answered(body, status), { step: 'search-first', expectedUid: OURS, ...asked });
const cancelling = (body: unknown, status?: number) =>
  readCancelOutcome(core, answered(body, status), { step: 'repeat-cancellation' });
const error = (code: number, message = 'Not valid') => ({ error: [{ code, message }] });
const next = (step: keyof typeof clientSteps.sentences) => ({ step, todo: clientSteps.sentences[step] });

describe('the outcome of issuing', () => {
  it('has everything that the entry of a filed document has', async () => {
    const entry = { statusCode: 'Success', invoiceUid: OURS, invoiceMark: MARK, credits: 1, ...links };
    expect(await issuing({ response: [entry] })).toStrictEqual({
      kind: 'issued',
      mark: String(MARK),
      uid: OURS,
      ...links,
      credits: 1,
      statusCode: 'Success',
      next: next('done'),
      response: answered({ response: [entry] }).response,
    });
  });

  it('has everything that the entry of a queued document has', async () => {
    const entry = { statusCode: 'Offline', invoiceUid: OURS, credits: 1, ...links };
    expect(await issuing({ response: [entry] })).toStrictEqual({
      kind: 'queued',
      uid: OURS,
      ...links,
      credits: 1,
      statusCode: 'Offline',
      next: next('wait-for-mark'),
      response: answered({ response: [entry] }).response,
    });
  });

  it.each([
    ['beside the entries', { providerSignature: [{ invoiceUid: OURS, signatures: [signature] }] }],
    ['in the entry', { response: [{ invoiceUid: OURS, providerSignature: [{ signatures: [signature] }] }] }],
  ])('has the signatures %s of a held document', async (_, body) => {
    expect(await issuing(body)).toEqual({
      kind: 'held',
      uid: OURS,
      providerSignature: [{ invoiceUid: OURS, signatures: [expect.objectContaining(signature)] }],
      next: next('complete-payment'),
      response: answered(body).response,
    });
  });

  it('has the UID of the entry, or else the expected one, if the signatures have none', async () => {
    const providerSignature = [{ signatures: [signature] }];
    const entry = { response: [{ invoiceUid: OTHER }], providerSignature };
    expect(await issuing(entry, 200, { expectedUid: undefined })).toMatchObject({ kind: 'held', uid: OTHER });
    expect(await issuing({ providerSignature })).toMatchObject({ kind: 'held', uid: OURS });
  });

  it('has the UID of the answer if none was expected, and the expected one if the answer has none', async () => {
    const entry = { statusCode: 'Success', invoiceMark: MARK };
    const own = { response: [{ ...entry, invoiceUid: OTHER }] };
    expect(await issuing(own, 200, { expectedUid: undefined })).toMatchObject({ kind: 'issued', uid: OTHER });
    expect(await issuing({ response: [entry] })).toMatchObject({ kind: 'issued', uid: OURS });
    const queued = { response: [{ statusCode: 'Offline' }] };
    expect(await issuing(queued)).toMatchObject({ kind: 'queued', uid: OURS });
    expect(await issuing(queued, 200, { expectedUid: undefined })).toMatchObject({ why: 'mark-missing' });
  });
});

describe('an answer about several documents', () => {
  const filed = (uid: string | null | undefined, mark: number) => ({
    statusCode: 'Success',
    invoiceUid: uid,
    invoiceMark: mark,
  });

  it('gives the entry with the UID of this document before an entry without a UID', async () => {
    const response = [filed(OTHER, 1), filed(undefined, 2), filed(OURS, 3)];
    expect(await issuing({ response })).toMatchObject({ kind: 'issued', mark: '3', uid: OURS });
    expect(await issuing({ response: [filed(OTHER, 1), filed(null, 2)] })).toMatchObject({
      mark: '2',
      uid: OURS,
    });
  });

  it('does not give the entry or the signatures of another document', async () => {
    expect(await issuing({ response: [filed(OTHER, 1)] })).toMatchObject({ why: 'entry-missing' });
    const providerSignature = [{ invoiceUid: OTHER, signatures: [signature] }];
    expect(await issuing({ response: [], providerSignature })).toMatchObject({ why: 'entry-missing' });
  });
});

describe('an answer that proves nothing', () => {
  const long = 'x'.repeat(50);
  it.each([
    ['null', 'null', 200, 'unreadable-answer', 'The answer is not the JSON that the call returns.'],
    ['a text', 'OK', 200, 'unreadable-answer', 'The answer is not the JSON that the call returns.'],
    [
      '407',
      '',
      407,
      'connection-lost',
      'The connection was lost. A proxy may want a user and a password (HTTP 407).',
    ],
    ['408', '', 408, 'server-error', 'The service reported an internal failure (HTTP 408).'],
    ['500', '', 500, 'server-error', 'The service reported an internal failure (HTTP 500).'],
    [
      'a redirect',
      '',
      302,
      'redirect',
      'The service answered with a redirect (HTTP 302), which is not followed.',
    ],
    ['no entry', { response: [] }, 200, 'entry-missing', 'The answer has no entry for this document.'],
    ['an empty entry', { response: [{}] }, 200, 'mark-missing', 'The answer has no MARK.'],
    [
      'a new status',
      { response: [{ statusCode: long }] },
      200,
      'mark-missing',
      `The answer has no MARK, and its status is ${'x'.repeat(40)}.`,
    ],
    [
      'two errors beside a success',
      { response: [{ statusCode: 'Success', errors: [error(203, 'One.'), error(204, 'Two.')] }] },
      200,
      'answer-contradicts',
      'The answer contradicts itself: it has errors beside a MARK, a signature or a success: One. Two.',
    ],
    [
      '251 beside a MARK, when nothing was cancelled',
      { response: [{ invoiceMark: MARK, errors: [error(251)] }] },
      200,
      'answer-contradicts',
      'The answer contradicts itself: it has errors beside a MARK, a signature or a success: Not valid.',
    ],
  ])('(%s) is unknown', async (_, body, status, why, detail) => {
    expect(await issuing(body, status)).toStrictEqual({
      kind: 'unknown',
      why,
      detail,
      expectedUid: OURS,
      next: next('search-first'),
      response: answered(body, status).response,
    });
  });

  it.each([
    ['connection', 'connection-lost', 'The connection was lost: reset.'],
    ['interrupted', 'connection-lost', 'The connection was lost: reset.'],
    ['timeout', 'timeout', 'No answer came in time.'],
    ['aborted', 'aborted', 'The call was stopped by its signal after it may have been sent.'],
    ['too-large', 'answer-too-large', 'The answer is larger than this client reads.'],
  ] as const)('(lost: %s) is unknown, without a response', async (why, reason, detail) => {
    const lost = { lost: true, why, mayHaveLeft: true, detail: 'reset' } as const;
    expect(await readIssueOutcome(core, lost, { step: 'search-first', expectedUid: OURS })).toStrictEqual({
      kind: 'unknown',
      why: reason,
      detail,
      expectedUid: OURS,
      next: next('search-first'),
    });
  });
});

describe('an answer without entries that reports a problem', () => {
  it.each([
    ['with the status 200', 200, 'validation'],
    ['with the status 404', 404, 'call'],
  ] as const)('%s is a refusal', async (_, status, reason) => {
    expect(await issuing({ title: 'One or more fields are wrong.' }, status)).toMatchObject({
      kind: 'refused',
      reason,
      errors: [{ message: 'One or more fields are wrong.' }],
    });
  });

  it('is a refusal without errors if its body is empty', async () => {
    expect(await issuing('', 404)).toMatchObject({ kind: 'refused', reason: 'call', errors: [] });
  });
});

describe('the outcome of a cancellation', () => {
  const done = { statusCode: 'Success', cancellationMark: MARK };

  it('has the MARK of the cancellation and its cost', async () => {
    const body = { response: [{ ...done, credits: 0.25 }] };
    expect(await cancelling(body)).toStrictEqual({
      kind: 'cancelled',
      cancellationMark: String(MARK),
      credits: 0.25,
      next: next('done'),
      response: answered(body).response,
    });
  });

  it.each([
    [
      'without a cancellation MARK',
      [{ statusCode: 'Success' }],
      'The answer has no MARK, and its status is Success.',
    ],
    [
      'with the cancellation MARK 0',
      [{ ...done, cancellationMark: 0 }],
      'The answer has no MARK, and its status is Success.',
    ],
    ['without a status', [{ cancellationMark: MARK }], 'The answer has no MARK.'],
    ['without an entry', [], 'The answer has no MARK.'],
  ])('is unknown %s', async (_, response, detail) => {
    expect(await cancelling({ response })).toMatchObject({ kind: 'unknown', why: 'mark-missing', detail });
  });

  it.each([
    ['a cancellation MARK', { cancellationMark: MARK }],
    ['the status Success', { statusCode: 'Success' }],
  ])('is unknown if %s is beside an error', async (_, entry) => {
    const body = { response: [{ ...entry, errors: [error(203)] }] };
    expect(await cancelling(body)).toMatchObject({ kind: 'unknown', why: 'answer-contradicts' });
  });

  it.each([
    ['alone', [error(251)]],
    ['after another error', [error(203), error(251)]],
  ])('says that the note was cancelled before if 251 comes %s, even beside a MARK', async (_, errors) => {
    const body = { response: [{ ...done, errors }] };
    expect(await cancelling(body)).toStrictEqual({
      kind: 'alreadyCancelled',
      next: next('done'),
      response: answered(body).response,
    });
  });

  it.each([200, 404])(
    'says that the note was not found if 301 comes after another error (HTTP %i)',
    async (status) => {
      const body = { response: [{ statusCode: 'ValidationError', errors: [error(203), error(301)] }] };
      const outcome = await cancelling(body, status);
      if (outcome.kind !== 'refused') throw new Error(outcome.kind);
      expect(outcome).toMatchObject({
        reason: 'notFound',
        next: { step: 'wait-for-mark' },
        response: { status },
      });
      expect(outcome.next.todo).toBe(outcome.errors[1]?.explanation?.todo);
    },
  );

  it('is refused for any other error', async () => {
    const body = { response: [{ statusCode: 'ValidationError', errors: [error(203)] }] };
    expect(await cancelling(body)).toMatchObject({ kind: 'refused', reason: 'validation' });
  });
});
