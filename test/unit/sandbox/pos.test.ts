import { describe, expect, it } from 'vitest';
import { providerTexts } from '../../../src/sending/service/errors/provider-texts.js';
import type { Document, PosSignature } from '../../../src/types/index.js';
import {
  cardReceipt,
  codesIn,
  deliveryNote,
  HOUR,
  KEY,
  labelled,
  OTHER_KEY,
  orderSlip,
  receipt,
  withHeader,
  withSandbox,
} from './setup.js';

const at = withSandbox();
const textOf = (name: string) => providerTexts.find(({ message }) => message === name)?.text;

async function held(document = cardReceipt()) {
  const { json } = await at.issue(document, false);
  return json.providerSignature[0].signatures;
}

const complete = (body: unknown, key = KEY) =>
  at.call('POST', '/Provider/CompletionPosInvoices', body, { 'API-KEY': key });
const charge = ({ token }: PosSignature, paymentAmount: number, more: object = {}) => ({
  signatureToken: token,
  transactionId: '000417',
  paymentAmount,
  ...more,
});

describe('a document with a payment at a locked terminal', () => {
  // Description: Issued with skipSignature=false and a payment of type 7 or 8 it is pending, with providerSignature.
  // Description: With false it is held, not sent to the tax authority, and providerSignature is returned.
  it('is held with one signature for each payment, in the format of its NSP', async () => {
    const { json } = await at.issue(cardReceipt(), false);
    expect(json.response).toEqual([]);
    const [{ signatures }] = json.providerSignature;
    expect(signatures).toMatchObject([
      { paymentBalance: 10, isExpired: false, issuerVatNumber: '800123456' },
      { paymentBalance: 20, createdDate: '2026-11-20T10:00:00.000Z', expiryDate: '2026-11-21T10:00:00.000Z' },
    ]);
    expect(signatures[0].token).toMatch(/^30[0-9A-F]{134,144}$/);
    expect(signatures[1].token).toMatch(/^ME[0-9A-Za-z+/]{90,94}={0,2}$/);
    expect(at.sandbox.documents()).toEqual([]);
    expect(at.sandbox.holds()).toHaveLength(1);
  });

  // Description: skipSignature is true unless it is false, and matters only for payments of type 7 or 8.
  // Description: With true the document is issued at once and no signature is returned.
  it('is issued at once with skipSignature=true, or without such a payment', async () => {
    expect((await at.issued(cardReceipt('5'))).statusCode).toBe('Success');
    expect((await at.issue(receipt('6'), false)).json.providerSignature).toBeUndefined();
  });

  // Description: skipSignature is true unless it is false, and matters only for payments of type 7 or 8.
  it('is issued at once without the skipSignature parameter', async () => {
    const { json } = await at.call('POST', '/Provider/SendInvoices', { invoice: [cardReceipt()] });
    expect(json.response).toMatchObject([{ statusCode: 'Success' }]);
    expect(json.providerSignature).toBeUndefined();
    expect(at.sandbox.documents()).toHaveLength(1);
  });

  // Description: For restaurant transactions it is valid 2 hours.
  // Description: A POS signature: 24 hours, or 2 with specialInvoiceCategory 12.
  it('has a signature that is valid for two hours in a restaurant', async () => {
    const [signature] = await held(withHeader(cardReceipt(), { specialInvoiceCategory: 12 }));
    expect(signature.expiryDate).toBe('2026-11-20T12:00:00.000Z');
  });

  // Description: With false each payment line needs terminalId and posNspId.
  // Description: The text on a missing terminalId, and that on a missing posNspId.
  it.each([
    ['terminalId', 'terminal-missing'],
    ['posNspId', 'nsp-missing'],
  ])('is refused with the documented message without %s', async (member, message) => {
    const [first, ...others] = cardReceipt().paymentMethods ?? [];
    const paymentMethods = [{ ...first, [member]: undefined }, ...others];
    const { status, json } = await at.issue({ ...cardReceipt(), paymentMethods }, false);
    expect(status).toBe(400);
    expect(json).toEqual({ errors: [textOf(message)] });
  });
});

describe('a document, once the service always signs', () => {
  const always = withSandbox({ settings: { alwaysSigns: true } });

  // Description: skipSignature will be removed; then signatures are always returned for types 7 and 8.
  it('is signed if it has a payment at a terminal, whatever skipSignature says', async () => {
    expect((await always.issue(cardReceipt(), true)).json.providerSignature).toHaveLength(1);
    expect(always.sandbox.documents()).toEqual([]);
    expect((await always.issue(receipt(), true)).json.response[0].statusCode).toBe('Success');
  });
});

describe('a completion', () => {
  // Description: CompletionPosInvoices with a valid token issues it: MARK, UID, authentication code, invoiceUrl.
  // Description: tipAmount is a tip.
  // Description: paymentType is the final type, 7 or 8; default 7.
  // Description: The answer has the form of the issuance answer.
  // Description: The payment type at issuance is not final: the customer may switch.
  // Description: Each payment line with a signature costs 0.25 credits extra.
  // Description: Credits: 0.25 for each signed payment line.
  it('issues the document with tips and final types, and costs 0.25 for each signature', async () => {
    const [first, second] = await held();
    const { status, json } = await complete([
      charge(first, 10, { tipAmount: 1.5, paymentType: 8 }),
      charge(second, 20, { paymentType: 7 }),
    ]);
    expect(status).toBe(200);
    expect(json.response).toMatchObject([{ statusCode: 'Success', credits: '1,50' }]);
    const [document] = at.sandbox.documents();
    expect(document?.mark).toBe(String(json.response[0].invoiceMark));
    expect(document?.document.paymentMethods?.map(({ type }) => type)).toEqual([8, 7]);
    expect(document?.charges).toMatchObject([
      { payment: 0, amount: 10, tip: 1.5, type: 8, transactionId: '000417' },
      { payment: 1, amount: 20, tip: 0, type: 7 },
    ]);
    expect(at.sandbox.holds()).toEqual([]);
  });

  it('can be sent in parts under one MARK', async () => {
    const [, second] = await held();
    const one = await complete([charge(second, 12)]);
    const two = await complete([charge(second, 8)]);
    expect(two.json.response[0].invoiceMark).toBe(one.json.response[0].invoiceMark);
    expect(at.sandbox.documents()).toHaveLength(1);
    const three = await complete([charge(second, 0.01)]);
    expect(three.status).toBe(400);
    expect(three.json).toEqual({ errors: [textOf('balance-too-low')] });
  });

  // Description: signatureToken is required: the token of a signature of the issuance answer.
  // Description: transactionId is required.
  // Description: Tokens of POS signatures are verified on completion.
  // Description: The texts on a missing transactionId, a wrong token, a balance that is too low and another paymentType.
  it.each<[string, object, string]>([
    ['without a transaction', { transactionId: undefined }, 'transaction-missing'],
    ['of another type', { paymentType: 3 }, 'payment-type'],
    ['above the balance', { paymentAmount: 10.01 }, 'balance-too-low'],
    ['with another token', { signatureToken: 'A1B2' }, 'token-not-verified'],
  ])('%s is refused with the documented message and issues nothing', async (_, change, message) => {
    const [first] = await held();
    const { status, json } = await complete([{ ...charge(first, 10), ...change }]);
    expect(status).toBe(400);
    expect(json).toEqual({ errors: [textOf(message)] });
    expect(at.sandbox.documents()).toEqual([]);
  });

  // Description: paymentAmount is required, above 0 and not above the balance of the signature.
  it('must include all charges or none, and two charges within one balance are added up', async () => {
    const [first] = await held();
    const { json } = await complete([charge(first, 6), charge(first, 6)]);
    expect(json).toEqual({ errors: [textOf('balance-too-low')] });
    expect(at.sandbox.documents()).toEqual([]);
  });

  // Description: The body is an array of objects.
  it.each([[{}], ['x'], [7]])('with %j instead of a list is answered with 400', async (body) => {
    expect((await complete(JSON.stringify(body))).status).toBe(400);
  });

  // Description: signatureToken is required: the token of a signature of the issuance answer.
  // Description: paymentAmount is required, above 0 and not above the balance of the signature.
  it.each([
    [{ paymentAmount: 0 }, 'paymentAmount'],
    [{ paymentAmount: '10' }, 'paymentAmount'],
    [{ paymentAmount: 1.005 }, 'paymentAmount'],
    [{ tipAmount: -1 }, 'tipAmount'],
    [{ signatureToken: '' }, 'signatureToken'],
  ])('with %j names the invalid field', async (change, field) => {
    const [first] = await held();
    const { status, json } = await complete([{ ...charge(first, 10), ...change }]);
    expect(status).toBe(400);
    expect(Object.keys(json.errors)).toEqual([`[0].${field}`]);
  });

  // Description: A signature is valid 24 hours.
  // Description: A POS signature: 24 hours, or 2 with specialInvoiceCategory 12.
  it('is too late after 24 hours', async () => {
    const [first] = await held();
    await at.sandbox.advance(24 * HOUR - 1);
    expect((await complete([charge(first, 4)])).status).toBe(200);
    await at.sandbox.advance(1);
    expect((await complete([charge(first, 4)])).json).toEqual({ errors: [textOf('token-not-verified')] });
  });

  it('expires with the held document after 30 days', async () => {
    await held();
    await at.sandbox.advance(30 * 24 * HOUR);
    expect(at.sandbox.holds()).toEqual([]);
  });

  // Description: Tokens of POS signatures are verified on completion.
  it('from another software house is refused', async () => {
    const [first] = await held();
    expect((await complete([charge(first, 10)], OTHER_KEY)).json).toEqual({
      errors: [textOf('token-not-verified')],
    });
  });

  it('of a document that was filed in the meantime is answered with 228', async () => {
    const [first] = await held();
    await at.issued(cardReceipt());
    expect(codesIn((await complete([charge(first, 10)])).json)).toEqual(['228']);
    expect(at.sandbox.documents()).toHaveLength(1);
  });
});

describe('the payment of an older document', () => {
  const ask = (mark: unknown) =>
    at.call('POST', '/Provider/AskSignatureForOldInvoice?terminalId=16000123&posNspId=2', String(mark));
  const completeOld = (mark: unknown, query: Record<string, string>) =>
    at.call(
      'POST',
      `/Provider/CompletionAskSignatureForOldInvoice?${new URLSearchParams(query)}`,
      String(mark),
    );

  const paidWith = (...paymentMethods: NonNullable<Document['paymentMethods']>): Document => ({
    ...receipt(),
    paymentMethods,
    providerAdditionalInvoiceDetails: labelled('Επί πιστώσει'),
  });
  /** On credit: 30.00 are left to pay. */
  const onCredit = paidWith({ type: 5, amount: 30 });

  // Description: An earlier document is paid through a POS.
  // Description: The charge is in the query: signatureToken, transactionId, paymentAmount, tipAmount.
  // Description: paymentType is optional: 7 or 8, default 7.
  // Description: The body is the bare MARK as a JSON number.
  it('is signed for the amount not yet collected, and completed', async () => {
    const { invoiceMark } = await at.issued(onCredit);
    const { status, json } = await ask(invoiceMark);
    expect(status).toBe(200);
    expect(json).toMatchObject({ paymentBalance: 30, issuerVatNumber: '800123456' });
    expect(json).not.toHaveProperty('isExpired');
    const query = {
      signatureToken: json.token,
      transactionId: '9',
      paymentAmount: '20.00',
      tipAmount: '1.00',
    };
    const done = await completeOld(invoiceMark, query);
    expect(done.json.response[0]).toMatchObject({ statusCode: 'Success', invoiceMark, credits: '0,25' });
    expect(at.sandbox.documents()[0]?.charges).toMatchObject([{ amount: 20, tip: 1, type: 7 }]);
    expect((await ask(invoiceMark)).json.paymentBalance).toBe(10);
    expect((await at.get('/Provider/GetCreditsBalance')).json.creditsBalance).toBe(998.75);
    expect((await completeOld(invoiceMark, { ...query, paymentAmount: '10.01' })).json).toEqual({
      errors: [textOf('balance-too-low')],
    });
  });

  // Description: terminalId and posNspId are in the query.
  // Description: The answer has token, data, createdDate, expiryDate, paymentBalance and issuerVatNumber.
  it('is signed for the terminal named in the query', async () => {
    const { invoiceMark } = await at.issued(onCredit);
    const { json } = await ask(invoiceMark);
    expect(json).toEqual({
      token: expect.stringMatching(/^30[0-9A-F]{134,144}$/),
      data: expect.stringContaining('16000123'),
      createdDate: '2026-11-20T10:00:00.000Z',
      expiryDate: '2026-11-21T10:00:00.000Z',
      paymentBalance: 30,
      issuerVatNumber: '800123456',
    });
    const unnamed = await at.call('POST', '/Provider/AskSignatureForOldInvoice', String(invoiceMark));
    expect(unnamed.status).toBe(400);
    expect(Object.keys(unnamed.json.errors)).toEqual(['terminalId', 'posNspId']);
  });

  it.each<[string, Document]>([
    ['a receipt that is paid in cash', receipt()],
    ['a receipt that was paid by card', cardReceipt()],
    ['an order slip, which its closing pays', orderSlip],
    ['a delivery note', deliveryNote],
  ])('is not signed for %s: nothing is left to pay', async (_, document) => {
    const { invoiceMark } = await at.issued(document);
    const { status, json } = await ask(invoiceMark);
    expect(status).toBe(400);
    expect(json).toEqual({ errors: [textOf('balance-too-low')] });
  });

  it('is signed for what is on credit, if the rest was paid', async () => {
    const { invoiceMark } = await at.issued(paidWith({ type: 3, amount: 12.5 }, { type: 5, amount: 17.5 }));
    expect((await ask(invoiceMark)).json.paymentBalance).toBe(17.5);
  });

  it('is signed for what the terminal did not charge of a held document', async () => {
    const [first] = await held();
    const { invoiceMark } = (await complete([charge(first, 4)])).json.response[0];
    expect((await ask(invoiceMark)).json.paymentBalance).toBe(26);
  });

  // Description: The body is the bare MARK as a JSON number, not an object.
  it.each([['{"mark":4}'], ['"4"'], ['']])(
    'needs a MARK without quotes: %s is answered with 400',
    async (body) => {
      expect((await ask(body)).status).toBe(400);
    },
  );

  it('is answered with 404 if the document is unknown', async () => {
    expect((await ask('400009')).status).toBe(404);
  });

  // Description: paymentType is optional: 7 or 8, default 7.
  // Description: The texts on a missing transactionId, a wrong token, a balance that is too low and another paymentType.
  it.each([
    [{ signatureToken: 'x', paymentAmount: '1' }, 'transaction-missing'],
    [{ signatureToken: 'x', transactionId: '1', paymentAmount: '1', paymentType: '3' }, 'payment-type'],
    [{ signatureToken: 'x', transactionId: '1', paymentAmount: '1' }, 'token-not-verified'],
  ])('is refused with the documented message with %j', async (query, message) => {
    const { invoiceMark } = await at.issued(receipt());
    const { status, json } = await completeOld(invoiceMark, query as Record<string, string>);
    expect(status).toBe(400);
    expect(json).toEqual({ errors: [textOf(message)] });
  });
});
