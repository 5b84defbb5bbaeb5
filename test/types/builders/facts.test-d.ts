import { expectTypeOf, test } from 'vitest';
import {
  type Builder,
  buildDocument,
  type CheckedDocument,
  card,
  checkDocument,
  type DiscountFacts,
  type Document,
  type Facts,
  type IncomeFacts,
  type IssuerFacts,
  issuer,
  type LineFacts,
  type PaymentFacts,
  retailReceipt,
  type TerminalPayment,
  toRequest,
} from './doors.js';
import { opening } from './openings.js';

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

test('facts are auto-completed, and parsed JSON is accepted', () => {
  expectTypeOf<Parameters<typeof buildDocument>[0]>().toBeUnknown();
  const parsed: unknown = JSON.parse('{}');
  expectTypeOf(buildDocument(parsed)).toEqualTypeOf<Document>();
  expectTypeOf(checkDocument(parsed)).toEqualTypeOf<CheckedDocument>();
  expectTypeOf(buildDocument).toExtend<(facts: Facts) => Document>();
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
  const checked = checkDocument({});
  expectTypeOf(checked).toEqualTypeOf<CheckedDocument>();
  if (checked.ok) expectTypeOf(checked.document).toEqualTypeOf<Document>();
  else expectTypeOf(checked.document).toEqualTypeOf<Document | undefined>();
  expectTypeOf(buildDocument).returns.toEqualTypeOf<Document>();
  expectTypeOf(toRequest).toBeCallableWith([buildDocument({})]);
  // @ts-expect-error building knows no other documents
  checkDocument({}, { related: [] });
});

test('a card payment states whether its terminal is known', () => {
  expectTypeOf(card({ amount: '1.00', terminalId: 'T', posNspId: 2 })).toEqualTypeOf<TerminalPayment>();
  expectTypeOf(card({ amount: '1.00' })).toEqualTypeOf<PaymentFacts>();
});
