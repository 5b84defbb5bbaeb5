import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { english } from '../../../../src/issues/locale.js';
import type { UploadOptions } from '../../../../src/sending/client/index.js';
import { checkContract } from '../../../../src/sending/client/onboarding/contract-file.js';
import type { ContractFile } from '../../../../src/sending/client/onboarding/upload.js';
import { payload, SIGNED, withOnboarding } from './setup.js';
import { SIGNED_TEXT } from './signed.js';

const at = withOnboarding();
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const pdf = SIGNED;
const sha256 = createHash('sha256').update(pdf).digest('hex');

describe('checkContract', () => {
  const rules = (file: Uint8Array): string[] => checkContract(file, english).map(({ rule }) => rule);

  it('accepts a PDF of up to 15 MB', () => {
    const large = new Uint8Array(15 * 1024 * 1024);
    large.set(pdf);
    expect(rules(large)).toEqual([]);
    expect(rules(new Uint8Array(15 * 1024 * 1024 + 1))).toEqual(['onboarding/contract-too-large']);
  });

  it.each([
    ['', ['onboarding/contract-not-pdf']],
    ['PK\u0003\u0004 a zip', ['onboarding/contract-not-pdf']],
    ['\n%PDF-1.4', ['onboarding/contract-not-at-start']],
    [`${' '.repeat(1019)}%PDF-1.4`, ['onboarding/contract-not-at-start']],
    [`${' '.repeat(1020)}%PDF-1.4`, ['onboarding/contract-not-pdf']],
    ['%PDF-1.7 /Encrypt  7  0  R', ['onboarding/contract-encrypted']],
    ['%PDF-1.7 /Encrypt 7 0', []],
    ['/Encrypt 7 0 R', ['onboarding/contract-not-pdf']],
    ['%PDF-1.7 trailer << /Encrypt 12 0 R >>', ['onboarding/contract-encrypted']],
    ['%PDF-1.7 <</Type/XRef/Encrypt<</Filter/Standard>>>>', ['onboarding/contract-encrypted']],
    ['%PDF-1.7 /EncryptMetadata false (the word /Encrypt alone)', []],
  ])('finds the problems of %j: %j', (text, expected) => {
    expect(rules(bytes(text))).toEqual(expected);
  });
});

describe('onboarding.uploadSignedContract', () => {
  it('sends one file byte for byte in contractFile', async () => {
    const { onboarding } = at.client();
    await onboarding.create(payload);
    const outcome = await onboarding.uploadSignedContract(at.request.requestId, pdf);
    expect(outcome).toMatchObject({
      kind: 'uploaded',
      from: 'answer',
      sha256,
      next: { step: 'wait-for-review' },
    });
    const { headers, body } = at.service.received.at(-1)!;
    expect(headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    expect(body).toMatch(/name="contractFile"; filename="contract\.pdf"/);
    expect(at.request.contract).toMatchObject({ sha256, signedVersion: 1 });
  });

  it('does not send a file that fails our checks', async () => {
    const outcome = await at.client().onboarding.uploadSignedContract('r1', bytes('a letter'));
    expect(outcome).toMatchObject({ kind: 'refused', reason: 'file', sent: false });
    expect(at.service.received).toEqual([]);
    await expect(at.client().onboarding.uploadSignedContract('r1', 'text' as never)).rejects.toMatchObject({
      code: 'call/value',
    });
  });

  it.each(['reset-after', 'error-after'] as const)(
    'finds out by the hash in the request whether the file arrived, after %s',
    async (fault) => {
      const { onboarding } = at.client();
      await onboarding.create(payload);
      at.service.fail('uploadSignedContract', fault);
      const outcome = await onboarding.uploadSignedContract(
        at.request.requestId,
        new Blob([Buffer.from(pdf)]),
      );
      expect(outcome).toMatchObject({ kind: 'uploaded', from: 'status', sha256 });
      expect(at.service.count('signed-contract')).toBe(1);
    },
  );

  it('accepts the hash in upper case', async () => {
    at.service.fail('uploadSignedContract', 'reset-after');
    const contract = { contractNumber: '1', signedVersion: 1, sha256: sha256.toUpperCase() };
    const data = { requestId: 'r1', requestType: 'NEW_CONTRACT', status: 'UNDER_REVIEW', contract };
    at.service.answer('getRequest', { success: true, data });
    expect(await at.client().onboarding.uploadSignedContract('r1', pdf)).toMatchObject({
      kind: 'uploaded',
      from: 'status',
    });
  });

  it('takes an empty answer as success', async () => {
    const { onboarding } = at.client();
    await onboarding.create(payload);
    at.service.fail('uploadSignedContract', 'empty');
    expect(await onboarding.uploadSignedContract(at.request.requestId, pdf)).toMatchObject({
      kind: 'uploaded',
      from: 'answer',
    });
  });

  it('stays unknown if the request does not show the file', async () => {
    const { onboarding } = at.client();
    await onboarding.create(payload);
    at.service.fail('uploadSignedContract', 'reset-before');
    expect(await onboarding.uploadSignedContract(at.request.requestId, pdf)).toMatchObject({
      kind: 'unknown',
      next: { step: 'look-then-repeat' },
    });
    expect(await onboarding.uploadSignedContract(at.request.requestId, pdf)).toMatchObject({
      kind: 'uploaded',
    });
  });

  it('compares the hash of a file under review, and is refused if the file differs', async () => {
    const { onboarding } = at.client();
    await onboarding.create(payload);
    await onboarding.uploadSignedContract(at.request.requestId, pdf);
    expect(await onboarding.uploadSignedContract(at.request.requestId, pdf)).toMatchObject({
      kind: 'uploaded',
      from: 'status',
    });
    expect(
      await onboarding.uploadSignedContract(at.request.requestId, bytes('%PDF-1.7 other')),
    ).toMatchObject({
      kind: 'refused',
      reason: 'wrong-status',
      currentStatus: 'UNDER_REVIEW',
    });
  });

  it.each([
    [400, 'BAD_REQUEST', 'file'],
    [413, 'FILE_TOO_LARGE', 'file'],
    [415, 'UNSUPPORTED_FILE_TYPE', 'file'],
    [409, 'NOT_APPLICABLE', 'not-applicable'],
  ])('reads HTTP %i %s as the reason %s', async (status, code, reason) => {
    at.service.answer('uploadSignedContract', { success: false, error: { code } }, status);
    const outcome = await at.client().onboarding.uploadSignedContract('r1', pdf);
    expect(outcome).toMatchObject({ kind: 'refused', reason, sent: true });
  });
});

describe('what is wrong with a contract', () => {
  it.each([
    [new Uint8Array(15 * 1024 * 1024 + 1), { bytes: 15_728_641, most: 15_728_640 }],
    [bytes('a letter'), {}],
    [bytes(' %PDF-1.7'), {}],
    [bytes('%PDF-1.7 /Encrypt 7 0 R'), {}],
  ])('is about the whole file, with its size if it is too large (%#)', (file, params) => {
    expect(checkContract(file, english)).toMatchObject([{ path: [], params }]);
  });
});

describe('a contract', () => {
  /** The outcome of an upload, and how often the request was read. */
  async function uploaded(file: ContractFile, options?: UploadOptions) {
    const { onboarding } = at.client();
    await onboarding.create(payload);
    const { requestId } = at.request;
    const outcome = await onboarding.uploadSignedContract(requestId, file, options);
    return { outcome, sent: at.service.received.at(-1)?.body ?? '', looks: at.service.count(requestId) };
  }

  it('is sent as a PDF, also from an ArrayBuffer', async () => {
    const { outcome, sent } = await uploaded(pdf.slice().buffer);
    expect(outcome).toMatchObject({ kind: 'uploaded', sha256 });
    expect(sent).toContain('Content-Type: application/pdf\r\n');
    expect(sent).toContain(SIGNED_TEXT);
  });

  it('has its SHA-256 with two digits for each byte', async () => {
    for (const end of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const file = new Uint8Array([...pdf, ...bytes(end)]);
      at.service.answer('uploadSignedContract', '', 200);
      expect(await at.client().onboarding.uploadSignedContract('r1', file)).toMatchObject({
        sha256: createHash('sha256').update(file).digest('hex'),
      });
    }
  });

  it('is sent with a warning, and with an error only if the caller insists', async () => {
    const late = bytes(` ${SIGNED_TEXT}`);
    expect((await uploaded(late)).outcome.kind).not.toBe('unknown');
    expect(at.service.count('signed-contract')).toBe(1);
    const { onboarding } = at.client();
    const locked = bytes(SIGNED_TEXT.replace('/Root', '/Encrypt 7 0 R /Root'));
    expect(await onboarding.uploadSignedContract('r1', locked)).toMatchObject({
      kind: 'refused',
      sent: false,
      issues: [{ rule: 'onboarding/contract-encrypted' }],
      next: { step: 'correct-file' },
    });
    expect(at.service.count('signed-contract')).toBe(1);
    at.service.answer('uploadSignedContract', { success: true, data: {} });
    expect(await onboarding.uploadSignedContract('r1', locked, { sendWithErrors: true })).toMatchObject({
      kind: 'uploaded',
      from: 'answer',
    });
    expect(at.service.count('signed-contract')).toBe(2);
  });

  it('counts as uploaded if the answer to it is no JSON', async () => {
    at.service.answer('uploadSignedContract', '<p>Thank you</p>');
    expect(await at.client().onboarding.uploadSignedContract('r1', pdf)).toEqual({
      kind: 'uploaded',
      from: 'answer',
      sha256,
      next: expect.objectContaining({ step: 'wait-for-review' }),
      response: expect.objectContaining({ status: 200, body: '<p>Thank you</p>' }),
    });
  });

  it('that is refused is not looked for, except if the request has another status', async () => {
    at.service.answer('uploadSignedContract', { success: false, error: { code: 'BAD_REQUEST' } }, 400);
    const { outcome, looks } = await uploaded(pdf);
    expect(outcome).toMatchObject({ kind: 'refused', reason: 'file', next: { step: 'correct-file' } });
    expect(looks).toBe(0);
  });

  it('of a client with a wrong key is an error, and nothing is looked for', async () => {
    const { onboarding } = at.client({ apiKey: 'another-key-0815' });
    await expect(onboarding.uploadSignedContract('r1', pdf)).rejects.toMatchObject({
      code: 'answer/key-refused',
    });
    expect(at.service.received.map(({ method }) => method)).toEqual(['POST']);
  });

  it('that may be lost is unknown, with the reason and without a look that fails', async () => {
    at.service.answer('uploadSignedContract', { success: false }, 503);
    at.service.answer('getRequest', { success: false }, 404);
    expect(await at.client().onboarding.uploadSignedContract('r1', pdf)).toMatchObject({
      kind: 'unknown',
      detail: expect.stringContaining('503'),
      response: { status: 503 },
      next: { step: 'look-then-repeat' },
    });
    at.service.fail('uploadSignedContract', 'reset-after');
    at.service.answer('getRequest', { success: true, data: { requestId: 'r1', status: 'UNDER_REVIEW' } });
    expect(await at.client().onboarding.uploadSignedContract('r1', pdf)).toMatchObject({
      kind: 'unknown',
      detail: expect.stringMatching(/./),
    });
  });

  it('is looked for with the headers of the upload', async () => {
    const { onboarding } = at.client();
    at.service.answer('uploadSignedContract', { success: false }, 503);
    await onboarding.uploadSignedContract('r1', pdf, { headers: { 'X-Trace': 'upload 7' } });
    expect(at.service.received.map(({ headers }) => headers.get('x-trace'))).toEqual([
      'upload 7',
      'upload 7',
    ]);
  });

  it.each([
    ['requestId', '..', pdf],
    ['file', 'r1', 'text'],
  ])('is refused with a wrong %s', async (member, requestId, file) => {
    await expect(at.client().onboarding.uploadSignedContract(requestId, file as never)).rejects.toMatchObject(
      {
        code: 'call/value',
        member,
      },
    );
  });

  it('that is no file is refused in words', async () => {
    await expect(at.client().onboarding.uploadSignedContract('r1', 5 as never)).rejects.toMatchObject({
      message: expect.stringContaining('Uint8Array'),
    });
  });
});
