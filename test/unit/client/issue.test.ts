import { describe, expect, it } from 'vitest';
import { uidOf } from '../../../src/registry/uid/uid.js';
import type { FaultKind } from '../../../src/sandbox/index.js';
import { receipt, timeoutOf, withService } from './setup.js';

const at = withService();

describe('an issued document', () => {
  it('returns MARK, UID, links and credits, and sends skipSignature', async () => {
    const document = receipt();
    const outcome = await at.client().issue(document);
    expect(outcome).toMatchObject({
      kind: 'issued',
      mark: '400001000000001',
      uid: await uidOf(document),
      authenticationCode: expect.stringMatching(/^[0-9A-F]{40}$/),
      aadeQrUrl: expect.stringContaining(at.service.baseUrl),
      credits: 1,
      next: { step: 'done' },
      response: { status: 200 },
    });
    expect(outcome).not.toHaveProperty('journalError');
    const [call] = at.service.received;
    expect(call?.path).toBe('/api/v1/Provider/SendInvoices');
    expect(call?.query.get('skipSignature')).toBe('true');
    expect(JSON.parse(call?.body ?? '')).toEqual({ invoice: [JSON.parse(JSON.stringify(document))] });
    expect(call?.headers.get('api-key')).toBe('key-4711-secret');
  });

  it('is queued while the authority cannot be reached', async () => {
    at.service.fail('SendInvoices', 'offline');
    const document = receipt();
    const outcome = await at.client().issue(document);
    expect(outcome).toMatchObject({
      kind: 'queued',
      uid: await uidOf(document),
      next: { step: 'wait-for-mark' },
    });
  });

  it('keeps every digit of a MARK above 2^53', async () => {
    const uid = await uidOf(receipt());
    const entry = `{"statusCode":"Success","invoiceUid":"${uid}","invoiceMark":12345678901234567891}`;
    at.service.answer('SendInvoices', `{"response":[${entry}]}`);
    expect(await at.client().issue(receipt())).toMatchObject({
      kind: 'issued',
      mark: '12345678901234567891',
    });
  });

  it('uses the public-sector endpoint if it has the public-sector block', async () => {
    const document = { ...receipt(), providerB2gAdditionalInvoiceDetails: { contract: '1' } };
    expect((await at.client().issue(document)).kind).toBe('issued');
    expect(at.service.received.map(({ path }) => path)).toEqual(['/api/v1/Provider/SendInvoicesB2G']);
  });
});

describe('a document with errors', () => {
  const wrong = () => ({ ...receipt(), invoiceSummary: { ...receipt().invoiceSummary, totalNetValue: 1 } });

  it('is refused before it is sent, with the rules it breaks', async () => {
    const outcome = await at.client().issue(wrong());
    expect(outcome).toMatchObject({ kind: 'refused', reason: 'validation', sent: false });
    expect(outcome.kind === 'refused' && outcome.foreseenBy).toContain('totals/net-sum');
    expect(at.service.received).toEqual([]);
  });

  it('is validated with the severities of the call', async () => {
    expect(await at.client().issue(wrong(), { severity: { '*': 'off' } })).toMatchObject({ sent: true });
  });

  it('is too late only if it has no other error', async () => {
    at.clock.set('2026-11-22T10:00:00Z');
    const late = { transmissionFailure: 1 } as const;
    const refused = { kind: 'refused', sent: false };
    expect(await at.client().issue({ ...receipt(), ...late })).toMatchObject({
      ...refused,
      reason: 'tooLate',
    });
    expect(await at.client().issue({ ...wrong(), ...late })).toMatchObject({
      ...refused,
      reason: 'validation',
    });
  });

  it('is sent if the caller insists', async () => {
    expect(await at.client().issue(wrong(), { sendWithErrors: true })).toMatchObject({
      kind: 'refused',
      sent: true,
      errors: expect.arrayContaining([expect.objectContaining({ code: '207' })]),
    });
  });

  it('is refused as too late if its first attempt is after its day in Athens', async () => {
    const document = receipt();
    // Half past midnight in Athens; by UTC it is still the day of the document.
    at.clock.set('2026-11-20T22:30:00Z');
    expect(await at.client().issue(document)).toMatchObject({
      kind: 'refused',
      reason: 'tooLate',
      sent: false,
    });
    at.clock.set('2026-11-20T21:30:00Z');
    expect((await at.client().issue(document)).kind).toBe('issued');
  });
});

describe('a refusal of the service', () => {
  const answer = (status: number, body: object) => at.service.answer('SendInvoices', body, status);
  const error = (code: string | number, message: string) => ({
    response: [{ statusCode: 'ValidationError', errors: [{ error: [{ code, message }] }] }],
  });

  it('is explained and says that none of our rules detected it', async () => {
    answer(200, error('203', 'GrossValue is not valid'));
    const outcome = await at.client().issue(receipt());
    expect(outcome).toMatchObject({
      kind: 'refused',
      reason: 'validation',
      sent: true,
      foreseenBy: [],
      errors: [{ code: '203', explanation: { origin: 'authority', code: '203' }, foreseenBy: [] }],
      next: { step: 'correct-document' },
    });
  });

  it('names our rule if one of ours detected it', async () => {
    answer(200, error(207, 'TotalNetValue'));
    const document = { ...receipt(), invoiceSummary: { ...receipt().invoiceSummary, totalNetValue: 1 } };
    const outcome = await at.client().issue(document, { sendWithErrors: true });
    expect(outcome.kind === 'refused' && outcome.foreseenBy).toContain('totals/net-sum');
  });

  it.each([
    [
      401,
      {
        errors: [
          "You don't have the authority to send invoices for this branch becouse you have open table more than 24h.",
        ],
      },
      'branchBlocked',
      'close-table',
    ],
    [401, { errors: ['You have no authority for this VAT number'] }, 'notAuthorised', 'check-authorisation'],
    [401, {}, 'keyRefused', 'check-key'],
    [402, { errors: ['Payment required'] }, 'noCredits', 'buy-credits'],
    [400, { errors: ['Not enough credits.'] }, 'noCredits', 'buy-credits'],
    [403, {}, 'forbidden', 'check-key'],
    [
      400,
      { title: 'Bad Request', status: 400, errors: { 'invoice[0].issuer': ['Required.'] } },
      'validation',
      'report-gap',
    ],
    [200, error(238, 'Issue date'), 'tooLate', 'issue-anew'],
    [429, {}, 'rateLimited', 'repeat-later'],
    [413, 'too large', 'call', 'correct-call'],
  ])('reads HTTP %i with %j as %s', async (status, body, reason, step) => {
    answer(status, body as object);
    expect(await at.client().issue(receipt())).toMatchObject({ kind: 'refused', reason, next: { step } });
  });

  it('names the field of a problem document', async () => {
    answer(400, { title: 'Bad Request', errors: { 'invoice[0].issuer': ['Required.'] } });
    expect(await at.client().issue(receipt())).toMatchObject({
      errors: [{ field: 'invoice[0].issuer', message: 'Required.' }],
    });
  });
});

describe('a lost answer', () => {
  const lost: readonly [FaultKind, string][] = [
    ['reset-before', 'connection-lost'],
    ['reset-after', 'connection-lost'],
    ['reset-in-answer', 'connection-lost'],
    ['silent-before', 'timeout'],
    ['silent-after', 'timeout'],
    ['drip', 'timeout'],
    ['error-before', 'server-error'],
    ['error-after', 'server-error'],
    ['truncated', 'unreadable-answer'],
    ['html', 'unreadable-answer'],
    ['redirect', 'redirect'],
  ];

  it.each(lost)('%s makes the outcome unknown: %s', async (fault, why) => {
    at.service.fail('SendInvoices', fault);
    const document = receipt();
    expect(await at.client({ timeout: timeoutOf(fault) }).issue(document)).toMatchObject({
      kind: 'unknown',
      why,
      expectedUid: await uidOf(document),
      next: { step: 'search-first' },
    });
    expect(at.service.count('SendInvoices')).toBe(1);
  });

  it.each(lost)('after %s files the same document only once', async (fault) => {
    at.service.fail('SendInvoices', fault);
    const client = at.client({ settlingTime: 1000 });
    const document = receipt();
    await client.issue(document, { timeout: timeoutOf(fault) });
    at.clock.move(1000);
    const outcome = await client.issue(document);
    expect(['issued', 'alreadyIssued']).toContain(outcome.kind);
    expect(at.service.filed.map(({ mark }) => String(mark))).toEqual(['mark' in outcome && outcome.mark]);
  });

  it('after an abort is unknown if the request may have been sent, and an error otherwise', async () => {
    at.service.fail('SendInvoices', 'silent-after');
    const stop = new AbortController();
    const issuing = at.client({ timeout: 5000 }).issue(receipt(), { signal: stop.signal });
    while (at.service.received.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    stop.abort();
    expect(await issuing).toMatchObject({ kind: 'unknown', why: 'aborted' });
    await expect(at.client().issue(receipt('102'), { signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'transport/aborted',
      safeToRepeat: true,
    });
  });

  it('is an error that is safe to repeat if the request never left the machine', async () => {
    const { baseUrl } = at.service;
    await at.service.stop();
    await expect(at.client({ baseUrl }).issue(receipt())).rejects.toMatchObject({
      code: 'transport/connection',
      safeToRepeat: true,
    });
  });

  it('makes the outcome unknown if it has no end, and reading stops', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 1;
        controller.enqueue(new Uint8Array(1000));
      },
    });
    const client = at.client({ maxAnswerBytes: 10_000, fetch: async () => new Response(endless) });
    expect(await client.issue(receipt())).toMatchObject({
      kind: 'unknown',
      why: 'answer-too-large',
      detail: 'The answer is larger than this client reads.',
      next: { step: 'search-first' },
    });
    expect(sent).toBeLessThan(20);
  });

  it('is read despite a wrong content type if its text is valid', async () => {
    at.service.fail('SendInvoices', 'plain-text');
    expect((await at.client().issue(receipt())).kind).toBe('issued');
  });

  it('makes the outcome unknown if it names another document', async () => {
    const entry = { statusCode: 'Success', invoiceUid: 'C'.repeat(40), invoiceMark: 4 };
    at.service.answer('SendInvoices', { response: [entry] });
    expect(await at.client().issue(receipt())).toMatchObject({ kind: 'unknown', why: 'entry-missing' });
  });

  it.each([
    ['0', 0],
    ['null', null],
  ])('makes the outcome unknown if Success comes with the MARK %s', async (_, invoiceMark) => {
    const entry = { statusCode: 'Success', invoiceMark };
    at.service.answer('SendInvoices', { response: [entry] });
    expect(await at.client().issue(receipt())).toMatchObject({ kind: 'unknown', why: 'mark-missing' });
  });
});
