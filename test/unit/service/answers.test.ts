import { describe, expect, it } from 'vitest';
import { dataOf, listIn } from '../../../src/sending/service/answers/envelope.js';
import { readIssuanceAnswer } from '../../../src/sending/service/answers/issuance.js';
import { readAnswer, readWhole } from '../../../src/sending/service/answers/read-answer.js';
import { readSearchAnswer } from '../../../src/sending/service/answers/search.js';
import { readOpenOrders, readOpenTables } from '../../../src/sending/service/answers/tables.js';
import {
  creditsBalanceShape,
  historyEntryShape,
  onboardingRequestPageShape,
  onboardingRequestShape,
  posSignatureShape,
  webhookDeliveryShape,
  webhookEndpointShape,
} from '../../../src/sending/service/generated/answer-shapes.js';

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
  });

  it('are refused without a member that is needed', () => {
    expect(readWhole(creditsBalanceShape, { CreditsBalance: '3,75' })).toEqual({ creditsBalance: 3.75 });
    expect(readWhole(creditsBalanceShape, { userId: 'u' })).toBeUndefined();
    expect(readWhole(posSignatureShape, { token: 't' })).toBeUndefined();
  });

  it('can have a slip without a MARK, but not without both MARK and UID', () => {
    const totals = { quantityProducts: 1, totalNet: 2.5 };
    expect(readOpenOrders([{ uid: UID, mark: 0, ...totals }])).toEqual([{ mark: '', uid: UID, ...totals }]);
    expect(readOpenOrders([{ mark: 0, ...totals }])).toBeUndefined();
  });

  it('read the described name of a member before its alias', () => {
    const entry = { AuthCode: 'alias', authenticationCode: 'own' };
    for (const each of [entry, Object.fromEntries(Object.entries(entry).reverse())]) {
      expect(readIssuanceAnswer({ response: each }).response[0]?.authenticationCode).toBe('own');
    }
  });

  it('keep unknown states and members of an onboarding request, and omit null parts', () => {
    const data = {
      requestId: 'r',
      status: 'NEW_STATE',
      contract: null,
      provisioning: { status: 'DONE' },
      extra: 1,
    };
    const read = readAnswer(onboardingRequestShape, dataOf({ success: true, data }));
    expect(read).toEqual({
      requestId: 'r',
      status: 'NEW_STATE',
      provisioning: { status: 'DONE' },
      others: { extra: 1 },
    });
    const page = readAnswer(onboardingRequestPageShape, { items: [data], total: 1, page: '1' });
    expect(page).toMatchObject({ items: [{ requestId: 'r' }], total: 1, page: 1 });
  });

  it('read lists from data or from the only list', () => {
    expect(listIn({ data: [1] })).toEqual([1]);
    expect(listIn({ data: { entries: [1], total: 1 } })).toEqual([1]);
    expect(listIn({ data: { one: [], two: [] } })).toBeUndefined();
    expect(readAnswer(historyEntryShape, { actor: 'CLIENT' })).toEqual({ actor: 'CLIENT' });
    expect(readAnswer(webhookDeliveryShape, { attempt: 2, succeeded: 'true' })).toEqual({
      attempt: 2,
      succeeded: true,
    });
    expect(readAnswer(webhookEndpointShape, { endpointId: 'e', events: 'x' })).toEqual({
      endpointId: 'e',
      events: [],
    });
  });
});
