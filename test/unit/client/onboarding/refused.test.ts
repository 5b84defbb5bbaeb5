import { describe, expect, it } from 'vitest';
import { ClientError } from '../../../../src/sending/client/error.js';
import { lostAnswer, refusedBy, refusedHere } from '../../../../src/sending/client/onboarding/refused.js';
import { coreWith } from '../transport/core.js';

const core = coreWith();
const errorWith = (status: number | undefined, serviceCode?: string, context?: Record<string, unknown>) =>
  new ClientError('answer/error', {
    params: { status: status ?? 0, detail: '' },
    response: status === undefined ? undefined : { status, headers: {}, body: '' },
    errors: [{ message: 'No.' }],
    serviceCode,
    context,
  });

describe('an error of the onboarding API', () => {
  it.each<[number, string | undefined, string, string]>([
    [422, 'VALIDATION_ERROR', 'validation', 'correct-payload'],
    [400, 'VALIDATION_ERROR', 'validation', 'correct-payload'],
    [409, 'DUPLICATE_OPEN_REQUEST', 'open-request', 'follow-existing'],
    [409, 'CLIENT_ALREADY_LINKED', 'already-linked', 'already-linked'],
    [409, 'CLIENT_ALREADY_ACTIVE', 'already-active', 'already-active'],
    [409, 'INVALID_TRANSITION', 'wrong-status', 'read-status'],
    [409, 'NOT_APPLICABLE', 'not-applicable', 'no-contract'],
    [413, 'FILE_TOO_LARGE', 'file', 'correct-file'],
    [415, 'UNSUPPORTED_FILE_TYPE', 'file', 'correct-file'],
    [413, undefined, 'file', 'correct-file'],
    [415, undefined, 'file', 'correct-file'],
    [422, 'toString', 'validation', 'correct-payload'],
  ])('with HTTP %i and %s is a refusal: %s, %s', (status, code, reason, step) => {
    const context = { existingRequestId: 'r1', currentStatus: 'APPROVED' };
    expect(refusedBy(core, errorWith(status, code, context))).toMatchObject({
      kind: 'refused',
      reason,
      sent: true,
      issues: [],
      errors: [{ message: 'No.' }],
      existingRequestId: 'r1',
      currentStatus: 'APPROVED',
      next: { step },
      response: { status },
    });
  });

  it.each([
    [409, { reason: 'key-reused' }],
    [400, { reason: 'file' }],
    [401, undefined],
    [404, undefined],
    [500, undefined],
  ])('with HTTP %i and no code depends on the call: %j', (status, expected) => {
    const otherwise = {
      conflict: ['key-reused', 'next-attempt'],
      badRequest: ['file', 'correct-file'],
    } as const;
    const refused = refusedBy(core, errorWith(status), otherwise);
    if (expected === undefined) expect(refused).toBeUndefined();
    else expect(refused).toMatchObject(expected);
    expect(refusedBy(core, errorWith(status))).toBeUndefined();
  });

  it('without an answer is no refusal, and members that are no text are left out', () => {
    expect(refusedBy(core, errorWith(undefined, 'NOT_APPLICABLE'))).toBeUndefined();
    expect(refusedBy(core, new Error('bug'))).toBeUndefined();
    const context = { existingRequestId: 5, currentStatus: '' };
    const refused = refusedBy(core, errorWith(409, 'NOT_APPLICABLE', context));
    expect([refused?.existingRequestId, refused?.currentStatus]).toEqual([undefined, undefined]);
  });

  it.each<[unknown, boolean]>([
    [new ClientError('transport/lost-answer', { params: { detail: '' }, safeToRepeat: false }), true],
    [new ClientError('transport/lost', { params: { detail: '' } }), false],
    [
      new ClientError('answer/error', {
        response: { status: 500, headers: {}, body: '' },
        safeToRepeat: false,
      }),
      true,
    ],
    [new ClientError('answer/error', { response: { status: 500, headers: {}, body: '' } }), false],
    [
      new ClientError('answer/error', {
        response: { status: 499, headers: {}, body: '' },
        safeToRepeat: false,
      }),
      false,
    ],
    [new ClientError('answer/error', { safeToRepeat: false }), false],
    [new Error('bug'), false],
  ])('%o may have been carried out: %j', (error, expected) => {
    expect(lostAnswer(error)).toBe(expected ? error : undefined);
  });
});

it('a refusal by this library was not sent', () => {
  const refused = refusedHere(core, 'file', 'correct-file', []);
  expect(refused).toMatchObject({
    kind: 'refused',
    reason: 'file',
    sent: false,
    issues: [],
    errors: [],
    next: { step: 'correct-file' },
  });
});

it('only errors of the client can be lost answers', () => {
  const error = Object.assign(new Error('x'), { code: 'transport/lost-answer', safeToRepeat: false });
  expect(lostAnswer(error)).toBeUndefined();
});
