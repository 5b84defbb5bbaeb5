import { describe, expect, it } from 'vitest';
import { detailOf, neverLeft } from '../../../../src/client/transport/never-left.js';

const failed = (cause: object) => Object.assign(new TypeError('fetch failed'), { cause });

describe('an error of fetch', () => {
  it.each([
    [failed({ code: 'ECONNREFUSED' }), true],
    [failed({ code: 'ENOTFOUND' }), true],
    [failed({ errors: [{ code: 'ECONNREFUSED' }, { code: 'EHOSTUNREACH' }] }), true],
    [failed({ errors: [{ code: 'ECONNREFUSED' }, { code: 'ECONNRESET' }] }), false],
    [Object.assign(new Error('Unable to connect'), { code: 'ConnectionRefused' }), true],
    [failed({ code: 'ECONNRESET' }), false],
    [failed({ code: 'UND_ERR_SOCKET' }), false],
    [failed({ code: 'ETIMEDOUT' }), false],
    [new TypeError('Failed to fetch'), false],
    ['refused', false],
    [undefined, false],
  ])('%o shows whether the request left the machine: %j', (error, expected) => {
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
