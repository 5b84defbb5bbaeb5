import { describe, expect, it } from 'vitest';
import { holdPosPayment } from '../../../../src/flows/index.js';
import { refusedBy } from '../refused.js';
import {
  answer,
  BASE64,
  HEX,
  held,
  OTHER_UID,
  paidBy,
  receipt,
  signedFor,
  thirty,
  twenty,
  UID,
} from './held.js';

const tokensOf = (given: object, uid?: string): string[] =>
  holdPosPayment({ document: receipt, answer: given, uid })
    .uncharged()
    .map(({ token }) => token);

describe('the signatures of an answer', () => {
  const block = { invoiceUid: UID, signatures: [twenty, thirty] };

  it.each<[string, object]>([
    ['next to the response', { response: [{ statusCode: 'Success' }], providerSignature: [block] }],
    ['in an entry', { response: [{ invoiceUid: UID, providerSignature: [block] }] }],
    ['in both places', { response: [{ providerSignature: [block] }], providerSignature: [block] }],
    [
      'in two blocks of one document',
      {
        providerSignature: [
          { ...block, signatures: [twenty] },
          { ...block, signatures: [thirty] },
        ],
      },
    ],
    ['in one block that is no list', { providerSignature: block }],
    ['as the block alone', [block]],
    ['as the list alone', [twenty, thirty]],
    [
      'with names in another case',
      { ProviderSignature: [{ InvoiceUid: UID, Signatures: [twenty, thirty] }] },
    ],
    [
      'next to empty members',
      { response: [{ providerSignature: null }, { errors: [] }], providerSignature: [block] },
    ],
    ['without UID', { providerSignature: [{ signatures: [twenty, thirty] }] }],
    [
      'of several documents',
      { providerSignature: [{ invoiceUid: OTHER_UID, signatures: [{ ...twenty, token: 'x' }] }, block] },
    ],
  ])('are read from %s', (where, given) => {
    expect(tokensOf(given, where === 'of several documents' ? UID.toLowerCase() : undefined)).toEqual([
      HEX,
      BASE64,
    ]);
  });

  it('keep their token and data unchanged', () => {
    const [first, second] = holdPosPayment(held).uncharged();
    expect(first).toEqual({
      payment: 1,
      terminalId: '16000123',
      posNspId: 2,
      token: '9f2C00aB',
      data: 'MTIz\nNDU2 ==',
      expires: '2026-11-21T10:00:00.000Z',
      balance: '20.00',
      left: '20.00',
    });
    expect(second?.token).toBe('q/+9==');
    expect(second?.posNspId).toBe(3);
  });

  it('are matched to payments by balance, in any order', () => {
    const turned = { providerSignature: [{ invoiceUid: UID, signatures: [thirty, twenty] }] };
    const waiting = holdPosPayment({ document: receipt, answer: turned }).uncharged();
    expect(waiting.map(({ payment, token }) => [payment, token])).toEqual([
      [1, HEX],
      [2, BASE64],
    ]);
  });

  it('are matched in order to payments of the same amount', () => {
    const given = { document: paidBy('16.00', '30.00', '16.00'), answer: signedFor(30, 16, 16) };
    const waiting = holdPosPayment(given).uncharged();
    expect(waiting.map(({ payment, token }) => [payment, token])).toEqual([
      [0, 't1'],
      [1, 't0'],
      [2, 't2'],
    ]);
  });

  it('can state the balance as text with a decimal comma', () => {
    const texts = [
      { ...twenty, paymentBalance: '20,00' },
      { ...thirty, paymentBalance: '30.00' },
    ];
    expect(tokensOf(texts)).toEqual([HEX, BASE64]);
  });

  it('keep the UID of their document from any position', () => {
    const bare = { signatures: [twenty, thirty] };
    for (const given of [
      { response: [{ providerSignature: [bare] }], providerSignature: [{ ...bare, invoiceUid: UID }] },
      { response: [{ invoiceUid: UID.toLowerCase(), providerSignature: bare }] },
      { providerSignature: [{ ...bare, invoiceUid: UID }], response: [{ providerSignature: [bare] }] },
    ]) {
      expect(holdPosPayment({ document: receipt, answer: given }).toJSON().uid).toBe(UID);
    }
    expect(holdPosPayment({ document: receipt, answer: bare, uid: UID }).toJSON().uid).toBe(UID);
    expect(holdPosPayment({ document: receipt, answer: bare }).toJSON()).not.toHaveProperty('uid');
  });

  it('can have no data, or null', () => {
    const { data: _data, ...bare } = twenty;
    const waiting = holdPosPayment({
      document: receipt,
      answer: [bare, { ...thirty, data: null }],
    }).uncharged();
    expect(waiting.map((each) => 'data' in each)).toEqual([false, false]);
  });
});

describe('the signatures of an answer are refused', () => {
  const hold = (given: unknown, document: unknown = receipt, uid?: unknown) =>
    refusedBy(() => holdPosPayment({ document, answer: given, uid } as never));

  it('when the document is invalid', () => {
    expect(hold(answer, { invoiceHeader: 1 })[0]?.rule).toBe('issued/unreadable');
    expect(hold(answer, null).map(({ rule }) => rule)).toEqual(['issued/unreadable']);
    expect(refusedBy(() => holdPosPayment(undefined as never)).map(({ rule }) => rule)).toEqual([
      'issued/unreadable',
    ]);
  });

  it('when the document has no payment at a terminal', () => {
    const cash = { ...receipt, paymentMethods: [{ type: 3, amount: 62 }] };
    expect(hold(answer, cash)).toEqual([
      { rule: 'pos-payment/no-pos-payment', path: ['document', 'paymentMethods'], params: {} },
    ]);
  });

  it.each<[string, unknown]>([
    ['an issued document', { response: [{ statusCode: 'Success', invoiceMark: 400001970000109 }] }],
    ['nothing', undefined],
    ['a text', '{"providerSignature":[]}'],
    ['an empty block', { providerSignature: [] }],
    ['an object that JSON cannot hold', { providerSignature: [1n] }],
  ])('when it has no signatures: %s', (_, given) => {
    expect(hold(given)).toEqual([{ rule: 'pos-payment/no-signature', path: ['answer'], params: {} }]);
  });

  it('when an entry is not a signature', () => {
    const given = {
      providerSignature: [{ signatures: [twenty, { balance: 30 }, 'x', { ...thirty, data: 5 }] }],
    };
    const at = ['answer', 'providerSignature', 0, 'signatures'];
    expect(hold(given)).toEqual([
      { rule: 'pos-payment/signature-form', path: [...at, 1], params: { found: 'object' } },
      { rule: 'pos-payment/signature-form', path: [...at, 2], params: { found: 'x' } },
      { rule: 'pos-payment/signature-form', path: [...at, 3, 'data'], params: { found: 5 } },
    ]);
  });

  it('when a token is missing or blank', () => {
    const given = [
      { ...twenty, token: ' ' },
      { ...thirty, token: null },
    ];
    expect(hold(given)).toEqual([
      { rule: 'pos-payment/signature-form', path: ['answer', 0, 'token'], params: { found: ' ' } },
      { rule: 'pos-payment/signature-form', path: ['answer', 1, 'token'], params: { found: 'null' } },
    ]);
  });

  it('when a balance is not an amount', () => {
    const given = [
      { ...twenty, paymentBalance: 20.005 },
      { ...thirty, paymentBalance: undefined },
    ];
    expect(hold(given)).toEqual([
      {
        rule: 'pos-payment/signature-balance',
        path: ['answer', 0, 'paymentBalance'],
        params: { found: 20.005 },
      },
      {
        rule: 'pos-payment/signature-balance',
        path: ['answer', 1, 'paymentBalance'],
        params: { found: 'undefined' },
      },
    ]);
  });

  it.each<[string, unknown]>([
    ['two balances', [twenty, { ...twenty, paymentBalance: 30 }]],
    ['two data', [twenty, { ...twenty, data: 'other' }]],
    [
      'two documents',
      [
        { ...twenty, invoiceUid: UID },
        { ...twenty, invoiceUid: OTHER_UID },
      ],
    ],
  ])('when one token occurs twice: with %s', (_, given) => {
    expect(hold(given)).toEqual([
      { rule: 'pos-payment/signature-contradicts', path: ['answer', 1], params: {} },
    ]);
  });

  it('when a signature has expired', () => {
    expect(hold([twenty, { ...thirty, isExpired: true }])).toEqual([
      { rule: 'pos-payment/signature-expired', path: ['answer', 1], params: {} },
    ]);
  });

  it('when the answer has several documents and does not say which one is meant', () => {
    const both = [
      { invoiceUid: UID, signatures: [twenty, thirty] },
      { invoiceUid: OTHER_UID, signatures: [{ ...twenty, token: 'x' }] },
    ];
    const params = { uids: `${UID}, ${OTHER_UID}` };
    expect(hold(both)).toEqual([{ rule: 'pos-payment/several-documents', path: ['answer'], params }]);
    const [named, { signatures } = { signatures: [] }] = both;
    expect(hold([named, { signatures }], receipt, UID)).toEqual([
      { rule: 'pos-payment/several-documents', path: ['answer'], params: { uids: `${UID}, ?` } },
    ]);
  });

  it('when they belong to another document', () => {
    const params = { expected: OTHER_UID, found: UID };
    expect(hold(answer, receipt, OTHER_UID)).toEqual([
      { rule: 'pos-payment/other-document', path: ['uid'], params },
    ]);
  });

  it('when the document is not in the answer', () => {
    const both = [
      { invoiceUid: UID, signatures: [twenty, thirty] },
      { invoiceUid: OTHER_UID, signatures: [{ ...twenty, token: 'x' }] },
    ];
    const wanted = UID.replace('A3', 'B4');
    expect(hold(both, receipt, wanted)).toEqual([
      {
        rule: 'pos-payment/other-document',
        path: ['uid'],
        params: { expected: wanted, found: `${UID}, ${OTHER_UID}` },
      },
    ]);
  });

  it('when they belong to another issuer', () => {
    const given = [
      { ...twenty, issuerVatNumber: 'EL123456783' },
      { ...thirty, issuerVatNumber: '987654324' },
    ];
    const params = { expected: '123456783', found: '987654324' };
    expect(hold(given)).toEqual([
      { rule: 'pos-payment/other-issuer', path: ['answer', 1, 'issuerVatNumber'], params },
    ]);
  });

  it.each([
    [1, [twenty]],
    [3, [twenty, thirty, { ...thirty, token: 'more' }]],
  ])('when there are %d of them for two payments', (signatures, given) => {
    expect(hold(given)).toEqual([
      { rule: 'pos-payment/signature-count', path: [], params: { payments: 2, signatures } },
    ]);
  });

  it('when a balance matches no payment of the document', () => {
    const params = { payment: 3, amount: '30.00', balances: '20.00, 29.99' };
    expect(hold([twenty, { ...thirty, paymentBalance: 29.99 }])).toEqual([
      { rule: 'pos-payment/balance-unmatched', path: [], params },
    ]);
  });
});
