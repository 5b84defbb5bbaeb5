import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkContract } from '../../../../src/client/onboarding/contract-file.js';
import { english } from '../../../../src/issues/locale.js';
import { payload, SIGNED, withOnboarding } from './setup.js';

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
