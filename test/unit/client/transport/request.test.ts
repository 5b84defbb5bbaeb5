import { afterEach, describe, expect, it, vi } from 'vitest';
import manifest from '../../../../package.json' with { type: 'json' };
import { headersToSend } from '../../../../src/sending/client/transport/request.js';
import { KEY } from '../service.js';
import { coreWith, preparedWith } from './core.js';

const AGENT = { 'user-agent': `parastatiko/${manifest.version}` };
afterEach(() => void vi.unstubAllGlobals());

describe('a call that is ready to be sent', () => {
  it('has its path with its parameters, and its query without those that are absent', () => {
    const path = '/api/{one}/x/{two}/{none}';
    const given = { path: { one: 'a/b?', two: 'Ά' }, query: { q: 'a b', absent: undefined, empty: '' } };
    const { url } = preparedWith(coreWith({ baseUrl: 'https://host.example/test/' }), { path }, given);
    expect(url).toBe('https://host.example/test/api/a%2Fb%3F/x/%CE%86/?q=a+b&empty=');
    const bare = preparedWith(coreWith(), {}, { query: { absent: undefined } });
    expect(bare.url).toBe('https://host.example/api/v1/Ask');
    expect(preparedWith(coreWith(), { path: '/{none}' }).url).toBe('https://host.example/');
  });

  it.each([
    ['json', 'application/json'],
    ['envelope', 'application/json'],
    ['none', 'application/json'],
    ['pdf', 'application/pdf'],
    ['document', 'application/pdf, application/xml'],
  ] as const)('accepts what it is answered with: %s', (answer, accept) => {
    const { headers, body } = preparedWith(coreWith(), { answer });
    expect(headers).toStrictEqual({ accept, ...AGENT });
    expect(body).toBeUndefined();
  });

  it('names the type of its JSON, and its Idempotency-Key', () => {
    const { headers, body } = preparedWith(coreWith(), {}, { json: '{}', idempotencyKey: 'k1' });
    expect(headers).toStrictEqual({
      accept: 'application/json',
      ...AGENT,
      'content-type': 'application/json; charset=utf-8',
      'idempotency-key': 'k1',
    });
    expect(body).toBe('{}');
  });

  it('leaves the type of a form to fetch, which adds its boundary', () => {
    const form = new FormData();
    const { headers, body } = preparedWith(coreWith(), {}, { form });
    expect(headers).toStrictEqual({ accept: 'application/json', ...AGENT });
    expect(body).toBe(form);
  });

  it.each([
    ['in a browser', new URL('https://shop.example'), {}],
    ['where location is undefined', undefined, AGENT],
  ])('names this library, but not %s', (_, location, agent) => {
    vi.stubGlobal('location', location);
    expect(preparedWith(coreWith()).headers).toStrictEqual({ accept: 'application/json', ...agent });
  });

  it.each([
    ['provider', KEY],
    ['onboarding', KEY],
    ['public', undefined],
  ] as const)('of the API %s is sent with the key %s', (api, key) => {
    const core = coreWith();
    const prepared = preparedWith(core, { api });
    expect(prepared.headers).not.toHaveProperty('API-KEY');
    expect(headersToSend(core, prepared)['API-KEY']).toBe(key);
    expect(headersToSend(core, prepared)).toMatchObject({ accept: 'application/json' });
  });
});
