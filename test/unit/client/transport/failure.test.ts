import { describe, expect, it } from 'vitest';
import type { Lost } from '../../../../src/sending/client/transport/attempt.js';
import { answerError, lostError, unreadableError } from '../../../../src/sending/client/transport/failure.js';
import type { Call } from '../../../../src/sending/service/call.js';
import { coreWith, preparedWith } from './core.js';

const core = coreWith({ maxAnswerBytes: 4000, timeout: 250 });
const prepared = (call: Partial<Call> = {}) => preparedWith(core, call);
const cause = new Error('the cashier closed the window');
const partial = { status: 200, headers: {}, body: '' };
const lost = (more: Partial<Lost> = {}): Lost => ({
  lost: true,
  why: 'connection',
  mayHaveLeft: true,
  detail: 'ECONNRESET',
  ...more,
});

describe('the error of an attempt without an answer', () => {
  it.each<[Partial<Lost>, Partial<Call>, object]>([
    [{ mayHaveLeft: false }, {}, { code: 'transport/connection', safeToRepeat: true }],
    [{ mayHaveLeft: false, why: 'aborted' }, {}, { code: 'transport/aborted', safeToRepeat: true }],
    [{ mayHaveLeft: false }, { repeat: 'never' }, { code: 'transport/connection', safeToRepeat: true }],
    [{}, { repeat: 'never' }, { code: 'transport/lost-answer', safeToRepeat: false }],
    [{}, { repeat: 'after-search' }, { code: 'transport/lost-answer', safeToRepeat: false }],
    [{ why: 'aborted' }, { repeat: 'after-pause' }, { code: 'transport/lost-answer', safeToRepeat: false }],
    [{}, { repeat: 'with-key' }, { code: 'transport/lost', safeToRepeat: true }],
    [{}, {}, { code: 'transport/lost', safeToRepeat: true }],
    [{ why: 'interrupted' }, {}, { code: 'transport/lost', safeToRepeat: true }],
    [{ why: 'aborted' }, {}, { code: 'transport/stopped', safeToRepeat: true }],
    [{ why: 'too-large' }, {}, { code: 'answer/too-large', safeToRepeat: true }],
    [{ why: 'timeout' }, {}, { code: 'transport/timeout', safeToRepeat: true }],
  ])('%j of a call with %j is %j', (more, call, expected) => {
    const error = lostError(core, prepared(call), lost({ ...more, cause, response: partial }));
    expect(error).toMatchObject({ ...expected, cause, response: partial });
  });

  it.each<[Partial<Lost>, Partial<Call>, string]>([
    [{ mayHaveLeft: false }, {}, 'ECONNRESET'],
    [{}, { repeat: 'never' }, 'ECONNRESET'],
    [{}, {}, 'ECONNRESET'],
    [{ why: 'too-large' }, {}, '4000 bytes'],
    [{ why: 'timeout' }, {}, '250 ms'],
    [{ mayHaveLeft: false, detail: 'SELF_SIGNED_CERT_IN_CHAIN, x' }, {}, 'NODE_EXTRA_CA_CERTS=FILE'],
    [{ mayHaveLeft: false, detail: 'connect ECONNREFUSED' }, {}, 'NODE_USE_ENV_PROXY=1'],
    [{ detail: '' }, {}, 'lost. A proxy may want a user and a password (HTTP 407)'],
    [{ detail: '' }, { repeat: 'never' }, 'lost. A proxy may want a user and a password (HTTP 407)'],
    [{ detail: 'Proxy response (407) !== 200 when HTTP Tunneling' }, {}, 'a password (HTTP 407)'],
  ])('%j of a call with %j says %s', (more, call, said) => {
    expect(lostError(core, prepared(call), lost(more)).message).toContain(said);
  });

  it.each<[Partial<Lost>, RegExp]>([
    [{ mayHaveLeft: false, detail: 'SELF_SIGNED_CERT_IN_CHAIN, x' }, /PROXY|baseUrl/],
    [{ mayHaveLeft: false, detail: 'CERT_HAS_EXPIRED, x' }, /CA_CERTS/],
    [{}, /proxy/i],
    [{ detail: 'read ECONNRESET 10.0.0.7:407' }, /proxy/i],
  ])('%j does not speak of what is not the cause: %s', (more, unsaid) => {
    expect(lostError(core, prepared(), lost(more)).message).not.toMatch(unsaid);
  });
});

describe('the error of an answer', () => {
  const answered = (status: number, body: unknown = {}, headers: Record<string, string> = {}) => ({
    status,
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const blocked =
    "You don't have the authority to send invoices for this branch becouse you have open table more than 24h.";

  it.each<[number, unknown, string]>([
    [300, {}, 'transport/redirect'],
    [307, {}, 'transport/redirect'],
    [399, {}, 'transport/redirect'],
    [407, '<html></html>', 'answer/proxy'],
    [429, {}, 'answer/rate-limited'],
    [401, { errors: [blocked] }, 'answer/branch-blocked'],
    [401, { errors: ['You have no authority for this VAT number'] }, 'answer/not-authorised'],
    [401, {}, 'answer/key-refused'],
    [403, {}, 'answer/forbidden'],
    [404, {}, 'answer/not-found'],
    [400, {}, 'answer/error'],
    [402, '', 'answer/error'],
    [503, '<html></html>', 'answer/error'],
  ])('with HTTP %i and %j is %s', (status, body, code) => {
    const response = answered(status, body);
    expect(answerError(core, prepared(), response)).toMatchObject({ code, response, safeToRepeat: true });
  });

  it.each<[Partial<Call>, number, boolean]>([
    [{ repeat: 'never' }, 499, true],
    [{ repeat: 'never' }, 500, false],
    [{ repeat: 'after-search' }, 503, false],
    [{ repeat: 'with-key' }, 503, true],
    [{ repeat: 'freely' }, 503, true],
    // A redirect says nothing about a call that changes something.
    [{ repeat: 'freely', method: 'POST' }, 307, false],
    [{ repeat: 'never', method: 'GET' }, 307, true],
  ])('to a call with %j and HTTP %i says whether to repeat it: %j', (call, status, safeToRepeat) => {
    expect(answerError(core, prepared(call), answered(status))).toMatchObject({ safeToRepeat });
  });

  it.each<[number, unknown, string]>([
    [400, { errors: ['First.', 'Second.'] }, 'The service answered HTTP 400: First. Second.'],
    [400, { errors: { Branch: ['Required'] } }, 'The service answered HTTP 400: Branch: Required.'],
    [400, { error: { code: 'BAD_REQUEST', details: [] } }, 'The service answered HTTP 400: BAD_REQUEST.'],
    [500, {}, 'The service answered HTTP 500: HTTP 500.'],
    [500, '', 'The service answered HTTP 500: HTTP 500.'],
    [400, { errors: ['x'.repeat(300)] }, `The service answered HTTP 400: ${'x'.repeat(200)}.`],
    [403, { title: 'no' }, 'The key does not allow this call (HTTP 403): no.'],
    [404, { title: 'no' }, 'The service has no such resource (HTTP 404): no.'],
    [429, {}, 'Too many calls (HTTP 429).'],
  ])('with HTTP %i and %j shows what the service says', (status, body, message) => {
    expect(answerError(core, prepared(), answered(status, body)).message).toBe(message);
  });

  it.each<[number, unknown, string]>([
    [401, { errors: [blocked] }, blocked],
    [401, { errors: ['You have no authority for this VAT number'] }, 'no authority for this VAT number'],
    [302, {}, '(302)'],
  ])('with HTTP %i and %j contains %s', (status, body, said) => {
    expect(answerError(core, prepared(), answered(status, body)).message).toContain(said);
  });

  it('with HTTP 429 shows the pause in whole seconds', () => {
    const error = answerError(core, prepared(), answered(429, {}, { 'retry-after': '7' }));
    expect(error.message).toBe('Too many calls (HTTP 429). Wait 7 s, then call again.');
  });

  it('has the members of the envelope of the onboarding API', () => {
    const error = { code: 'NOT_FOUND', message: 'gone', context: { id: 'r1' }, traceId: 't1' };
    expect(answerError(core, prepared(), answered(404, { error }))).toMatchObject({
      serviceCode: 'NOT_FOUND',
      context: { id: 'r1' },
      traceId: 't1',
      errors: [{ code: 'NOT_FOUND', message: 'gone' }],
    });
  });

  it('of the wrong form says what is missing', () => {
    const response = answered(200, []);
    const expected = { code: 'answer/unreadable', response, safeToRepeat: true };
    const error = unreadableError(core, response, 'no-balance');
    expect(error).toMatchObject(expected);
    expect(error.message).toContain('(HTTP 200) is not what the call returns: no balance.');
    expect(unreadableError(core, response, 'no-json', false)).toMatchObject({ safeToRepeat: false });
  });
});
