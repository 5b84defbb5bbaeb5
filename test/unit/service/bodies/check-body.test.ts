import { describe, expect, it } from 'vitest';
import { faultsInBodies, faultsInBody } from '../../../../src/sending/service/bodies/check-body.js';
import {
  noteCancellationShape,
  onboardingPayloadShape,
  posCompletionShape,
  requestCancellationShape,
  webhookToRegisterShape,
} from '../../../../src/sending/service/generated/body-shapes.js';

describe('the body of a completion', () => {
  const charge = { signatureToken: 't', transactionId: '1', paymentAmount: 0.01 };

  it('is a list of at least one charge', () => {
    expect(faultsInBodies(posCompletionShape, [charge])).toEqual([]);
    expect(faultsInBodies(posCompletionShape, charge)).toEqual([
      { path: [], problem: 'type', expected: 'array' },
    ]);
    expect(faultsInBodies(posCompletionShape, [])).toEqual([{ path: [], problem: 'few' }]);
    expect(faultsInBodies(posCompletionShape, [charge, 1])).toEqual([
      { path: [1], problem: 'type', expected: 'object' },
    ]);
  });

  it.each([
    ['paymentAmount', 0],
    ['paymentAmount', '20'],
    ['paymentAmount', Number.NaN],
    ['paymentAmount', Number.POSITIVE_INFINITY],
    ['tipAmount', -0.01],
    ['paymentType', 3],
  ])('does not allow %s %j', (member, value) => {
    expect(faultsInBodies(posCompletionShape, [{ ...charge, [member]: value }])).toEqual([
      { path: [0, member], problem: 'value' },
    ]);
  });

  it('allows types 7 and 8, and a tip of 0', () => {
    const charges = [7, 8].map((paymentType) => ({ ...charge, paymentType, tipAmount: 0 }));
    expect(faultsInBodies(posCompletionShape, charges)).toEqual([]);
  });

  it('needs a token, a transaction and an amount', () => {
    expect(faultsInBodies(posCompletionShape, [{ signatureToken: ' ', transactionId: null }])).toEqual([
      { path: [0, 'signatureToken'], problem: 'blank' },
      { path: [0, 'transactionId'], problem: 'missing' },
      { path: [0, 'paymentAmount'], problem: 'missing' },
    ]);
  });
});

it('the cancellation of a note has its MARK as text', () => {
  const entityVatNumber = '123456783';
  expect(faultsInBody(noteCancellationShape, { mark: '400', entityVatNumber })).toEqual([]);
  expect(faultsInBody(noteCancellationShape, { mark: 400, entityVatNumber })).toEqual([
    { path: ['mark'], problem: 'type', expected: 'string' },
  ]);
  expect(faultsInBody(noteCancellationShape, { mark: '0', entityVatNumber })).toEqual([
    { path: ['mark'], problem: 'value' },
  ]);
});

it('reasons have at most 500 characters', () => {
  for (const body of [{}, { reason: '' }, { reason: 'x'.repeat(500) }]) {
    expect(faultsInBody(requestCancellationShape, body)).toEqual([]);
  }
  expect(faultsInBody(requestCancellationShape, { reason: 'x'.repeat(501) })).toEqual([
    { path: ['reason'], problem: 'value' },
  ]);
  expect(faultsInBody(requestCancellationShape, { reason: null })).toEqual([
    { path: ['reason'], problem: 'null' },
  ]);
});

describe('a webhook endpoint', () => {
  const events = ['request.created'];
  const url = 'https://shop.example/hook';

  it('has an HTTPS address', () => {
    expect(faultsInBody(webhookToRegisterShape, { url, events })).toEqual([]);
    for (const wrong of ['http://shop.example/hook', 'shop.example', '']) {
      expect(faultsInBody(webhookToRegisterShape, { url: wrong, events })).toEqual([
        { path: ['url'], problem: 'value' },
      ]);
    }
  });

  it('has at least one described event', () => {
    expect(faultsInBody(webhookToRegisterShape, { url, events: [] })).toEqual([
      { path: ['events'], problem: 'few' },
    ]);
    expect(faultsInBody(webhookToRegisterShape, { url, events: [...events, 'request.deleted', 5] })).toEqual([
      { path: ['events', 1], problem: 'value' },
      { path: ['events', 2], problem: 'value' },
    ]);
    expect(faultsInBody(webhookToRegisterShape, { url, events: 'request.created' })).toEqual([
      { path: ['events'], problem: 'type', expected: 'array' },
    ]);
  });
});

describe('the payload of a request', () => {
  const payload = {
    companyDetails: { legalName: 'A', vatNumber: '123456783', taxOffice: 'T', transactionTypes: ['B2B'] },
    address: { city: 'C', streetAddress: 'S' },
    contactInfo: { email: 'a@b.example', phone: '2101234567' },
    administrator: { fullName: 'F', vatNumber: '123456783' },
  };

  it('can leave out optional members and groups', () => {
    expect(faultsInBody(onboardingPayloadShape, payload)).toEqual([]);
  });

  it('has all mandatory members, in their groups', () => {
    const { address: _, ...without } = payload;
    expect(
      faultsInBody(onboardingPayloadShape, { ...without, contactInfo: { email: 'a@b.example' } }),
    ).toEqual([
      { path: ['address'], problem: 'missing' },
      { path: ['contactInfo', 'phone'], problem: 'missing' },
    ]);
    expect(faultsInBody(onboardingPayloadShape, { ...payload, address: [] })).toEqual([
      { path: ['address'], problem: 'type', expected: 'object' },
    ]);
  });

  it('does not allow B2G', () => {
    const companyDetails = { ...payload.companyDetails, transactionTypes: ['B2G'] };
    expect(faultsInBody(onboardingPayloadShape, { ...payload, companyDetails })).toEqual([
      { path: ['companyDetails', 'transactionTypes', 0], problem: 'value' },
    ]);
  });
});
