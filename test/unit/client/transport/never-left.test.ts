import { describe, expect, it } from 'vitest';
import { detailOf, neverLeft } from '../../../../src/client/transport/never-left.js';

const failed = (cause: object) => Object.assign(new TypeError('fetch failed'), { cause });
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
  ])('%o says whether the request left the machine: %j', (error, expected) => {
    expect(neverLeft(error)).toBe(expected);
  });

  it('is reported with its innermost message', () => {
    expect(detailOf(failed({ code: 'ECONNREFUSED', message: 'connect' }))).toBe('ECONNREFUSED, connect');
    expect(detailOf(new Error('plain'))).toBe('plain');
    const loop: { cause?: object } = {};
    loop.cause = loop;
    expect(detailOf(loop)).toBe('[object Object]');
    expect(neverLeft(loop)).toBe(false);
  });
});
