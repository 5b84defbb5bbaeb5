import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { detailOf, isUntrusted, neverLeft } from '../../../../src/sending/client/transport/never-left.js';

const failed = (cause: object) => Object.assign(new TypeError('fetch failed'), { cause });
/** An error within others. */
const inside = (depth: number, error: object): object =>
  depth === 0 ? error : { cause: inside(depth - 1, error) };
const connecting = (code: string) => ({ code, syscall: 'connect' });

describe('an error of fetch', () => {
  it.each([
    [failed({ code: 'ECONNREFUSED' }), true],
    [failed({ code: 'ENOTFOUND' }), true],
    [failed({ code: 'EAI_AGAIN', syscall: 'getaddrinfo' }), true],
    [failed({ errors: [connecting('ECONNREFUSED'), connecting('EHOSTUNREACH')] }), true],
    [failed({ errors: [connecting('ECONNREFUSED'), { code: 'ECONNRESET' }] }), false],
    [failed(connecting('EHOSTUNREACH')), true],
    [failed(connecting('ENETUNREACH')), true],
    [failed(connecting('ETIMEDOUT')), true],
    [Object.assign(new Error('Unable to connect'), { code: 'ConnectionRefused' }), true],
    [failed({ code: 'ECONNRESET' }), false],
    [failed({ code: 'UND_ERR_SOCKET' }), false],
    [failed({ code: 'ETIMEDOUT' }), false],
    // A connection that is open can report these too: the request may then have arrived.
    [failed({ code: 'EHOSTUNREACH', syscall: 'read' }), false],
    [failed({ code: 'ENETUNREACH', syscall: 'read' }), false],
    [failed({ code: 'EHOSTUNREACH', syscall: 'write' }), false],
    [failed({ code: 'ECONNREFUSED', syscall: 'read' }), false],
    [failed({ code: 'EHOSTUNREACH' }), false],
    [failed({ code: 'ENETUNREACH' }), false],
    [failed({ errors: [connecting('ECONNREFUSED'), { code: 'EHOSTUNREACH', syscall: 'read' }] }), false],
    [new TypeError('Failed to fetch'), false],
    ['refused', false],
    [undefined, false],
    [null, false],
    [failed({ code: 'ECONNREFUSED', errors: [] }), true],
    [failed({ code: 'ECONNRESET', errors: [] }), false],
    [failed({ code: 'ECONNREFUSED', errors: 'none' }), true],
    [inside(5, { code: 'ECONNREFUSED' }), true],
    [inside(6, { code: 'ECONNREFUSED' }), false],
    [{ errors: [inside(4, { code: 'ECONNREFUSED' })] }, true],
    [{ errors: [inside(5, { code: 'ECONNREFUSED' })] }, false],
  ])('%o says whether the request left the machine: %j', (error, expected) => {
    expect(neverLeft(error)).toBe(expected);
  });

  it.each<[unknown, string]>([
    [failed({ code: 'ECONNREFUSED', message: 'connect' }), 'ECONNREFUSED, connect'],
    [failed({ code: 'ECONNREFUSED', message: 'connect ECONNREFUSED ::1' }), 'connect ECONNREFUSED ::1'],
    [failed({ code: 5, message: 'connect' }), 'connect'],
    [new Error('plain'), 'plain'],
    [new Error('plain', { cause: 'text' }), 'plain'],
    [failed(new Error('')), ''],
    [failed(Object.assign(new Error(''), { code: 'ECONNRESET' })), 'ECONNRESET, Error'],
    [new Error('plain', { cause: null }), 'plain'],
    [{ message: '', toString: () => 'shown' }, 'shown'],
    [{ message: 5, toString: () => 'shown' }, 'shown'],
    [inside(5, new Error('deep')), 'deep'],
    [inside(6, new Error('deep')), '[object Object]'],
    ['a text', 'a text'],
    [undefined, 'undefined'],
    [null, 'null'],
  ])('%o is reported with its innermost message: %s', (error, detail) => {
    expect(detailOf(error)).toBe(detail);
  });

  it('that contains itself is reported too', () => {
    const loop: { cause?: object } = {};
    loop.cause = loop;
    expect(detailOf(loop)).toBe('[object Object]');
    expect(neverLeft(loop)).toBe(false);
  });

  it('that Node makes of the answer 407 of a proxy has no text', async () => {
    const proxy = createServer((_, answer) => answer.writeHead(407, { 'proxy-authenticate': 'Basic' }).end());
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    try {
      const { port } = proxy.address() as AddressInfo;
      const error = await fetch(`http://127.0.0.1:${port}/`).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(TypeError);
      expect(detailOf(error)).toBe('');
      expect(neverLeft(error)).toBe(false);
    } finally {
      proxy.close();
    }
  });

  it.each([
    ['DEPTH_ZERO_SELF_SIGNED_CERT', true],
    ['SELF_SIGNED_CERT_IN_CHAIN', true],
    ['UNABLE_TO_GET_ISSUER_CERT', true],
    ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', true],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', true],
    ['CERT_HAS_EXPIRED', false],
    ['CERT_NOT_YET_VALID', false],
    ['ERR_TLS_CERT_ALTNAME_INVALID', false],
  ])('of the certificate, %s, sent nothing, and comes from an unknown authority: %j', (code, expected) => {
    const error = failed(Object.assign(new Error('certificate'), { code }));
    expect(neverLeft(error)).toBe(true);
    expect(isUntrusted(detailOf(error))).toBe(expected);
  });
});
