import { describe, expect, it } from 'vitest';
import { headersOf, withoutKey } from '../../../../src/sending/client/transport/raw-response.js';

describe('the key in a raw response', () => {
  it.each([
    ['a key-4711-secret b', 'key-4711-secret', 'a [key] b'],
    ['xkey-4711-secretx', 'key-4711-secret', 'x[key]x'],
    // A short key is taken out where it stands alone, so that no member loses a letter.
    ['{"invoiceMark":1,"echo":"k"}', 'k', '{"invoiceMark":1,"echo":"[key]"}'],
    ['a.b a+b', 'a+b', 'a.b [key]'],
    ['k k-k', 'k', '[key] [key]-[key]'],
    ['k1 1k Ak kA zk kz', 'k', 'k1 1k Ak kA zk kz'],
    // From eight characters on, it is taken out everywhere.
    ['x1234567x', '1234567', 'x1234567x'],
    ['x12345678x 12345678', '12345678', 'x[key]x [key]'],
    ['nothing', 'key-4711-secret', 'nothing'],
  ])('is replaced: %j with the key %j becomes %j', (text, key, expected) => {
    expect(withoutKey(text, key)).toBe(expected);
  });

  it('is not in the headers, and neither are cookies', () => {
    const headers = new Headers({
      'X-Echo': 'key-4711-secret',
      'Set-Cookie': 'a=b',
      'API-KEY': 'key-4711-secret',
    });
    expect(headersOf(headers, 'key-4711-secret')).toEqual({ 'x-echo': '[key]' });
  });

  it('is not in the headers of a fetch that keeps their case', () => {
    const headers = new Map([
      ['X-Till', '1'],
      ['Set-Cookie2', 'a=b'],
      ['AUTHORIZATION', 'Bearer 1'],
    ]);
    expect(headersOf(headers as never, 'key-4711-secret')).toEqual({ 'x-till': '1' });
  });
});
