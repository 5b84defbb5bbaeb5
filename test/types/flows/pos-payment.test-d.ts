import { expectTypeOf, test } from 'vitest';
import {
  card,
  cash,
  collectionOf,
  type Document,
  holdPosPayment,
  type IssuedDocument,
  oldInvoicePosPayment,
  type PaidByPos,
  type PosCompletion,
  type PosPayment,
  returnOf,
} from '../../../src/index.js';
import type { Client } from '../../../src/sending/client/index.js';

declare const document: Document;
declare const issued: IssuedDocument;
declare const session: PosPayment;
declare const at: Date;
declare const client: Client;

const paid = { transactionId: '000417', paymentAmount: '20.00', paymentType: 7, at } as const;
const pos = { amount: 'rest', terminalId: '16000123', posNspId: 2 } as const;

test('a document is held with its answer', () => {
  expectTypeOf(holdPosPayment({ document, answer: {} })).toEqualTypeOf<PosPayment>();
  // Whatever fetch gives, typed or not.
  holdPosPayment({ document, answer: JSON.parse('{}') as unknown });
  // @ts-expect-error the answer is missing
  holdPosPayment({ document });
  // @ts-expect-error the document is missing
  holdPosPayment({ answer: {} });
});

test('the client takes what a flow made, and no step in the place of its document', () => {
  const step = session.completion();
  client.completePosPayment(step, { states: { payment: step.payment.toJSON() } });
  client.issue(document);
  client.issue(JSON.parse('{}'));
  client.issue({ invoiceHeader: {}, issuer: {} });
  // @ts-expect-error the step of a flow has the document
  client.issue(step);
  // @ts-expect-error a text is no document
  client.issue('{}');
});

test('a charge names its signature and the details of the terminal', () => {
  session.charged({ token: 't', ...paid });
  session.charged({ payment: 1, ...paid, tipAmount: 2, paymentType: 8 });
  // @ts-expect-error nothing says which signature
  session.charged(paid);
  // @ts-expect-error token or payment, not both
  session.charged({ token: 't', payment: 1, ...paid });
  const { transactionId: _id, ...withoutId } = paid;
  // @ts-expect-error the transaction id is never made up
  session.charged({ token: 't', ...withoutId });
  const { paymentType: _type, ...withoutType } = paid;
  // @ts-expect-error the final type comes from the terminal
  session.charged({ token: 't', ...withoutType });
  // @ts-expect-error cash is not charged on a terminal
  session.charged({ token: 't', ...paid, paymentType: 3 });
  // @ts-expect-error a transaction id is text: a number would lose its zeros
  session.charged({ token: 't', ...paid, transactionId: 417 });
  const { at: _at, ...withoutMoment } = paid;
  // @ts-expect-error there is no clock inside
  session.charged({ token: 't', ...withoutMoment });
  // @ts-expect-error there is no clock inside
  session.pending();
});

test('a completion is an array', () => {
  expectTypeOf(session.completion().body).toEqualTypeOf<readonly PosCompletion[]>();
  expectTypeOf(session.completion().payment).toEqualTypeOf<PosPayment>();
  expectTypeOf(session.paid).toEqualTypeOf<readonly PaidByPos[]>();
  expectTypeOf(session.issued).toEqualTypeOf<IssuedDocument | undefined>();
});

test('an older document has one signature, and its calls are plain data', () => {
  const old = oldInvoicePosPayment({ mark: '400001970000109', terminalId: '16000123', posNspId: 2 });
  expectTypeOf(old.request.body).toEqualTypeOf<string>();
  old.charged(paid);
  old.signed(JSON.parse('{}') as unknown);
  // @ts-expect-error there is one signature
  old.charged({ ...paid, token: 't' });
  // @ts-expect-error the terminal is missing
  oldInvoicePosPayment({ mark: '400001970000109', posNspId: 2 });
});

test('a receipt is paid at a terminal, and takes issuer and links from its document', () => {
  const facts = { series: 'P', aa: '9', issueDate: '2026-11-20', payment: card(pos) };
  expectTypeOf(collectionOf(issued, facts)).toEqualTypeOf<Document>();
  expectTypeOf(returnOf(issued, { ...facts, amount: '5.00', earlier: [issued] })).toEqualTypeOf<Document>();
  // @ts-expect-error a POS receipt is not paid in cash
  collectionOf(issued, { ...facts, payment: cash('rest') });
  // @ts-expect-error the terminal is missing
  collectionOf(issued, { ...facts, payment: card({ amount: 'rest' }) });
  // @ts-expect-error the number is never made up
  collectionOf(issued, { series: 'P', issueDate: '2026-11-20', payment: card(pos) });
  // @ts-expect-error the link is made of the document
  returnOf(issued, { ...facts, correlatedInvoices: ['400001970000109'] });
  // @ts-expect-error the amount of its line is the amount of the receipt
  collectionOf(issued, { ...facts, line: { net: '5.00' } });
});
