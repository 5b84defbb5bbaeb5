import { describe, expect, it } from 'vitest';
import { type AnyCall, request } from '../../../../src/sending/client/calls/request.js';
import type { AttemptEvent } from '../../../../src/sending/client/hooks.js';
import { KEY } from '../service.js';
import { coreWith } from '../transport/core.js';

/** A core whose calls are answered with a status, and what was sent. */
function answered(status = 200) {
  const sent: { readonly url: string; readonly init: RequestInit | undefined }[] = [];
  const core = coreWith({
    fetch: async (url, init) => {
      sent.push({ url: String(url), init: init as RequestInit });
      return new Response(status === 204 ? null : '{"a":1}', { status });
    },
  });
  return { core, sent };
}
const PATH = '/api/v1/Other';

describe('any other call', () => {
  it('is sent with its query, its body and the key', async () => {
    const { core, sent } = answered(201);
    const call = {
      method: 'POST',
      path: PATH,
      query: { n: 1, yes: true, none: undefined, t: 'a b' },
    } as const;
    const { json, response } = await request(core, { ...call, body: { mark: 9007199254740993n } });
    expect([json, response.status]).toEqual([{ a: 1 }, 201]);
    expect(sent).toMatchObject([
      {
        url: `https://host.example${PATH}?n=1&yes=true&t=a+b`,
        init: {
          method: 'POST',
          body: '{"mark":9007199254740993}',
          headers: { 'API-KEY': KEY, 'content-type': 'application/json; charset=utf-8' },
        },
      },
    ]);
  });

  it('has no body and no key if it is not to have them', async () => {
    const { core, sent } = answered(204);
    expect((await request(core, { method: 'DELETE', path: PATH, key: false })).json).toBeUndefined();
    expect(sent[0]?.init).not.toHaveProperty('body');
    expect(sent[0]?.init?.headers).not.toHaveProperty('API-KEY');
    expect(sent[0]?.init?.headers).not.toHaveProperty('content-type');
    await request(core, { method: 'POST', path: PATH, body: null });
    expect(sent[1]?.init?.body).toBe('null');
  });

  it.each([200, 201, 202, 204])('succeeds with HTTP %i', async (status) => {
    expect((await request(answered(status).core, { method: 'GET', path: PATH })).response.status).toBe(
      status,
    );
  });

  it('is named by its method and path, and does not count towards the limit per minute', async () => {
    const { core } = answered();
    const names = new Set<string>();
    const hooks = {
      beforeAttempt: ({ call, headers }: AttemptEvent) => void names.add(`${call} ${headers['accept']}`),
    };
    for (let time = 0; time < 61; time += 1) await request({ ...core, hooks }, { method: 'GET', path: PATH });
    expect([...names]).toEqual([`GET ${PATH} application/json`]);
    expect(core.clock.waits).toEqual([]);
  });

  it('is repeated only if it reads', async () => {
    for (const [method, times] of [
      ['GET', 3],
      ['POST', 1],
      ['DELETE', 1],
    ] as const) {
      const { core, sent } = answered(503);
      await expect(request(core, { method, path: PATH })).rejects.toMatchObject({
        code: 'answer/error',
        safeToRepeat: method === 'GET',
      });
      expect(sent).toHaveLength(times);
    }
  });

  it.each([
    ['/a/{b}/c', '/a/%7Bb%7D/c'],
    ['/a..b/.c/d..', '/a..b/.c/d..'],
    ['/a%2Fb', '/a%2Fb'],
    ['/a/...', '/a/...'],
    ['/', '/'],
  ])('reaches the path %s', async (path, reached) => {
    const { core, sent } = answered();
    await request(core, { method: 'GET', path });
    expect(sent[0]?.url).toBe(`https://host.example${reached}`);
  });

  it.each([
    undefined,
    5,
    '',
    'api',
    'x/api',
    '//evil.example',
    '/\\evil.example',
    '/a/..',
    '/../a',
    '/a/./b',
    '/.',
    '/a\\b',
    '/a?b',
    '/a#b',
    '/a b',
    '/a\n',
    '/%2e%2e/a',
    '/a%5c..%5cb',
    '/a%2f..%2fb',
    '/%252e%252e',
    '/%',
    '/%ff',
    ['/a'],
  ])('refuses the path %j', async (path) => {
    const { core, sent } = answered();
    await expect(request(core, { method: 'GET', path } as AnyCall)).rejects.toMatchObject({
      code: 'call/path',
      message: expect.stringContaining('one slash'),
    });
    expect(sent).toEqual([]);
  });

  it.each([
    [{ path: PATH }, 'method'],
    [{ method: 'PUT', path: PATH }, 'method'],
    [{ method: 'get', path: PATH }, 'method'],
    [{ method: 'GET', path: PATH, key: null }, 'key'],
    [{ method: 'GET', path: PATH, key: 1 }, 'key'],
  ])('refuses %j', async (call, member) => {
    const { core, sent } = answered();
    await expect(request(core, call as AnyCall)).rejects.toMatchObject({
      code: 'call/value',
      member,
      message: expect.stringContaining(member === 'method' ? 'GET, POST or DELETE' : 'true or false'),
    });
    expect(sent).toEqual([]);
  });
});
