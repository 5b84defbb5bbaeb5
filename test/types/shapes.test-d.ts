import { expectTypeOf, test } from 'vitest';
import type {
  factsShape,
  issuerFactsShape,
  lineFactsShape,
  paymentFactsShape,
  recipientFactsShape,
} from '../../src/builders/facts/generated/shapes.js';
import type {
  Document,
  Facts,
  InvoiceLine,
  IssuerFacts,
  LineFacts,
  PaymentFacts,
  RecipientFacts,
} from '../../src/index.js';
import type { documentShape, invoiceLineShape } from '../../src/types/generated/shapes.js';
import type { ObjectShape } from '../../src/types/shape.js';

/** The names of the members of a shape that may be left out. */
type OptionalIn<Shape extends ObjectShape> = {
  [Name in keyof Shape['members']]: Shape['members'][Name] extends { kind: 'optional' } ? Name : never;
}[keyof Shape['members']];

/** The names of the members that a value may lack. */
type OptionalOf<Value> = {
  [Name in keyof Value]-?: object extends Pick<Value, Name> ? Name : never;
}[keyof Value];

test('the interfaces of the payload have the members that the reader reads', () => {
  expectTypeOf<keyof Document>().toEqualTypeOf<keyof (typeof documentShape)['members']>();
  expectTypeOf<OptionalOf<Document>>().toEqualTypeOf<OptionalIn<typeof documentShape>>();
  expectTypeOf<keyof InvoiceLine>().toEqualTypeOf<keyof (typeof invoiceLineShape)['members']>();
  expectTypeOf<OptionalOf<InvoiceLine>>().toEqualTypeOf<OptionalIn<typeof invoiceLineShape>>();
});

test('the interfaces of facts have the members that the reader reads', () => {
  expectTypeOf<keyof Facts>().toEqualTypeOf<keyof (typeof factsShape)['members']>();
  expectTypeOf<OptionalOf<Facts>>().toEqualTypeOf<OptionalIn<typeof factsShape>>();
  expectTypeOf<keyof LineFacts>().toEqualTypeOf<keyof (typeof lineFactsShape)['members']>();
  expectTypeOf<OptionalOf<LineFacts>>().toEqualTypeOf<OptionalIn<typeof lineFactsShape>>();
  expectTypeOf<keyof IssuerFacts>().toEqualTypeOf<keyof (typeof issuerFactsShape)['members']>();
  expectTypeOf<OptionalOf<IssuerFacts>>().toEqualTypeOf<OptionalIn<typeof issuerFactsShape>>();
  expectTypeOf<keyof RecipientFacts>().toEqualTypeOf<keyof (typeof recipientFactsShape)['members']>();
  expectTypeOf<OptionalOf<RecipientFacts>>().toEqualTypeOf<OptionalIn<typeof recipientFactsShape>>();
  expectTypeOf<OptionalOf<PaymentFacts>>().toEqualTypeOf<OptionalIn<typeof paymentFactsShape>>();
});

test('a document is read-only', () => {
  const document = {} as Document;
  // @ts-expect-error a built document is frozen
  document.invoiceHeader.series = 'B';
  // @ts-expect-error a built document is frozen
  document.invoiceDetails.push(document.invoiceDetails[0]);
});
