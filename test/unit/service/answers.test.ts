import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readIssuanceAnswer } from '../../../src/service/answers/issuance.js';
import {
  dataOf,
  historyEntry,
  listIn,
  onboardingRequest,
  onboardingRequestPage,
  webhookDelivery,
  webhookEndpoint,
  webhookEvent,
} from '../../../src/service/answers/onboarding.js';
import { readCreditsBalance, readOpenOrders, readOpenTables } from '../../../src/service/answers/provider.js';
import { readSearchAnswer } from '../../../src/service/answers/search.js';

const UID = 'A'.repeat(40);

describe('an issuing answer', () => {
  it.each([
    [400001234567890, '400001234567890'],
    ['400001234567890', '400001234567890'],
    ['00400001234567890', '400001234567890'],
    ['12345678901234567891', '12345678901234567891'],
    [0, undefined],
    ['0', undefined],
    [null, undefined],
    [1.5, undefined],
    [2 ** 60, undefined],
    ['none', undefined],
  ])('reads the MARK %j as %j', (invoiceMark, expected) => {
    expect(readIssuanceAnswer({ response: [{ invoiceMark }] }).response[0]?.invoiceMark).toBe(expected);
  });

  it.each([
    ['1,00', 1],
    ['0,25', 0.25],
    [0.5, 0.5],
    ['-1,00', -1],
    ['1.234,00', undefined],
    ['free', undefined],
  ])('reads credits %j as %j', (credits, expected) => {
    expect(readIssuanceAnswer({ response: [{ credits }] }).response[0]?.credits).toBe(expected);
  });

  it('lists unknown members separately, reads names in any case, and reads AuthCode', () => {
    const entry = { StatusCode: 'Success', AuthCode: 'C', futureMember: [1], ['__proto__x']: 1 };
    expect(readIssuanceAnswer({ Response: [entry], requestId: 'r' })).toMatchObject({
      response: [{ statusCode: 'Success', authenticationCode: 'C', others: { futureMember: [1] } }],
      others: { requestId: 'r' },
    });
  });

  it('finds signatures at the top level and inside an entry', () => {
    const signatures = [{ token: 't', paymentBalance: '20,00' }];
    const outside = readIssuanceAnswer({
      response: [],
      providerSignature: [{ invoiceUid: UID, signatures }],
    });
    const inside = readIssuanceAnswer({
      response: [{ invoiceUid: UID, providerSignature: [{ signatures }] }],
    });
    for (const { providerSignature } of [outside, inside]) {
      expect(providerSignature).toMatchObject([
        { invoiceUid: UID, signatures: [{ token: 't', paymentBalance: 20 }] },
      ]);
    }
    expect(readIssuanceAnswer({ providerSignature: [] }).providerSignature).toEqual([]);
    expect(readIssuanceAnswer({ providerSignature: null }).providerSignature).toEqual([]);
  });

  it.each([[null], [undefined], ['text'], [[]], [{ response: null }], [{ response: [null, 1] }]])(
    'has no entry in %j',
    (body) => {
      expect(readIssuanceAnswer(body).response).toEqual([]);
    },
  );
});

describe('other answers', () => {
  it('read a search with its records, and refuse one without its list', () => {
    const record = { uid: UID.toLowerCase(), mark: 5, invoiceHeader: { aa: 7, series: 'A' }, cost: 1 };
    const read = readSearchAnswer({ providerTransmittedDocs: [record], nextPageKey: 2 });
    expect(read).toMatchObject({
      providerTransmittedDocs: [{ uid: UID, mark: '5', invoiceHeader: { aa: '7', series: 'A' }, cost: 1 }],
      nextPageKey: '2',
    });
    expect(readSearchAnswer({ providerTransmittedDocs: [] })?.providerTransmittedDocs).toEqual([]);
    // An issuing answer is not an empty search.
    expect(readSearchAnswer({ response: [] })).toBeUndefined();
    expect(readSearchAnswer(undefined)).toBeUndefined();
  });

  it('read open orders completely or not at all', () => {
    const order = { mark: 400, uid: UID, quantityProducts: 2, totalNet: '12,40' };
    expect(readOpenOrders([order])).toEqual([{ mark: '400', uid: UID, quantityProducts: 2, totalNet: 12.4 }]);
    expect(readOpenOrders([order, { uid: UID }])).toBeUndefined();
    expect(readOpenOrders({})).toBeUndefined();
    expect(readOpenTables(['g'])).toEqual(['g']);
    expect(readOpenTables([1])).toBeUndefined();
    expect(readCreditsBalance({ creditsBalance: '3,75' })?.creditsBalance).toBe(3.75);
    expect(readCreditsBalance({})).toBeUndefined();
  });

  it('keep unknown states and members of an onboarding request, and omit null parts', () => {
    const data = {
      requestId: 'r',
      status: 'NEW_STATE',
      contract: null,
      provisioning: { status: 'DONE' },
      extra: 1,
    };
    const read = z.parse(onboardingRequest, dataOf({ success: true, data }));
    expect(read).toEqual({
      requestId: 'r',
      status: 'NEW_STATE',
      provisioning: { status: 'DONE' },
      others: { extra: 1 },
    });
    const page = z.parse(onboardingRequestPage, { items: [data], total: 1, page: '1' });
    expect(page).toMatchObject({ items: [{ requestId: 'r' }], total: 1, page: 1 });
  });

  it('read lists from data or from the only list', () => {
    expect(listIn({ data: [1] })).toEqual([1]);
    expect(listIn({ data: { entries: [1], total: 1 } })).toEqual([1]);
    expect(listIn({ data: { one: [], two: [] } })).toBeUndefined();
    expect(z.parse(historyEntry, { actor: 'CLIENT' })).toEqual({ actor: 'CLIENT' });
    expect(z.parse(webhookDelivery, { attempt: 2, succeeded: 'true' })).toEqual({
      attempt: 2,
      succeeded: true,
    });
    expect(z.parse(webhookEndpoint, { endpointId: 'e', events: 'x' })).toEqual({
      endpointId: 'e',
      events: [],
    });
    expect(z.parse(webhookEvent, { event: 'new.event', data: [1] })).toEqual({ event: 'new.event' });
  });
});
