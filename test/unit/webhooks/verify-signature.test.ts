import { describe, expect, it } from 'vitest';
import { verifySignature, WebhookError } from '../../../src/sending/webhooks/index.js';
import { bytesOf, SECRET, signatureOf, statusChanged } from './deliveries.js';

const body = bytesOf(statusChanged());
const header = signatureOf(body);

describe('verifySignature', () => {
  it('accepts the signature of an independent HMAC, also for Greek text, no bytes and binary data', async () => {
    for (const each of [body, new Uint8Array(), Uint8Array.of(0xff, 0, 0xc3), bytesOf('{ "a" : "Ω" }\n')]) {
      expect(await verifySignature(each, signatureOf(each), SECRET)).toBe(true);
    }
  });

  it('matches test case 2 of RFC 4231', async () => {
    const known = 'sha256=5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843';
    expect(await verifySignature(bytesOf('what do ya want for nothing?'), known, 'Jefe')).toBe(true);
  });

  it('refuses a body with any byte changed, removed or added', async () => {
    for (let at = 0; at < body.length; at += 1) {
      const changed = Uint8Array.from(body, (byte, index) => (index === at ? byte ^ 1 : byte));
      expect(await verifySignature(changed, header, SECRET)).toBe(false);
    }
    expect(await verifySignature(body.slice(1), header, SECRET)).toBe(false);
    expect(await verifySignature(Uint8Array.of(...body, 10), header, SECRET)).toBe(false);
  });

  it('refuses a header with any character changed or removed', async () => {
    for (let at = 0; at < header.length; at += 1) {
      const other = header[at] === '0' ? '1' : '0';
      const changed = `${header.slice(0, at)}${other}${header.slice(at + 1)}`;
      expect(await verifySignature(body, changed, SECRET)).toBe(false);
      expect(await verifySignature(body, header.slice(0, at) + header.slice(at + 1), SECRET)).toBe(false);
    }
  });

  it.each([
    ['absent', undefined],
    ['null', null],
    ['empty', ''],
    ['without its prefix', header.slice('sha256='.length)],
    ['in upper case', `sha256=${header.slice('sha256='.length).toUpperCase()}`],
    ['with a line break', `${header}\n`],
    ['given twice', [header, header]],
    ['given twice in one line', `${header}, ${header}`],
    ['of another algorithm', header.replace('sha256', 'sha512')],
  ])('refuses a header that is %s', async (_, given) => {
    expect(await verifySignature(body, given, SECRET)).toBe(false);
  });

  it('accepts a header as Node may give it: a list of one', async () => {
    expect(await verifySignature(body, [header], SECRET)).toBe(true);
  });

  it('accepts any of several secrets, but no other', async () => {
    for (const secret of ['old', 'new']) {
      expect(await verifySignature(body, signatureOf(body, secret), ['old', 'new'])).toBe(true);
    }
    expect(await verifySignature(body, signatureOf(body, 'older'), ['old', 'new'])).toBe(false);
  });

  it('reads a view of a larger buffer, and uses its content at the time of the call', async () => {
    const larger = Uint8Array.of(1, 2, ...body, 3);
    expect(await verifySignature(larger.subarray(2, -1), header, SECRET)).toBe(true);
    const mine = body.slice();
    const verified = verifySignature(mine, header, SECRET);
    mine.fill(0);
    expect(await verified).toBe(true);
  });

  it.each([
    ['an object', { event: 'request.created' }],
    ['text', statusChanged()],
    ['an ArrayBuffer', new ArrayBuffer(4)],
    ['nothing', undefined],
  ])('throws for a body that is %s, with advice', async (_, given) => {
    const error: unknown = await verifySignature(given as never, header, SECRET).catch((thrown) => thrown);
    expect(WebhookError.isWebhookError(error) && error.code).toBe('body/not-bytes');
    expect(String(error)).toContain('express.raw()');
  });

  it.each([
    ['undefined', undefined],
    ['empty', ''],
    ['blank', ' '],
    ['an empty list', []],
    ['a list with an empty one', [SECRET, '']],
    ['a number', 5],
    ['with a line break', `${SECRET}\n`],
  ])('throws for a secret that is %s, without showing it', async (_, given) => {
    const error: unknown = await verifySignature(body, header, given as never).catch((thrown) => thrown);
    expect(WebhookError.isWebhookError(error) && error.code).toBe('options/secret');
    expect(String(error)).not.toContain(SECRET);
  });
});
