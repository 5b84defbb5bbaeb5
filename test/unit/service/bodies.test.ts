import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { cancelRequestBody, requestBody, webhookBody } from '../../../src/service/bodies/onboarding.js';
import { cancellationBody, posCompletionsBody } from '../../../src/service/bodies/provider.js';

const accepts = (schema: z.ZodMiniType, body: unknown): boolean => z.safeParse(schema, body).success;

describe('request bodies', () => {
  it('have completions that list charges above 0, of type 7 or 8', () => {
    const charge = { signatureToken: 't', transactionId: '1', paymentAmount: 0.01 };
    expect(accepts(posCompletionsBody, [charge])).toBe(true);
    expect(accepts(posCompletionsBody, charge)).toBe(false);
    expect(accepts(posCompletionsBody, [])).toBe(false);
    expect(accepts(posCompletionsBody, [{ ...charge, paymentAmount: 0 }])).toBe(false);
    expect(accepts(posCompletionsBody, [{ ...charge, paymentType: 3 }])).toBe(false);
  });

  it('have cancellations that name a MARK as text', () => {
    expect(accepts(cancellationBody, { mark: '400', entityVatNumber: '123456783' })).toBe(true);
    expect(accepts(cancellationBody, { mark: 400, entityVatNumber: '123456783' })).toBe(false);
    expect(accepts(cancellationBody, { mark: '0', entityVatNumber: '123456783' })).toBe(false);
  });

  it('have reasons of at most 500 characters', () => {
    expect(accepts(cancelRequestBody, {})).toBe(true);
    expect(accepts(cancelRequestBody, { reason: 'x'.repeat(500) })).toBe(true);
    expect(accepts(cancelRequestBody, { reason: 'x'.repeat(501) })).toBe(false);
  });

  it('have webhooks with an HTTPS address and at least one known event', () => {
    const events = ['request.created'];
    expect(accepts(webhookBody, { url: 'https://shop.example/hook', events })).toBe(true);
    expect(accepts(webhookBody, { url: 'http://shop.example/hook', events })).toBe(false);
    expect(accepts(webhookBody, { url: 'https://shop.example/hook', events: [] })).toBe(false);
    expect(accepts(webhookBody, { url: 'https://shop.example/hook', events: ['request.deleted'] })).toBe(
      false,
    );
  });

  it('have onboarding requests with all mandatory members and without B2G', () => {
    const payload = {
      companyDetails: { legalName: 'A', vatNumber: '123456783', taxOffice: 'T', transactionTypes: ['B2B'] },
      address: { city: 'C', streetAddress: 'S' },
      contactInfo: { email: 'a@b.example', phone: '2101234567' },
      administrator: { fullName: 'F', vatNumber: '123456783' },
    };
    expect(accepts(requestBody, payload)).toBe(true);
    const { address: _address, ...without } = payload;
    expect(accepts(requestBody, without)).toBe(false);
    const company = { ...payload.companyDetails, transactionTypes: ['B2G'] };
    expect(accepts(requestBody, { ...payload, companyDetails: company })).toBe(false);
  });
});
