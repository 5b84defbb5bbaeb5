import { describe, expect, it } from 'vitest';
import { providerMessageIn } from '../../../src/rules/authority/provider-messages.js';
import { carriesKey } from '../../../src/sending/service/call.js';
import { calls } from '../../../src/sending/service/calls.js';
import { onboardingErrors } from '../../../src/sending/service/errors/onboarding-codes.js';
import { providerTexts } from '../../../src/sending/service/errors/provider-texts.js';
import { described } from './described.js';

describe('the calls of the service', () => {
  it('are those of the description and the two issuing calls', () => {
    const listed = [...described].sort();
    expect(calls.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(listed);
  });

  it('have unique names', () => {
    expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length);
  });

  it('send the key, except for the three public downloads', () => {
    const open = calls.filter((call) => !carriesKey(call)).map(({ name }) => name);
    expect(open).toEqual(['GetInvoicePdf', 'GetInvoice', 'GetInvoicePdfByAuthenticationCode']);
  });

  it('can be repeated freely only if they read', () => {
    for (const { name, method, repeat } of calls)
      expect([name, repeat === 'freely']).toEqual([name, method === 'GET']);
  });

  it('name the parameters of their paths', () => {
    for (const { path, pathParameters = {} } of calls) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(inPath).toEqual(Object.keys(pathParameters));
    }
  });

  it('count towards 60 a minute only in the onboarding API', () => {
    for (const { name, api, rateLimited } of calls)
      expect([name, rateLimited]).toEqual([name, api === 'onboarding']);
  });

  it('list known errors', () => {
    const known = new Set<string>([
      ...Object.keys(onboardingErrors),
      ...providerTexts.map(({ message }) => message),
      // Their texts are not described.
      'vat-number-not-authorised',
      'payment-label-missing',
    ]);
    for (const { errors } of calls) for (const error of errors) expect(known).toContain(error);
  });
});

describe('the messages of the provider API', () => {
  it.each(providerTexts)('include $message, recognized by its exact text', ({ message, text }) => {
    expect(providerMessageIn(text)?.message).toBe(message);
  });

  it('come with 401 for an open table', () => {
    expect(providerTexts.find(({ message }) => message === 'open-table')?.status).toBe(401);
  });
});
