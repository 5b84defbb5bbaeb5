import { expectTypeOf, test } from 'vitest';
import type { kinds } from '../../../src/builders/kinds/kinds.js';
import type { InvoiceType } from '../../../src/codes/index.js';
import {
  type Builder,
  buildDocument,
  buildUnknown,
  type CheckedDocument,
  card,
  checkDocument,
  checkUnknown,
  type DiscountFacts,
  type Document,
  type Facts,
  type FactsFor,
  type FactsOf,
  type IncomeFacts,
  type IssuerFacts,
  instantPayment,
  issuer,
  type Kind,
  type LineFacts,
  type MarkInput,
  type PaymentFacts,
  type RecipientFacts,
  retailReceipt,
  type TerminalPayment,
  toRequest,
} from './doors.js';
import { opening } from './openings.js';

test('a payment by card may be an amount alone', () => {
  expectTypeOf(card('rest')).toEqualTypeOf<PaymentFacts>();
  expectTypeOf(card({ amount: 'rest', terminalId: '1', posNspId: 2 })).toEqualTypeOf<TerminalPayment>();
});

test('facts have the types that the reader reads', () => {
  const facts: Facts = {
    type: '11.1',
    ...opening,
    lines: [
      { description: 'Cable', quantity: '3', unit: 1, unitPriceWithVat: '4.00', vat: 24, income: 'goods' },
    ],
    payments: [{ type: 3, amount: '12.00' }],
    withheld: { category: 3 },
    fees: [{ category: 1 }, { category: 2, amount: '1.00' }],
  } as const;
  expectTypeOf(facts.lines).toEqualTypeOf<readonly LineFacts[] | undefined>();
  // @ts-expect-error there is no such type
  const wrongType: Facts = { ...facts, type: '99.9' };
  // @ts-expect-error there is no such member
  const wrongMember: Facts = { ...facts, discont: { percent: 10 } };
  void [wrongType, wrongMember];
});

test('a discount has two forms, an income three', () => {
  expectTypeOf<{ percent: 10 }>().toExtend<DiscountFacts>();
  expectTypeOf<{ amount: '5.00' }>().toExtend<DiscountFacts>();
  expectTypeOf<{ percent: 10; amount: '5.00' }>().not.toExtend<DiscountFacts>();
  expectTypeOf<'goods'>().toExtend<IncomeFacts>();
  expectTypeOf<'sales'>().not.toExtend<IncomeFacts>();
  expectTypeOf<{ category: 'category1_1' }>().toExtend<IncomeFacts>();
  expectTypeOf<readonly { category: 'category1_1'; amount: '5.00' }[]>().toExtend<IncomeFacts>();
});

const head = { series: 'A', aa: '1', issueDate: '2026-11-20', issuer: opening.issuer } as const;
const line = { description: 'Cable', gross: '4.00', vat: 24, income: 'goods' } as const;
const counterpart = { vatNumber: '987654324', country: 'GR', branch: 0 } as const;
const payments = [{ type: 3, amount: 'rest' }] as const;

test('facts written as a literal are checked by their type', () => {
  buildDocument({ type: '11.1', ...head, lines: [line], payments });
  buildDocument({ type: '1.1', ...head, counterpart, lines: [{ ...line, quantity: 2 }], payments });
  buildDocument({
    type: '8.6',
    ...head,
    lines: [{ description: 'Tea', quantity: 1, unit: 1, net: '2.00', vat: 24 }],
  });
  buildDocument({
    type: '8.6',
    ...head,
    tableAA: 'T',
    totalCancelDeliveryOrders: true,
    multipleConnectedMarks: ['1'],
  });
  // @ts-expect-error there is no such type
  buildDocument({ type: 'salesInvoice', foo: 1 });
  // @ts-expect-error there is no such member
  buildDocument({ type: '11.1', ...head, lines: [line], payments, foo: 1 });
  // @ts-expect-error in a line neither
  buildDocument({ type: '11.1', ...head, lines: [{ ...line, foo: 1 }], payments });
  // @ts-expect-error nor in a payment
  buildDocument({ type: '11.1', ...head, lines: [line], payments: [{ type: 3, amount: 'rest', foo: 1 }] });
  // @ts-expect-error a receipt is paid
  buildDocument({ type: '11.1', ...head, lines: [line] });
  // @ts-expect-error an invoice has a recipient
  buildDocument({ type: '1.1', ...head, lines: [line], payments });
  // @ts-expect-error a slip is not paid
  buildDocument({ type: '8.6', ...head, lines: [], payments });
  // @ts-expect-error services are not counted
  checkDocument({ type: '11.2', ...head, lines: [{ ...line, quantity: 2 }], payments });
  // @ts-expect-error a delivery note states its movement
  checkDocument({ type: '9.3', ...head, counterpart, lines: [] });
  // @ts-expect-error facts are not empty
  checkDocument({});
});

test('facts whose type is known later are general facts', () => {
  const facts = {} as Facts;
  expectTypeOf(buildDocument(facts)).toEqualTypeOf<Document>();
  expectTypeOf(checkDocument({ ...facts, aa: '2' })).toEqualTypeOf<CheckedDocument>();
  // @ts-expect-error there is no such member
  buildDocument({ ...facts, foo: 1 });
  expectTypeOf<FactsFor<InvoiceType>>().toExtend<Facts>();
  expectTypeOf<Facts>().toExtend<FactsFor<InvoiceType>>();
});

test('the facts of each type are facts', () => {
  type ProviderType = (typeof kinds)[Kind]['type'];
  type Header<Type extends ProviderType> = Type extends Type ? Omit<FactsOf<Type>, 'lines'> : never;
  expectTypeOf<Header<ProviderType>>().toExtend<Omit<Facts, 'lines'>>();
  expectTypeOf<FactsOf<ProviderType>['type']>().toEqualTypeOf<ProviderType>();
  expectTypeOf<FactsOf<'9.3'>['counterpart']>().toEqualTypeOf<RecipientFacts>();
  expectTypeOf<FactsOf<'5.1'>['correlatedInvoices']>().toEqualTypeOf<readonly MarkInput[]>();
  expectTypeOf<keyof FactsOf<'9.3'>>().toExtend<Exclude<keyof Facts, 'payments' | 'currency' | 'withheld'>>();
});

test('a value without a type is built under another name', () => {
  const parsed: unknown = JSON.parse('{}');
  expectTypeOf(buildUnknown(parsed)).toEqualTypeOf<Document>();
  expectTypeOf(checkUnknown(parsed)).toEqualTypeOf<CheckedDocument>();
  // @ts-expect-error
  buildDocument(parsed);
  // @ts-expect-error
  checkDocument(parsed);
});

test('lines of facts are accepted for any document', () => {
  const lines: readonly LineFacts[] = [];
  const draft = retailReceipt(opening);
  expectTypeOf(draft.lines(lines)).toEqualTypeOf<Builder<'retailReceipt', 'payment'>>();
  expectTypeOf(draft.lines(new Set<LineFacts>())).toEqualTypeOf<Builder<'retailReceipt', 'payment'>>();
  // @ts-expect-error a line that is written out is checked all the same
  draft.lines([{ description: 'Cable', vat: 24 }]);
});

test('facts of a builder are facts', () => {
  expectTypeOf(retailReceipt(opening).facts()).toEqualTypeOf<Facts>();
  expectTypeOf(issuer({ vatNumber: '123456783', branch: 0 })).toEqualTypeOf<IssuerFacts>();
  // @ts-expect-error the establishment is never assumed
  issuer({ vatNumber: '123456783' });
});

test('a checked document is defined if it is ok', () => {
  const checked = checkUnknown({});
  expectTypeOf(checked).toEqualTypeOf<CheckedDocument>();
  if (checked.ok) expectTypeOf(checked.document).toEqualTypeOf<Document>();
  else expectTypeOf(checked.document).toEqualTypeOf<Document | undefined>();
  expectTypeOf(buildDocument).returns.toEqualTypeOf<Document>();
  expectTypeOf(toRequest).toBeCallableWith([buildUnknown({})]);
  // @ts-expect-error building knows no other documents
  checkUnknown({}, { related: [] });
});

test('a card payment states whether its terminal is known', () => {
  expectTypeOf(card({ amount: '1.00', terminalId: 'T', posNspId: 2 })).toEqualTypeOf<TerminalPayment>();
  expectTypeOf(card({ amount: '1.00' })).toEqualTypeOf<PaymentFacts>();
  // @ts-expect-error a terminal without its NSP
  card({ amount: '1.00', terminalId: 'T' });
  // @ts-expect-error an NSP without its terminal
  instantPayment({ amount: '1.00', posNspId: 2 });
});
